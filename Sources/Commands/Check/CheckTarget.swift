internal import CommandLineKit
internal import FileSystem

/// Something to be checked: a property list, or a bundle with the files that go with its Info.plist.
struct CheckTarget {
  /// The path to show: the file, or the folder of the bundle.
  let path: String
  /// The files to read, the Info.plist first.
  var files: [String]

  /// Finds what is to be checked at a path.
  ///
  /// - Parameters:
  ///   - path: A file, a bundle, or a folder to search; `-` is standard input.
  ///   - note: Told about folders that cannot be searched.
  /// - Throws: An error if there is nothing at the path, or nothing to check.
  static func find(
    at path: String, noting note: (CommandError) -> Void
  ) throws(CommandError) -> [CheckTarget] {
    guard path != "-", FileSystem.kind(of: path) == .folder else {
      return [CheckTarget(path: path, files: [path])]
    }
    let targets = search(path, noting: note)
    guard targets.isEmpty else { return targets }
    let isBundle = bundleEndings.contains(FilePath.pathExtension(of: path) ?? "")
    throw .unreadable(
      isBundle ? "The bundle \(path) has no Info.plist." : "The folder \(path) holds no property list.",
      hint: isBundle
        ? "The name is Info.plist, with a capital I; it stands in the bundle, in Contents or in Resources."
        : nil)
  }

  // MARK: Folders

  private static func search(_ root: String, noting note: (CommandError) -> Void) -> [CheckTarget] {
    var targets: [CheckTarget] = []
    /// The bundles found so far: their folders, with a slash at the end, and their place among the targets.
    var bundles: [(folder: String, target: Int)] = []
    func addBundle(_ folder: String) {
      guard let info = infoPlist(of: folder) else { return }
      bundles.append((FilePath.join(folder, ""), targets.count))
      targets.append(CheckTarget(path: folder, files: [info]))
    }
    addBundle(root)
    for step in FileSystem.walk(root) {
      switch step {
      case .unreadable(let error): note(.unreadable(error.message))
      case .entry(let path, .folder):
        if bundleEndings.contains(FilePath.pathExtension(of: path) ?? "") { addBundle(path) }
      case .entry(let path, .file):
        if let owner = bundles.last(where: { path.hasPrefix($0.folder) }) {
          if isPartOfBundle(path) { targets[owner.target].files.append(path) }
        } else if isPropertyList(path) {
          targets.append(CheckTarget(path: path, files: [path]))
        }
      case .entry: break
      }
    }
    return targets
  }

  /// The Info.plist of a bundle, in the order in which the system looks.
  private static func infoPlist(of folder: String) -> String? {
    ["Contents/Info.plist", "Info.plist", "Resources/Info.plist", "Versions/Current/Resources/Info.plist"]
      .map { FilePath.join(folder, $0) }
      .first { FileSystem.kind(of: $0) == .file }
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
