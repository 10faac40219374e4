internal import Bundles
internal import CommandLineKit

/// Something to be checked: a property list, or a bundle with the files that go with its Info.plist.
struct CheckTarget {
  /// The path to show: the file, or the folder of the bundle.
  let path: String
  /// The files to read, the Info.plist first.
  var files: [String]
  /// Where the bundle is, nil for a property list alone.
  var place: BundlePlace?

  /// The error for a folder with nothing to check in it.
  static func nothing(in path: String) -> CommandError {
    let isBundle = CheckTargetSearch.isBundleName(path)
    return .unreadable(
      isBundle ? "The bundle \(path) has no Info.plist." : "The folder \(path) holds no property list.",
      hint: isBundle
        ? "The name is Info.plist, with a capital I; it stands in the bundle, in Contents or in Resources."
        : nil)
  }
}

/// Where a bundle is that is checked.
struct BundlePlace: Sendable {
  /// Its folder.
  let folder: String
  /// The folder of the bundle it lies in, nil if it lies in none.
  let parent: String?
  /// The files around it.
  let files: BundleFiles
  /// Whether a walk has come to everything that is checked there, so that no link leads to it.
  var isReached = false
  /// Whether it is in an archive, where nothing can be changed.
  var isInArchive = false
}
