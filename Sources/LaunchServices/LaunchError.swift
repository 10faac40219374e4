/// Why the system refuses to launch an app, by the name of its error (L35).
public enum LaunchError: Sendable, Hashable, CaseIterable {
  /// The bundle is no app.
  case notAnApplication
  /// There is no executable.
  case noExecutable
  /// The executable has no code the system runs.
  case executableIncorrectFormat
  /// The app asks for another system.
  case incompatibleSystemVersion
  /// Another user's session runs it.
  case multipleSessionsNotSupported
  /// It runs, and may not run twice.
  case multipleInstancesProhibited
  /// It needs Rosetta, which is not there.
  case noRosettaEnvironment

  /// The name.
  public var name: String {
    switch self {
    case .notAnApplication: "kLSNotAnApplicationErr"
    case .noExecutable: "kLSNoExecutableErr"
    case .executableIncorrectFormat: "kLSExecutableIncorrectFormat"
    case .incompatibleSystemVersion: "kLSIncompatibleSystemVersionErr"
    case .multipleSessionsNotSupported: "kLSMultipleSessionsNotSupportedErr"
    case .multipleInstancesProhibited: "kLSMultipleInstancesProhibitedErr"
    case .noRosettaEnvironment: "kLSNoRosettaEnvironmentErr"
    }
  }

  /// The number, nil where it is not public.
  public var number: Int? {
    switch self {
    case .notAnApplication: -10811
    case .noExecutable: -10827
    case .executableIncorrectFormat: -10661
    case .incompatibleSystemVersion: -10825
    case .multipleSessionsNotSupported: -10829
    case .multipleInstancesProhibited: nil
    case .noRosettaEnvironment: -10657
    }
  }
}
