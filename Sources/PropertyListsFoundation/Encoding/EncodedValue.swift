internal import PropertyLists

/// A value on its way into a property list.
enum EncodedValue {
  /// A value that is done.
  case leaf(PropertyListValue)
  /// A container that may still grow.
  case container(EncodedContainer)
  /// What an encoder that was handed out will have encoded in the end.
  case deferred(ValueEncoder)

  /// What archives write for no value.
  static var null: EncodedValue { .leaf(.string("$null")) }

  /// The value in its final form.
  ///
  /// - Parameter sortsKeys: Dictionaries are sorted, by the characters of their keys.
  func value(sortsKeys: Bool) -> PropertyListValue {
    switch self {
    case .leaf(let value): value
    case .container(let container): container.value(sortsKeys: sortsKeys)
    case .deferred(let encoder):
      encoder.result?.value(sortsKeys: sortsKeys) ?? .dictionary(PropertyListDictionary())
    }
  }

  /// What Foundation calls a value that it refuses to write as a root.
  var fragmentName: String? {
    guard case .leaf(let value) = self else { return nil }
    switch value {
    case .boolean: return "boolean"
    case .integer, .real: return "number"
    case .string: return "string"
    case .date: return "date"
    default: return nil
    }
  }
}

/// A dictionary or an array that is being filled, by anybody who holds it.
final class EncodedContainer {
  private enum Content {
    case array([EncodedValue])
    case dictionary([(key: String, value: EncodedValue)])
  }

  private var content: Content
  /// The places of keys; made once there are so many that looking through them takes long.
  private var places: [String: Int] = [:]

  /// So many keys are looked through one by one.
  private static let linearLimit = 16

  static func array() -> EncodedContainer { EncodedContainer(.array([])) }
  static func dictionary() -> EncodedContainer { EncodedContainer(.dictionary([])) }

  private init(_ content: Content) { self.content = content }

  var isDictionary: Bool {
    if case .dictionary = content { true } else { false }
  }

  /// How many values there are.
  var count: Int {
    switch content {
    case .array(let items): items.count
    case .dictionary(let entries): entries.count
    }
  }

  func append(_ value: EncodedValue) {
    guard case .array(var items) = content else { return }
    // The list must not be in two places while it grows.
    content = .array([])
    items.append(value)
    content = .array(items)
  }

  subscript(key: String) -> EncodedValue? {
    get {
      guard case .dictionary(let entries) = content else { return nil }
      return place(of: key, in: entries).map { entries[$0].value }
    }
    set {
      guard let newValue, case .dictionary(var entries) = content else { return }
      content = .dictionary([])
      if let place = place(of: key, in: entries) {
        entries[place].value = newValue
      } else {
        entries.append((key, newValue))
        note(entries)
      }
      content = .dictionary(entries)
    }
  }

  private func place(of key: String, in entries: [(key: String, value: EncodedValue)]) -> Int? {
    entries.count > Self.linearLimit ? places[key] : entries.firstIndex { $0.key == key }
  }

  /// Notes the place of the last entry, or of all once there are many.
  private func note(_ entries: [(key: String, value: EncodedValue)]) {
    guard entries.count > Self.linearLimit else { return }
    let first = places.isEmpty ? 0 : entries.count - 1
    for place in first..<entries.count { places[entries[place].key] = place }
  }

  func value(sortsKeys: Bool) -> PropertyListValue {
    switch content {
    case .array(let items): return .array(items.map { $0.value(sortsKeys: sortsKeys) })
    case .dictionary(var entries):
      // Foundation's encoder, other than the rest of the system, orders keys as strings of Swift.
      if sortsKeys { entries.sort { $0.key < $1.key } }
      return .dictionary(
        PropertyListDictionary(
          uniqueEntries: entries.map {
            PropertyListDictionary.Entry(key: $0.key, value: $0.value.value(sortsKeys: sortsKeys))
          }))
    }
  }
}
