internal import Archives
internal import Bundles
internal import CommandLineKit
internal import FileSystem
internal import SourceText

/// What is to be checked in a zip archive: the bundles in it, read in place.
struct ArchiveTargets {
  private(set) var targets: [CheckTarget] = []
  /// What is wrong with the archive; the rest is checked all the same.
  private(set) var errors: [CommandError] = []

  /// Whether a file begins as an archive does.
  static func isArchive(_ path: String) -> Bool {
    guard FileSystem.kind(of: path) == .file, let bytes = try? FileSystem.open(path) else { return false }
    return ZipArchive.isArchive(bytes)
  }

  /// Finds the bundles in an archive.
  init(in path: String) {
    let shown = SafeText.visible(path)
    let archive: ZipArchive
    do throws(ArchiveError) {
      archive = try ZipArchive(reading: try Self.bytes(of: path))
    } catch {
      errors.append(.unreadable("\(shown): \(error.message)"))
      return
    }
    errors += ArchiveError.texts(archive.problems, in: path).map { .unreadable($0) }
    let root = "\(path)!"
    let host = Host(archive, named: root).remembering()
    let files = BundleFiles(host)
    let bundles = NestedBundles.find(in: root, host: host)
    var hasUnreadable = false
    for bundle in bundles {
      let (found, problem) = BundleStructure(at: bundle, in: host).infoPlist(in: host, for: .linux)
      if case .unreadable(let error)? = problem {
        hasUnreadable = true
        errors.append(.unreadable("\(shown): \(SafeText.visible(error.message))"))
      }
      guard let file = found else { continue }
      let parent = bundles.last { bundle.utf8.starts(with: "\($0)/".utf8) }
      targets.append(
        CheckTarget(
          path: bundle, files: [file.path] + Self.parts(of: bundle, host),
          place: BundlePlace(folder: bundle, parent: parent, files: files, isInArchive: true)))
    }
    if targets.isEmpty, !hasUnreadable {
      errors.append(.unreadable("The archive \(shown) holds no bundle with an Info.plist."))
    }
  }

  private static func bytes(of path: String) throws(ArchiveError) -> SourceBytes {
    do throws(FileError) { return try FileSystem.open(path) } catch {
      throw ArchiveError(unreadable: error.message)
    }
  }

  /// The files of a bundle that go with its Info.plist.
  private static func parts(of bundle: String, _ host: Host) -> [String] {
    let structure = BundleStructure(at: bundle, in: host)
    var files: [String] = []
    for entry in host.entries(of: structure.resourceFolder) {
      let path = PathName.join(structure.resourceFolder, entry.name)
      if entry.name == "PrivacyInfo.xcprivacy" { files.append(path) }
      if entry.kind == .folder, PathName.ending(of: entry.name) == "lproj" {
        let strings = PathName.join(path, "InfoPlist.strings")
        if host.isFile(strings) { files.append(strings) }
      }
    }
    return files
  }
}
