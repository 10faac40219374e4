import SourceText

internal import Bundles
internal import PropertyLists
internal import Resolution

/// What an app offers to install (R211–R213).
public struct Installation: Sendable {
  /// Where everything to be installed lies, nil if the URL is missing or has another form.
  public let base: String?
  /// The items, those inside a folder behind it.
  public let items: [InstallerItem]
  /// What is wrong with items, a sentence each.
  public let problems: [String]

  private let url: Reading<String?>
  private let declared: Reading<PropertyListValue?>

  /// Reads the keys.
  public init(_ context: BehaviorContext) {
    url = context.text("APInstallerURL")
    declared = context.container("APFiles", isArray: true)
    base = url.value.flatMap { Self.folder(of: $0) }
    var reader = ItemReader(base: base, bundle: context.resolver.bundle.structure.root)
    if case .array(let items)? = declared.value { reader.read(items) }
    items = reader.items
    problems = reader.problems
  }

  /// The folder of a URL of the form `file://localhost/path/`, nil for any other form (R211).
  public static func folder(of url: String) -> String? {
    let beginning = "file://localhost/"
    guard url.hasBeginning(beginning), url.hasEnding("/"), let path = decoded(url.droppingFirst(16)) else {
      return nil
    }
    return path.pathNames.holds("..") || path.utf8.contains(0) ? nil : path
  }

  /// The text with bytes in place of their hexadecimal digits behind percent signs, nil if digits are missing.
  private static func decoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap({ digit($0) }),
        let low = rest.popFirst().flatMap({ digit($0) })
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let installation = Installation(context)
    guard installation.url.isPresent || installation.declared.isPresent else { return [] }
    let outcome = installation.items.map { item in
      PropertyListValue.fields([
        ("name", item.name.map { .string($0) }), ("source", item.source.map { .string($0) }),
        ("destination", item.destination.map { .string($0) }), ("folder", .boolean(item.isShownAsFolder)),
        ("action", item.action.map { .string($0.rawValue) }),
        ("path", .array(item.path.map { .number($0) })),
      ])
    }
    let listed = installation.items.map { item in
      let name = item.name ?? "an item without a name"
      let way = item.action == .open ? "opens" : "copies"
      let source = item.source.map { " from \($0)" } ?? ""
      let destination = item.destination.map { " to \($0)" } ?? ""
      return "The installer \(way) \(name)\(source)\(destination)."
    }
    return [
      BehaviorEffect(
        .installation, "APInstallerURL", ["R211"], installation.url,
        .fields([("base", installation.base.map { .string($0) })]),
        installation.base.map { "Everything to be installed lies in \($0)." }
          ?? (installation.url.value.map {
            "Nothing is installed: \($0) has not the form file://localhost/path/."
          }
            ?? "Nothing is installed: there is no APInstallerURL.")),
      BehaviorEffect(
        .installation, "APFiles", ["R212", "R213"], installation.declared, .array(outcome),
        remarks: installation.problems,
        listed.isEmpty ? "Nothing is installed." : listed.joined(separator: " ")),
    ]
  }
}

/// Reads lists of items that lie in one another, without recursion.
private struct ItemReader {
  /// A list that is not yet read to its end.
  private struct Level {
    let values: [PropertyListValue]
    var index = 0
    /// Where items without a path of their own come from and go to.
    let source: String?
    let destination: String?
    let path: [Int]
  }

  let base: String?
  let bundle: String
  private(set) var items: [InstallerItem] = []
  private(set) var problems: [String] = []

  init(base: String?, bundle: String) {
    self.base = base
    self.bundle = bundle
  }

  mutating func read(_ values: [PropertyListValue]) {
    var levels = [Level(values: values, source: base, destination: bundle, path: [])]
    while let last = levels.indices.last {
      let level = levels[last]
      guard level.index < level.values.count else {
        levels.removeLast()
        continue
      }
      levels[last].index += 1
      let path = level.path + [level.index]
      guard case .dictionary(let entry) = level.values[level.index] else {
        note(path, "is no dictionary")
        continue
      }
      let item = item(entry, in: level, path)
      items.append(item)
      switch entry["APFiles"] {
      case .array(let inner)?:
        levels.append(Level(values: inner, source: item.source, destination: item.destination, path: path))
      case nil: break
      case .some: note(path, "has an APFiles that is no array")
      }
    }
  }

  private mutating func item(
    _ entry: PropertyListDictionary, in level: Level, _ path: [Int]
  ) -> InstallerItem {
    let text = { (key: String) -> String? in
      if case .string(let text)? = entry[key] { text } else { nil }
    }
    let name = text("APFileName")
    if name == nil { note(path, "has no APFileName") }
    if let name, name.utf8.contains(UInt8(ascii: "/")) || name.isSameText(as: "..") {
      note(path, "has an APFileName that is no name of a file")
    }
    let safeName = name.flatMap { $0.utf8.contains(UInt8(ascii: "/")) || $0.isSameText(as: "..") ? nil : $0 }
    let action = text("APInstallAction").flatMap { InstallerItem.Action(rawValue: $0) }
    if let word = text("APInstallAction"), action == nil {
      note(path, "has the action \(word), which is neither Copy nor Open")
    }
    let container = text("APDisplayedAsContainer")
    if let container, container.isSameTextIgnoringCase(as: "Yes"), !container.isSameText(as: "Yes") {
      note(path, "is shown as a document: only Yes, with a capital, makes a folder of it")
    }
    return InstallerItem(
      name: name,
      source: resolved("APFileSourcePath", text("APFileSourcePath"), base, level.source, safeName, path),
      destination: resolved(
        "APFileDestinationPath", text("APFileDestinationPath"), bundle, level.destination, safeName, path),
      isShownAsFolder: container?.isSameText(as: "Yes") ?? false, action: action,
      summary: text("APFileDescriptionKey"), path: path)
  }

  /// Where a path of an item leads, nil if it leads out of its base, or there is none.
  private mutating func resolved(
    _ key: String, _ written: String?, _ base: String?, _ folder: String?, _ name: String?, _ path: [Int]
  ) -> String? {
    guard let written else { return folder.flatMap { folder in name.map { PathName.join(folder, $0) } } }
    var names: [String] = []
    for part in written.pathNames where !part.isSameText(as: ".") {
      if part.isSameText(as: "..") {
        guard names.popLast() != nil else {
          note(path, "has the \(key) \(written), which leads out of its folder and is refused")
          return nil
        }
      } else {
        names.append(part)
      }
    }
    guard !written.hasBeginning("/") else {
      note(path, "has the \(key) \(written), which is not relative and is refused")
      return nil
    }
    return base.map { PathName.join($0, names.joined(separator: "/")) }
  }

  private mutating func note(_ path: [Int], _ text: String) {
    problems.append("Item \(path.map { "\($0)" }.joined(separator: ".")) \(text).")
  }
}
