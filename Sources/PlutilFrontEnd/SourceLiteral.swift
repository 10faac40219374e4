internal import PropertyLists

/// A value as a literal of Swift or Objective-C.
///
/// Where the original writes what does not compile (quotation marks in keys, backslashes, line ends, `nan`,
/// names that are none, an empty dictionary in Swift), this one writes what does.
struct SourceLiteral {
  enum Language { case swift, objectiveC }

  private let language: Language
  private var bytes: [UInt8] = []

  /// The source file of a value.
  ///
  /// - Parameters:
  ///   - path: The file the value is from, which gives the constant its name.
  ///   - header: The name of a header to import, for Objective-C.
  static func of(
    _ root: PropertyListNode, in language: Language, from path: String, header: String? = nil
  ) throws(PlutilError) -> [UInt8] {
    var literal = SourceLiteral(language)
    let source = SourceName(path)
    if let header { literal.append("#import \"\(header)\"\n\n") }
    literal.append("/// Generated from \(source.file)\n")
    switch language {
    case .swift: literal.append("let \(source.identifier)\(annotation(of: root)) = ")
    case .objectiveC:
      literal.append("\(visibility)\n\(try foundationClass(of: root)) * const \(source.identifier) = ")
    }
    try literal.add(root, depth: 0)
    literal.append(language == .swift ? "\n" : ";\n")
    return literal.bytes
  }

  /// The header that declares the constant, for Objective-C.
  static func header(of root: PropertyListNode, from path: String) throws(PlutilError) -> [UInt8] {
    let source = SourceName(path)
    return Array(
      """
      #import <Foundation/Foundation.h>

      /// Generated from \(source.file)
      \(visibility)
      extern \(try foundationClass(of: root)) * const \(source.identifier);

      """.utf8)
  }

  private init(_ language: Language) {
    self.language = language
  }

  private static let visibility = "__attribute__((visibility(\"hidden\")))"

  /// The type a constant in Swift needs to be told, since its values are of several, or there are none.
  private static func annotation(of root: PropertyListNode) -> String {
    func areMixed(_ nodes: [PropertyListNode]) -> Bool { Set(nodes.map(\.kind)).count != 1 }
    switch root.kind {
    case .array: return areMixed(Array(root.items)) ? " : [Any]" : ""
    case .dictionary: return areMixed(root.effectiveEntries.map(\.value)) ? " : [String : Any]" : ""
    default: return ""
    }
  }

  private static func foundationClass(of root: PropertyListNode) throws(PlutilError) -> String {
    switch root.kind {
    case .string: return "NSString"
    case .boolean, .integer, .real: return "NSNumber"
    case .array: return "NSArray"
    case .dictionary: return "NSDictionary"
    case .date, .data, .uid, .set, .null: throw unrepresentable(.objectiveC)
    }
  }

  private static func unrepresentable(_ language: Language) -> PlutilError {
    PlutilError(
      "Input contains an object that cannot be represented in \(language == .swift ? "Swift" : "Obj-C")"
        + " literal syntax")
  }

  // MARK: Values

  /// Containers lie no deeper in one another than the readers allow, so recursion is bounded.
  private mutating func add(_ node: PropertyListNode, depth: Int) throws(PlutilError) {
    let at = language == .swift ? "" : "@"
    switch node.kind {
    case .string: append("\(at)\"\(escaped(node.string ?? ""))\"")
    case .boolean:
      let value = node.boolean == true
      append(language == .swift ? (value ? "true" : "false") : (value ? "@YES" : "@NO"))
    case .integer: append(at + (node.integer?.description ?? "0"))
    case .real: append(real(node.real ?? 0))
    case .date where language == .swift && node.date?.wholeSeconds != nil:
      append("Date(timeIntervalSinceReferenceDate: \(node.date?.secondsSinceReference ?? 0))")
    case .data where language == .swift: add(data: node.data ?? [])
    case .array: try add(items: node, depth: depth)
    case .dictionary: try add(entries: node, depth: depth)
    case .date, .data, .uid, .set, .null: throw Self.unrepresentable(language)
    }
  }

  private mutating func add(items node: PropertyListNode, depth: Int) throws(PlutilError) {
    append(language == .swift ? "[\n" : "@[\n")
    for item in node.items {
      indent(depth + 1)
      try add(item, depth: depth + 1)
      append(",\n")
    }
    indent(depth)
    append("]")
  }

  private mutating func add(entries node: PropertyListNode, depth: Int) throws(PlutilError) {
    let entries = KeyCollation.sorted(node.effectiveEntries)
    guard language == .objectiveC || !entries.isEmpty else { return append("[:]") }
    append(language == .swift ? "[\n" : "@{\n")
    for entry in entries {
      guard let key = entry.keyNode.string else { throw PlutilError.keysMustBeStrings }
      indent(depth + 1)
      append("\(language == .swift ? "" : "@")\"\(escaped(key))\" : ")
      try add(entry.value, depth: depth + 1)
      append(",\n")
    }
    indent(depth)
    append(language == .swift ? "]" : "}")
  }

  private mutating func add(data: [UInt8]) {
    append("Data(bytes: [")
    for byte in data { append("0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true)),") }
    append("])")
  }

  private func real(_ value: Double) -> String {
    switch (language, value.isFinite) {
    case (.swift, true): value.fixedText
    case (.objectiveC, true): "@" + value.fixedText
    case (.swift, false):
      value.isNaN ? "Double.nan" : value < 0 ? "-Double.infinity" : "Double.infinity"
    case (.objectiveC, false): value.isNaN ? "@(NAN)" : value < 0 ? "@(-INFINITY)" : "@(INFINITY)"
    }
  }

  private func escaped(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
      case 0x0A: result += "\\n".utf8
      case 0x0D: result += "\\r".utf8
      case 0 where language == .swift: result += "\\0".utf8
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: Layout

  private mutating func append(_ text: String) {
    bytes += text.utf8
  }

  private mutating func indent(_ depth: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 4 * depth))
  }
}
