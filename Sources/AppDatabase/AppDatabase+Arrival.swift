public import LaunchServices

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

  /// A hash of bytes that tells contents apart, and is not meant to withstand anybody (FNV-1a).
  ///
  /// - Parameter seed: The hash of what stands before these bytes.
  public static func hash(_ bytes: some Sequence<UInt8>, after seed: Int64 = 0) -> Int64 {
    var hash = 0xcbf2_9ce4_8422_2325 ^ UInt64(bitPattern: seed)
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int64(bitPattern: hash)
  }
}
