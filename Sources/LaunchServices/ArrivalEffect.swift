import SourceText

internal import UniformTypes

/// What changes when a bundle is registered.
public struct ArrivalEffect: Sendable, Hashable {
  /// What opens something before and after.
  public struct Change: Sendable, Hashable {
    /// What is opened: a type, an ending with its period, or a scheme with its colon.
    public let subject: String
    /// The path of the app, or the type, before; nil if there was none.
    public let before: String?
    /// The path of the app, or the type, after; nil if there is none.
    public let after: String?
  }

  /// Apps that open something else than before.
  public let handlers: [Change]
  /// Endings that mean another type than before.
  public let types: [Change]
  /// Conflicts that were not there before.
  public let conflicts: [ClaimConflict]

  /// Works out what a bundle changes.
  ///
  /// - Parameters:
  ///   - bundle: The bundle; a registered one with the same path is replaced.
  ///   - bundles: The registered bundles.
  public init(
    of bundle: RegisteredBundle, among bundles: [RegisteredBundle], options: HandlerOptions = HandlerOptions()
  ) {
    var arriving = bundle
    arriving.order = (bundles.map { $0.order }.max() ?? 0) + 1
    let after = bundles.filter { !$0.path.isSameText(as: bundle.path) } + [arriving]
    let oldTypes = TypeRegistry.system.adding(typesOf: bundles)
    let newTypes = TypeRegistry.system.adding(typesOf: after)
    let old = HandlerSearch(bundles, types: oldTypes, options: options)
    let new = HandlerSearch(after, types: newTypes, options: options)

    var handlers: [Change] = []
    func compare(_ subject: String, _ before: HandlerQuery, _ now: HandlerQuery) {
      let (one, other) = (old.answer(before).winner?.bundle, new.answer(now).winner?.bundle)
      let isSame = one?.path == other?.path && one?.version == other?.version
      if !isSame, !handlers.contains(where: { $0.subject.isSameTextIgnoringCase(as: subject) }) {
        handlers.append(Change(subject: subject, before: one?.path, after: other?.path))
      }
    }
    var endings: [String] = []
    for declaration in arriving.declarations { endings += declaration.tags(.filenameExtension) }
    for claim in arriving.documentClaims {
      for type in claim.types {
        let query = HandlerQuery.document(DocumentItem(type: type))
        compare(type, query, query)
      }
      if claim.types.isEmpty { endings += claim.extensions.filter { !$0.isSameText(as: "*") } }
    }
    var types: [Change] = []
    for ending in endings {
      let item = FileItem("a." + ending)
      let (before, now) = (oldTypes.type(of: item).identifier, newTypes.type(of: item).identifier)
      if !before.isSameTextIgnoringCase(as: now),
        !types.contains(where: { $0.subject.isSameTextIgnoringCase(as: "." + ending) })
      {
        types.append(Change(subject: "." + ending, before: before, after: now))
      }
      compare(
        "." + ending, .document(DocumentItem(type: before, filenameExtension: ending)),
        .document(DocumentItem(type: now, filenameExtension: ending)))
    }
    for scheme in arriving.schemeClaims.flatMap({ $0.schemes }) {
      compare(scheme + ":", .scheme(scheme), .scheme(scheme))
    }
    self.handlers = handlers
    self.types = types
    let known = ConflictSearch(bundles).conflicts
    conflicts = ConflictSearch(after).conflicts.filter { !known.contains($0) }
  }
}
