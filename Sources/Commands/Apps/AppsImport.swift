internal import Bundles
internal import LaunchServices
internal import PropertyLists
internal import SourceText
internal import UniformTypes

/// What ``AppsExport`` wrote, read back; what is missing in it counts as if the bundle did not say it.
struct AppsImport {
  private(set) var bundles: [RegisteredBundle] = []
  private(set) var bindings: [UserBinding] = []

  /// Reads JSON; nil if it is no export.
  init?(_ bytes: SourceBytes) {
    let document = PropertyListDocument.read(bytes, options: ReadOptions(format: .json, jsonForm: .plain))
    guard document.isValid, let root = document.root, root["schemaVersion"]?.integer == 1,
      let apps = root["apps"], apps.kind == .array
    else { return nil }
    for item in apps.items {
      // A list of apps has no claims in it, so that it is no export.
      guard let path = item["path"]?.string, !path.isEmpty, item["launch"] != nil else { return nil }
      bundles.append(Self.bundle(item, path))
    }
    for item in root.list("bindings") {
      guard let app = item["app"]?.string else { continue }
      if let type = item["type"]?.string { bindings.append(UserBinding(.type(type), app: app)) }
      if let scheme = item["scheme"]?.string { bindings.append(UserBinding(.scheme(scheme), app: app)) }
    }
  }

  private static func bundle(_ node: PropertyListNode, _ path: String) -> RegisteredBundle {
    RegisteredBundle(
      path: path, identifier: node.text("identifier"), name: node.text("name"), version: node.text("version"),
      shortVersion: node.text("shortVersion"), packageType: node.text("packageType"), launch: facts(node),
      documentClaims: node.list("documentTypes").map { claim in
        DocumentClaim(
          name: claim.text("name"), role: role(claim), hasRole: claim["roleIsGiven"]?.boolean ?? true,
          rank: rank(claim), types: claim.texts("types"), extensions: claim.texts("extensions"),
          mimeTypes: claim.texts("mimeTypes"), osTypes: claim.texts("osTypes"),
          isPackage: claim["package"]?.boolean ?? false)
      },
      schemeClaims: node.list("schemes").map { claim in
        SchemeClaim(
          name: claim.text("name"), schemes: claim.texts("schemes"), role: role(claim), rank: rank(claim))
      },
      declarations: node.list("types").map { type in
        TypeDeclaration(
          type.text("identifier"), type.text("origin") == "imported" ? .imported : .exported,
          parents: type.texts("conformsTo"),
          tags: AppsExport.tagNames.flatMap { tags in
            type.texts(tags.name).map { TypeTag(tags.tagClass, $0) }
          },
          summary: type["description"]?.string, iconName: type["icon"]?.string,
          referenceURL: type["referenceURL"]?.string)
      })
  }

  private static func role(_ node: PropertyListNode) -> HandlerRole {
    HandlerRole(name: node.text("role")) ?? .none
  }

  private static func rank(_ node: PropertyListNode) -> HandlerRank {
    HandlerRank(name: node.text("rank")) ?? .standard
  }

  private static func facts(_ bundle: PropertyListNode) -> LaunchFacts {
    var facts = LaunchFacts()
    facts.architectures = bundle.texts("architectures")
    facts.minimumSystem = bundle["minimumSystem"]?.string
    guard let node = bundle["launch"] else { return facts }
    facts.executableName = node["executable"]?.string
    facts.minimumOS = node["minimumOS"]?.string
    facts.maximumSystem = node["maximumSystem"]?.string
    facts.declaredSystem = RuntimeSystem.allCases.first { $0.name == node["system"]?.string }
    facts.presentationMode = node["presentation"]?.integer?.int64.map { Int(truncatingIfNeeded: $0) }
    facts.architecturePriority = node.texts("architecturePriority")
    facts.minimumByArchitecture = node.pairs("minimumByArchitecture")
    facts.environment = node.pairs("environment")
    facts.ignoredVariables = node.texts("ignoredVariables")
    facts.ignoredKeys = node.texts("ignoredKeys")
    facts.quarantineExclusions = node.texts("quarantineExclusions")
    facts.deviceFamilies = node.list("deviceFamilies").compactMap {
      $0.integer?.int64.map { Int(truncatingIfNeeded: $0) }
    }
    facts.requiredCapabilities = node.texts("requiredCapabilities")
    facts.forbiddenCapabilities = node.texts("forbiddenCapabilities")
    facts.hasExecutable = node.flag("hasExecutable")
    facts.requiresIPhoneOS = node.flag("requiresIPhoneOS")
    facts.isBuiltForIPhone = node.flag("builtForIPhone")
    facts.requiresNativeExecution = node.flag("requiresNativeExecution")
    facts.prohibitsMultipleInstances = node.flag("prohibitsMultipleInstances")
    facts.isBackgroundOnly = node.flag("backgroundOnly")
    facts.isAgent = node.flag("agent")
    facts.isVisibleInClassic = node.flag("visibleInClassic")
    facts.quarantinesFiles = node.flag("quarantinesFiles")
    facts.getsAppDiedEvents = node.flag("getsAppDiedEvents")
    return facts
  }
}

extension PropertyListNode {
  fileprivate func text(_ key: String) -> String { self[key]?.string ?? "" }

  fileprivate func flag(_ key: String) -> Bool { self[key]?.boolean ?? false }

  fileprivate func list(_ key: String) -> [PropertyListNode] {
    guard let list = self[key], list.kind == .array else { return [] }
    return Array(list.items)
  }

  fileprivate func texts(_ key: String) -> [String] { list(key).compactMap { $0.string } }

  fileprivate func pairs(_ key: String) -> [LaunchFacts.Pair] {
    guard let node = self[key], node.kind == .dictionary else { return [] }
    return node.effectiveEntries.compactMap { entry in
      entry.value.string.map { LaunchFacts.Pair(entry.key, $0) }
    }
  }
}
