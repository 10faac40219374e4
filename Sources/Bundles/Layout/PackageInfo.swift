internal import SourceText

/// The type and the creator of a bundle, four characters each (B29).
public struct PackageInfo: Sendable, Hashable {
  /// Where a value comes from.
  public enum Origin: Sendable, Hashable {
    /// The file `PkgInfo`.
    case file
    /// The key of Info.plist.
    case key
    /// The ending of the bundle's name, or nothing at all.
    case ending
  }

  /// The type, such as `APPL`.
  public let type: [UInt8]
  /// Where the type comes from.
  public let typeOrigin: Origin
  /// The creator, `????` if there is none.
  public let creator: [UInt8]
  /// Where the creator comes from.
  public let creatorOrigin: Origin
  /// The path of the `PkgInfo` file, nil if there is none that counts.
  public let file: String?

  /// The type as a text.
  public var typeText: String { String(decoding: type, as: UTF8.self) }
  /// The creator as a text.
  public var creatorText: String { String(decoding: creator, as: UTF8.self) }

  /// Finds the type and the creator of a bundle.
  ///
  /// - Parameter string: Gives the text of a top-level key of Info.plist, nil if it has none.
  public init(of structure: BundleStructure, in host: Host, string: (_ key: String) -> String?) {
    for folder in ["Contents", "Support Files", ""] {
      let path = PathName.join(PathName.join(structure.root, folder), "PkgInfo")
      guard host.isFile(path), let bytes = try? host.read(path), bytes.count >= 8 else { continue }
      type = bytes[ByteRange(0, 4)].array
      creator = bytes[ByteRange(4, 8)].array
      (typeOrigin, creatorOrigin, file) = (.file, .file, path)
      return
    }
    file = nil
    if let code = Self.code(string("CFBundlePackageType")) {
      (type, typeOrigin) = (code, .key)
    } else {
      (type, typeOrigin) = (Array(Self.type(forEnding: PathName.ending(of: structure.root)).utf8), .ending)
    }
    if let code = Self.code(string("CFBundleSignature")) {
      (creator, creatorOrigin) = (code, .key)
    } else {
      (creator, creatorOrigin) = (Array("????".utf8), .ending)
    }
  }

  /// The four characters of a text as Mac Roman, nil if they are not four, or not plain.
  ///
  /// Only ASCII is taken: no code in use has other characters.
  private static func code(_ text: String?) -> [UInt8]? {
    guard let text, text.utf8.count == 4, text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return Array(text.utf8)
  }

  /// The type that a bundle has by the ending of its name alone (R59).
  public static func type(forEnding ending: String?) -> String {
    guard let ending else { return "BNDL" }
    if ["app", "debug", "profile", "service"].holds(ending) { return "APPL" }
    return ending.isSameText(as: "framework") ? "FMWK" : "BNDL"
  }
}
