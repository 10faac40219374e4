internal import PropertyLists
internal import SourceText

/// The type of a value on the command line, as `-insert` and `-replace` name it.
enum PlutilValueType: String {
  case bool, integer, float, string, date, data, xml, json, dictionary, array

  /// The type that an option such as `-string` names.
  init(_ option: String) throws(PlutilError) {
    guard option.utf8.first == UInt8(ascii: "-"), let type = Self(rawValue: String(option.dropFirst())) else {
      throw PlutilError("Unknown insert or replace type \(option)")
    }
    self = type
  }

  /// Whether the value follows; containers are empty.
  var takesText: Bool { self != .dictionary && self != .array }

  /// The value that a text stands for.
  func value(of text: String) throws(PlutilError) -> PropertyListValue {
    switch self {
    case .bool: return .boolean(["yes", "true"].contains(text.lowercased()))
    case .integer: return .integer(PropertyListInteger(LeadingNumber.integer(of: text)?.value ?? 0))
    case .float: return .real(LeadingNumber.real(of: text) ?? 0)
    case .string: return .string(text)
    case .date: return try date(of: text)
    case .data: return try data(of: text)
    case .xml: return try parsed(text, ReadOptions(), "Unable to parse xml property list: ")
    case .json:
      return try parsed(text, ReadOptions(format: .json, jsonForm: .plain), "Unable to parse JSON: ")
    case .dictionary: return .dictionary(PropertyListDictionary())
    case .array: return .array([])
    }
  }

  private func date(of text: String) throws(PlutilError) -> PropertyListValue {
    // Only what an element can hold as text is read as one.
    let element = "<date>\(text.filter { $0 != "<" && $0 != "&" })</date>"
    let document = PropertyListDocument.read(
      SourceBytes(Array(element.utf8)), options: ReadOptions(format: .xml))
    guard document.isValid, let date = document.root?.date, !text.utf8.contains(UInt8(ascii: "<")) else {
      throw PlutilError("Invalid date in argument")
    }
    return .date(date)
  }

  /// Base 64 in whole groups; characters of no meaning are skipped.
  private func data(of text: String) throws(PlutilError) -> PropertyListValue {
    var groups = text.utf8.filter { byte in
      byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || "+/=".utf8.contains(byte)
    }
    guard groups.count.isMultiple(of: 4), !groups.isEmpty || text.isEmpty else {
      throw PlutilError("Invalid base64 data in argument")
    }
    groups = Array("<data>".utf8) + groups + Array("</data>".utf8)
    let document = PropertyListDocument.read(SourceBytes(groups), options: ReadOptions(format: .xml))
    return .data(document.root?.data ?? [])
  }

  private func parsed(
    _ text: String, _ options: ReadOptions, _ problem: String
  ) throws(PlutilError) -> PropertyListValue {
    let document = PropertyListDocument.read(SourceBytes(Array(text.utf8)), options: options)
    guard document.isValid, options.format == .json || document.format != .json, let root = document.root
    else {
      throw PlutilError(
        problem
          + (options.format == .json
            ? ParserMessage.json(of: document) : ParserMessage.propertyList(of: document)))
    }
    do throws(WriteError) { return try root.value() } catch { throw PlutilError(problem + error.message) }
  }
}
