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
    var search = CheckTargetSearch(path)
    var targets: [CheckTarget] = []
    while let target = search.next() { targets.append(target) }
    for error in search.takeErrors() { note(error) }
    if targets.isEmpty { throw nothing(in: path) }
    return targets
  }

  /// The error for a folder with nothing to check in it.
  private static func nothing(in path: String) -> CommandError {
    let isBundle = CheckTargetSearch.isBundleName(path)
    return .unreadable(
      isBundle ? "The bundle \(path) has no Info.plist." : "The folder \(path) holds no property list.",
      hint: isBundle
        ? "The name is Info.plist, with a capital I; it stands in the bundle, in Contents or in Resources."
        : nil)
  }
}
