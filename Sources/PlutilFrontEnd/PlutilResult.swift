internal import PropertyLists
internal import SourceText

/// What plutil makes of a value: the bytes of the file it writes.
struct PlutilResult {
  let bytes: [UInt8]

  /// Writes a value.
  ///
  /// - Parameters:
  ///   - format: The format, which must be one that can be written.
  ///   - input: The file the value is from, for literals.
  ///   - headerName: The name of the header that a literal of Objective-C imports.
  init(
    _ node: PropertyListNode, as format: PlutilFormat, from input: PlutilFile, isReadable: Bool,
    headerName: String? = nil
  ) throws(PlutilError) {
    switch format {
    case .xml: bytes = try Self.propertyList(node, .xml)
    case .binary: bytes = try Self.propertyList(node, .binary)
    case .json: bytes = try JSONText.of(node, isReadable: isReadable)
    case .swift: bytes = try SourceLiteral.of(node, in: .swift, from: input.path)
    case .objectiveC:
      bytes = try SourceLiteral.of(node, in: .objectiveC, from: input.path, header: headerName)
    case .raw: bytes = Array(BareText.of(node).utf8)
    case .type: bytes = Array(PlutilType(of: node).name.utf8)
    case .openStep: throw .openStep
    case .unchanged: bytes = try Self.inFormat(node.document.format, node, isReadable: isReadable)
    }
  }

  /// Writes a changed value in the format of the file it is from.
  init(
    _ value: PropertyListValue, inFormatOf old: PropertyListNode, isReadable: Bool
  ) throws(PlutilError) {
    // The bytes of a binary file hold any value, so all that follows needs to know nodes only.
    let document: PropertyListDocument
    do throws(WriteError) {
      document = PropertyListDocument.read(SourceBytes(try value.encoded(as: WriteOptions(format: .binary))))
    } catch {
      throw PlutilError(error.message)
    }
    guard let root = document.root else { throw PlutilError("The changed value could not be read back") }
    bytes = try Self.inFormat(old.document.format, root, isReadable: isReadable)
  }

  private static func inFormat(
    _ format: PropertyListFormat, _ node: PropertyListNode, isReadable: Bool
  ) throws(PlutilError) -> [UInt8] {
    switch format {
    case .xml, .binary: try propertyList(node, format)
    case .json: try JSONText.of(node, isReadable: isReadable)
    case .openStep, .strings, .gnustep: throw .openStep
    }
  }

  private static func propertyList(
    _ node: PropertyListNode, _ format: PropertyListFormat
  ) throws(PlutilError) -> [UInt8] {
    // Text in the system's own formats holds nothing but what every property list can.
    if node.document.format == .json || node.document.format == .binary { try check(node) }
    do throws(WriteError) { return try node.encoded(as: WriteOptions(format: format, style: .apple)) } catch {
      throw PlutilError(error.message)
    }
  }

  /// Makes sure that a value holds only what is a property list to the system.
  private static func check(_ node: PropertyListNode) throws(PlutilError) {
    switch node.kind {
    case .null: throw .keysMustBeStrings
    case .set: throw PlutilError("Sets cannot be represented in property lists")
    case .array: for item in node.items { try check(item) }
    case .dictionary:
      for entry in node.entries {
        guard entry.keyNode.kind == .string else { throw .keysMustBeStrings }
        try check(entry.value)
      }
    default: break
    }
  }
}

extension PlutilError {
  static let openStep = PlutilError("Conversion to OpenStep format is not supported")
}
