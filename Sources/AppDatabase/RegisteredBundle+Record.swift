internal import Bundles
internal import LaunchServices
internal import UniformTypes

/// How a bundle is kept in the database. Whoever adds to this raises ``recordVersion``, and adds at the end: records of
/// older versions are still read, and those of newer ones, too, but for what is not known here.
extension RegisteredBundle {
  static let recordVersion = 3

  /// The bytes to keep; the path and the order are columns of their own.
  var record: [UInt8] {
    var writer = RecordWriter()
    writer.number(Self.recordVersion)
    for text in [identifier, name, version, shortVersion, packageType] { writer.text(text) }
    writer.write(launch)
    writer.list(documentClaims) { writer, claim in
      writer.text(claim.name)
      writer.number(Int(claim.role.rawValue))
      writer.flag(claim.hasRole)
      writer.number(Int(claim.rank.rawValue))
      for texts in [claim.types, claim.extensions, claim.mimeTypes, claim.osTypes] { writer.texts(texts) }
      writer.flag(claim.isPackage)
    }
    writer.list(schemeClaims) { writer, claim in
      writer.text(claim.name)
      writer.texts(claim.schemes)
      writer.number(Int(claim.role.rawValue))
      writer.number(Int(claim.rank.rawValue))
    }
    writer.list(declarations) { writer, declaration in
      writer.text(declaration.identifier)
      writer.number(Int(declaration.origin.rawValue))
      writer.texts(declaration.parents)
      writer.list(declaration.tags) { writer, tag in
        writer.number(Int(tag.tagClass.rawValue))
        writer.text(tag.value)
      }
      writer.optional(declaration.summary)
      writer.optional(declaration.iconName)
      writer.optional(declaration.referenceURL)
    }
    writer.optional(launch.minimumOS)
    writer.texts(launch.forbiddenCapabilities)
    writer.texts(launch.ignoredKeys)
    writer.flag(launch.isBuiltForIPhone)
    return writer.bytes
  }

  /// Reads a record; nil if it is none.
  init?(_ reader: consuming RecordReader, path: String, order: Int) {
    do throws(RecordReader.Malformed) {
      let recordVersion = try reader.number()
      guard recordVersion > 0 else { return nil }
      self.init(path: path, identifier: try reader.text())
      self.order = order
      name = try reader.text()
      version = try reader.text()
      shortVersion = try reader.text()
      packageType = try reader.text()
      launch = try reader.launchFacts()
      documentClaims = try reader.list { reader throws(RecordReader.Malformed) in try reader.documentClaim() }
      schemeClaims = try reader.list { reader throws(RecordReader.Malformed) in
        SchemeClaim(
          name: try reader.text(), schemes: try reader.texts(), role: try reader.role(),
          rank: try reader.rank())
      }
      declarations = try reader.list { reader throws(RecordReader.Malformed) in try reader.declaration() }
      launch.isApplication = isApplication
      guard recordVersion > 1 else { return }
      launch.minimumOS = try reader.optional()
      launch.forbiddenCapabilities = try reader.texts()
      launch.ignoredKeys = try reader.texts()
      guard recordVersion > 2 else { return }
      launch.isBuiltForIPhone = try reader.flag()
    } catch { return nil }
  }
}

extension RecordWriter {
  fileprivate mutating func write(_ facts: LaunchFacts) {
    optional(facts.executableName)
    for flag in [
      facts.hasExecutable, facts.requiresIPhoneOS, facts.requiresNativeExecution,
      facts.prohibitsMultipleInstances,
      facts.isBackgroundOnly, facts.isAgent, facts.isVisibleInClassic, facts.quarantinesFiles,
      facts.getsAppDiedEvents,
    ] {
      self.flag(flag)
    }
    texts(facts.architectures)
    texts(facts.architecturePriority)
    optional(facts.minimumSystem)
    optional(facts.maximumSystem)
    pairs(facts.minimumByArchitecture)
    number(facts.presentationMode ?? -1)
    pairs(facts.environment)
    texts(facts.ignoredVariables)
    texts(facts.quarantineExclusions)
    list(facts.deviceFamilies) { $0.number($1) }
    texts(facts.requiredCapabilities)
    number(facts.declaredSystem.flatMap { RuntimeSystem.allCases.firstIndex(of: $0) } ?? -1)
  }

  private mutating func pairs(_ pairs: [LaunchFacts.Pair]) {
    list(pairs) { writer, pair in
      writer.text(pair.name)
      writer.text(pair.value)
    }
  }
}

extension RecordReader {
  /// Asked for once: it is a new list each time.
  private static let systems = RuntimeSystem.allCases

  fileprivate mutating func launchFacts() throws(Malformed) -> LaunchFacts {
    var facts = LaunchFacts()
    facts.executableName = try optional()
    facts.hasExecutable = try flag()
    facts.requiresIPhoneOS = try flag()
    facts.requiresNativeExecution = try flag()
    facts.prohibitsMultipleInstances = try flag()
    facts.isBackgroundOnly = try flag()
    facts.isAgent = try flag()
    facts.isVisibleInClassic = try flag()
    facts.quarantinesFiles = try flag()
    facts.getsAppDiedEvents = try flag()
    facts.architectures = try texts()
    facts.architecturePriority = try texts()
    facts.minimumSystem = try optional()
    facts.maximumSystem = try optional()
    facts.minimumByArchitecture = try pairs()
    let mode = try number()
    facts.presentationMode = mode < 0 ? nil : mode
    facts.environment = try pairs()
    facts.ignoredVariables = try texts()
    facts.quarantineExclusions = try texts()
    facts.deviceFamilies = try list { reader throws(Malformed) in try reader.number() }
    facts.requiredCapabilities = try texts()
    let system = try number()
    if Self.systems.indices.contains(system) { facts.declaredSystem = Self.systems[system] }
    return facts
  }

  private mutating func pairs() throws(Malformed) -> [LaunchFacts.Pair] {
    try list { reader throws(Malformed) in LaunchFacts.Pair(try reader.text(), try reader.text()) }
  }

  fileprivate mutating func role() throws(Malformed) -> HandlerRole {
    guard let role = HandlerRole(rawValue: UInt8(truncatingIfNeeded: try number())) else { throw Malformed() }
    return role
  }

  fileprivate mutating func rank() throws(Malformed) -> HandlerRank {
    guard let rank = HandlerRank(rawValue: UInt8(truncatingIfNeeded: try number())) else { throw Malformed() }
    return rank
  }

  fileprivate mutating func documentClaim() throws(Malformed) -> DocumentClaim {
    DocumentClaim(
      name: try text(), role: try role(), hasRole: try flag(), rank: try rank(), types: try texts(),
      extensions: try texts(), mimeTypes: try texts(), osTypes: try texts(), isPackage: try flag())
  }

  fileprivate mutating func declaration() throws(Malformed) -> TypeDeclaration {
    let identifier = try text()
    guard let origin = TypeDeclaration.Origin(rawValue: UInt8(truncatingIfNeeded: try number())) else {
      throw Malformed()
    }
    let parents = try texts()
    let tags = try list { reader throws(Malformed) in
      guard let tagClass = TagClass(rawValue: UInt8(truncatingIfNeeded: try reader.number())) else {
        throw Malformed()
      }
      return TypeTag(tagClass, try reader.text())
    }
    return TypeDeclaration(
      identifier, origin, parents: parents, tags: tags, summary: try optional(), iconName: try optional(),
      referenceURL: try optional())
  }
}
