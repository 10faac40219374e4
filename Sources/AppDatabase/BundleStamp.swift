/// What tells whether a bundle changed since it was registered.
public struct BundleStamp: Sendable, Hashable {
  /// What the files of the bundle were marked with; any other number means that they changed.
  public let mark: Int64
  /// The path of the executable, empty if there is none.
  public let executable: String
}
