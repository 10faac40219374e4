/// A file of the reference.
public struct ReferenceFile: Sendable, Hashable {
  /// The path from the folder of the reference, with slashes: `info-plist/CFBundleName.html`.
  public let path: String
  /// The contents, in UTF-8.
  public let bytes: [UInt8]

  /// Creates a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
