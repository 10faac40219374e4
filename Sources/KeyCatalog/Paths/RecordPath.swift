/// The identity of a key: the list of its path components.
///
/// Its text joins the components by periods, as in `CFBundleDocumentTypes[].CFBundleTypeRole`: `[]` means
/// each item of an array, `<name>` a key that is free to choose. A component that contains periods is
/// quoted where it would otherwise be torn apart.
public struct RecordPath: Sendable, Hashable, CustomStringConvertible {
  /// A step from a dictionary or array to what it holds.
  public enum Component: Sendable, Hashable {
    /// A key with exactly this name.
    case key(String)
    /// Every item of an array: `[]`.
    case items
    /// Any key of a dictionary; the text says what it stands for: `<domain>`.
    case free(String)

    /// The component as it stands in a list of components: the name, `[]`, or the word in angle brackets.
    public var text: String {
      switch self {
      case .key(let name): name
      case .items: "[]"
      case .free(let name): "<\(name)>"
      }
    }
  }

  /// The steps from the root of the document.
  public let components: [Component]

  /// Creates a path from its components.
  public init(_ components: [Component]) { self.components = components }

  /// Reads the text of a path.
  ///
  /// `nil` if a component is empty, a quotation mark has no partner, or nothing is left. An index
  /// between brackets stands for `[]`, so a path in a document can be used to ask for its record.
  public init?(_ text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    guard let components = reader.components() else { return nil }
    self.components = components
  }

  /// The text of the path, with components quoted where they contain periods.
  ///
  /// A path of a single component is never quoted: entitlements are written as they are.
  public var description: String {
    if components.count == 1, case .key(let name) = components[0] { return name }
    var text = ""
    for component in components {
      switch component {
      case .items: text += "[]"
      case .key(let name) where name.utf8.contains(UInt8(ascii: ".")):
        text += text.isEmpty ? "\"\(name)\"" : ".\"\(name)\""
      default: text += text.isEmpty ? component.text : ".\(component.text)"
      }
    }
    return text
  }

  /// Reads components one after the other.
  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    mutating func components() -> [Component]? {
      var result: [Component] = []
      while true {
        guard let name = name() else { return nil }
        if name.first == UInt8(ascii: "<"), name.last == UInt8(ascii: ">"), name.count > 2 {
          result.append(.free(String(decoding: name[1..<name.count - 1], as: UTF8.self)))
        } else {
          result.append(.key(String(decoding: name, as: UTF8.self)))
        }
        while position < bytes.count, bytes[position] == UInt8(ascii: "[") {
          guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "]")),
            bytes[(position + 1)..<end].allSatisfy({ $0.isASCIIDigit })
          else { return nil }
          result.append(.items)
          position = end + 1
        }
        if position == bytes.count { return result }
        guard bytes[position] == UInt8(ascii: ".") else { return nil }
        position += 1
      }
    }

    private mutating func name() -> [UInt8]? {
      var name: [UInt8] = []
      if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
        guard let end = bytes[(position + 1)...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        name += bytes[(position + 1)..<end]
        position = end + 1
      } else {
        while position < bytes.count, bytes[position] != UInt8(ascii: "."),
          bytes[position] != UInt8(ascii: "[")
        {
          if bytes[position] == UInt8(ascii: "\"") { return nil }
          name.append(bytes[position])
          position += 1
        }
      }
      return name.isEmpty ? nil : name
    }
  }
}
