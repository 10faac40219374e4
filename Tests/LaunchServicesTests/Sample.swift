import Bundles
import Executables
import LaunchServices
import PropertyLists
import SourceText
import UniformTypes

/// Bundles made of the text of their Info.plist.
enum Sample {
  /// An app at `/Applications`, as it would be registered.
  ///
  /// - Parameter infoPlist: The members of the dictionary in the OpenStep format.
  static func app(
    _ name: String, _ infoPlist: String = "", version: String = "1", order: Int = 0,
    path: String? = nil, architectures: [String] = [], format: PropertyListFormat? = nil
  ) -> RegisteredBundle {
    let text =
      "{ CFBundlePackageType = APPL; CFBundleIdentifier = \"com.example.\(name)\"; "
      + "CFBundleVersion = \"\(version)\"; \(infoPlist) }"
    let path = path ?? "/Applications/\(name).app"
    let host = Host.inMemory([
      (path: path + "/Contents/Info.plist", bytes: Array(text.utf8)),
      (path: path + "/Contents/MacOS/\(name)", bytes: Array("#!".utf8)),
    ])
    let inspection = BundleInspection(of: path, in: host, for: .macOS, options: ReadOptions(format: format))
    guard var bundle = RegisteredBundle(inspection, path: path, executable: nil) else {
      preconditionFailure("the Info.plist of \(name) cannot be read")
    }
    bundle.order = order
    bundle.launch.hasExecutable = true
    bundle.launch.architectures = architectures
    return bundle
  }

  /// A document type that names types.
  static func claim(_ type: String, rank: String? = nil, role: String? = "Editor") -> String {
    documentTypes("LSItemContentTypes = (\"\(type)\"); ", rank: rank, role: role)
  }

  /// A document type with some keys.
  static func documentTypes(_ keys: String, rank: String? = nil, role: String? = "Editor") -> String {
    let rank = rank.map { "LSHandlerRank = \($0); " } ?? ""
    let role = role.map { "CFBundleTypeRole = \($0); " } ?? ""
    return "CFBundleDocumentTypes = ({ \(keys)\(rank)\(role)});"
  }

  /// The type `com.x.doc`, plain text whose name ends in `.xdoc`.
  static let declaration = TypeDeclaration(
    "com.x.doc", .exported, parents: ["public.plain-text"], tags: [TypeTag(.filenameExtension, "xdoc")],
    owner: TypeOwner(identifier: "com.x", path: "/Applications/X.app", version: "1"))

  static let types = TypeRegistry.system.adding([declaration])

  /// What opens a file with a name.
  static func answer(
    _ name: String, _ bundles: [RegisteredBundle], _ options: HandlerOptions = HandlerOptions()
  ) -> HandlerAnswer {
    let item = FileItem(name)
    let document = DocumentItem(
      type: types.type(of: item).identifier, filenameExtension: item.filenameExtension)
    return HandlerSearch(bundles, types: types, options: options).answer(.document(document))
  }
}

extension HandlerAnswer {
  /// The last parts of the identifiers of the candidates.
  var names: [String] { candidates.map { String($0.bundle.identifier.split(separator: ".").last ?? "") } }
  /// The last part of the identifier of the winner.
  var winnerName: String? { winner.map { String($0.bundle.identifier.split(separator: ".").last ?? "") } }
}
