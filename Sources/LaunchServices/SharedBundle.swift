import SourceText

internal import UniformTypes

/// A bundle that lists of candidates share, with what is asked of it again and again.
final class SharedBundle: Sendable, Hashable {
  let bundle: RegisteredBundle
  /// Where it is.
  let location: BundleLocation
  /// A number that copies of one app have in common, whatever the case of their identifiers (FNV-1a).
  let identifierHash: UInt64
  /// Whether it is an app, so that what it claims counts.
  let isApplication: Bool

  init(_ bundle: RegisteredBundle) {
    location = BundleLocation(path: bundle.path)
    isApplication = bundle.isApplication
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bundle.identifier.utf8 { hash = (hash ^ UInt64(byte.asciiLowercased)) &* 0x100_0000_01b3 }
    identifierHash = hash
    // Last, so that it need not be copied once more.
    self.bundle = bundle
  }

  static func == (left: SharedBundle, right: SharedBundle) -> Bool {
    left === right || left.bundle == right.bundle
  }

  func hash(into hasher: inout Hasher) { hasher.combine(bundle.path) }
}
