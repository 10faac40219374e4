internal import Bundles
internal import LaunchServices
internal import UniformTypes

/// All that is registered, as JSON that ``AppsImport`` reads back without a loss.
enum AppsExport {
  static func node(_ bundles: [RegisteredBundle], _ bindings: [UserBinding]) -> AnswerNode {
    .object([
      ("schemaVersion", .number(1)), ("apps", .list(bundles.map { node($0) })),
      (
        "bindings",
        .list(
          bindings.map { binding in
            switch binding.subject {
            case .type(let type): .object([("type", .text(type)), ("app", .text(binding.app))])
            case .scheme(let scheme): .object([("scheme", .text(scheme)), ("app", .text(binding.app))])
            }
          })
      ),
    ])
  }

  private static func node(_ bundle: RegisteredBundle) -> AnswerNode {
    .object([
      ("identifier", .text(bundle.identifier)), ("path", .text(bundle.path)), ("name", .text(bundle.name)),
      ("version", .text(bundle.version)), ("shortVersion", .text(bundle.shortVersion)),
      ("packageType", .text(bundle.packageType)), ("architectures", AnswerNode(bundle.launch.architectures)),
      ("minimumSystem", AnswerNode(bundle.launch.minimumSystem)), ("launch", node(bundle.launch)),
      ("documentTypes", .list(bundle.documentClaims.map { node($0) })),
      ("schemes", .list(bundle.schemeClaims.map { node($0) })),
      ("types", .list(bundle.declarations.map { node($0) })),
    ])
  }

  private static func node(_ facts: LaunchFacts) -> AnswerNode {
    .object([
      ("executable", AnswerNode(facts.executableName)), ("minimumOS", AnswerNode(facts.minimumOS)),
      ("maximumSystem", AnswerNode(facts.maximumSystem)),
      ("system", AnswerNode(facts.declaredSystem?.name)),
      ("presentation", facts.presentationMode.map { .number($0) } ?? .none),
      ("architecturePriority", AnswerNode(facts.architecturePriority)),
      ("minimumByArchitecture", node(facts.minimumByArchitecture)), ("environment", node(facts.environment)),
      ("ignoredVariables", AnswerNode(facts.ignoredVariables)),
      ("ignoredKeys", AnswerNode(facts.ignoredKeys)),
      ("quarantineExclusions", AnswerNode(facts.quarantineExclusions)),
      ("deviceFamilies", .list(facts.deviceFamilies.map { .number($0) })),
      ("requiredCapabilities", AnswerNode(facts.requiredCapabilities)),
      ("forbiddenCapabilities", AnswerNode(facts.forbiddenCapabilities)),
      ("hasExecutable", .flag(facts.hasExecutable)),
      ("requiresIPhoneOS", .flag(facts.requiresIPhoneOS)),
      ("builtForIPhone", .flag(facts.isBuiltForIPhone)),
      ("requiresNativeExecution", .flag(facts.requiresNativeExecution)),
      ("prohibitsMultipleInstances", .flag(facts.prohibitsMultipleInstances)),
      ("backgroundOnly", .flag(facts.isBackgroundOnly)),
      ("agent", .flag(facts.isAgent)),
      ("visibleInClassic", .flag(facts.isVisibleInClassic)),
      ("quarantinesFiles", .flag(facts.quarantinesFiles)),
      ("getsAppDiedEvents", .flag(facts.getsAppDiedEvents)),
    ])
  }

  private static func node(_ pairs: [LaunchFacts.Pair]) -> AnswerNode {
    .object(pairs.map { ($0.name, .text($0.value)) })
  }

  private static func node(_ claim: DocumentClaim) -> AnswerNode {
    .object([
      ("name", .text(claim.name)), ("role", .text(claim.role.name)), ("roleIsGiven", .flag(claim.hasRole)),
      ("rank", .text(claim.rank.name)), ("types", AnswerNode(claim.types)),
      ("extensions", AnswerNode(claim.extensions)), ("mimeTypes", AnswerNode(claim.mimeTypes)),
      ("osTypes", AnswerNode(claim.osTypes)), ("package", .flag(claim.isPackage)),
    ])
  }

  private static func node(_ claim: SchemeClaim) -> AnswerNode {
    .object([
      ("name", .text(claim.name)), ("role", .text(claim.role.name)), ("rank", .text(claim.rank.name)),
      ("schemes", AnswerNode(claim.schemes)),
    ])
  }

  private static func node(_ declaration: TypeDeclaration) -> AnswerNode {
    .object(
      [
        ("identifier", .text(declaration.identifier)), ("origin", .text(declaration.origin.name)),
        ("conformsTo", AnswerNode(declaration.parents)),
      ] + tagNames.map { ($0.name, AnswerNode(declaration.tags($0.tagClass))) } + [
        ("description", AnswerNode(declaration.summary)), ("icon", AnswerNode(declaration.iconName)),
        ("referenceURL", AnswerNode(declaration.referenceURL)),
      ])
  }

  /// The names of the lists of tags.
  static let tagNames: [(name: String, tagClass: TagClass)] = [
    ("extensions", .filenameExtension), ("mimeTypes", .mimeType), ("osTypes", .osType),
    ("pasteboardTypes", .pasteboardType), ("urlSchemes", .urlScheme), ("deviceModels", .deviceModel),
  ]
}
