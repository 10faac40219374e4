/// Files and folders, as the C library sees them.
///
/// Paths are texts. A name on disk that is not UTF-8 keeps its odd bytes as private-use characters
/// (U+10FE80 to U+10FEFF), so that it can be listed, shown and opened again.
public enum FileSystem {
  /// The longest input that is read unless the caller says otherwise: 1 GiB.
  public static let standardSizeLimit = 1 << 30
}
