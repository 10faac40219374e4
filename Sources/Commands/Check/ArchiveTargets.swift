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
    guard FileSystem.kind(of: path) == .file, let bytes = try? FileSystem.open(path), bytes.count >= 4 else {
      return false
    }
    return bytes[ByteRange(0, 4)].array == [0x50, 0x4b, 0x03, 0x04]
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
    errors += archive.problems.map { .unreadable("\(shown): \(SafeText.visible($0.message))") }
    let root = "\(path)!"
    let host = Host(archive, named: root).remembering()
    let bundles = NestedBundles.find(in: root, host: host)
    for bundle in bundles {
      guard let file = BundleStructure(at: bundle, in: host).infoPlist(in: host, for: .linux).file else {
        continue
      }
      let parent = bundles.last { bundle.utf8.starts(with: "\($0)/".utf8) }
      targets.append(
        CheckTarget(
          path: bundle, files: [file.path] + Self.parts(of: bundle, host),
          place: BundlePlace(folder: bundle, parent: parent, host: host, isInArchive: true)))
    }
    if targets.isEmpty {
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
