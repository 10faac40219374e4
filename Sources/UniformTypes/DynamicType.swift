import SourceText

/// A type that nobody declares: its identifier says by itself what it stands for (L14–L17).
///
/// The identifier is `dyn.a` and a text in 32 letters and digits. The text holds what the type conforms to and its tags:
/// `?0=6:1=sql` is data whose name ends in `.sql`.
public struct DynamicType: Sendable, Hashable {
  /// A mark of the type; its class may be one that this library does not know.
  public struct Tag: Sendable, Hashable {
    /// The identifier of the class.
    public let tagClass: String
    /// The text.
    public let value: String

    /// Creates a tag.
    public init(tagClass: String, value: String) {
      self.tagClass = tagClass
      self.value = value
    }
  }

  /// The types it conforms to.
  public let parents: [String]
  /// Its tags.
  public let tags: [Tag]

  /// Creates a type.
  public init(parents: [String], tags: [Tag]) {
    self.parents = parents
    self.tags = tags
  }

  /// The type of things that have a tag nobody declares.
  ///
  /// - Parameter parent: What they conform to; by default, data (L17).
  public init(_ tag: TypeTag, conformingTo parent: String = "public.data") {
    let value = tag.tagClass == .filenameExtension ? tag.value.asciiLowercased : tag.value
    self.init(parents: [parent], tags: [Tag(tagClass: tag.tagClass.identifier, value: value)])
  }

  /// The tags of a class.
  public func tags(_ tagClass: TagClass) -> [String] {
    tags.compactMap { tagClass.identifier.isSameTextIgnoringCase(as: $0.tagClass) ? $0.value : nil }
  }

  /// Whether two types stand for the same: the order of what they say does not count (L16).
  public func isSame(as other: DynamicType) -> Bool {
    Set(parents) == Set(other.parents) && Set(tags) == Set(other.tags)
  }

  /// Whether an identifier is one of a dynamic type.
  public static func isIdentifier(_ identifier: String) -> Bool {
    identifier.utf8.count > 4
      && identifier.utf8.prefix(4).elementsEqual("dyn.".utf8) {
        $0.asciiLowercased == $1
      }
  }

  // MARK: The text

  /// Identifiers that one digit stands for, in the order of the digits.
  private static let abbreviated = [
    "UTTypeConformsTo", "public.filename-extension", "com.apple.ostype", "public.mime-type",
    "com.apple.nspboard-type", "public.url-scheme", "public.data", "public.text", "public.plain-text",
    "public.utf16-plain-text", "com.apple.traditional-mac-plain-text", "public.image", "public.video",
    "public.audio", "public.directory", "public.folder",
  ]

  /// The classes whose tags are never identifiers, so that no digit stands for one.
  private static let plainClasses = [
    "public.filename-extension", "com.apple.ostype", "public.mime-type", "public.url-scheme",
  ]

  /// What the identifier says, before it is put into letters and digits.
  public var text: String {
    var text = ""
    if !parents.isEmpty { text = "?0=" + parents.map { Self.written($0) }.joined(separator: ",") }
    for tag in tags {
      if !text.isEmpty { text += ":" }
      text += Self.written(tag.tagClass) + "="
      text += Self.plainClasses.contains(tag.tagClass) ? Self.escaped(tag.value) : Self.written(tag.value)
    }
    return text
  }

  private static func written(_ identifier: String) -> String {
    for (number, known) in abbreviated.enumerated() where known.isSameText(as: identifier) {
      return String(number, radix: 16, uppercase: true)
    }
    // What looks like a digit that stands for something must not be taken for it.
    return digit(identifier) == nil ? escaped(identifier) : "\\" + identifier
  }

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isMark(byte) { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a byte has a meaning in the text.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "?"), UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "\\"): true
    default: false
    }
  }

  private static func digit(_ text: String) -> Int? {
    guard text.utf8.count == 1, let byte = text.utf8.first else { return nil }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): return Int(byte - UInt8(ascii: "A")) + 10
    default: return nil
    }
  }

  /// Reads what an identifier says, such as `?0=6:1=sql`; digits may be written out as what they stand for.
  ///
  /// - Returns: Nil for any other text.
  public init?(text: String) {
    var bytes = Array(text.utf8)[...]
    let hasParents = bytes.first == UInt8(ascii: "?")
    if hasParents { bytes = bytes.dropFirst() }
    var parents: [String] = []
    var tags: [Tag] = []
    for (index, part) in Self.split(bytes, at: UInt8(ascii: ":")).enumerated() {
      let sides = Self.split(part, at: UInt8(ascii: "="))
      guard sides.count == 2 else { return nil }
      let name = Self.read(sides[0])
      if name.isSameText(as: "UTTypeConformsTo") {
        guard hasParents, index == 0 else { return nil }
        parents = Self.split(sides[1], at: UInt8(ascii: ",")).map { Self.read($0) }
      } else {
        let value =
          Self.plainClasses.contains(name) ? Self.unescaped(sides[1]) : Self.read(sides[1])
        tags.append(Tag(tagClass: name, value: value))
      }
    }
    guard !tags.isEmpty || !parents.isEmpty else { return nil }
    self.init(parents: parents, tags: tags)
  }

  /// The parts between marks that have no backslash in front.
  private static func split(_ bytes: ArraySlice<UInt8>, at mark: UInt8) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if bytes[index] == mark {
        parts.append(bytes[start..<index])
        start = index + 1
      }
      index += 1
    }
    parts.append(bytes[start...])
    return parts
  }

  private static func read(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return digit(text).map { abbreviated[$0] } ?? unescaped(bytes)
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if byte == UInt8(ascii: "\\"), !isEscaped {
        isEscaped = true
      } else {
        result.append(byte)
        isEscaped = false
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
