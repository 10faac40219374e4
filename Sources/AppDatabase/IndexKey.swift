import SourceText

internal import LaunchServices
internal import UniformTypes

/// Something by which bundles are found without looking at all of them.
struct IndexKey: Hashable {
  /// What a key is of.
  ///
  /// The numbers stand in databases.
  enum Kind: Int64 {
    case identifier = 1
    case claimedType = 2
    case claimedExtension = 3
    case claimedMIMEType = 4
    case claimedOSType = 5
    case claimedScheme = 6
    case declaredType = 7
    case declaredExtension = 8
    case declaredMIMEType = 9
    case declaredOSType = 10
  }

  let kind: Kind
  let text: String

  /// Creates a key; case does not count but in type codes.
  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    let mindsCase = kind == .claimedOSType || kind == .declaredOSType
    self.text = mindsCase ? text : text.asciiLowercased
  }
}

extension RegisteredBundle {
  /// All keys by which the bundle is found.
  var indexKeys: Set<IndexKey> {
    var keys: Set<IndexKey> = []
    if !identifier.isEmpty { keys.insert(IndexKey(.identifier, identifier)) }
    // Only apps open anything, and only their types count.
    guard isApplication else { return keys }
    for claim in documentClaims {
      for type in claim.types { keys.insert(IndexKey(.claimedType, type)) }
      // Beside types these count on old systems only, on which they are found as well.
      for name in claim.extensions { keys.insert(IndexKey(.claimedExtension, name)) }
      for name in claim.mimeTypes { keys.insert(IndexKey(.claimedMIMEType, name)) }
      for code in claim.osTypes { keys.insert(IndexKey(.claimedOSType, code)) }
    }
    for claim in schemeClaims {
      for scheme in claim.schemes { keys.insert(IndexKey(.claimedScheme, scheme)) }
    }
    for declaration in declarations {
      keys.insert(IndexKey(.declaredType, declaration.identifier))
      for tag in declaration.tags {
        switch tag.tagClass {
        case .filenameExtension: keys.insert(IndexKey(.declaredExtension, tag.value))
        case .mimeType: keys.insert(IndexKey(.declaredMIMEType, tag.value))
        case .osType: keys.insert(IndexKey(.declaredOSType, tag.value))
        default: break
        }
      }
    }
    return keys
  }
}
