import SourceText

/// A kind of mark by which files and data show what type they are (L3, R167).
public enum TagClass: UInt8, Sendable, Hashable, CaseIterable {
  /// The ending of a file's name, without the period.
  case filenameExtension
  /// A MIME type.
  case mimeType
  /// The four characters of a file's type code.
  case osType
  /// The name of a type on the pasteboard.
  case pasteboardType
  /// The scheme of an address.
  case urlScheme
  /// The code of a model of a device.
  case deviceModel

  /// The identifier of the class in property lists.
  public var identifier: String {
    switch self {
    case .filenameExtension: "public.filename-extension"
    case .mimeType: "public.mime-type"
    case .osType: "com.apple.ostype"
    case .pasteboardType: "com.apple.nspboard-type"
    case .urlScheme: "public.url-scheme"
    case .deviceModel: "com.apple.device-model-code"
    }
  }

  /// The class with an identifier, whatever its case; nil for others.
  public init?(identifier: String) {
    for known in TagClass.allCases where known.identifier.isSameTextIgnoringCase(as: identifier) {
      self = known
      return
    }
    return nil
  }

  /// Whether the case of letters in tags of the class counts (L3).
  public var mindsCase: Bool {
    switch self {
    case .filenameExtension, .mimeType, .urlScheme: false
    case .osType, .pasteboardType, .deviceModel: true
    }
  }
}
