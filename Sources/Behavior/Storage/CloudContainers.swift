import SourceText

internal import PropertyLists
internal import Resolution

/// What iCloud Drive shows of an app (R144–R146).
public struct CloudContainers: Sendable {
  /// How deep folders may lie in one another (R145).
  public enum FolderLevels: String, Sendable, Hashable {
    /// No folders.
    case none = "None"
    /// One layer.
    case one = "One"
    /// Any depth.
    case any = "Any"

    /// How many folders may lie in one another, nil for any number.
    public var limit: Int? {
      switch self {
      case .none: 0
      case .one: 1
      case .any: nil
      }
    }
  }

  /// A container.
  public struct Container: Sendable, Hashable {
    /// The identifier.
    public let identifier: String
    /// Whether iCloud Drive shows it.
    public let isPublic: Bool
    /// The name it is shown under.
    public let name: String
    /// How deep folders may be nested.
    public let folderLevels: FolderLevels

    /// Whether a path in the container is one that iCloud Drive keeps: in Documents, and not too deep.
    public func allows(_ path: String) -> Bool {
      let names = path.pathNames
      guard names.first.map({ $0.isSameText(as: "Documents") }) ?? false, names.count > 1, !names.holds("..")
      else {
        return false
      }
      return folderLevels.limit.map { names.count - 2 <= $0 } ?? true
    }
  }

  /// The containers.
  public let containers: [Container]
  /// The identifier of the data folder the app reads from, which related apps may share (R146).
  public let displaySet: Reading<String?>

  private let declared: Reading<PropertyListValue?>
  private let remarks: [String]

  /// Reads the keys.
  public init(_ context: BehaviorContext) {
    displaySet = context.text("NSUbiquitousDisplaySet")
    declared = context.container("NSUbiquitousContainers", isArray: false)
    var remarks: [String] = []
    var containers: [Container] = []
    if case .dictionary(let dictionary)? = declared.value {
      var standardName = ""
      if case .string(let text)? = context.raw("CFBundleName").value { standardName = text }
      for entry in dictionary.entries {
        guard case .dictionary(let settings) = entry.value else {
          remarks.append("The container \(entry.key) has no dictionary, so it is left out.")
          continue
        }
        containers.append(Container(entry.key, settings, standardName, &remarks))
      }
    }
    self.containers = containers
    self.remarks = remarks
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let cloud = CloudContainers(context)
    var sentence = "iCloud Drive shows nothing of the app."
    if !cloud.containers.isEmpty {
      sentence = cloud.containers.map { $0.sentence(about: context.state.file) }.joined(separator: " ")
    }
    let outcome = cloud.containers.map { container in
      PropertyListValue.fields([
        ("identifier", .string(container.identifier)), ("public", .boolean(container.isPublic)),
        ("name", .string(container.name)), ("folderLevels", .string(container.folderLevels.rawValue)),
        ("allowed", context.state.file.map { .boolean(container.isPublic && container.allows($0)) }),
      ])
    }
    return [
      BehaviorEffect(
        .cloud, "NSUbiquitousContainers", ["R144", "R145"], cloud.declared, .array(outcome),
        remarks: cloud.remarks, sentence),
      BehaviorEffect(
        .cloud, "NSUbiquitousDisplaySet", ["R146"], cloud.displaySet,
        .fields([("folder", cloud.displaySet.value.map { .string($0) })]),
        cloud.displaySet.value.map {
          "The app reads from the data folder \($0), as every app that names it does."
        }
          ?? "The app reads from a data folder of its own."),
    ]
  }
}

extension CloudContainers.Container {
  fileprivate init(
    _ identifier: String, _ settings: PropertyListDictionary, _ standardName: String,
    _ remarks: inout [String]
  ) {
    self.identifier = identifier
    let flag = BehaviorContext.flag(
      settings["NSUbiquitousContainerIsDocumentScopePublic"], "NSUbiquitousContainerIsDocumentScopePublic")
    let shown = BehaviorContext.text(settings["NSUbiquitousContainerName"], "NSUbiquitousContainerName")
    let key = "NSUbiquitousContainerSupportedFolderLevels"
    let levels = BehaviorContext.text(settings[key], key)
    for remark in [flag.remark, shown.remark, levels.remark] {
      if let remark { remarks.append("\(identifier): \(remark)") }
    }
    isPublic = flag.value
    name = shown.value.flatMap { $0.isEmpty ? nil : $0 } ?? standardName
    folderLevels = levels.value.flatMap { CloudContainers.FolderLevels(rawValue: $0) } ?? .none
    if let text = levels.value, CloudContainers.FolderLevels(rawValue: text) == nil {
      remarks.append("\(identifier): \(text) is no number of folder levels; None holds.")
    }
  }

  /// What iCloud Drive shows, and whether a file is among it.
  fileprivate func sentence(about file: String?) -> String {
    guard isPublic else {
      return "The container \(identifier)\(name.isEmpty ? "" : ", named \(name),") is private."
    }
    let depth =
      switch folderLevels {
      case .none: "no folders"
      case .one: "one layer of folders"
      case .any: "folders of any depth"
      }
    let verdict = file.map { " The file \($0) is \(allows($0) ? "" : "not ")among what it shows." } ?? ""
    let title = name.isEmpty ? "under the name of the bundle" : "as \(name)"
    return "iCloud Drive shows \(identifier) \(title), with \(depth) in Documents.\(verdict)"
  }
}
