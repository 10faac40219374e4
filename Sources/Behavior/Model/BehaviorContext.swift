import SourceText
public import Bundles
public import KeyCatalog
internal import PropertyLists
public import Resolution

/// What decisions rest on: the values of a bundle, and the state of the system.
public struct BehaviorContext: Sendable {
  /// The values as the system reads them.
  public let resolver: ValueResolver
  /// The state of the app and the device.
  public let state: BehaviorState
  /// The version of the system, nil for the newest.
  public let version: SystemVersion?
  /// Whose view of the keys counts.
  public let era: Era
  /// Whether the files of the bundle are known, so that one that is not found is not there.
  public let knowsFiles: Bool

  /// Creates a context.
  ///
  /// - Parameter knowsFiles: False for a property list alone: then nothing is said about files.
  public init(
    _ resolver: ValueResolver, state: BehaviorState = BehaviorState(), version: SystemVersion? = nil,
    era: Era = .today, knowsFiles: Bool = true
  ) {
    self.resolver = resolver
    self.state = state
    self.version = version
    self.era = era
    self.knowsFiles = knowsFiles
  }

  /// The system.
  public var system: RuntimeSystem { resolver.context.system }

  /// Whether the system is that of the Mac.
  var isMac: Bool { system == .macOS }

  /// Whether the system is that of iPhone and iPad.
  var isPhone: Bool { system == .iOS }

  /// The platform as the catalog names it.
  public var platform: Platform {
    switch system {
    case .macOS, .linux: .macOS
    case .iOS: .iOS
    case .tvOS: .tvOS
    case .watchOS: .watchOS
    case .visionOS: .visionOS
    }
  }

  /// Whether the system is at least a version; without one it is the newest.
  ///
  /// The watch and Apple Vision count their versions anew, and do what iOS had learned before their first one.
  func isAtLeast(_ other: SystemVersion) -> Bool {
    system == .watchOS || system == .visionOS ? true : version.map { $0 >= other } ?? true
  }

  // MARK: Values

  /// What stands in the file for a key.
  func raw(_ key: String) -> Reading<PropertyListValue?> {
    reading(key) { ($0, nil) }
  }

  /// A value that switches something on or off, as `boolValue` and the system's own helpers read it (B60).
  func flag(_ key: String, standard: Bool = false) -> Reading<Bool> {
    reading(key) { Self.flag($0, key, standard: standard) }
  }

  /// How a value is read that switches something on or off, and a remark if its type is another.
  static func flag(
    _ value: PropertyListValue?, _ key: String, standard: Bool = false
  ) -> (value: Bool, remark: String?) {
    switch value {
    case nil: return (standard, nil)
    case .boolean(let flag)?: return (flag, nil)
    case .integer(let number)?: return (number != 0, "\(key) is a number, which is read as \(number != 0).")
    case .real(let number)?: return (number != 0, "\(key) is a number, which is read as \(number != 0).")
    case .string(let text)?:
      let isYes = ["yes", "true", "1"].contains { text.isSameTextIgnoringCase(as: $0) }
      return (isYes, "\(key) is the text \"\(text)\", which is read as \(isYes).")
    case let other?: return (standard, "\(key) is \(words(for: other)), so it counts as absent.")
    }
  }

  /// A text; values of other types count as absent.
  func text(_ key: String) -> Reading<String?> {
    reading(key) { Self.text($0, key) }
  }

  /// The text a value is, nil and a remark for one of another type.
  static func text(_ value: PropertyListValue?, _ key: String) -> (value: String?, remark: String?) {
    switch value {
    case nil: (nil, nil)
    case .string(let text)?: (text, nil)
    case let other?: (nil, "\(key) is \(words(for: other)), not a text, so it counts as absent.")
    }
  }

  /// A list of texts; values of other types count as absent, and other items are left out.
  func texts(_ key: String) -> Reading<[String]> {
    reading(key) { value in
      switch value {
      case nil: return ([], nil)
      case .array(let items)?:
        let texts = Self.texts(of: items)
        let others = items.count - texts.count
        return (texts, others == 0 ? nil : "Items of \(key) that are no texts are left out: \(others).")
      case let other?:
        return ([], "\(key) is \(Self.words(for: other)), not an array, so it counts as absent.")
      }
    }
  }

  /// A dictionary or an array of them, and so on: whatever is no container counts as absent.
  func container(_ key: String, isArray: Bool) -> Reading<PropertyListValue?> {
    reading(key) { value in
      switch (value, isArray) {
      case (nil, _): (nil, nil)
      case (.array?, true), (.dictionary?, false): (value, nil)
      case (let other?, _):
        (
          nil,
          "\(key) is \(Self.words(for: other)), not \(isArray ? "an array" : "a dictionary"), so it counts as absent."
        )
      }
    }
  }

  private func reading<Value: Sendable>(
    _ key: String, _ understand: (PropertyListValue?) -> (Value, String?)
  ) -> Reading<Value> {
    let resolved = resolver.resolve(key, usesDefaults: false)
    let chosen = resolved.sources.first { $0.isChosen }
    // What the name of the bundle would give is not known from the property list alone.
    guard knowsFiles || chosen?.step != .derived || isInFile(chosen?.source ?? "") else {
      return Reading(value: understand(nil).0, original: nil, source: nil, remark: nil)
    }
    let (value, remark) = understand(resolved.value)
    return Reading(value: value, original: resolved.value, source: chosen, remark: remark)
  }

  /// Whether a key has a value of its own, which is not worked out from anything else.
  private func isInFile(_ key: String) -> Bool {
    let resolved = resolver.resolve(key, usesDefaults: false)
    return resolved.value != nil && resolved.step != .derived
  }

  /// The texts among some values.
  static func texts(of items: [PropertyListValue]) -> [String] {
    items.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  /// What a value is, with its article.
  static func words(for value: PropertyListValue) -> String {
    switch value.kind {
    case .string: "a text"
    case .boolean: "true or false"
    case .integer, .real: "a number"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    default: "something else"
    }
  }
}

extension PropertyListValue {
  /// Texts as an array.
  static func texts(_ texts: [String]) -> PropertyListValue { .array(texts.map { .string($0) }) }

  /// A number.
  static func number(_ number: Int) -> PropertyListValue { .integer(PropertyListInteger(number)) }

  /// Named values as a dictionary; what there is not is left out.
  static func fields(_ members: [(String, PropertyListValue?)]) -> PropertyListValue {
    .dictionary(
      PropertyListDictionary(
        uniqueEntries: members.compactMap { member in
          member.1.map { PropertyListDictionary.Entry(key: member.0, value: $0) }
        }))
  }
}
