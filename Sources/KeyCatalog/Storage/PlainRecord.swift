/// A record of named fields, as the tables beside the catalog of keys hold them.
///
/// A name stands on a line of its own; indented lines below hold the fields, further indented ones go on with
/// the field above. Everything is text.
struct PlainRecord {
  /// The name of the record.
  let name: String
  private var fields: [(name: String, value: String)] = []

  private init(_ name: String) { self.name = name }

  /// The text of a field, nil if the record does not have it.
  subscript(field: String) -> String? { fields.first { $0.name.isSameText(as: field) }?.value }

  /// The text of a field that every record of its table has.
  ///
  /// - Precondition: The record has the field.
  func text(_ field: String) -> String {
    guard let text = self[field] else { preconditionFailure("a field is missing") }
    return text
  }

  /// The items of a field, which stand between commas; none if the record does not have it.
  func list(_ field: String) -> [String] {
    guard let text = self[field] else { return [] }
    return text.utf8.split(separator: UInt8(ascii: ",")).map { item in
      String(decoding: item.first == UInt8(ascii: " ") ? item.dropFirst() : item, as: UTF8.self)
    }
  }

  /// Reads a table.
  ///
  /// - Precondition: The table is well formed.
  /// - Complexity: O(*n*) in its length.
  static func table(_ text: StaticString) -> [PlainRecord] {
    let text = RecordText(text)
    var records: [PlainRecord] = []
    var position = 0
    while position < text.count {
      let line = position..<text.lineEnd(from: position)
      position = line.upperBound + 1
      if line.isEmpty { continue }
      guard text[line.lowerBound] == UInt8(ascii: " ") else {
        records.append(PlainRecord(text.string(line)))
        continue
      }
      precondition(!records.isEmpty && line.count > 4, "a field belongs to a record")
      records[records.count - 1].read(line, of: text)
    }
    return records
  }

  private mutating func read(_ line: Range<Int>, of text: RecordText) {
    if text[line.lowerBound + 2] == UInt8(ascii: " ") {
      precondition(!fields.isEmpty, "a line continues nothing")
      fields[fields.count - 1].value += " " + text.string((line.lowerBound + 4)..<line.upperBound)
      return
    }
    var colon = line.lowerBound + 2
    while colon < line.upperBound, text[colon] != UInt8(ascii: ":") { colon += 1 }
    precondition(colon + 2 < line.upperBound, "a field has a word, a colon, a space and a text")
    fields.append(
      (
        name: text.string((line.lowerBound + 2)..<colon),
        value: text.string((colon + 2)..<line.upperBound)
      ))
  }
}
