internal import Archives
internal import Bundles
internal import CommandLineKit
internal import Executables
internal import FileSystem
internal import PropertyLists
internal import SourceText

/// A bundle that was named in a call: in a folder, in an archive, or just its Info.plist.
struct BundleInput {
  /// The path as it was given.
  let path: String
  /// The path of the bundle: inside an archive behind the archive's name and `!/`.
  let bundlePath: String
  let host: Host
  /// What is wrong with the archive.
  private let archiveProblems: [ArchiveError]
  /// The property list, if no bundle was named.
  private let file: InfoPlistFile?

  /// Opens what a path names.
  static func open(_ path: String, _ options: ReadOptions) throws(CommandError) -> BundleInput {
    if path != "-", FileSystem.kind(of: path) == .folder {
      return try inFolder(PathName.withoutTrailingSlashes(path))
    }
    let bytes = try Input.bytes(of: path)
    if ZipArchive.isArchive(bytes) { return try inArchive(path, bytes) }
    let executable = Executable(reading: bytes)
    if executable.format == .machO || executable.format == .universal {
      guard let embedded = executable.infoPlist() else {
        throw .unreadable("The executable \(SafeText.visible(path)) holds no property list.")
      }
      return single(path, .executable, PropertyListDocument.read(embedded, options: options))
    }
    if let bundle = bundleAround(path) { return try inFolder(bundle) }
    return single(path, .file, PropertyListDocument.read(bytes, options: options))
  }

  /// Whether there is only a property list, and no bundle around it whose files are known.
  var isAlone: Bool { file != nil }

  /// What is wrong with the archive, in sentences to show.
  var problemTexts: [String] { ArchiveError.texts(archiveProblems, in: path) }

  /// Looks at the bundle.
  func inspection(for system: RuntimeSystem?, _ options: ReadOptions) -> BundleInspection {
    if let file {
      return BundleInspection(of: file, in: bundlePath, host: host, for: system)
    }
    return BundleInspection(of: bundlePath, in: host, for: system, options: options)
  }

  // MARK: Where bundles are

  private static func inFolder(_ path: String) throws(CommandError) -> BundleInput {
    let host = Host.disk(below: path)
    var bundle = path
    if PathName.ending(of: path) == "xcarchive" {
      guard let inner = product(of: path, host) else {
        throw .unreadable(
          "The archive \(SafeText.visible(path)) holds no product.", hint: "It stands in Products.")
      }
      bundle = inner
    }
    return BundleInput(path: path, bundlePath: bundle, host: host, archiveProblems: [], file: nil)
  }

  /// The product in an archive of Xcode.
  private static func product(of path: String, _ host: Host) -> String? {
    NestedBundles.find(in: PathName.join(path, "Products"), host: host).first
  }

  private static func inArchive(_ path: String, _ bytes: SourceBytes) throws(CommandError) -> BundleInput {
    let archive: ZipArchive
    do throws(ArchiveError) { archive = try ZipArchive(reading: bytes) } catch {
      throw .unreadable("\(SafeText.visible(path)): \(error.message)")
    }
    let root = "\(path)!"
    let host = Host(archive, named: root)
    let payload = NestedBundles.find(in: "\(root)/Payload", host: host).first
    guard let bundle = payload ?? NestedBundles.find(in: root, host: host).first else {
      throw .unreadable("The archive \(SafeText.visible(path)) holds no bundle.")
    }
    return BundleInput(
      path: path, bundlePath: bundle, host: host, archiveProblems: archive.problems, file: nil)
  }

  private static func single(
    _ path: String, _ origin: InfoPlistFile.Origin, _ document: PropertyListDocument
  ) -> BundleInput {
    let folder = path == "-" ? "" : FilePath.parent(of: path)
    let host = path == "-" ? Host.inMemory([]) : Host.disk(below: folder)
    return BundleInput(
      path: path, bundlePath: folder, host: host, archiveProblems: [],
      file: InfoPlistFile(origin: origin, path: path, document: document))
  }

  /// The bundle whose Info.plist a path names, nil if it is in none.
  private static func bundleAround(_ path: String) -> String? {
    guard path != "-", FilePath.lastComponent(of: path) == "Info.plist" else { return nil }
    var folder = FilePath.parent(of: path)
    for _ in 0..<4 {
      if NestedBundles.isBundleName(folder) { return folder }
      let name = FilePath.lastComponent(of: folder)
      guard ["Contents", "Resources", "Support Files", "Current", "A", "Versions"].contains(name) else {
        return nil
      }
      folder = FilePath.parent(of: folder)
    }
    return nil
  }
}
