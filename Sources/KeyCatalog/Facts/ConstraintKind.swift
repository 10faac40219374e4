/// The kinds of demand a record can make of a value.
///
/// `each…` demands the same of every item of an array, `key…` of every key of a dictionary.
public enum ConstraintKind: UInt8, Sendable, Hashable, CaseIterable {
  /// The whole text matches the regular expression.
  case pattern
  /// The whole text of each item matches the regular expression.
  case eachPattern
  /// Each key of the dictionary matches the regular expression.
  case keyPattern
  /// Only these characters occur.
  case charset
  /// The text has `exact`, at most `max`, at least `min` characters.
  case length
  /// Each item has `exact`, at most `max`, at least `min` characters.
  case eachLength
  /// Exactly one character.
  case singleCharacter
  /// A number from `min` to `max`; `component` names a part of a version.
  case range
  /// The most digits of each number of a version.
  case digits
  /// How many numbers a version has.
  case components
  /// The version never falls.
  case monotonic
  /// The version matches the regular expression.
  case versionFormat
  /// The text is a number.
  case numericString
  /// Exactly this value.
  case equals
  /// One of these values.
  case oneOf
  /// Each item is one of these values.
  case eachOneOf
  /// Each key is one of these.
  case keyOneOf
  /// These are the only keys.
  case keysAre
  /// Values beyond the known ones are allowed.
  case openEnum
  /// The type of each value of the dictionary.
  case valueType
  /// The type of each key of the dictionary.
  case keyType
  /// The type depends on the platform.
  case typeByPlatform
  /// Not blank.
  case nonEmpty
  /// At least so many items.
  case minItems
  /// At most so many lines.
  case maxLines
  /// No second use within the scope the text names.
  case unique
  /// The value occurs at the path given.
  case references
  /// Each item occurs at the path given.
  case eachReferences
  /// The named file ends in `suffix`, which the value may leave out if `optional`.
  case suffix
  /// The value does not end in any of these.
  case noSuffix
  /// The value has no file name extension.
  case noExtension
  /// The value had better have no file name extension.
  case noExtensionPreferred
  /// The value has a file name extension.
  case hasExtension
  /// The named file exists in one of these places.
  case fileIn
  /// Letter case of the file name counts.
  case fileNameExact
  /// The named file has this format.
  case fileFormat
  /// The named image has one of these sizes for the device, or `any`.
  case imageSize
  /// The path is relative to `base`.
  case relativePath
  /// A path pattern in the manner of a shell.
  case shellPattern
  /// A URL.
  case url
  /// A URL that matches the expression.
  case urlForm
  /// A uniform type identifier.
  case uti
  /// Each item is a spelled-out uniform type identifier.
  case eachUTI
  /// At least two labels in reverse-DNS order.
  case reverseDNS
  /// A language ID or, where accepted, a language name.
  case languageTag
  /// Each item is a language ID or, where accepted, a language name.
  case eachLanguageTag
  /// No capital letters.
  case lowercase
  /// No port number.
  case noPort
  /// Not an IP address.
  case noIPAddress
  /// No period at the end.
  case noTrailingDot
  /// Only in this kind of bundle.
  case bundleKind
  /// Only in this kind of app.
  case appKind
  /// Only with this format of executable.
  case executableFormat
  /// Only for exported types.
  case exportedOnly
  /// Has to be repeated in that variant of the top-level key.
  case repeatInVariant
  /// Not in a source file.
  case notHandWritten
  /// Not in a shipped app.
  case developmentOnly
  /// Needs a justification at review.
  case appStoreReview

  /// The word used in records, reports and JSON.
  public var name: String {
    switch self {
    case .pattern: "pattern"
    case .eachPattern: "eachPattern"
    case .keyPattern: "keyPattern"
    case .charset: "charset"
    case .length: "length"
    case .eachLength: "eachLength"
    case .singleCharacter: "singleCharacter"
    case .range: "range"
    case .digits: "digits"
    case .components: "components"
    case .monotonic: "monotonic"
    case .versionFormat: "versionFormat"
    case .numericString: "numericString"
    case .equals: "equals"
    case .oneOf: "oneOf"
    case .eachOneOf: "eachOneOf"
    case .keyOneOf: "keyOneOf"
    case .keysAre: "keysAre"
    case .openEnum: "openEnum"
    case .valueType: "valueType"
    case .keyType: "keyType"
    case .typeByPlatform: "typeByPlatform"
    case .nonEmpty: "nonEmpty"
    case .minItems: "minItems"
    case .maxLines: "maxLines"
    case .unique: "unique"
    case .references: "references"
    case .eachReferences: "eachReferences"
    case .suffix: "suffix"
    case .noSuffix: "noSuffix"
    case .noExtension: "noExtension"
    case .noExtensionPreferred: "noExtensionPreferred"
    case .hasExtension: "hasExtension"
    case .fileIn: "fileIn"
    case .fileNameExact: "fileNameExact"
    case .fileFormat: "fileFormat"
    case .imageSize: "imageSize"
    case .relativePath: "relativePath"
    case .shellPattern: "shellPattern"
    case .url: "url"
    case .urlForm: "urlForm"
    case .uti: "uti"
    case .eachUTI: "eachUTI"
    case .reverseDNS: "reverseDNS"
    case .languageTag: "languageTag"
    case .eachLanguageTag: "eachLanguageTag"
    case .lowercase: "lowercase"
    case .noPort: "noPort"
    case .noIPAddress: "noIPAddress"
    case .noTrailingDot: "noTrailingDot"
    case .bundleKind: "bundleKind"
    case .appKind: "appKind"
    case .executableFormat: "executableFormat"
    case .exportedOnly: "exportedOnly"
    case .repeatInVariant: "repeatInVariant"
    case .notHandWritten: "notHandWritten"
    case .developmentOnly: "developmentOnly"
    case .appStoreReview: "appStoreReview"
    }
  }

  /// Creates a kind from its word, or nil if there is no such word.
  public init?(name: String) {
    guard let kind = Self.allCases.first(where: { $0.name.isSameText(as: name) }) else { return nil }
    self = kind
  }
}
