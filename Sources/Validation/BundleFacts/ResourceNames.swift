import SourceText

internal import Bundles

/// The names of the files among the resources of a bundle, listed once.
struct ResourceNames: Sendable {
  /// A folder and what is in it.
  struct Folder: Sendable {
    let path: String
    let names: [String]
  }

  /// Whether and how a file is there.
  enum Presence {
    /// It is there.
    case found
    /// There is one whose name differs in case.
    case otherCase(String)
    /// It is not there.
    case missing
  }

  /// The folder of the resources.
  let main: Folder
  /// The folders of the localizations.
  let localizations: [Folder]
  /// Whether there is a compiled asset catalog, whose contents are not read.
  var hasAssetCatalog: Bool { main.names.contains { $0.isSameText(as: "Assets.car") } }

  init(of bundle: BundleInspection, in host: Host) {
    let path = bundle.structure.resourceFolder
    let entries = host.entries(of: path)
    main = Folder(path: path, names: entries.map { $0.name })
    localizations = entries.filter { $0.kind != .file && $0.name.ends(in: ".lproj") }.map { entry in
      let folder = PathName.join(path, entry.name)
      return Folder(path: folder, names: host.entries(of: folder).map { $0.name })
    }
  }

  /// Looks for a file in all folders, with or without what marks a scale, a system or a device.
  ///
  /// - Parameters:
  ///   - name: The name as a key gives it.
  ///   - endings: The endings it may have; none if the name is whole.
  func presence(of name: String, endings: [String]) -> Presence {
    // A folder in the name: only its first part is looked for.
    let first = PathName.components(of: name).first ?? name
    var other: String?
    for folder in [main] + localizations {
      for file in folder.names {
        if matches(file, first, endings, ignoringCase: false) { return .found }
        if other == nil, matches(file, first, endings, ignoringCase: true) { other = file }
      }
    }
    return other.map { .otherCase($0) } ?? .missing
  }

  private func matches(_ file: String, _ name: String, _ endings: [String], ignoringCase: Bool) -> Bool {
    let (left, right) = ignoringCase ? (file.asciiLowercased, name.asciiLowercased) : (file, name)
    if left.isSameText(as: right) { return true }
    let ending = PathName.ending(of: left) ?? ""
    let wanted = endings.isEmpty ? [PathName.ending(of: right) ?? ""] : endings
    guard wanted.contains(where: { $0.isSameText(as: ending) }) else { return false }
    var stem = right
    if let own = PathName.ending(of: right), own.isSameText(as: ending) { stem = PathName.stem(of: right) }
    let found = PathName.stem(of: left)
    guard found.hasBeginning(stem) else { return false }
    // Behind the name only a scale, a device or a system may follow.
    let rest = found.utf8.dropFirst(stem.utf8.count)
    guard let mark = rest.first else { return true }
    return [UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "-")].contains(mark)
  }
}
