/// Whether an app can be used at all (L26).
struct Usability {
  private let options: HandlerOptions

  init(_ options: HandlerOptions) {
    self.options = options
  }

  /// Why an app cannot be used, nil if it can.
  ///
  /// Without a system, only what would keep it from starting anywhere counts.
  func problem(of shared: SharedBundle) -> String? {
    if shared.location.isInTrash { return "It is in the Trash." }
    if !shared.bundle.launch.hasExecutable, let name = shared.bundle.launch.executableName {
      return "Its executable \(name) is missing (kLSNoExecutableErr)."
    }
    guard let system = options.system else {
      let known = options.architecture == nil ? [] : shared.bundle.launch.architectures
      guard let architecture = options.architecture, !known.isEmpty else { return nil }
      let runs = known.contains(architecture) || (architecture == "arm64" && known.contains("x86_64"))
      return runs ? nil : "Its executable has no code for \(architecture) (kLSExecutableIncorrectFormat)."
    }
    var request = LaunchRequest(system: system)
    request.architecture = options.architecture
    request.toleratesMissingExecutable = true
    let decision = LaunchDecision(shared.bundle.launch, request)
    guard decision.outcome == .refuse else { return nil }
    return (decision.reasons.last ?? "It cannot be launched.")
  }
}
