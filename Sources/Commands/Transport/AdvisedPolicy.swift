internal import Bundles
internal import CommandLineKit
internal import ConnectionReports
internal import PropertyLists
internal import TransportSecurity

/// The policy of a file, as it counts for one URL.
struct AdvisedPolicy {
  /// The path as given.
  let path: String
  /// Whether the policy has the URL loaded at all.
  let isAllowed: Bool
  /// What it asks of the connection.
  let settings: LoadSettings

  /// Reads the policy, for the newest iOS.
  ///
  /// - Throws: `CommandError` if the file cannot be read, or the URL is none.
  init(_ path: String, url: String, _ options: ReadOptions) throws(CommandError) {
    self.path = path
    let input = try BundleInput.open(path, options)
    guard let infoPlist = input.inspection(for: nil, options).infoPlist, infoPlist.root != nil else {
      throw .noInfoPlist(in: path)
    }
    let target: TransportURL
    do throws(TransportURLError) { target = try TransportURL(url) } catch { throw .usage(error.message) }
    let context = TransportContext(system: TransportSystem.newest(of: .iOS))
    let decision = TransportPolicy(dictionary: infoPlist.root).decision(for: target, in: context)
    isAllowed = decision.isAllowed
    let requirements = decision.requirements
    settings =
      requirements.isEnforced
      ? LoadSettings(
        minimumVersion: requirements.minimumTLS.flatMap { ProtocolVersion(rawValue: $0.name) },
        requiresForwardSecrecy: requirements.requiresForwardSecrecy ? nil : false,
        allowsInsecureLoads: requirements.requiresTLS ? nil : true)
      : LoadSettings(allowsArbitraryLoads: true)
  }
}
