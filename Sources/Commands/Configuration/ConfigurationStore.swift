internal import Bundles
internal import CommandLineKit
internal import FileSystem
internal import KeyCatalog
internal import ParallelWork
internal import SourceText
internal import Validation

/// Finds the configuration that counts for a file, and reads each only once.
struct ConfigurationStore {
  /// Where configurations come from.
  enum Origin {
    /// From nowhere.
    case none
    /// From one file, for everything.
    case file(String)
    /// From the nearest folder upward.
    case nearest
  }

  /// The folder the program was called in.
  let working = WorkingFolder.current
  /// The configurations read so far; nil for one with mistakes.
  private(set) var configurations: [LoadedConfiguration?] = []
  /// Every mistake met so far.
  private var errors: [CommandError] = []
  private let origin: Origin
  /// The configurations by the path of their file.
  private var indexes: [String: Int] = [:]
  /// The path of the file that counts in a folder, once it has been looked for.
  private var files: [String: String?] = [:]

  /// The folder of the file that was asked for last, and what counts in it.
  private var latest: (folder: String, index: Int?)?

  /// How many folders are remembered; a search goes on to new ones and comes back to none.
  private static let folderLimit = 4096

  /// Begins, as `--config` and `--no-config` say.
  init(_ arguments: ParsedArguments) throws(CommandError) {
    let file = arguments.value("--config")
    if arguments.has("--no-config") {
      guard file == nil else { throw .usage("--config and --no-config exclude each other.") }
      origin = .none
    } else {
      origin = file.map { .file($0) } ?? .nearest
    }
  }

  /// The index of the configuration for a file, nil if there is none.
  ///
  /// - Parameter path: The path as it was given; `-` counts as a file in the current folder.
  mutating func index(for path: String) -> Int? {
    switch origin {
    case .none: return nil
    case .file(let file): return load(file, as: file)
    case .nearest:
      // Files of one folder come one after the other. A path that ends in a dot or slash, or is empty, stands for a
      // folder and may lie elsewhere than it says.
      let end = path.utf8.last ?? UInt8(ascii: "/")
      let folder = end == UInt8(ascii: ".") || end == UInt8(ascii: "/") ? nil : FilePath.parent(of: path)
      if let latest, let folder, latest.folder == folder { return latest.index }
      let whole = working.absolute(path == "-" ? "stdin" : path)
      let index = nearest(from: FilePath.parent(of: whole)).map { load($0, as: working.shown($0)) }
      latest = folder.map { ($0, index) }
      return index
    }
  }

  /// The configuration for a file, nil if there is none or it has mistakes.
  mutating func configuration(for path: String) -> LoadedConfiguration? {
    index(for: path).flatMap { configurations[$0] }
  }

  private mutating func load(_ file: String, as shown: String) -> Int {
    if let known = indexes[file] { return known }
    configurations.append(LoadedConfiguration.load(shown, working, noting: &errors))
    indexes[file] = configurations.count - 1
    return configurations.count - 1
  }

  /// The path of the nearest configuration at or above a folder.
  private mutating func nearest(from folder: String) -> String? {
    var passed: [String] = []
    var folder = folder
    var result: String?
    while true {
      if let known = files[folder] {
        result = known
        break
      }
      passed.append(folder)
      let file = FilePath.join(folder, Configuration.fileName)
      if FileSystem.kind(of: file) == .file {
        result = file
        break
      }
      let parent = FilePath.parent(of: folder)
      guard parent != folder, parent != "." else { break }
      folder = parent
    }
    if files.count > Self.folderLimit { files = [:] }
    for folder in passed { files[folder] = result }
    return result
  }

  /// The mistakes met since the last call.
  mutating func takeErrors() -> [CommandError] {
    defer { errors = [] }
    return errors
  }

  /// Reads every configuration that may count for a path or for something below it.
  ///
  /// - Parameter memory: The folders that are listed are remembered here; nil if the path is no folder.
  /// - Returns: Whether what counts for the path counts for everything below it.
  @discardableResult
  mutating func readAll(for path: String, remembering memory: HostMemory?) -> Bool {
    _ = index(for: path)
    guard case .nearest = origin else { return true }
    guard let memory else { return false }
    var isUniform = true
    var walk = FileSystem.walk(path)
    var helper: BackgroundWork<Void>?
    defer { helper?.end() }
    while let step = walk.next(remembering: memory) {
      if walk.folderCount >= Self.longWalk, helper == nil, !walk.hasForgotten, Processors.count > 1 {
        helper = BackgroundWork { isCancelled in Self.list(path, into: memory, isCancelled) }
      }
      guard case .entry(let found, let kind) = step, kind != .folder,
        found.ends(in: Configuration.fileName), FilePath.lastComponent(of: found) == Configuration.fileName
      else { continue }
      _ = index(for: found)
      isUniform = isUniform && FilePath.parent(of: found) == PathName.withoutTrailingSlashes(path)
    }
    return isUniform
  }

  /// After so many folders, a second thread helps to list those that lie ahead.
  private static let longWalk = 64
  /// Where so many folders in succession are known, the two threads have met.
  private static let meeting = 16

  /// Lists what is below a folder from its end.
  private static func list(_ folder: String, into memory: HostMemory, _ isCancelled: () -> Bool) {
    var walk = FileSystem.walkBackward(folder)
    while walk.next(remembering: memory) != nil {
      // What is forgotten is no help.
      if isCancelled() || walk.hasForgotten || walk.knownInSuccession >= meeting { return }
    }
  }
}

extension ConfigurationStore {
  /// The catalog that counts in the current folder, for commands that look keys up.
  ///
  /// - Returns: nil if a configuration has mistakes; they have been reported.
  static func catalog(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) -> Catalog? {
    var store = try ConfigurationStore(arguments)
    let catalog = store.configuration(for: "-")?.catalog
    let errors = store.takeErrors()
    for error in errors { console.report(error) }
    return errors.isEmpty ? catalog ?? .standard : nil
  }
}
