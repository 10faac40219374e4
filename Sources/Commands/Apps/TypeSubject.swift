internal import CommandLineKit
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
  ///
  /// - Throws: An error if the word means nothing at all.
  init(_ word: String, _ types: TypeRegistry) throws(CommandError) {
    if let item = FileItem(at: word) {
      (identifier, why) = types.type(of: item)
      isKnown = true
    } else if let tag = Self.tag(of: word) {
      (identifier, why) = Self.tagged(tag, types)
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
    } else if let dynamic = Self.specification(word) {
      identifier = dynamic.identifier
      isKnown = true
      why = "It is what the identifier says in letters and digits."
    } else if let tag = Self.declaredTag(of: word, types) {
      (identifier, why) = Self.tagged(tag, types)
      isKnown = true
    } else if Self.isIdentifier(word, types) {
      (identifier, why, isKnown) = (word, "Nobody declares the identifier.", false)
    } else {
      // A name of a file that is not here says as much as one that is, if it has an ending.
      let item = FileItem(FilePath.lastComponent(of: word))
      guard item.filenameExtension != nil else { throw Self.unknown(word, types) }
      let (found, reason) = types.type(of: item)
      (identifier, why, isKnown) = (found, reason, true)
    }
  }

  /// The error for a word that means nothing, with what was probably meant.
  private static func unknown(_ word: String, _ types: TypeRegistry) -> CommandError {
    var hint = "Write a path, an ending such as .png, a MIME type such as image/png, or an identifier."
    if word.isEmpty {
      // Nothing is near to nothing.
    } else if types.declaredIdentifier(for: TypeTag(.filenameExtension, word)) != nil {
      hint = "An ending is written with its period: .\(word)"
    } else if word.utf8.contains(UInt8(ascii: "/")) {
      hint = "A MIME type begins with one of: \(mediaKinds.joined(separator: ", "))."
    } else {
      let names = types.declaredIdentifiers + TypeRegistry.constantNames
      let near = ["", "public.", "com.apple.", "UTType"].lazy.compactMap {
        Suggestions.nearest(to: $0 + word, among: names, most: 1).first
      }
      if let first = near.first { hint = "Did you mean \(first)?" }
    }
    return .unreadable(
      "There is no file \(SafeText.visible(SafeText.shortened(word))), and it is no ending, MIME type or identifier either.",
      hint: SafeText.visible(hint))
  }

  /// The tag that a word is: an ending with its period, a MIME type, a type code in quotes, or any tag behind its class.
  static func tag(of word: String) -> TypeTag? {
    let bytes = Array(word.utf8)
    if bytes.first == UInt8(ascii: "."), bytes.count > 1, !bytes.contains(UInt8(ascii: "/")) {
      return TypeTag(.filenameExtension, String(word.dropFirst()))
    }
    if word.unicodeScalars.count == 6, bytes.first == UInt8(ascii: "'"), bytes.last == UInt8(ascii: "'") {
      return TypeTag(.osType, String(word.dropFirst().dropLast()))
    }
    return isMIMEType(word) ? TypeTag(.mimeType, word) : tagWithClass(word)
  }

  /// The dynamic type whose text a word is, such as `?0=6:1=sql`: with the abbreviations, since anything else with an
  /// equals sign in it may be the name of a file.
  private static func specification(_ word: String) -> DynamicType? {
    guard let first = word.utf8.first, first == UInt8(ascii: "?") || first.isASCIIDigit,
      let dynamic = DynamicType(text: word),
      dynamic.tags.allSatisfy({ TagClass(identifier: $0.tagClass) != nil })
    else { return nil }
    return dynamic
  }

  /// The tag that a word is because somebody declares it: the name of a type on the pasteboard, a MIME type of a kind that
  /// is not registered, or the code of a model; or the name of a type on the pasteboard by its form.
  private static func declaredTag(of word: String, _ types: TypeRegistry) -> TypeTag? {
    for tagClass in [TagClass.pasteboardType, .mimeType, .deviceModel] {
      let tag = TypeTag(tagClass, word)
      if types.declaredIdentifier(for: tag) != nil { return tag }
    }
    let isPasteboardName = word.hasSuffix("PboardType") || word.lowercased().hasSuffix(" pasteboard type")
    return isPasteboardName ? TypeTag(.pasteboardType, word) : nil
  }

  /// The tag after its class and an equals sign, such as `public.url-scheme=https`; nil for any other word.
  private static func tagWithClass(_ word: String) -> TypeTag? {
    guard let equals = word.firstIndex(of: "="), let tagClass = TagClass(identifier: String(word[..<equals]))
    else {
      return nil
    }
    let value = String(word[word.index(after: equals)...])
    return value.isEmpty ? nil : TypeTag(tagClass, value)
  }

  private static func tagged(_ tag: TypeTag, _ types: TypeRegistry) -> (String, String) {
    // Files come before folders.
    func declared(_ tag: TypeTag) -> String? {
      types.declaredIdentifier(for: tag, conformingTo: "public.data") ?? types.declaredIdentifier(for: tag)
    }
    if let found = declared(tag) {
      // What of the tag did not count is not shown.
      return (found, "It is declared with \(name(of: tag.forms.last { declared($0) == found } ?? tag)).")
    }
    var why = "No declared type has \(name(of: tag))."
    let endings =
      tag.tagClass == .mimeType
      ? tag.forms.lazy.map { TypeRegistry.filenameExtensions(ofMIMEType: $0.value) }.first { !$0.isEmpty }
      : nil
    if let endings {
      why += " Files with such data end in \(endings.map { "." + $0 }.joined(separator: " or "))"
      let known = endings.lazy.compactMap { types.declaredIdentifier(for: TypeTag(.filenameExtension, $0)) }
      why += known.first.map { ", which is \($0)." } ?? "."
    }
    return (DynamicType(tag).identifier, why)
  }

  private static func name(of tag: TypeTag) -> String {
    switch tag.tagClass {
    case .filenameExtension: "the ending .\(tag.value)"
    case .mimeType: "the MIME type \(tag.value)"
    case .osType: "the type code '\(tag.value)'"
    case .pasteboardType: "the pasteboard type \(tag.value)"
    case .urlScheme: "the scheme \(tag.value)"
    case .deviceModel: "the model \(tag.value)"
    }
  }

  /// The kinds of media that are registered.
  private static let mediaKinds = [
    "application", "audio", "chemical", "font", "image", "message", "model", "multipart", "text", "video",
    "x-conference", "x-world",
  ]

  /// Whether a word is two names with a slash between them, the first one that of a kind of media.
  private static func isMIMEType(_ word: String) -> Bool {
    let sides = word.split(separator: "/", omittingEmptySubsequences: false)
    guard sides.count == 2, !sides[1].isEmpty else { return false }
    return mediaKinds.contains(sides[0].lowercased())
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
  ///
  /// - Parameter followingLinks: Whether a link that leads somewhere is what it leads to, as it is for whoever opens it.
  init?(at path: String, followingLinks: Bool = false) {
    guard var kind = FileSystem.kind(of: path, followingLinks: false) else { return nil }
    var name = FilePath.lastComponent(of: path)
    var isFollowed = name == "." || name == ".."
    if followingLinks, kind == .link, let target = FileSystem.kind(of: path) {
      kind = target
      isFollowed = true
    }
    if isFollowed, let real = FileSystem.realPath(of: path) {
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
