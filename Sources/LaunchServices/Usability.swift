/// Whether an app can be used at all (L26).
struct Usability {
  private let options: HandlerOptions

  init(_ options: HandlerOptions) {
    self.options = options
  }

  /// Why an app cannot be used, nil if it can.
  ///
  /// Without a system, only what would keep it from starting anywhere counts.
  func problem(of bundle: RegisteredBundle) -> String? {
    if bundle.location.isInTrash { return "It is in the Trash." }
    if let name = bundle.launch.executableName, !bundle.launch.hasExecutable {
      return "Its executable \(name) is missing (kLSNoExecutableErr)."
    }
    guard let system = options.system else {
      guard let architecture = options.architecture, !bundle.launch.architectures.isEmpty else { return nil }
      let runs =
        bundle.launch.architectures.contains(architecture)
        || (architecture == "arm64" && bundle.launch.architectures.contains("x86_64"))
      return runs ? nil : "Its executable has no code for \(architecture) (kLSExecutableIncorrectFormat)."
    }
    var request = LaunchRequest(system: system)
    request.architecture = options.architecture
    request.toleratesMissingExecutable = true
    let decision = LaunchDecision(bundle.launch, request)
    guard decision.outcome == .refuse else { return nil }
    return (decision.reasons.last ?? "It cannot be launched.")
  }
}
