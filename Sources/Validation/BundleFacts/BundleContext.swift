import SourceText
public import Bundles
public import PropertyLists

/// The bundle around an Info.plist, for rules that need more than the file.
public struct BundleContext: Sendable {
  /// A bundle inside.
  public struct Nested: Sendable {
    /// The path.
    public let path: String
    /// What a system sees of it.
    public let inspection: BundleInspection
    /// The path below the outer bundle.
    public let relativePath: String

    /// The ending of the name, such as `appex`.
    public var ending: String { PathName.ending(of: path) ?? "" }
  }

  /// The translations of one localization.
  public struct Translation: Sendable {
    /// The name of the localization.
    public let localization: String
    /// The path of the file.
    public let path: String
    /// Its keys.
    public let keys: [String]
  }

  /// What a system sees of the bundle.
  public let inspection: BundleInspection
  /// The translations of Info.plist, in the order of the folders.
  public let translations: [Translation]
  /// Paths of files in folders of localizations whose names differ from `InfoPlist.strings` in case.
  public let misnamedTranslations: [String]
  /// The names in the folder of the resources and those of localizations, for finding resources.
  let resources: ResourceNames
  /// Its executable, nil if there is none, or it cannot be read.
  public let executable: ExecutableFacts?
  /// Why its executable, which is there, cannot be read.
  let executableError: HostError?
  /// The executables of the frameworks and libraries inside.
  public let embedded: [ExecutableFacts]
  /// The bundles inside, at any depth.
  public let nested: [Nested]
  /// The bundle it lies in, nil if it lies in none.
  public let parent: BundleInspection?
  /// Paths of symbolic links that lead nowhere, or out of the bundle.
  public let brokenLinks: [String]
  /// What other, registered bundles claim as well; empty unless the caller knows of any.
  public var conflicts: [RegisteredConflict] = []

  /// Gathers what rules ask for.
  ///
  /// - Parameters:
  ///   - path: The bundle.
  ///   - host: The files.
  ///   - parent: The bundle it lies in.
  ///   - executable: Facts to use instead of what the file says.
  public init(
    of path: String, in host: Host, parent: BundleInspection? = nil, options: ReadOptions = ReadOptions(),
    executable facts: ExecutableFacts? = nil
  ) {
    let inspection = BundleInspection(of: path, in: host, options: options)
    self.inspection = inspection
    self.parent = parent
    let names = ResourceNames(of: inspection, in: host)
    resources = names
    var translations: [Translation] = []
    var misnamed: [String] = []
    for folder in names.localizations {
      for name in folder.names where name.isSameTextIgnoringCase(as: "InfoPlist.strings") {
        let file = PathName.join(folder.path, name)
        guard name.isSameText(as: "InfoPlist.strings") else {
          misnamed.append(file)
          continue
        }
        guard let bytes = try? host.read(file) else { continue }
        let document = PropertyListDocument.read(bytes, options: options)
        let keys = document.isValid ? document.root?.effectiveEntries.map { $0.key } ?? [] : []
        translations.append(Translation(localization: PathName.stem(of: folder.path), path: file, keys: keys))
      }
    }
    self.translations = translations
    misnamedTranslations = misnamed
    var read = facts
    var failure: HostError?
    if facts == nil, let path = inspection.executable.path {
      do throws(HostError) { read = try ExecutableFacts(reading: path, in: host) } catch { failure = error }
    }
    (executable, executableError) = (read, failure)
    let root = inspection.structure.root
    nested = NestedBundles.find(in: root, host: host).map { inner in
      Nested(
        path: inner,
        inspection: Self.inspection(of: inner, inside: inspection, options),
        relativePath: root.isSameText(as: ".")
          ? inner : String(decoding: inner.utf8.dropFirst(root.utf8.count + 1), as: UTF8.self))
    }
    // Only for programs: the purposes have to be said in their Info.plist.
    let isProgram = ["app", "appex"].contains { (PathName.ending(of: path) ?? "").isSameText(as: $0) }
    embedded =
      isProgram
      ? nested.filter { $0.ending.isSameText(as: "framework") }.compactMap { framework in
        framework.inspection.executable.path.flatMap { try? ExecutableFacts(reading: $0, in: host) }
      } : []
    brokenLinks = parent == nil ? Self.brokenLinks(in: root, host) : []
  }

  /// Looks at a bundle inside as the system of the outer one does; an app for Apple Watch in one for iPhone is met by
  /// its own.
  private static func inspection(
    of path: String, inside outer: BundleInspection, _ options: ReadOptions
  ) -> BundleInspection {
    let inner = BundleInspection(of: path, in: outer.host, for: outer.system, options: options)
    guard outer.system == .iOS, let root = inner.infoPlist?.root,
      BundleInspection.system(declaredBy: root) == .watchOS
    else { return inner }
    return BundleInspection(of: path, in: outer.host, for: .watchOS, options: options)
  }

  /// So many links are named at most.
  private static let linkLimit = 100

  private static func brokenLinks(in root: String, _ host: Host) -> [String] {
    var broken: [String] = []
    var waiting = [(root, 0)]
    while let (folder, depth) = waiting.popLast(), broken.count < linkLimit {
      for entry in host.entries(of: folder) {
        let path = PathName.join(folder, entry.name)
        if entry.kind == .link, host.kind(path, true) == nil { broken.append(path) }
        if entry.kind == .folder, depth < 24 { waiting.append((path, depth + 1)) }
      }
    }
    return broken
  }
}
