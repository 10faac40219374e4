public import PropertyLists
internal import SourceText

/// The Info.plist of a bundle, as it was found and read.
public struct InfoPlistFile: Sendable {
  /// Where the dictionary comes from.
  public enum Origin: Sendable, Hashable {
    /// A file of its own.
    case file
    /// The section of an executable (B13).
    case executable
  }

  /// Where it comes from.
  public let origin: Origin
  /// The path of the file it stands in.
  public let path: String
  /// The document; one with errors counts as an empty dictionary (B10).
  public let document: PropertyListDocument

  /// Creates a value for what was read.
  public init(origin: Origin, path: String, document: PropertyListDocument) {
    self.origin = origin
    self.path = path
    self.document = document
  }

  /// The dictionary at the root, nil if the system would see an empty one (B10).
  public var root: PropertyListNode? {
    guard document.isValid, let root = document.root, root.kind == .dictionary else { return nil }
    return root
  }
}

/// Why a bundle has no Info.plist, or not the one a person may expect.
public enum InfoPlistProblem: Sendable, Hashable {
  /// There is none.
  case missing
  /// There is one whose name differs in case, which a disk that minds case does not find (B9, R2).
  case wrongCase(path: String)
  /// A framework has one in its versions, and no link to it at the top (B4).
  case notLinked(path: String)
  /// It is there and cannot be read.
  case unreadable(HostError)
}

extension BundleStructure {
  /// Finds and reads the bundle's Info.plist (B9, B10).
  ///
  /// - Parameters:
  ///   - system: Whose own file comes first, such as `Info-macos.plist`.
  ///   - options: How it is read.
  /// - Returns: The file, or why there is none; both if it is there and another one is in the way.
  public func infoPlist(
    in host: Host, for system: RuntimeSystem, options: ReadOptions = ReadOptions()
  ) -> (file: InfoPlistFile?, problem: InfoPlistProblem?) {
    guard layout != .none else { return (nil, .missing) }
    for name in [system.infoPlistName, "Info.plist"].compactMap({ $0 }) {
      let path = PathName.join(infoFolder, name)
      guard host.isFile(path) else { continue }
      do throws(HostError) {
        let document = PropertyListDocument.read(try host.read(path), options: options)
        return (InfoPlistFile(origin: .file, path: path, document: document), nil)
      } catch {
        // The system's own file is used only if it can be read.
        if name.isSameText(as: "Info.plist") { return (nil, .unreadable(error)) }
      }
    }
    return (nil, problem(in: host))
  }

  /// Why there is no Info.plist.
  private func problem(in host: Host) -> InfoPlistProblem {
    // The folder's own name may be in another case, too.
    for folder in foldersInAnyCase(in: host) {
      for entry in host.entries(of: folder) where entry.name.isSameTextIgnoringCase(as: "Info.plist") {
        return .wrongCase(path: PathName.join(folder, entry.name))
      }
    }
    for version in ["Current", "A"] {
      let path = PathName.join(root, "Versions/\(version)/Resources/Info.plist")
      if host.isFile(path) { return .notLinked(path: path) }
    }
    return .missing
  }

  private func foldersInAnyCase(in host: Host) -> [String] {
    guard let folder = layout.folder else { return [root] }
    return host.entries(of: root).filter { $0.name.isSameTextIgnoringCase(as: folder) }.map {
      PathName.join(root, $0.name)
    }
  }
}
