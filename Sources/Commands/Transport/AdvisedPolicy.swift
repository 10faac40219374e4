internal import CommandLineKit
internal import ConnectionReports
internal import PropertyLists
internal import TransportSecurity

/// The policy of a file, to which servers are held one by one.
struct AdvisedPolicy {
  let input: TransportInput
  let context: TransportContext

  /// Reads the policy that `--advise` names.
  ///
  /// - Throws: `CommandError` if the file cannot be read.
  init(_ path: String, _ arguments: ParsedArguments) throws(CommandError) {
    input = try TransportInput.open(path, arguments)
    context = try arguments.transportContext(
      platform: input.platform, depth: arguments.subdomainDepth)
  }

  /// What the policy says about a URL.
  func decision(for url: WebURL) throws(CommandError) -> TransportDecision {
    let target: TransportURL
    do throws(TransportURLError) { target = try TransportURL(url.text) } catch {
      throw .usage("The URL \(url.text) \(error.message)")
    }
    return input.policy.decision(for: target, in: context)
  }
}

extension LoadSettings {
  /// What an attempt has to offer so that a decision can be tried.
  init(_ requirements: TransportRequirements) {
    guard requirements.isEnforced else {
      self.init(allowsArbitraryLoads: true)
      return
    }
    self.init(
      minimumVersion: requirements.minimumTLS.flatMap { ProtocolVersion(rawValue: $0.name) },
      // Under a package forward secrecy is required all the same, but the length of the key does not count.
      requiresForwardSecrecy: requirements.checksKeyLength ? nil : false,
      allowsInsecureLoads: requirements.requiresTLS ? nil : true,
      isNIAPRestricted: requirements.isNIAPRestricted)
  }

  /// The exception for a host that allows what it allows now, and what another one does.
  func loosened(by other: LoadSettings) -> LoadSettings {
    var result = LoadSettings()
    let versions = [minimumVersion, other.minimumVersion].compactMap { $0 }.filter { $0 < .tls12 }
    result.minimumVersion = versions.min()
    if requiresForwardSecrecy == false || other.requiresForwardSecrecy == false {
      result.requiresForwardSecrecy = false
    }
    if allowsInsecureLoads == true || other.allowsInsecureLoads == true { result.allowsInsecureLoads = true }
    return result
  }
}
