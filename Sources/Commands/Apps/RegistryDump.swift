internal import LaunchServices
internal import UniformTypes

/// The text that `lsregister -dump` writes on a Mac, as far as what it says is kept.
enum RegistryDump {
  private static let rule = String(repeating: "-", count: 80) + "\n"

  /// Writes bundles, each followed by its types and its claims, and what the person chose.
  static func text(of bundles: [RegisteredBundle], _ bindings: [UserBinding]) -> [UInt8] {
    var bytes: [UInt8] = []
    func line(_ name: String, _ value: String) {
      guard !value.isEmpty else { return }
      let label = name + ":"
      bytes += label.utf8
      bytes += Array(repeating: UInt8(ascii: " "), count: max(1, 28 - label.utf8.count))
      SafeText.append(value, to: &bytes, .onOneLine)
      bytes += "\n".utf8
    }
    for bundle in bundles {
      let title = "\(bundle.name) (0x\(String(bundle.order, radix: 16)))"
      bytes += rule.utf8
      line("bundle id", title)
      line("path", bundle.path)
      line("name", bundle.name)
      line("identifier", bundle.identifier)
      line("version", bundle.version)
      line("versionString", bundle.shortVersion)
      line("type code", "'\(bundle.packageType)'")
      line("slices", bundle.launch.architectures.joined(separator: ", "))
      line("sys min version", bundle.launch.minimumSystem ?? "")
      line("executable", bundle.launch.executableName ?? "")
      for declaration in bundle.declarations {
        bytes += rule.utf8
        line("type id", declaration.identifier)
        line("bundle", title)
        line("uti", declaration.identifier)
        line("description", declaration.summary ?? "")
        line("flags", declaration.origin.name)
        line("conforms to", declaration.parents.joined(separator: ", "))
        line("tags", tags(declaration).joined(separator: ", "))
      }
      for claim in bundle.documentClaims {
        bytes += rule.utf8
        line("claim id", claim.name.isEmpty ? "(no name)" : claim.name)
        line("bundle", title)
        line("rank", claim.rank.name)
        line("roles", claim.role.name)
        line("flags", claim.isPackage ? "package" : "")
        let bindings =
          claim.types + claim.extensions.map { "." + $0 } + claim.mimeTypes.map { "\"\($0)\"" }
          + claim.osTypes.map { "'\($0)'" }
        line("bindings", bindings.joined(separator: ", "))
      }
      for claim in bundle.schemeClaims {
        bytes += rule.utf8
        line("claim id", claim.name.isEmpty ? "(no name)" : claim.name)
        line("bundle", title)
        line("rank", claim.rank.name)
        line("roles", claim.role.name)
        line("bindings", claim.schemes.map { $0 + ":" }.joined(separator: ", "))
      }
    }
    for binding in bindings {
      // Dumps have identifiers only, in which no space can stand.
      guard !binding.app.utf8.contains(UInt8(ascii: " ")) else { continue }
      bytes += rule.utf8
      switch binding.subject {
      case .type(let type):
        line("handlerpref id", type)
        line("content type", type)
      case .scheme(let scheme):
        line("handlerpref id", scheme)
        line("URL scheme", scheme)
      }
      line("all roles", binding.app)
    }
    return bytes
  }

  private static func tags(_ declaration: TypeDeclaration) -> [String] {
    declaration.tags.map { tag in
      switch tag.tagClass {
      case .filenameExtension: "." + tag.value
      case .osType: "'\(tag.value)'"
      case .mimeType: "\"\(tag.value)\""
      default: "\(tag.tagClass.identifier) \"\(tag.value)\""
      }
    }
  }
}
