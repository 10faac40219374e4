internal import AppDatabase
internal import Bundles
internal import CommandLineKit
internal import LaunchServices
internal import Resolution
internal import UniformTypes

/// The types a call knows: the system's, those of bundles it names, and those of registered apps.
struct TypeSource {
  private(set) var types: TypeRegistry
  /// The named bundles, for translations.
  private var bundles: [(path: String, inspection: BundleInspection)] = []
  private let languages: [String]

  init(_ arguments: ParsedArguments) throws(CommandError) {
    types = .system
    languages = arguments.languages
    if let path = arguments.value("--database") {
      let bundles = try CommandError.from { () throws(DatabaseError) in
        try AppDatabase(reading: path).bundles()
      }
      types = types.adding(typesOf: bundles)
    }
    for (order, path) in arguments.values("--app").enumerated() {
      let options = Input.options(arguments)
      let input = try BundleInput.open(path, options)
      let inspection = input.inspection(for: nil, options)
      guard let root = inspection.infoPlist?.root else {
        throw .noInfoPlist(in: path)
      }
      let owner = TypeOwner(
        identifier: inspection.string("CFBundleIdentifier") ?? "", path: path,
        version: inspection.string("CFBundleVersion") ?? "", order: order)
      types.add(TypeDeclaration.declarations(in: root, owner: owner))
      bundles.append((path, inspection))
    }
  }

  /// What a person is shown as the name of a type, in a language of the call's.
  func summary(of declaration: TypeDeclaration) -> String? {
    guard let text = declaration.summary else { return nil }
    guard let bundle = bundles.first(where: { $0.path == declaration.owner?.path }) else { return text }
    let context = ResolutionContext(
      system: bundle.inspection.system, device: Device(for: bundle.inspection.system), languages: languages)
    for table in ValueResolver(bundle.inspection, in: context).tables {
      if let translation = table.translation(of: text) { return translation }
    }
    return text
  }
}
