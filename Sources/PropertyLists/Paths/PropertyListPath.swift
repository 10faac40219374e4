/// A path through a property list as users write it, such as `CFBundleDocumentTypes[0].CFBundleTypeName`.
///
/// Keys are separated by periods; `[N]` is an item, counted from the end if negative; `[]` is every item;
/// `[KEY=VALUE]` is every item that is a dictionary with that value; `**` is any depth. A key that holds a
/// period, bracket or backslash has a backslash in front of it, or stands in double quotes.
public struct PropertyListPath: Sendable, Hashable {
  /// One step of a path.
  public enum Step: Sendable, Hashable {
    /// The value of a key.
    case key(String)
    /// The item at an index, from 0, or from the end if negative.
    case index(Int)
    /// Every item.
    case everyItem
    /// Every item that is a dictionary in which a key has a value, given as text.
    case itemsWhere(key: String, value: String)
    /// The value itself and everything in it, at any depth.
    case anyDepth
  }

  /// The steps, from the root.
  public let steps: [Step]

  /// Creates a path from steps.
  public init(_ steps: [Step]) { self.steps = steps }

  /// Creates a path that leads to one place.
  public init(_ path: [PropertyListPathStep]) {
    steps = path.map { step in
      switch step {
      case .key(let key): .key(key)
      case .index(let index): .index(index)
      }
    }
  }

  /// Reads a path.
  ///
  /// - Throws: ``PropertyListPathError`` at the first character that makes no sense.
  public init(parsing text: String) throws(PropertyListPathError) {
    var parser = PathParser(text)
    steps = try parser.parse()
  }

  /// The place the path leads to, or `nil` if it may lead to several.
  public var place: [PropertyListPathStep]? {
    var place: [PropertyListPathStep] = []
    for step in steps {
      switch step {
      case .key(let key): place.append(.key(key))
      case .index(let index): place.append(.index(index))
      case .everyItem, .itemsWhere, .anyDepth: return nil
      }
    }
    return place
  }
}

/// A path that makes no sense, and where it stops doing so.
public struct PropertyListPathError: Error, Sendable, Hashable {
  /// The offset in the path of the character at fault, in Unicode scalars.
  public let offset: Int
  /// One sentence for a person.
  public let message: String
}

extension PropertyListPath: CustomStringConvertible {
  /// The path as it is written; parsing it gives the same path back.
  public var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key): text += (text.isEmpty ? "" : ".") + Self.escaped(key)
      case .index(let index): text += "[\(index)]"
      case .everyItem: text += "[]"
      case .itemsWhere(let key, let value): text += "[\(Self.quoted(key))=\(Self.quoted(value))]"
      case .anyDepth: text += text.isEmpty ? "**" : ".**"
      }
    }
    return text
  }

  /// The text of a path that leads to one place.
  public static func text(of path: [PropertyListPathStep]) -> String {
    PropertyListPath(path).description
  }

  /// A key with whatever it needs to be read back as a key.
  private static func escaped(_ key: String) -> String {
    guard let first = key.utf8.first, first != UInt8(ascii: "\""), !key.utf8.elementsEqual("**".utf8) else {
      return quoted(key)
    }
    return withBackslashes(key) { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + withBackslashes(text) { $0 == UInt8(ascii: "\"") } + "\""
  }

  /// A text with a backslash in front of some bytes, and of each backslash.
  private static func withBackslashes(_ text: String, before isSpecial: (UInt8) -> Bool) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if isSpecial(byte) || byte == UInt8(ascii: "\\") { result.append(UInt8(ascii: "\\")) }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
