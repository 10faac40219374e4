internal import FileSystem
internal import LaunchServices
internal import SourceText
internal import UniformTypes

/// The type that a word of a call stands for.
struct TypeSubject {
  /// The type.
  let identifier: String
  /// Why it is that one.
  let why: String
  /// Whether it is declared or dynamic, and not merely an identifier that nobody declares.
  let isKnown: Bool

  /// Finds the type.
  ///
  /// What is there as a file is a file, whatever else its name may mean.
  init(_ word: String, _ types: TypeRegistry) {
    if let item = FileItem(at: word) {
      (identifier, why) = types.type(of: item)
      isKnown = true
    } else if word.hasPrefix("."), word.utf8.count > 1, !word.utf8.contains(UInt8(ascii: "/")) {
      let ending = TypeTag(.filenameExtension, String(word.dropFirst()))
      (identifier, why) = Self.tagged(ending, types, "the ending \(word)")
      isKnown = true
    } else if let constant = TypeRegistry.constant(word) {
      (identifier, why) = (constant.identifier, "\(word) stands for it, from iOS \(constant.introduced) on.")
      isKnown = true
    } else if let declaration = types.declaration(of: word) {
      (identifier, why) = (declaration.identifier, "It is declared by that identifier.")
      isKnown = true
    } else if DynamicType.isIdentifier(word) {
      identifier = word
      isKnown = DynamicType(identifier: word) != nil
      why =
        isKnown
        ? "A dynamic identifier says by itself what it stands for."
        : "It begins as a dynamic identifier and cannot be read as one."
    } else if Self.isMIMEType(word) {
      (identifier, why) = Self.tagged(TypeTag(.mimeType, word), types, "the MIME type \(word)")
      isKnown = true
    } else if Self.isIdentifier(word, types) {
      (identifier, why, isKnown) = (word, "Nobody declares the identifier.", false)
    } else {
      // A name of a file that is not here says as much as one that is.
      let name = FilePath.lastComponent(of: word)
      let (found, reason) = types.type(of: FileItem(name))
      (identifier, why, isKnown) = (found, reason, true)
    }
  }

  private static func tagged(_ tag: TypeTag, _ types: TypeRegistry, _ words: String) -> (String, String) {
    // Files come before folders.
    if let found = types.declaredIdentifier(for: tag, conformingTo: "public.data")
      ?? types.declaredIdentifier(for: tag)
    {
      return (found, "It is declared with \(words).")
    }
    return (DynamicType(tag).identifier, "No declared type has \(words).")
  }

  /// Whether a word is two names with a slash between them, the first one that of a kind of media.
  private static func isMIMEType(_ word: String) -> Bool {
    let sides = word.split(separator: "/", omittingEmptySubsequences: false)
    guard sides.count == 2, !sides[1].isEmpty else { return false }
    let kinds = [
      "application", "audio", "chemical", "font", "image", "message", "model", "multipart", "text", "video",
      "x-conference", "x-world",
    ]
    return kinds.contains(sides[0].lowercased())
  }

  /// Whether a word looks like an identifier more than like the name of a file.
  private static func isIdentifier(_ word: String, _ types: TypeRegistry) -> Bool {
    guard !word.utf8.contains(UInt8(ascii: "/")), !word.utf8.contains(UInt8(ascii: " ")) else { return false }
    let labels = word.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, labels.allSatisfy({ !$0.isEmpty }), let last = labels.last else { return false }
    if ["public", "com", "org", "net", "edu", "dyn"].contains(labels[0].lowercased()) { return true }
    let ending = TypeTag(.filenameExtension, String(last))
    return labels.count >= 3 && types.declaredIdentifier(for: ending) == nil
  }
}

extension FileItem {
  /// What stands at a path, nil if nothing does.
  init?(at path: String) {
    guard let kind = FileSystem.kind(of: path, followingLinks: false) else { return nil }
    var name = FilePath.lastComponent(of: path)
    if name == "." || name == "..", let real = FileSystem.realPath(of: path) {
      name = FilePath.lastComponent(of: real)
    }
    switch kind {
    case .folder where FileSystem.realPath(of: path) == "/": self.init(name, .volume)
    case .folder:
      self.init(name, .folder, packageType: Self.packageType(of: path))
    case .link: self.init(name, .symbolicLink)
    case .file, .other: self.init(name, .file, isExecutable: FileSystem.isExecutable(path))
    }
  }

  /// The four characters of the package in a folder, nil if it is none.
  private static func packageType(of path: String) -> String? {
    let inner = FilePath.join(path, "Contents/Info.plist")
    guard FileSystem.kind(of: inner) == .file else { return nil }
    guard let bytes = try? FileSystem.open(FilePath.join(path, "Contents/PkgInfo")), bytes.count >= 4 else {
      return "BNDL"
    }
    return String(decoding: bytes.array.prefix(4), as: UTF8.self)
  }
}
