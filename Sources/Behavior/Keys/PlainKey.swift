internal import PropertyLists
internal import SourceText

/// A key that decides by itself what a system does: one sentence with it, another without it.
struct PlainKey {
  let name: String
  let topic: BehaviorTopic
  let rules: [String]
  /// What the system does without the key.
  let absent: String
  /// What it does if the key is true, empty if it takes no such values.
  let on: String
  /// The default to be named: nothing, `=` for that of the catalog, or a word.
  private let standardWord: String
  private let off: String

  /// All such keys.
  static let all: [PlainKey] = RecordText.fields(of: plainKeyRecords).map { fields in
    guard fields.count == 7,
      let topic = BehaviorTopic.allCases.first(where: { $0.name.isSameText(as: fields[1]) })
    else { preconditionFailure("a record of a key is malformed") }
    return PlainKey(
      name: fields[0], topic: topic, rules: fields[2].isEmpty ? [] : [fields[2]], absent: fields[4],
      on: fields[6], standardWord: fields[3], off: fields[5])
  }

  /// The record of a key, nil if there is none.
  static func named(_ name: String) -> PlainKey? { all.first { $0.name.isSameText(as: name) } }

  /// What the system does for a value that switches something on or off.
  func sentence(isOn: Bool) -> String { isOn ? on : off.isEmpty ? absent : off }

  /// Whether the default is the one the catalog has.
  var takesDefaultOfCatalog: Bool { standardWord.isSameText(as: "=") }

  /// The default that is to be named, where the record has one of its own.
  var standard: PropertyListValue? {
    switch standardWord {
    case "false": .boolean(false)
    case "0": .number(0)
    default: nil
    }
  }
}
