import Testing
import UniformTypes

@Suite("A dynamic type")
struct DynamicTypeTests {
  /// The text and the identifier of types that were seen on running systems, and two that were worked out.
  static let vectors = [
    ("?0=6:1=sql", "dyn.ah62d4rv4ge81g6pq"),
    ("?0=6:1=taz", "dyn.ah62d4rv4ge81k2p4"),
    ("?0=6:1=001", "dyn.ah62d4rv4ge8xaqbv"),
    ("?0=6:1=tlz", "dyn.ah62d4rv4ge81k5d4"),
    ("?0=6:1=go", "dyn.ah62d4rv4ge80s52"),
    ("?0=6:1=coffee", "dyn.ah62d4rv4ge80g55gq3w0n"),
    ("?0=6:1=indd", "dyn.ah62d4rv4ge80w5xequ"),
    ("?0=6:1=anchorvault", "dyn.ah62d4rv4ge80c5xdrb11e7xbsz0hk"),
    ("?0=6:1=workflow", "dyn.ah62d4rv4ge81s55wrrxg2551"),
    ("?0=6:2=styl", "dyn.ah62d4rv4gk81g7d3ru"),
    ("?0=6:2=ustl", "dyn.ah62d4rv4gk81n65yru"),
    ("?0=6:2=XMSS", "dyn.ah62d4rv4gk8zuxnxnq"),
    ("?0=6:4=NSFilenamesPboardType", "dyn.ah62d4rv4gu8y6y4grf0gn5xbrzw1gydcr7u1e3cytf2gn"),
    (
      "?0=6:4=NeXT smart paste pasteboard type",
      "dyn.ah62d4rv4gu8y63n2nuuhg5pbsm4ca6dbsr4gnkduqf31k3pcr7u1e3basv61a3k"
    ),
    (
      "?0=6:4=Apple files promise pasteboard type",
      "dyn.ah62d4rv4gu8yc6durvwwa3xmrvw1gkdusm1044pxqyuha2pxsvw0e55bsmwca7d3sbwu"
    ),
    ("?0=6:4=Apple URL pasteboard type", "dyn.ah62d4rv4gu8yc6durvwwaznwmuuha2pxsvw0e55bsmwca7d3sbwu"),
    ("1=foo", "dyn.age80q55t"),
    ("?0=E:1=foo", "dyn.ah62d4vm4ge80q55t"),
    ("?0=6:1=ipa", "dyn.ah62d4rv4ge80w6db"),
    ("?0=6:1=tipa", "dyn.ah62d4rv4ge81k4puqe"),
  ]

  @Test(arguments: vectors)
  func `is read from its identifier and written as it was (L14, L15)`(text: String, identifier: String) throws
  {
    let type = try #require(DynamicType(identifier: identifier))
    #expect(type.text == text)
    #expect(type.identifier == identifier)
    #expect(DynamicType(text: text) == type)
    #expect(DynamicType(identifier: "DYN." + identifier.dropFirst(4).uppercased()) == type)
  }

  @Test(arguments: [
    (TypeTag(.filenameExtension, "SQL"), "public.data", "?0=6:1=sql"),
    (TypeTag(.filenameExtension, "foo"), "public.directory", "?0=E:1=foo"),
    (TypeTag(.osType, "XMSS"), "public.data", "?0=6:2=XMSS"),
    (TypeTag(.mimeType, "text/x-new"), "com.example.thing", "?0=com.example.thing:3=text/x-new"),
  ])
  func `of a tag is data unless something else is said (L17)`(tag: TypeTag, parent: String, text: String) {
    #expect(DynamicType(tag, conformingTo: parent).text == text)
  }

  @Test(arguments: [
    "a=b", "a:b", "a,b", "?", "\\", "a\\=b", "é", "7", "A",
  ])
  func `keeps characters that mean something in the text (L14)`(value: String) throws {
    let pasteboard = DynamicType(TypeTag(.pasteboardType, value))
    #expect(DynamicType(identifier: pasteboard.identifier) == pasteboard)
    let fileExtension = DynamicType(
      parents: ["a:b", "c,d"], tags: [.init(tagClass: "public.filename-extension", value: value)])
    #expect(DynamicType(identifier: fileExtension.identifier) == fileExtension)
  }

  @Test(arguments: [
    ("?UTTypeConformsTo=public.data:public.filename-extension=sql", "?0=6:1=sql"), ("1=a:3=b/c", "1=a:3=b/c"),
  ])
  func `is read from its text, also without abbreviations (L14)`(text: String, expected: String) {
    #expect(DynamicType(text: text)?.text == expected)
    for bad in ["", "a", "?", "0=6", "a=b=c", "?1=a:0=6"] { #expect(DynamicType(text: bad) == nil, "\(bad)") }
  }

  @Test
  func `equals another that says the same in another order (L16)`() {
    let one = DynamicType.Tag(tagClass: "public.mime-type", value: "a/b")
    let other = DynamicType.Tag(tagClass: "public.filename-extension", value: "b")
    #expect(
      DynamicType(parents: ["x", "y"], tags: [one, other]).isSame(
        as: DynamicType(parents: ["y", "x"], tags: [other, one])))
    #expect(!DynamicType(parents: [], tags: [one]).isSame(as: DynamicType(parents: [], tags: [other])))
  }

  @Test(arguments: [
    "", "dyn.", "dyn.a", "dyn.b123", "dyn.ai", "dyn.a\u{0}", "public.data", "dyn.aaaa", "dyn.ah62",
  ])
  func `is not read from anything else`(identifier: String) {
    #expect(DynamicType(identifier: identifier) == nil)
  }
}
