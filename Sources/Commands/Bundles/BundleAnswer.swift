internal import Bundles
internal import Executables
internal import KeyCatalog
internal import PropertyLists
internal import Resolution
internal import SourceText

/// What `infoplist bundle` says about a bundle.
struct BundleAnswer {
  private let bundle: BundleInspection
  private let languages: [String]
  private let executable: Executable?
  private let executableProblem: String?

  /// Gathers what there is to say.
  init(_ bundle: BundleInspection, languages: [String]) {
    self.bundle = bundle
    self.languages = languages
    var file: Executable?
    var problem: String?
    if let path = bundle.executable.path {
      do throws(HostError) { file = Executable(reading: try bundle.host.read(path)) } catch { problem = error.message }
    }
    executable = file
    executableProblem = problem
  }

  private func resolver(_ device: Device) -> ValueResolver {
    ValueResolver(
      bundle, in: ResolutionContext(system: bundle.system, device: device, languages: languages))
  }

  /// The devices whose icons are shown.
  private var devices: [Device] {
    bundle.system == .iOS ? [.iPhone, .iPad] : [Device(for: bundle.system)]
  }

  /// The answer about the bundle as a whole.
  func answer(path: String, archiveProblems: [String]) -> AnswerNode {
    let resolver = resolver(Device(for: bundle.system))
    let text = { (key: String) in AnswerNode(resolver.resolve(key, usesDefaults: false).value.flatMap(Self.text)) }
    return .object([
      ("schemaVersion", .number(1)), ("path", .text(path)), ("bundle", .text(bundle.structure.path)),
      ("problems", AnswerNode(archiveProblems + problems)), ("layout", layout),
      ("platform", .text(bundle.system.name)), ("infoPlist", infoPlist), ("identifier", text("CFBundleIdentifier")),
      ("versions", versions(text)), ("displayName", text("CFBundleDisplayName")),
      ("spokenName", text("CFBundleSpokenName")),
      ("finderName", bundle.system == .macOS ? .text(FinderName(resolver).text) : .none),
      ("package", package), ("executable", executableNode), ("interface", interface(resolver)),
      ("icons", .list(devices.map(icon))), ("localizations", localizations(resolver)),
      ("plugIn", plugIn), ("help", help(resolver)), ("nested", nested),
    ])
  }

  /// What Finder's window for information shows (R12).
  func infoWindow(path: String) -> AnswerNode {
    let resolver = resolver(Device(for: bundle.system))
    let text = { (key: String) in AnswerNode(resolver.resolve(key, usesDefaults: false).value.flatMap(Self.text)) }
    return .object([
      ("schemaVersion", .number(1)), ("path", .text(path)), ("name", .text(FinderName(resolver).text)),
      ("version", text("CFBundleShortVersionString")), ("copyright", text("NSHumanReadableCopyright")),
      ("information", text("CFBundleGetInfoString")), ("identifier", text("CFBundleIdentifier")),
      ("icon", icon(Device(for: bundle.system))),
    ])
  }

  private static func text(_ value: PropertyListValue) -> String? {
    switch value {
    case .string(let text): text
    case .integer(let number): number.description
    case .boolean(let flag): flag ? "true" : "false"
    default: nil
    }
  }

  // MARK: Parts

  private var problems: [String] {
    var sentences: [String] = []
    if let problem = bundle.structure.wrappingProblem { sentences.append(problem) }
    switch bundle.problem {
    case .missing?: sentences.append("There is no Info.plist.")
    case .wrongCase(let path)?: sentences.append("The name of \(path) differs from Info.plist in case, so it is not found.")
    case .notLinked(let path)?:
      sentences.append("\(path) is not found, because the framework has no link named Resources at its top.")
    case .unreadable(let error)?: sentences.append(error.message)
    case nil: break
    }
    if let file = bundle.infoPlist, file.root == nil {
      sentences.append("\(file.path) cannot be read, so the system sees an empty dictionary.")
    }
    if bundle.executable.hasUnsafeName { sentences.append("The name of the executable leads out of its folder.") }
    if let executableProblem { sentences.append(executableProblem) }
    sentences += executable?.errors.map(\.message) ?? []
    return sentences
  }

  private var layout: AnswerNode {
    .object([
      ("name", .text(bundle.structure.layout.name)), ("isWrapped", .flag(bundle.structure.isWrapped)),
      ("root", .text(bundle.structure.root)), ("resources", .text(bundle.structure.resourceFolder)),
    ])
  }

  private var infoPlist: AnswerNode {
    guard let file = bundle.infoPlist else { return .none }
    return .object([
      ("path", .text(file.path)), ("origin", .text(file.origin == .file ? "file" : "executable")),
      ("format", .text(file.document.format.rawValue)), ("keys", .number(file.root?.count ?? 0)),
    ])
  }

  private func versions(_ text: (String) -> AnswerNode) -> AnswerNode {
    let numeric = bundle.numericVersion.map { version -> String in
      let digits = String(version.value, radix: 16)
      return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }
    return .object([
      ("short", text("CFBundleShortVersionString")), ("build", text("CFBundleVersion")),
      ("numeric", AnswerNode(numeric)),
      ("minimumOS", AnswerNode(bundle.string("MinimumOSVersion") ?? bundle.string("LSMinimumSystemVersion"))),
    ])
  }

  private var package: AnswerNode {
    let info = bundle.packageInfo
    let origin = { (origin: PackageInfo.Origin) -> AnswerNode in
      switch origin {
      case .file: .text("PkgInfo")
      case .key: .text("Info.plist")
      case .ending: .text("name")
      }
    }
    return .object([
      ("type", .text(info.typeText)), ("typeFrom", origin(info.typeOrigin)), ("creator", .text(info.creatorText)),
      ("creatorFrom", origin(info.creatorOrigin)),
    ])
  }

  private var executableNode: AnswerNode {
    .object([
      ("name", .text(bundle.executable.name)), ("path", AnswerNode(bundle.executable.path)),
      ("lookedAt", bundle.executable.path == nil ? AnswerNode(bundle.executable.candidates) : .none),
      ("format", AnswerNode(executable?.format.name)), ("architectures", AnswerNode(executable?.architectures ?? [])),
      ("slices", .list(executable?.slices.map(slice) ?? [])),
    ])
  }

  private func slice(_ slice: ExecutableSlice) -> AnswerNode {
    var entitlements: [String] = []
    if case .dictionary(let dictionary)? = slice.entitlements?.value { entitlements = dictionary.entries.map(\.key) }
    return .object([
      ("architecture", .text(slice.architecture.name)), ("type", AnswerNode(slice.fileType?.name)),
      ("platforms", AnswerNode(slice.builds.map(\.platform.name))),
      ("minimumOS", AnswerNode(slice.builds.first?.minimumOS.description)),
      ("sdk", AnswerNode(slice.builds.first.flatMap { $0.sdk.packed == 0 ? nil : $0.sdk.description })),
      ("libraries", AnswerNode(slice.libraries.map(\.path))), ("runPaths", AnswerNode(slice.runPaths)),
      ("isEncrypted", .flag(slice.isEncrypted)), ("hasInfoPlist", .flag(slice.infoPlist != nil)),
      ("signature", signature(slice)), ("entitlements", AnswerNode(entitlements)),
    ])
  }

  private func signature(_ slice: ExecutableSlice) -> AnswerNode {
    guard let signature = slice.signature else { return .none }
    return .object([
      ("identifier", AnswerNode(signature.identifier)), ("team", AnswerNode(signature.team)),
      ("isAdHoc", .flag(signature.isAdHoc)), ("hasHardenedRuntime", .flag(signature.hasHardenedRuntime)),
    ])
  }

  private func interface(_ resolver: ValueResolver) -> AnswerNode {
    let main = MainInterface(resolver).map { main -> AnswerNode in
      .object([("key", .text(main.key)), ("name", .text(main.name)), ("path", AnswerNode(main.path))])
    }
    guard bundle.system == .iOS else { return .object([("main", main ?? .none)]) }
    return .object([
      ("main", main ?? .none),
      (
        "orientations",
        .list(
          devices.map { device in
            let orientation = LaunchOrientation(self.resolver(device))
            return .object([
              ("device", .text(device.name)), ("supported", AnswerNode(orientation.supported)),
              ("initial", .text(orientation.initial)),
            ])
          })
      ),
    ])
  }

  private func icon(_ device: Device) -> AnswerNode {
    let choice = IconChoice(resolver(device))
    return .object([
      ("device", .text(device.name)), ("key", AnswerNode(choice.key)), ("why", .text(choice.why)),
      ("assetName", AnswerNode(choice.assetName)), ("assetCatalog", AnswerNode(choice.assetCatalog)),
      ("assetCatalogIsRead", choice.assetCatalog == nil ? .none : .flag(false)),
      ("files", .list(choice.files.map(Self.icon))), ("missing", AnswerNode(choice.missing)),
      ("alternates", AnswerNode(choice.alternates.map(\.name))),
    ])
  }

  private static func icon(_ file: IconFile) -> AnswerNode {
    .object([
      ("path", .text(file.path)), ("scale", .number(file.scale)),
      ("sizes", AnswerNode(file.sizes.map { "\($0.width)x\($0.height)" })),
    ])
  }

  private func localizations(_ resolver: ValueResolver) -> AnswerNode {
    .object([
      ("all", AnswerNode(bundle.localizations.names)),
      ("developmentRegion", AnswerNode(bundle.localizations.developmentRegion)),
      ("chosen", .text(resolver.localization)), ("searchList", AnswerNode(resolver.searchList)),
    ])
  }

  private var plugIn: AnswerNode {
    guard let plugIn = bundle.plugInRegistration else { return .none }
    return .object([
      ("registration", .text(plugIn.isDynamic ? "dynamic" : "static")),
      ("registerFunction", plugIn.isDynamic ? .text(plugIn.registerFunction) : .none),
      ("unloadFunction", AnswerNode(plugIn.unloadFunction)),
      (
        "factories",
        .list(
          plugIn.factories.map { .object([("identifier", .text($0.identifier)), ("function", .text($0.function))]) })
      ),
      (
        "types",
        .list(
          plugIn.types.map {
            .object([
              ("identifier", .text($0.identifier)), ("factories", AnswerNode($0.factories)),
              ("missingFactories", AnswerNode($0.missingFactories)),
            ])
          })
      ),
      ("badIdentifiers", AnswerNode(plugIn.badIdentifiers)),
    ])
  }

  private func help(_ resolver: ValueResolver) -> AnswerNode {
    guard let help = HelpBook(resolver) else { return .none }
    return .object([
      ("anchor", AnswerNode(help.anchor)), ("anchorPage", AnswerNode(help.anchorPage)),
      ("folder", AnswerNode(help.folder)), ("folderPath", AnswerNode(help.folderPath)),
      ("name", AnswerNode(help.name)), ("namePage", AnswerNode(help.namePage)),
    ])
  }

  private var nested: AnswerNode {
    let paths = NestedBundles.find(in: bundle.structure.root, host: bundle.host)
    return .list(
      paths.map { path in
        let inner = BundleInspection(of: path, in: bundle.host, for: bundle.system)
        return .object([
          ("path", .text(path)), ("identifier", AnswerNode(inner.string("CFBundleIdentifier"))),
          ("shortVersion", AnswerNode(inner.string("CFBundleShortVersionString"))),
          ("build", AnswerNode(inner.string("CFBundleVersion"))), ("executable", AnswerNode(inner.executable.path)),
        ])
      })
  }
}
