/// A file made to crash, hang, or exhaust whatever reads it.
///
/// Each is a shape and a size. The full size is for the executable, where time and memory are measured; the
/// tests of the library make the same shapes smaller.
public struct HostileInput: Sendable {
  /// What has to come of an input.
  public enum Outcome: String, Sendable {
    /// It is read, and its values can be had.
    case read
    /// It is read, but what it holds would be too large written out, so its values are refused.
    case tooLarge = "too-large"
    /// It is refused as malformed.
    case malformed
  }

  /// The name of the file; its extension is the format, unless that is to be found out.
  public let name: String
  /// What has to come of it.
  public let outcome: Outcome
  /// The format to ask for, `nil` to have it found out.
  public let format: String?
  /// A key path to ask for, in place of the root.
  public let keyPath: String
  private let make: @Sendable (_ divisor: Int) -> [UInt8]

  /// Creates an input.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - outcome: What has to come of it.
  ///   - format: The format to ask for.
  ///   - keyPath: A key path to ask for.
  ///   - make: Makes the bytes; counts that matter only for time and memory go through its argument.
  init(
    _ name: String, _ outcome: Outcome, format: String? = nil, keyPath: String = "",
    make: @escaping @Sendable (_ scale: Scale) -> [UInt8]
  ) {
    self.name = name
    self.outcome = outcome
    self.format = format
    self.keyPath = keyPath
    self.make = { make(Scale(divisor: $0)) }
  }

  /// The bytes of the file.
  ///
  /// - Parameter divisor: How many times smaller than in full size the file is to be, roughly.
  public func bytes(dividedBy divisor: Int = 1) -> [UInt8] { make(divisor) }

  /// How large an input is made.
  struct Scale: Sendable {
    let divisor: Int

    /// A count in this scale; never so small that no limit of depth is reached anymore.
    func callAsFunction(_ count: Int) -> Int { min(count, max(count / divisor, 1_000)) }
  }
}

extension HostileInput {
  /// All inputs, by what they try.
  public static let all =
    nesting + dictionaries + entities + texts + numbers + encodings + comments + openStep + json
    + brokenBinaries + sharedObjects + keyPaths
}
