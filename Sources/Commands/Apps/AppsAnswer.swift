internal import AppDatabase
internal import LaunchServices
internal import UniformTypes

/// What `infoplist apps` says.
enum AppsAnswer {
  // MARK: Who opens something

  static func open(_ answer: AppDatabase.Answer) -> AnswerNode {
    var reasons = answer.handlers.reasons
    if let why = answer.why { reasons.insert(why, at: 0) }
    return .object([
      ("schemaVersion", .number(1)), ("type", AnswerNode(answer.type)),
      ("candidates", .list(answer.handlers.candidates.map { node($0) })),
      ("winner", answer.handlers.winner.map { node($0) } ?? .none), ("reasons", AnswerNode(reasons)),
    ])
  }

  private static func node(_ candidate: HandlerCandidate) -> AnswerNode {
    .object([
      ("identifier", .text(candidate.bundle.identifier)), ("path", .text(candidate.bundle.path)),
      ("role", .text(candidate.role.name)), ("rank", .text(candidate.rank.name)),
      ("claim", .text(candidate.claim)),
      ("usable", .flag(candidate.isUsable)), ("because", .text(candidate.because)),
    ])
  }

  static func lines(_ answer: AppDatabase.Answer) -> [UInt8] {
    var bytes: [UInt8] = []
    func line(_ text: String) {
      SafeText.append(text, to: &bytes, .onOneLine)
      bytes += "\n".utf8
    }
    if let type = answer.type { line("type: \(type)") }
    if let why = answer.why { line("  \(why)") }
    line("opened by: \(answer.handlers.winner.map { title($0.bundle) } ?? "nobody")")
    for reason in answer.handlers.reasons { line("  \(reason)") }
    for (index, candidate) in answer.handlers.candidates.enumerated() {
      line("\(index + 1). \(title(candidate.bundle)) - \(candidate.because)")
    }
    return bytes
  }

  /// The identifier and the path of a bundle.
  private static func title(_ bundle: RegisteredBundle) -> String {
    bundle.identifier.isEmpty ? bundle.path : "\(bundle.identifier) (\(bundle.path))"
  }

  // MARK: Lists

  static func summary(_ bundle: RegisteredBundle) -> AnswerNode {
    .object([
      ("identifier", .text(bundle.identifier)), ("path", .text(bundle.path)), ("name", .text(bundle.name)),
      ("version", .text(bundle.version)), ("shortVersion", .text(bundle.shortVersion)),
      ("packageType", .text(bundle.packageType)), ("documentTypes", .number(bundle.documentClaims.count)),
      ("schemes", AnswerNode(bundle.schemeClaims.flatMap { $0.schemes })),
      ("types", AnswerNode(bundle.declarations.map { $0.identifier })),
    ])
  }

  /// A line for each bundle: identifier, version, path.
  static func table(_ bundles: [RegisteredBundle]) -> [UInt8] {
    var bytes: [UInt8] = []
    for bundle in bundles {
      let identifier = bundle.identifier.isEmpty ? "(no identifier)" : bundle.identifier
      let version = bundle.version.isEmpty ? "(no version)" : bundle.version
      SafeText.append("\(identifier)\t\(version)\t\(bundle.path)", to: &bytes, .keepingLines)
      bytes += "\n".utf8
    }
    return bytes
  }

  static func node(_ conflict: ClaimConflict) -> AnswerNode {
    .object([
      ("kind", .text(conflict.kind.name)), ("subject", .text(conflict.subject)),
      ("message", .text(conflict.message)), ("paths", AnswerNode(conflict.paths)),
    ])
  }

  static func node(_ effect: ArrivalEffect, of bundle: RegisteredBundle) -> AnswerNode {
    .object([
      ("schemaVersion", .number(1)), ("bundle", summary(bundle)),
      ("handlers", .list(effect.handlers.map { node($0) })), ("types", .list(effect.types.map { node($0) })),
      ("conflicts", .list(effect.conflicts.map { node($0) })),
    ])
  }

  private static func node(_ change: ArrivalEffect.Change) -> AnswerNode {
    .object([
      ("subject", .text(change.subject)), ("before", AnswerNode(change.before)),
      ("after", AnswerNode(change.after)),
    ])
  }
}
