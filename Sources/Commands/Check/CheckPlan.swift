internal import CommandLineKit
internal import FileSystem
internal import KeyCatalog
internal import Validation

/// Gives what a call has to check, piece by piece, with the configuration of each file.
///
/// Configurations are read before the first piece is given, so that a mistake in one of them stops the call before
/// anything is reported or changed. Of the files nothing is kept.
struct CheckPlan {
  /// A piece of the work.
  enum Step: Sendable {
    /// Something to check.
    case target(PlannedTarget)
    /// Something that cannot be searched; the rest is checked all the same.
    case unreadable(CommandError)
  }

  /// What makes files be checked alike.
  private struct Key: Hashable {
    let configuration: Int?
    let overrides: [Int]
    /// Whether the file lies beside the Info.plist of its bundle.
    let isBeside: Bool
  }

  /// The configurations, and the mistakes in them; with one of these nothing must be done.
  var store: ConfigurationStore

  private let request: CheckRequest
  private var paths: ArraySlice<Root>
  private var setups: [Key: CheckSetup] = [:]
  /// The configuration that counts for everything in the folder that is being searched, once it is known.
  private var common: Int??
  /// The search through a folder, and whether it has come upon anything, be it an error.
  private var search: (CheckTargetSearch, path: String, hasFound: Bool)?
  private var steps: [Step] = []

  /// A path of the call.
  private struct Root {
    let path: String
    /// What was listed below it; nil if it is no folder.
    let memory: HostMemory?
    /// Whether what counts for the path counts for everything below it.
    let isUniform: Bool
  }

  /// So many bytes of listings are kept at most, for all paths together.
  private static let memoryLimit = 24 << 20

  /// Reads the configurations for all paths.
  init(_ paths: [String], _ request: CheckRequest, _ store: ConfigurationStore) {
    self.request = request
    var store = store
    let limit = Self.memoryLimit / max(1, paths.count)
    self.paths =
      paths.map { path in
        let isFolder = path != "-" && FileSystem.kind(of: path) == .folder
        let memory = isFolder ? HostMemory(sizeLimit: limit) : nil
        let isUniform = store.readAll(for: path, remembering: memory)
        return Root(path: path, memory: memory, isUniform: isUniform)
      }[...]
    self.store = store
  }

  /// The next pieces, at most so many; none at the end.
  mutating func next(_ count: Int) -> [Step] {
    var result: [Step] = []
    while result.count < count, let step = nextStep() { result.append(step) }
    return result
  }

  private mutating func nextStep() -> Step? {
    while steps.isEmpty {
      if search != nil {
        goOn()
      } else if let root = paths.popFirst() {
        begin(root)
      } else {
        return nil
      }
    }
    return steps.removeFirst()
  }

  private mutating func begin(_ root: Root) {
    let path = root.path
    common = nil
    if let memory = root.memory {
      search = (CheckTargetSearch(path, remembering: memory), path, false)
      if root.isUniform { common = .some(store.index(for: FilePath.join(path, Configuration.fileName))) }
    } else if path != "-", ArchiveTargets.isArchive(path) {
      let found = ArchiveTargets(in: path)
      steps += found.errors.map { .unreadable($0) }
      for target in found.targets { plan(target) }
    } else {
      plan(CheckTarget(path: path, files: [path]))
    }
  }

  private mutating func goOn() {
    let target = search?.0.next()
    let errors = search?.0.takeErrors() ?? []
    steps += errors.map { .unreadable($0) }
    // Of what cannot be searched nobody knows that there is nothing in it.
    if !errors.isEmpty { search?.hasFound = true }
    if let target {
      search?.hasFound = true
      plan(target)
    } else if let ended = search {
      if !ended.hasFound { steps.append(.unreadable(CheckTarget.nothing(in: ended.path))) }
      search = nil
    }
  }

  private mutating func plan(_ target: CheckTarget) {
    // What the call says about a bundle's document is about its Info.plist.
    let files = target.files.enumerated().map { index, path in
      (path: path, setup: setup(for: path, isBeside: index > 0))
    }
    // A configuration that appeared after all others had been read.
    for error in store.takeErrors() { steps.append(.unreadable(error)) }
    steps.append(.target(PlannedTarget(path: target.path, files: files, place: target.place)))
  }

  private mutating func setup(for path: String, isBeside: Bool) -> CheckSetup {
    let index = common ?? store.index(for: path)
    let loaded = index.flatMap { store.configurations[$0] }
    var overrides: [Int] = []
    if let loaded, !loaded.configuration.overrides.isEmpty {
      overrides = loaded.overrideIndexes(
        forAbsolute: store.working.absolute(path == "-" ? "stdin" : path))
    }
    // Where it makes no difference, one setup serves for both.
    let key = Key(
      configuration: index, overrides: overrides, isBeside: isBeside && request.document != nil)
    if let known = setups[key] { return known }
    let configured = loaded?.configuration.effective(overrides: key.overrides) ?? EffectiveConfiguration()
    let made = request.setup(
      configured, loaded?.catalog ?? .standard, document: key.isBeside ? nil : request.document,
      number: setups.count)
    setups[key] = made
    return made
  }
}
