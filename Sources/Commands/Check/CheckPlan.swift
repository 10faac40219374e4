internal import CommandLineKit
internal import KeyCatalog
internal import Validation

/// Everything a call has to check, with the configuration of each file.
///
/// The plan is made before the first file is read, so that a mistake in any configuration stops the call before
/// anything is reported or changed.
struct CheckPlan: Sendable {
  /// What makes files be checked alike.
  private struct Key: Hashable {
    let configuration: Int?
    let overrides: [Int]
  }

  /// What to check, in order.
  private(set) var targets: [PlannedTarget] = []
  /// The ways in which files are checked.
  private(set) var setups: [CheckSetup] = []
  /// What cannot be searched; the rest is checked all the same.
  private(set) var unreadable: [CommandError] = []
  /// The mistakes in configurations; with one of them nothing must be done.
  private(set) var mistakes: [CommandError] = []

  private var indexes: [Key: Int] = [:]

  /// Finds the files and their configurations.
  init(_ paths: [String], _ request: CheckRequest, _ store: inout ConfigurationStore) {
    for path in paths {
      do throws(CommandError) {
        let found = try CheckTarget.find(at: path, noting: { unreadable.append($0) })
        for target in found {
          let files = target.files.map { (path: $0, setup: setup(for: $0, request, &store)) }
          targets.append(PlannedTarget(path: target.path, files: files))
        }
      } catch {
        unreadable.append(error)
      }
    }
    mistakes = store.errors
  }

  private mutating func setup(
    for path: String, _ request: CheckRequest, _ store: inout ConfigurationStore
  ) -> Int {
    let index = store.index(for: path)
    let loaded = index.flatMap { store.configurations[$0] }
    let whole = store.working.absolute(path == "-" ? "stdin" : path)
    let key = Key(configuration: index, overrides: loaded?.overrideIndexes(forAbsolute: whole) ?? [])
    if let known = indexes[key] { return known }
    let configured = loaded?.configuration.effective(overrides: key.overrides) ?? EffectiveConfiguration()
    setups.append(request.setup(configured, loaded?.catalog ?? .standard))
    indexes[key] = setups.count - 1
    return setups.count - 1
  }
}
