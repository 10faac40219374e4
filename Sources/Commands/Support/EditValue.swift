internal import CommandLineKit
internal import PropertyLists
internal import SourceText

/// Values as users write them in a call.
enum EditValue {
  /// The words of `--type`.
  static let types = [
    "string", "integer", "real", "boolean", "date", "data", "uid", "array", "dictionary", "null", "json",
  ]

  /// The value that a text stands for in a type.
  ///
  /// - Parameters:
  ///   - isGiven: Whether the call names the type; otherwise it was found out, and the error says so.
  ///   - path: Where the value goes.
  static func value(
    of text: String?, type: String, isGiven: Bool, path: PropertyListPath
  ) throws(CommandError) -> PropertyListValue {
    guard let text else {
      switch type {
      case "array": return .array([])
      case "dictionary": return .dictionary(PropertyListDictionary())
      case "null": return .null
      default:
        throw .usage(
          "The value is missing.", hint: "Only arrays and dictionaries can do without: --type array.")
      }
    }
    if let value = parse(text, as: type) { return value }
    let article = type == "integer" || type == "array" ? "an" : "a"
    throw .usage(
      "\"\(SafeText.visible(text))\" is not \(article) \(type)\(isGiven ? "" : ", the type of \(path.description)").",
      hint: hint(for: type, isGiven: isGiven))
  }

  private static func hint(for type: String, isGiven: Bool) -> String {
    let form: String
    switch type {
    case "boolean": form = "Write true or false."
    case "integer": form = "Write decimal digits, or 0x and hexadecimal ones."
    case "date": form = "Write it as 2001-01-01T00:00:00Z."
    case "data": form = "Write it as base-64."
    case "array": form = "Write JSON, as [\"a\", 1]."
    case "dictionary": form = "Write JSON, as {\"a\": 1}."
    case "json": form = "Write JSON, with text in double quotes."
    default: form = "Write it as JSON does."
    }
    return isGiven ? form : "\(form) For another type, say --type."
  }

  private static func parse(_ text: String, as type: String) -> PropertyListValue? {
    switch type {
    case "string": return .string(text)
    case "boolean":
      switch text.lowercased() {
      case "true", "yes", "1": return .boolean(true)
      case "false", "no", "0": return .boolean(false)
      default: return nil
      }
    case "integer": return integer(text).map { .integer($0) }
    case "real": return json("{\"$real\": \(quoted(text))}", .real)
    case "date": return json("{\"$date\": \(quoted(text))}", .date)
    case "data": return json("{\"$data\": \(quoted(text.filter { !$0.isWhitespace }))}", .data)
    case "uid": return UInt32(text).map { .uid($0) }
    case "null": return text.isEmpty || text == "null" ? .null : nil
    case "array": return json(text, .array)
    case "dictionary": return json(text, .dictionary)
    default: return json(text, nil)
    }
  }

  private static func integer(_ text: String) -> PropertyListInteger? {
    if let value = PropertyListInteger(decimal: text.utf8.drop { $0 == UInt8(ascii: "+") }) { return value }
    let isNegative = text.hasPrefix("-")
    let digits = isNegative ? text.dropFirst() : text[...]
    guard digits.lowercased().hasPrefix("0x"), let value = UInt64(digits.dropFirst(2), radix: 16) else {
      return nil
    }
    guard isNegative else { return PropertyListInteger(value) }
    return Int64("-\(value)").map { PropertyListInteger($0) }
  }

  private static func quoted(_ text: String) -> String {
    String(decoding: JSONAnswer.string(text), as: UTF8.self)
  }

  /// The value of a JSON text in the lossless form.
  private static func json(_ text: String, _ kind: PropertyListKind?) -> PropertyListValue? {
    let document = PropertyListDocument.read(SourceBytes(text), options: ReadOptions(format: .json))
    guard document.isValid, let root = document.root, kind == nil || root.kind == kind else { return nil }
    return try? root.value()
  }
}
