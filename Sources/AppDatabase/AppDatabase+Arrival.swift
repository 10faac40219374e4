public import LaunchServices
internal import SourceText

extension AppDatabase {
  /// A bundle that is to be registered, with what tells later whether it changed.
  public struct Arrival: Sendable, Hashable {
    /// The bundle.
    public var bundle: RegisteredBundle
    /// A number that is another one after the files of the bundle changed; 0 for a bundle without files.
    public var mark: Int64
    /// The path of the executable, empty if there is none.
    public var executable: String
    /// The hash of those contents of the files that count.
    public var contents: Int64

    /// Creates an arrival.
    public init(_ bundle: RegisteredBundle, mark: Int64 = 0, executable: String = "", contents: Int64 = 0) {
      self.bundle = bundle
      self.mark = mark
      self.executable = executable
      self.contents = contents
    }
  }

  /// A hash of bytes that tells contents apart, and is not meant to withstand anybody.
  ///
  /// - Parameter seed: The hash of what stands before these bytes.
  public static func hash(_ bytes: some Sequence<UInt8>, after seed: Int64 = 0) -> Int64 {
    var hash = StableHash(after: UInt64(bitPattern: seed))
    hash.add(bytes)
    return Int64(bitPattern: hash.value)
  }
}
