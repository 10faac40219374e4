/// Whether an app can be used at all (L26).
struct Usability {
  private let options: HandlerOptions

  init(_ options: HandlerOptions) {
    self.options = options
  }

  /// Marks the contenders that cannot be used.
  func mark(_ contenders: inout [Contender], in list: BundleList) {
    let facts = list.facts
    let isAnySystem = options.system == nil && options.architecture == nil
    for index in contenders.indices {
      let number = Int(contenders[index].bundle)
      let isBroken = facts[number].isInTrash || facts[number].lacksExecutable
      contenders[index].isBroken = isBroken || (!isAnySystem && problem(of: number, in: list) != nil)
    }
  }

  /// Why an app cannot be used, nil if it can.
  ///
  /// Without a system, only what would keep it from starting anywhere counts.
  func problem(of number: Int, in list: BundleList) -> String? {
    if list.facts[number].isInTrash { return "It is in the Trash." }
    if list.facts[number].lacksExecutable {
      let name = list.bundles[number].launch.executableName ?? ""
      return "Its executable \(name) is missing (kLSNoExecutableErr)."
    }
    guard options.system != nil || options.architecture != nil else { return nil }
    return problem(of: list.bundles[number].launch)
  }

  private func problem(of facts: LaunchFacts) -> String? {
    guard let system = options.system else {
      let known = options.architecture == nil ? [] : facts.architectures
      guard let architecture = options.architecture, !known.isEmpty else { return nil }
      let runs = known.contains(architecture) || (architecture == "arm64" && known.contains("x86_64"))
      return runs ? nil : "Its executable has no code for \(architecture) (kLSExecutableIncorrectFormat)."
    }
    var request = LaunchRequest(system: system)
    request.architecture = options.architecture
    request.toleratesMissingExecutable = true
    let decision = LaunchDecision(facts, request)
    guard decision.outcome == .refuse else { return nil }
    return (decision.reasons.last ?? "It cannot be launched.")
  }
}
