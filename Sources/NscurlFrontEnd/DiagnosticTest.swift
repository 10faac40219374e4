public import ConnectionReports

/// One test of the diagnostics: a title, and the policy to load the URL under.
public struct DiagnosticTest: Sendable, Hashable {
  /// The heading that it stands under, with others.
  public let group: String
  /// Its title, as nscurl has it.
  public let title: String
  /// The policy.
  public let settings: LoadSettings

  /// The sixteen tests for a host, in order (R206, A30).
  public static func all(for host: String) -> [DiagnosticTest] {
    var tests = [
      DiagnosticTest(
        group: "Default ATS Secure Connection", title: "ATS Default Connection", settings: LoadSettings()),
      DiagnosticTest(
        group: "Allowing Arbitrary Loads", title: "Allow All Loads",
        settings: LoadSettings(allowsArbitraryLoads: true)),
    ]
    let versions = ProtocolVersion.allCases.reversed()
    tests += versions.map { version in
      DiagnosticTest(
        group: "Configuring TLS exceptions for \(host)", title: version.rawValue,
        settings: LoadSettings(minimumVersion: version))
    }
    tests += [
      DiagnosticTest(
        group: "Configuring PFS exceptions for \(host)", title: "Disabling Perfect Forward Secrecy",
        settings: LoadSettings(requiresForwardSecrecy: false)),
      DiagnosticTest(
        group: "Configuring PFS exceptions and allowing insecure HTTP for \(host)",
        title: "Disabling Perfect Forward Secrecy and Allowing Insecure HTTP",
        settings: LoadSettings(requiresForwardSecrecy: false, allowsInsecureLoads: true)),
    ]
    tests += versions.map { version in
      DiagnosticTest(
        group: "Configuring TLS exceptions with PFS disabled for \(host)",
        title: "\(version.rawValue) with PFS disabled",
        settings: LoadSettings(minimumVersion: version, requiresForwardSecrecy: false))
    }
    tests += versions.map { version in
      DiagnosticTest(
        group: "Configuring TLS exceptions with PFS disabled and insecure HTTP allowed for \(host)",
        title: "\(version.rawValue) with PFS disabled and insecure HTTP allowed",
        settings: LoadSettings(
          minimumVersion: version, requiresForwardSecrecy: false, allowsInsecureLoads: true))
    }
    return tests
  }
}
