import SourceText

/// What the path of a file says about it.
struct BundlePath {
  /// The name of the file.
  private let name: String
  /// The folders above it.
  private let folders: Names

  /// Takes a path apart, also one that leads into an archive.
  init(_ path: String) {
    var names = Names(path.utf8[...])
    name = names.next() ?? ""
    folders = names
  }

  /// The names of a path that may say something, from its end.
  private struct Names: Sequence, IteratorProtocol {
    /// The name of the file, and of so many folders as may lie between a bundle and its Info.plist, itself included.
    private static let limit = 1 + 5

    private var rest: Substring.UTF8View
    private var count = 0

    init(_ path: Substring.UTF8View) { rest = path }

    mutating func next() -> String? {
      while count < Self.limit, !rest.isEmpty {
        let slash = rest.lastIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
        let name = slash.map { rest[rest.index(after: $0)...] } ?? rest
        rest = slash.map { rest[..<$0] } ?? rest[..<rest.startIndex]
        if name.isEmpty || name.elementsEqual(".".utf8) { continue }
        count += 1
        return String(decoding: name, as: UTF8.self)
      }
      return nil
    }
  }

  /// Whether the name is exactly that of an information property list (R2).
  var isInfoPlist: Bool { name.isSameText(as: "Info.plist") }

  /// Whether the name is that of a project's source file, such as `MyApp-Info.plist` (R6).
  var isNamedLikeInfoPlist: Bool {
    let small = String(decoding: name.utf8.map { $0.asciiLowercased }, as: UTF8.self)
    let isPlist = small.ends(in: ".plist")
    return isPlist
      && (small.ends(in: "info.plist") || small.hasBeginning("info-") || small.hasBeginning("info_"))
  }

  /// Whether the name is that of a project's source file and cannot be that of a bundle's own file.
  var isNamedAfterTarget: Bool {
    !name.isSameTextIgnoringCase(as: "Info.plist") && isNamedLikeInfoPlist
  }

  /// Whether the name is that of the translations of an information property list (R13).
  var isInfoPlistStrings: Bool { name.isSameText(as: "InfoPlist.strings") }

  /// Whether a path is that of the translations of an information property list.
  static func isInfoPlistStrings(_ path: String) -> Bool { BundlePath(path).isInfoPlistStrings }

  /// Whether the name is that of a privacy manifest.
  var isPrivacyManifest: Bool { name.ends(in: ".xcprivacy") }

  /// Whether the name is that of entitlements.
  var isEntitlements: Bool { name.ends(in: ".entitlements") || name.ends(in: ".xcent") }

  /// Whether the file stands inside a `Contents` folder, as in bundles of the Mac.
  var isInContents: Bool {
    var folders = folders
    return folders.next()?.isSameText(as: "Contents") ?? false
  }

  /// The kind of the bundle whose Info.plist this is, nil if the path does not say.
  var kind: BundleKind? {
    guard isInfoPlist else { return nil }
    for folder in folders {
      for (ending, kind) in Self.endings
      where folder.ends(in: ending) && folder.utf8.count > ending.utf8.count {
        return kind
      }
      if !Self.isInside(folder) { return nil }
    }
    return nil
  }

  /// Whether the path begins inside what may be a bundle, so that the folders above it say what it is.
  var beginsInside: Bool { folders.allSatisfy { Self.isInside($0) } }

  /// Whether a folder has the name of one between a bundle and its Info.plist.
  private static func isInside(_ folder: String) -> Bool {
    ["Contents", "Resources", "Versions", "A", "Current"].contains { $0.isSameText(as: folder) }
  }

  private static let endings: [(ending: String, kind: BundleKind)] = [
    (".app", .app), (".framework", .framework), (".appex", .appExtension), (".xpc", .xpcService),
    (".bundle", .bundle), (".plugin", .bundle), (".mdimporter", .bundle), (".qlgenerator", .bundle),
    (".xctest", .bundle), (".component", .bundle), (".saver", .bundle), (".prefPane", .preferencePane),
    (".kext", .kernelExtension), (".dext", .systemExtension), (".systemextension", .systemExtension),
  ]
}
