/// What the type of something in a file system depends on.
public struct FileItem: Sendable, Hashable {
  /// What it is.
  public enum Kind: Sendable, Hashable {
    /// A file.
    case file
    /// A folder.
    case folder
    /// A symbolic link.
    case symbolicLink
    /// The root of a disk.
    case volume
  }

  /// The last name of its path.
  public var name: String
  /// What it is.
  public var kind: Kind
  /// The four characters of its type code, nil if it has none.
  public var typeCode: String?
  /// For a folder: the type of the package in it, such as `APPL`, nil if it is none.
  public var packageType: String?
  /// Whether a flag says that the folder is a package, or the file an alias.
  public var isMarked: Bool
  /// Whether the file can be run.
  public var isExecutable: Bool

  /// Creates an item.
  public init(
    _ name: String, _ kind: Kind = .file, typeCode: String? = nil, packageType: String? = nil,
    isMarked: Bool = false, isExecutable: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.typeCode = typeCode
    self.packageType = packageType
    self.isMarked = isMarked
    self.isExecutable = isExecutable
  }

  /// What stands behind the last period of the name, nil if nothing does; a period in front does not count.
  public var filenameExtension: String? {
    guard let period = name.utf8.lastIndex(of: UInt8(ascii: ".")), period > name.utf8.startIndex else {
      return nil
    }
    let ending = name.utf8[name.utf8.index(after: period)...]
    return ending.isEmpty ? nil : String(decoding: ending, as: UTF8.self)
  }
}

extension TypeRegistry {
  /// The type of something in a file system, and why it is that one.
  public func type(of item: FileItem) -> (identifier: String, why: String) {
    let ending = item.filenameExtension.map { TypeTag(.filenameExtension, $0) }
    switch item.kind {
    case .volume: return ("public.volume", "It is the root of a disk.")
    case .symbolicLink: return ("public.symlink", "It is a symbolic link.")
    case .folder: return type(ofFolder: item, ending)
    case .file: return type(ofFile: item, ending)
    }
  }

  private func type(ofFolder item: FileItem, _ ending: TypeTag?) -> (String, String) {
    if let ending, let found = declaredIdentifier(for: ending, conformingTo: "public.directory") {
      return (found, "The name of the folder ends in .\(ending.value).")
    }
    if item.packageType == "APPL" {
      return ("com.apple.application-bundle", "Info.plist says that the package is of the type APPL.")
    }
    if item.packageType != nil || item.isMarked {
      return ("com.apple.package", "The folder is marked as a package.")
    }
    return ("public.folder", "It is a folder, and no declared type has the ending of its name.")
  }

  private func type(ofFile item: FileItem, _ ending: TypeTag?) -> (String, String) {
    if let ending, let found = declaredIdentifier(for: ending, conformingTo: "public.data") {
      return (found, "The name of the file ends in .\(ending.value).")
    }
    if let code = item.typeCode, let found = declaredIdentifier(for: TypeTag(.osType, code)) {
      return (found, "The type code of the file is \(code).")
    }
    if item.isMarked { return ("com.apple.alias-file", "The file is marked as an alias.") }
    guard let ending else {
      return item.isExecutable
        ? ("public.unix-executable", "The file can be run, and its name has no ending.")
        : ("public.data", "The name of the file has no ending.")
    }
    // Of some types that were seen on running systems it is not known that they are data.
    if let found = declaredIdentifier(for: ending), !conforms(found, to: "public.directory") {
      return (found, "The name of the file ends in .\(ending.value).")
    }
    return (
      DynamicType(ending).identifier, "No declared type has the ending .\(ending.value)."
    )
  }
}
