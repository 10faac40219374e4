internal import CommandLineKit
internal import FileSystem
internal import SourceText

/// A search for what is to be checked below a folder, one target after the other.
///
/// Nothing is kept but the way down and the bundle that is being gathered, so a search through a million files
/// takes no more memory than the largest bundle among them.
struct CheckTargetSearch {
  private let root: String
  private var walk: FolderWalk
  /// The bundles the walk is in, outermost first: what the paths in them begin with, and their place among the
  /// targets gathered.
  private var open: [(folder: String, target: Int)] = []
  /// The targets of the outermost bundle the walk is in.
  private var gathered: [CheckTarget] = []
  /// Targets that are complete, the next one last.
  private var ready: [CheckTarget] = []
  private var isAtEnd = false
  /// The files of the outermost bundle the walk is in.
  private var files: BundleFiles?
  /// The folders listed so far, as far as there is room.
  private let memory: HostMemory
  /// The folders that could not be searched since the last call of ``takeErrors()``.
  private var errors: [CommandError] = []

  /// Begins a search.
  ///
  /// - Parameter memory: What another walk through the folder has listed.
  init(_ root: String, remembering memory: HostMemory = HostMemory()) {
    self.root = root
    self.memory = memory
    walk = FileSystem.walk(root)
    if FilePath.pathExtension(of: root) != "xcarchive" { enter(root) }
  }

  /// The next target, or nil at the end.
  mutating func next() -> CheckTarget? {
    while ready.isEmpty, !isAtEnd {
      guard let step = walk.next(remembering: memory, host: open.isEmpty ? nil : files?.host) else {
        isAtEnd = true
        leaveBundles(around: nil)
        break
      }
      switch step {
      case .unreadable(let error): errors.append(.unreadable(error.message))
      case .entry(let path, let kind):
        leaveBundles(around: path)
        switch kind {
        case .folder: if Self.isBundleName(path) { enter(path) }
        case .file: add(path, isReached: true)
        case .link: if leadsToFile(path) { add(path, isReached: false) }
        default: break
        }
      }
    }
    return ready.popLast()
  }

  /// What went wrong since the last call.
  mutating func takeErrors() -> [CommandError] {
    defer { errors = [] }
    return errors
  }

  /// Whether a path has the name of a bundle.
  static func isBundleName(_ path: String) -> Bool {
    bundleEndings.contains(FilePath.pathExtension(of: path) ?? "")
  }

  private mutating func enter(_ folder: String) {
    let own = open.isEmpty ? BundleFiles(below: folder, walked: memory) : files
    guard let own, let (info, isReached) = own.infoPlist(of: folder) else { return }
    files = own
    let parent = open.last.map { gathered[$0.target].path }
    open.append((Self.prefix(of: folder), gathered.count))
    gathered.append(
      CheckTarget(
        path: folder, files: [info],
        place: BundlePlace(folder: folder, parent: parent, files: own, isReached: isReached)))
  }

  private mutating func add(_ path: String, isReached: Bool) {
    if let bundle = open.last {
      guard Self.isPartOfBundle(path) else { return }
      gathered[bundle.target].files.append(path)
      // A folder that is not remembered may be a link by the time the file is read.
      if !isReached || memory.folder(FilePath.parent(of: path)) == nil {
        gathered[bundle.target].place?.isReached = false
      }
    } else if Self.isPropertyList(path), !isListOfArchive(path) {
      ready.insert(CheckTarget(path: path, files: [path]), at: 0)
    }
  }

  /// Whether a path is that of the list that Xcode puts into an archive of its own, with keys of no bundle.
  private func isListOfArchive(_ path: String) -> Bool {
    FilePath.lastComponent(of: path) == "Info.plist"
      && FilePath.pathExtension(of: FilePath.parent(of: path)) == "xcarchive"
  }

  /// Closes the bundles a path is not in; behind the outermost one all that was gathered is complete.
  private mutating func leaveBundles(around path: String?) {
    while let bundle = open.last, path?.hasBeginning(bundle.folder) != true { open.removeLast() }
    if open.isEmpty, !gathered.isEmpty {
      ready.insert(contentsOf: gathered.reversed(), at: 0)
      gathered = []
    }
  }

  /// Whether a link stands for a file of its own: one in a bundle may not lead out of it.
  private func leadsToFile(_ link: String) -> Bool {
    guard open.isEmpty ? Self.isPropertyList(link) : Self.isPartOfBundle(link),
      FileSystem.kind(of: link) == .file
    else { return false }
    guard let bundle = open.first else { return true }
    guard let target = FileSystem.realPath(of: link),
      let folder = FileSystem.realPath(of: bundle.folder.isEmpty ? "." : bundle.folder)
    else {
      return false
    }
    return target.hasBeginning(Self.prefix(of: folder))
  }

  /// What the paths of everything in a folder begin with.
  private static func prefix(of folder: String) -> String {
    folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// Whether a file inside a bundle goes with its Info.plist.
  private static func isPartOfBundle(_ path: String) -> Bool {
    switch FilePath.lastComponent(of: path) {
    case "InfoPlist.strings": FilePath.pathExtension(of: FilePath.parent(of: path)) == "lproj"
    case "PrivacyInfo.xcprivacy": true
    default: false
    }
  }

  private static func isPropertyList(_ path: String) -> Bool {
    switch FilePath.pathExtension(of: path) {
    case "plist", "entitlements", "xcprivacy", "stringsdict": true
    case "strings": FilePath.lastComponent(of: path) == "InfoPlist.strings"
    default: false
    }
  }

  private static let bundleEndings: Set<String> = [
    "app", "framework", "appex", "xpc", "bundle", "plugin", "prefPane", "kext", "dext", "mdimporter",
    "qlgenerator", "component", "saver", "xctest", "systemextension",
  ]
}
