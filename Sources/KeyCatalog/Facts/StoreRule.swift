/// A condition under which a build, an upload, an installation or a review goes wrong, by the code it is known
/// by: `ITMS-90683`.
///
/// Codes with other beginnings are names given here: `XCB-` for messages of builds, `MI-` for the numbers of the
/// installer on devices, `PM-` for privacy manifests, `RUN-` and `REV-` for what goes wrong when the program runs
/// or is reviewed, `NOT-` for notarization.
public struct StoreRule: Sendable, Hashable {
  /// When the condition is looked at.
  public enum Stage: UInt8, Sendable, Hashable, CaseIterable {
    /// While the product is built.
    case build
    /// When the product is sent to the store.
    case upload
    /// When it is notarized.
    case notarization
    /// When a device installs it.
    case installation
    /// When people of the store look at it, or when it first runs.
    case review
    /// When it runs.
    case run

    /// The word used in reports: `build`, `upload` and so on.
    public var name: String {
      switch self {
      case .build: "build"
      case .upload: "upload"
      case .notarization: "notarization"
      case .installation: "install"
      case .review: "review"
      case .run: "run"
      }
    }
  }

  /// How much it matters there.
  public enum Weight: UInt8, Sendable, Hashable, CaseIterable {
    /// The product is refused, or fails.
    case error
    /// The product goes through, with a message.
    case warning
    /// Worth knowing.
    case note

    /// The word used in reports: `error`, `warning` or `note`.
    public var name: String {
      switch self {
      case .error: "error"
      case .warning: "warning"
      case .note: "note"
      }
    }
  }

  /// The code, such as `ITMS-90683`; where one code stands for several conditions, the key follows it.
  public let code: String
  /// When the condition is looked at.
  public let stage: Stage
  /// The kind of file it concerns.
  public let document: DocumentKind
  /// The keys it concerns, with `*` for any text; empty where it concerns no key.
  public let keys: [String]
  /// The condition that is objected to, in a sentence.
  public let condition: String
  /// What the message says, in a sentence.
  public let message: String
  /// Which products are meant, in a sentence.
  public let subject: String
  /// How much it matters there.
  public let weight: Weight
  /// What to do, in a sentence.
  public let fix: String
  /// How well the condition is founded.
  public let confidence: TodayFacts.Confidence
  /// Where it comes from.
  public let sources: [String]

  /// Every condition, by subject.
  public static let all: [StoreRule] = Catalog.storeTables.flatMap { table in
    PlainRecord.table(table).map { StoreRule($0) }
  }

  /// The conditions with a code, whatever the case of letters; a code without a key stands for all of its
  /// conditions.
  ///
  /// - Complexity: O(*n*) in the number of conditions.
  public static func named(_ code: String) -> [StoreRule] {
    let wanted = code.asciiLowercased
    return all.filter { rule in
      let own = rule.code.asciiLowercased
      guard own.utf8.starts(with: wanted.utf8) else { return false }
      return own.utf8.count == wanted.utf8.count
        || (rule.isStoreCode && own.utf8.dropFirst(wanted.utf8.count).first == UInt8(ascii: "-")
          && wanted.utf8.count == Self.numberedLength)
    }
  }

  /// The length of a code with a number: `ITMS-90360`.
  private static let numberedLength = 10

  /// The code without the key that follows it, as reports refer to it.
  public var reference: String {
    isStoreCode && code.utf8.count > Self.numberedLength
      && code.utf8.dropFirst(Self.numberedLength).first == UInt8(ascii: "-")
      ? String(decoding: code.utf8.prefix(Self.numberedLength), as: UTF8.self) : code
  }

  private var isStoreCode: Bool { code.utf8.starts(with: "ITMS-9".utf8) }

  private init(_ record: PlainRecord) {
    code = record.name
    let stageName = record.text("stage")
    let documentName = record.text("document")
    let weightName = record.text("severity")
    guard let stage = Stage.allCases.first(where: { $0.name.isSameText(as: stageName) }),
      let document = DocumentKind.allCases.first(where: { $0.option.isSameText(as: documentName) }),
      let weight = Weight.allCases.first(where: { $0.name.isSameText(as: weightName) })
    else { preconditionFailure("a stage, document or severity has no such name") }
    self.stage = stage
    self.document = document
    self.weight = weight
    keys = record.list("keys")
    condition = record.text("when")
    message = record.text("message")
    subject = record.text("for")
    fix = record.text("fix")
    confidence = record.text("evidence").isSameText(as: "recalled") ? .recalled : .seen
    sources = SourceNames.fullNames(record.list("source"))
  }
}
