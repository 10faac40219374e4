import SourceText

/// Where the executable of a bundle is, and where it was looked for (B44–B46).
public struct BundleExecutable: Sendable, Hashable {
  /// How the name came about.
  public enum NameOrigin: Sendable, Hashable {
    /// The value of this key.
    case key(String)
    /// The name of the bundle without its ending, since no key gives one.
    case bundleName
  }

  /// The name that is looked for.
  public let name: String
  /// Where the name comes from.
  public let origin: NameOrigin
  /// The path where it was found, nil if there is none.
  public let path: String?
  /// The paths that were looked at, in order, up to the one where it was found.
  public let candidates: [String]
  /// Whether the name could lead out of the folder of the executables (B46).
  public let hasUnsafeName: Bool

  /// Looks for the executable.
  ///
  /// - Parameters:
  ///   - structure: The bundle.
  ///   - string: Gives the text of a top-level key of Info.plist, nil if it has none.
  public init(
    in structure: BundleStructure, host: Host, system: RuntimeSystem, string: (_ key: String) -> String?
  ) {
    var name = PathName.stem(of: structure.root)
    var origin = NameOrigin.bundleName
    for key in ["CFBundleExecutable", "NSExecutable"] {
      guard let value = string(key), !value.isEmpty else { continue }
      (name, origin) = (value, .key(key))
      break
    }
    self.name = name
    self.origin = origin
    hasUnsafeName =
      name.utf8.contains(UInt8(ascii: "/")) || name.isSameText(as: "..") || name.isSameText(as: ".")
    var looked: [String] = []
    var found: String?
    if !hasUnsafeName {
      for folder in Self.folders(of: structure, system) where found == nil {
        for spelling in system == .linux ? [name, "lib\(name).so"] : [name] {
          let path = PathName.join(PathName.join(structure.root, folder), spelling)
          guard !looked.holds(path) else { continue }
          looked.append(path)
          if host.isFile(path) {
            found = path
            break
          }
        }
      }
    }
    path = found
    candidates = looked
  }

  /// The folders to look into, below the bundle.
  private static func folders(of structure: BundleStructure, _ system: RuntimeSystem) -> [String] {
    if structure.layout == .resources { return [""] }
    guard let folder = system.executableFolder else {
      // Bundles in `Contents` belong to the Mac; read for a phone, they have their executable at the top.
      return [""]
    }
    let base = structure.layout.executableBase
    return [PathName.join(base, folder), base, ""]
  }
}
