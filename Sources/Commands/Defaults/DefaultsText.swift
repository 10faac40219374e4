internal import PropertyLists

/// A value as `defaults read` prints it: containers as OpenStep text, everything else bare.
enum DefaultsText {
  /// The text of a value, with a line feed at the end.
  static func of(_ node: PropertyListNode) -> [UInt8] {
    guard let value = try? node.value() else { return [] }
    switch value {
    case .array, .dictionary, .set, .pairs, .data:
      let options = WriteOptions(format: .openStep, sortsKeys: true)
      return (try? plain(value).encoded(as: options)) ?? []
    default: return Array((text(of: value) + "\n").utf8)
    }
  }

  /// The value with text for what OpenStep text has no form for.
  private static func plain(_ value: PropertyListValue) -> PropertyListValue {
    switch value {
    case .array(let items), .set(let items): .array(items.map(plain))
    case .dictionary(let dictionary):
      .dictionary(
        PropertyListDictionary(
          uniqueEntries: dictionary.entries.map { .init(key: $0.key, value: plain($0.value)) }))
    case .data: value
    default: .string(text(of: value))
    }
  }

  private static func text(of value: PropertyListValue) -> String {
    switch value {
    case .string(let text): text
    case .boolean(let value): value ? "1" : "0"
    case .integer(let number): "\(number)"
    case .real(let number):
      number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
    case .date(let date):
      date.xmlText.map {
        String(decoding: $0.utf8.map { $0 == 0x54 ? 0x20 : $0 }.dropLast(), as: UTF8.self) + " +0000"
      }
        ?? ""
    case .uid(let number): "\(number)"
    case .null: "<null>"
    case .data, .array, .dictionary, .set, .pairs: ""
    }
  }
}
