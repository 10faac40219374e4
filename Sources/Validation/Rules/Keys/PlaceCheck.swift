internal import KeyCatalog

/// Tells which demands of records are about where a key may stand.
enum PlaceCheck {
  /// Whether a kind of demand is checked by one of the rules about places.
  ///
  /// `appKind` says what the platforms of the key say as well, `executableFormat` needs the program,
  /// `notHandWritten` is the matter of the rule about what the build writes, and `appStoreReview` of the
  /// rules about connections.
  static func handles(_ kind: ConstraintKind) -> Bool {
    switch kind {
    case .bundleKind, .exportedOnly, .developmentOnly, .repeatInVariant: true
    default: false
    }
  }
}
