import Foundation
import PropertyLists
import PropertyListsFoundation
import Testing

/// What Foundation's decoder makes of a file, ours makes of it too.
@Suite("Decoding, as Foundation does it")
struct DecodingDifferentialTests {
  static let probes: [Probe] = [
    Probe(Bool.self), Probe(String.self), Probe(Int.self), Probe(Int8.self), Probe(Int16.self),
    Probe(Int32.self), Probe(Int64.self), Probe(UInt.self), Probe(UInt8.self), Probe(UInt16.self),
    Probe(UInt32.self), Probe(UInt64.self), Probe(Float.self), Probe(Double.self), Probe(Date.self),
    Probe(Data.self), Probe(URL.self), Probe(UUID.self), Probe(Decimal.self), Probe(Int?.self),
    Probe(String?.self), Probe(Date?.self), Probe([Int]?.self), Probe([Int].self), Probe([UInt8].self),
    Probe([String].self), Probe([Double].self), Probe([Float].self), Probe([Bool].self), Probe([Date].self),
    Probe([Data].self), Probe([Int?].self), Probe([String?].self), Probe([[Int]].self), Probe(Set<Int>.self),
    Probe([String: Int].self, isUnordered: true), Probe([String: String].self, isUnordered: true),
    Probe([Int: Int].self, isUnordered: true), Probe([Int: String].self, isUnordered: true),
    Probe([String: [String]].self, isUnordered: true), Probe([String: [String: Int]].self, isUnordered: true),
    Probe([Samples.Name: Int].self, isUnordered: true),
    Probe([Double: Int].self, isUnordered: true), Probe(Samples.Name.self), Probe(Samples.Number.self),
    Probe(Samples.Scalars.self), Probe(Samples.Optionals.self, isUnordered: true),
    Probe(Samples.ExplicitNil.self),
    Probe(Samples.Choice.self), Probe(Samples.Foundation.self), Probe(Samples.Nested.self),
    Probe(Samples.Unkeyed.self), Probe(Samples.Wrapper<Int>.self), Probe(Samples.Wrapper<[String]>.self),
    Probe(Samples.Nothing.self), Probe([Samples.Nothing].self),
    Probe(Samples.Anything.self, isUnordered: true),
    Probe([Samples.Anything].self, isUnordered: true),
    Probe([String: Samples.Anything].self, isUnordered: true),
  ]

  static let snippets: [String] = [
    "<string></string>", "<string>text</string>", "<string>first</string>", "<string>$null</string>",
    "<string>a &amp; b <![CDATA[<c>]]> é 😀</string>", "<string>https://example.org/a%20b</string>",
    "<string>E621E1F8-C36C-495A-93FC-0C247A3E6E5F</string>", "<string>5</string>", "<true/>", "<false/>",
    "<integer>0</integer>", "<integer>1</integer>", "<integer>-1</integer>", "<integer>127</integer>",
    "<integer>128</integer>", "<integer>-129</integer>", "<integer>65536</integer>",
    "<integer>4294967296</integer>", "<integer>9223372036854775807</integer>",
    "<integer>9223372036854775808</integer>", "<integer>18446744073709551615</integer>",
    "<integer>-9223372036854775808</integer>", "<integer>0x1F</integer>", "<integer>+5</integer>",
    "<integer>123456789012345678</integer>", "<integer>16777217</integer>", "<real>0</real>",
    "<real>1</real>",
    "<real>-0.0</real>", "<real>0.1</real>", "<real>1.5</real>", "<real>300</real>", "<real>1e300</real>",
    "<real>1e-320</real>", "<real>16777217</real>", "<real>9223372036854775808</real>",
    "<real>infinity</real>",
    "<date>2001-01-01T00:00:00Z</date>", "<date>1965-06-07T08:09:10Z</date>",
    "<date>2026-02-30T25:61:61Z</date>",
    "<data></data>", "<data>AQIDBA==</data>", "<data>\n\tAQ ID\n\t</data>", "<array/>", "<dict/>",
    "<array><integer>1</integer></array>", "<array><integer>1</integer><string>$null</string></array>",
    "<array><integer>1</integer><string>$null</string><dict><key>name</key><string>n</string></dict></array>",
    "<array><integer>1</integer><integer>2</integer><dict/></array>", "<array><integer>1</integer></array>",
    "<array><string>a</string><string>b</string></array>",
    "<array><string>a</string><integer>1</integer></array>",
    "<array><array><integer>1</integer></array><array/></array>",
    "<array><true/><integer>1</integer></array>",
    "<array><real>1.5</real><integer>2</integer></array>", "<array><dict/><dict/></array>",
    "<array><date>2001-01-01T00:00:00Z</date></array>", "<array><data>AQ==</data></array>",
    "<dict><key>a</key><integer>1</integer></dict>", "<dict><key>1</key><integer>2</integer></dict>",
    "<dict><key>1.5</key><integer>2</integer></dict>", "<dict><key>first</key><integer>2</integer></dict>",
    "<dict><key>a</key><string>$null</string></dict>", "<dict><key>a</key><array/></dict>",
    "<dict><key>a</key><array><string>x</string><integer>1</integer></array></dict>",
    "<dict><key>a</key><dict><key>b</key><string>x</string></dict></dict>",
    "<dict><key>relative</key><string>a b</string></dict>",
    "<dict><key>relative</key><integer>1</integer></dict>",
    "<dict><key>text</key><string>t</string><key>int</key><true/></dict>",
    "<dict><key>text</key><string>$null</string><key>number</key><integer>5</integer></dict>",
    "<dict><key>number</key><string>x</string><key>text</key><string>y</string></dict>",
    "<dict><key>nested</key><dict><key>k</key><array><string>$null</string><integer>300</integer></array></dict></dict>",
    "<dict><key>nothing</key><dict/></dict>",
    "<dict><key>text</key><dict><key>_0</key><string>s</string></dict></dict>",
    "<dict><key>pair</key><dict><key>left</key><integer>1</integer></dict></dict>",
    "<dict><key>pair</key><dict><key>right</key><integer>1</integer></dict></dict>",
    "<dict><key>nested</key><dict><key>_0</key><dict><key>nothing</key><dict/></dict></dict></dict>",
    "<dict><key>nothing</key><dict/><key>text</key><dict/></dict>",
    "<dict><key>dictionary</key><dict><key>list</key><array><array><integer>3</integer><dict><key>list</key>"
      + "<string>z</string></dict></array></array></dict></dict>",
    "<dict><key>dictionary</key><dict><key>list</key><array><array><integer>3</integer></array></array></dict></dict>",
    "<dict><key>dictionary</key><dict><key>list</key><array><dict/></array></dict></dict>",
    "<dict><key>dictionary</key><integer>1</integer></dict>", "<dict><key>dictionary</key><dict/></dict>",
    "<dict><key>e\u{301}</key><integer>1</integer></dict>",
    "<dict><key>a &lt; b</key><integer>1</integer></dict>",
    "<dict><key></key><integer>1</integer></dict>",
    "<dict>" + (0..<40).map { "<key>key \($0)</key><integer>\($0)</integer>" }.joined() + "</dict>",
  ]

  static func xml(_ snippet: String) -> Data { Data("<plist version=\"1.0\">\(snippet)</plist>".utf8) }

  static func binary(_ xml: Data) throws -> Data {
    let value = unsafe try PropertyListSerialization.propertyList(from: xml, options: [], format: nil)
    return try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
  }

  @Test(arguments: probes)
  func `gives the same values and errors for XML`(probe: Probe) {
    for snippet in Self.snippets {
      let comparison = probe.compare(Self.xml(snippet))
      #expect(comparison.isSame, "\(probe) of \(snippet)\n\(comparison.description)")
    }
  }

  @Test(arguments: probes)
  func `gives the same values and errors for binary files`(probe: Probe) throws {
    for snippet in Self.snippets {
      let comparison = probe.compare(try Self.binary(Self.xml(snippet)))
      #expect(comparison.isSame, "\(probe) of \(snippet)\n\(comparison.description)")
    }
  }

  @Test(arguments: 0..<8)
  func `gives the same values and errors for random files`(seed: Int) throws {
    var generator = RandomList(seed: UInt64(seed))
    var failures = 0
    var count = 0
    for _ in 0..<30 {
      let xml = Self.xml(generator.next())
      for data in [xml, try Self.binary(xml)] {
        for probe in Self.probes {
          let comparison = probe.compare(data)
          #expect(
            comparison.isSame,
            "\(probe) of \(String(decoding: xml, as: UTF8.self))\n\(comparison.description)")
          count += 1
          failures += comparison.isFailure ? 1 : 0
        }
      }
    }
    // The lists are made so that both happen often.
    #expect(failures > count / 10 && failures < count)
  }

  static let brokenFiles: [Data] =
    [
      "", "<plist>", "<plist></plist>", "<plist><foo/></plist>", "<plist><dict><key>a</key></dict></plist>",
      "<plist><string>a</plist>", "<plist><array></dict></plist>",
      "<plist><string>&unknown;</string></plist>",
      "<plist><integer>abc</integer></plist>", "<plist><date>yesterday</date></plist>", "(a, b", "{ a = ; }",
      "[1,",
    ].map { Data($0.utf8) } + [Data("bplist00".utf8) + Data(repeating: 0xFF, count: 50)]

  @Test(arguments: brokenFiles)
  func `calls a broken file corrupted`(data: Data) throws {
    let theirs = Outcome { try FoundationDecoder().decode([Date].self, from: data) }
    let ours = Outcome { try OurDecoder().decode([Date].self, from: data) }
    #expect(ours.failure?.kind == "data corrupted")
    #expect(ours.failure?.path == [])
    // Foundation looks at a number or a date only when a type asks for it.
    let isLeaf = String(decoding: data, as: UTF8.self).contains(/abc|yesterday/)
    if !isLeaf { #expect(theirs.failure?.kind == ours.failure?.kind) }
    #expect(ours.failure?.place?.readError != nil)
  }

  @Test func `tells the format as Foundation does`() throws {
    let xml = Self.xml("<array/>")
    var format = OurDecoder.PropertyListFormat.openStep
    _ = try OurDecoder().decode([Int].self, from: xml, format: &format)
    #expect(format == .xml)
    _ = try OurDecoder().decode([Int].self, from: Self.binary(xml), format: &format)
    #expect(format == .binary)
    #expect(throws: Swift.DecodingError.self) {
      try OurDecoder().decode(Int.self, from: xml, format: &format)
    }
    #expect(format == .binary)
  }
}
