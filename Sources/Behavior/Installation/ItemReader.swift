internal import Bundles
internal import PropertyLists
internal import SourceText

/// Reads lists of items that lie in one another, without recursion (R212).
struct ItemReader {
  /// A list that is not yet read to its end.
  private struct Level {
    let values: [PropertyListValue]
    var index = 0
    /// Where items without a path of their own come from and go to, nil if the item around them is refused.
    let source: String?
    let destination: String?
    let path: [Int]
  }

  /// A path of an item.
  private struct Resolved {
    /// Where it leads, nil if nowhere.
    var path: String?
    /// Why it leads nowhere, the end of a sentence.
    var refusal: String?
  }

  private let base: String?
  private let bundle: String
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
        let isOpen = item.refusal == nil
        levels.append(
          Level(
            values: inner, source: isOpen ? item.source : nil, destination: isOpen ? item.destination : nil,
            path: path))
      case nil: break
      case let other?: note(path, "has an APFiles that is \(BehaviorContext.words(for: other)), not an array")
      }
    }
  }

  private mutating func item(
    _ entry: PropertyListDictionary, in level: Level, _ path: [Int]
  ) -> InstallerItem {
    let written = text("APFileName", entry, path)
    let name = written.flatMap { Self.isName($0) ? $0 : nil }
    var refusal: String?
    if let written, name == nil { refusal = "\(written) is no name of a file" }
    let source = resolved("APFileSourcePath", entry, base, level.source, name, path)
    let destination = resolved("APFileDestinationPath", entry, bundle, level.destination, name, path)
    let word = text("APInstallAction", entry, path)
    let action = word.flatMap { InstallerItem.Action(rawValue: $0) }
    if let word, action == nil {
      refusal = refusal ?? "its action \(word) is neither Copy nor Open"
    }
    refusal = refusal ?? source.refusal ?? (action == .open ? nil : destination.refusal)
    if let refusal { note(path, "is not installed: \(refusal)") }
    let container = text("APDisplayedAsContainer", entry, path)
    let isFolder = container?.isSameText(as: "Yes") ?? false
    if let container, !isFolder, container.isSameTextIgnoringCase(as: "Yes") {
      note(path, "is shown as a document: only Yes, with a capital, makes a folder of it")
    }
    return InstallerItem(
      name: name, source: source.path, destination: destination.path, isShownAsFolder: isFolder,
      action: action, summary: text("APFileDescriptionKey", entry, path), path: path, refusal: refusal)
  }

  /// Whether a text can be the name of a file in a folder.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 } && !text.isSameText(as: "..")
      && !text.isSameText(as: ".")
  }

  /// The text of a key; a value of another type counts as absent, and is noted.
  private mutating func text(_ key: String, _ entry: PropertyListDictionary, _ path: [Int]) -> String? {
    let reading = BehaviorContext.text(entry[key], key)
    if let remark = reading.remark { problems.append("\(Self.title(path)): \(remark)") }
    return reading.value
  }

  /// Where a path of an item leads, inside its base.
  ///
  /// Without a path of its own, an item lies under its name in the item around it.
  private mutating func resolved(
    _ key: String, _ entry: PropertyListDictionary, _ base: String?, _ folder: String?, _ name: String?,
    _ path: [Int]
  ) -> Resolved {
    guard let written = text(key, entry, path) else {
      guard let name else { return Resolved(refusal: "it has neither an APFileName nor an \(key)") }
      guard let folder else {
        // Without a base nothing is installed, which is said once for all.
        return Resolved(refusal: path.count > 1 && base != nil ? "the item around it is not installed" : nil)
      }
      return Resolved(path: PathName.join(folder, name))
    }
    if written.hasBeginning("/") { return Resolved(refusal: "its \(key) \(written) is not relative") }
    var names: [String] = []
    for part in written.pathNames where !part.isSameText(as: ".") {
      if part.isSameText(as: "..") {
        guard names.popLast() != nil else {
          return Resolved(refusal: "its \(key) \(written) leads out of its folder")
        }
      } else {
        names.append(part)
      }
    }
    if names.isEmpty || written.utf8.contains(0) {
      return Resolved(refusal: "its \(key) \(written) names nothing")
    }
    return Resolved(path: base.map { PathName.join($0, names.joined(separator: "/")) })
  }

  private static func title(_ path: [Int]) -> String {
    "Item \(path.map { "\($0)" }.joined(separator: "."))"
  }

  private mutating func note(_ path: [Int], _ text: String) {
    problems.append("\(Self.title(path)) \(text).")
  }
}
