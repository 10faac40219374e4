import SourceText

internal import UniformTypes

/// What `lsregister -dump` wrote on a Mac, or `infoplist apps export`.
///
/// A dump is made of blocks with a rule between them; each line is a name, a colon and a value. Names that are not known,
/// which differ from system to system, are passed over. In older dumps what a bundle claims stands in blocks
/// below it and does not name it; newer ones name it in each block.
public struct RegistryDumpReader {
  /// The bundles, in the order of the dump, with what they claim and declare.
  public private(set) var bundles: [RegisteredBundle] = []
  /// What the person chose.
  public private(set) var bindings: [UserBinding] = []
  /// What the person chose for endings, which are types once all types are known.
  private var endings: [(ending: String, app: String)] = []
  /// The bundles by the numbers that claims and types name them by.
  private var numbers: [String: Int] = [:]
  /// The lines of the block so far.
  private var block: [(name: String, value: String)] = []

  /// Reads a dump.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(reading text: [UInt8]) {
    for line in text.split(separator: UInt8(ascii: "\n")) { read(line) }
    finishBlock()
    guard !endings.isEmpty else { return }
    let types = TypeRegistry.system.adding(typesOf: bundles)
    for (ending, app) in endings {
      let type = types.preferredIdentifier(for: TypeTag(.filenameExtension, ending))
      bindings.append(UserBinding(.type(type), app: app))
    }
  }

  private mutating func read(_ line: ArraySlice<UInt8>) {
    let line = Self.trimmed(line)
    if line.starts(with: "----".utf8) {
      finishBlock()
      return
    }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
    var bytes: [UInt8] = []
    for word in line[..<colon].split(whereSeparator: { $0 == 0x20 || $0 == 0x09 }) {
      if !bytes.isEmpty { bytes.append(0x20) }
      bytes += word.map { $0.asciiLowercased }
    }
    let name = String(decoding: bytes, as: UTF8.self)
    // Older dumps have no rule between a bundle and what it claims.
    if ["bundle id", "claim id", "type id", "handler id", "handlerpref id"].contains(name) { finishBlock() }
    block.append((name, String(decoding: Self.trimmed(line[(colon + 1)...]), as: UTF8.self)))
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while let first = line.first, first == 0x20 || first == 0x09 { line = line.dropFirst() }
    while let last = line.last, last == 0x20 || last == 0x09 || last == 0x0D { line = line.dropLast() }
    return line
  }

  /// The first value with one of some names.
  private func value(_ names: String...) -> String? {
    for name in names {
      if let found = block.first(where: { $0.name.isSameText(as: name) })?.value, !found.isEmpty {
        return found
      }
    }
    return nil
  }

  private mutating func finishBlock() {
    defer { block = [] }
    guard let first = block.first else { return }
    switch first.name {
    case "bundle id": readBundle(first.value)
    case "claim id": readClaim(first.value)
    case "type id": readType(first.value)
    case "handler id", "handlerpref id": readChoice()
    default: break
    }
  }

  // MARK: Blocks

  private mutating func readBundle(_ title: String) {
    guard let path = value("path").map({ Self.plain($0) }) else { return }
    let isApp = path.utf8.suffix(4).elementsEqual(".app".utf8)
    let code = value("type code", "type").map { Self.unquoted(Self.plain($0)) }
    var launch = LaunchFacts()
    if let executable = value("executable") {
      launch.executableName = Self.plain(executable).pieces(at: UInt8(ascii: "/")).last
      // It was there when the Mac registered the bundle.
      launch.hasExecutable = true
    }
    for slice in value("slices", "architectures", "archflags", "arch flags").map({ Self.list($0) }) ?? [] {
      // Some dumps write `x86-64`, and some the number of the processor behind its name.
      let name = Self.plain(slice).pieces(at: UInt8(ascii: " "))[0]
      launch.architectures.append(name.isSameText(as: "x86-64") ? "x86_64" : name)
    }
    if launch.architectures.isEmpty, let flags = value("item flags") {
      // Older dumps have the processors among other words.
      launch.architectures = flags.pieces(at: UInt8(ascii: " ")).filter {
        ["ppc", "ppc64", "i386", "x86_64", "arm64"].contains($0)
      }
    }
    let minimum = value("sys min version", "sys min", "min version", "sys version").map { Self.plain($0) }
    launch.minimumSystem = minimum.flatMap { $0.isSameText(as: "0") ? nil : $0 }
    numbers[Self.number(title)] = bundles.count
    bundles.append(
      RegisteredBundle(
        path: path, identifier: value("identifier").map { Self.plain($0) } ?? "",
        name: value("displayname", "name").map { Self.plain($0) } ?? "",
        version: value("version").map { Self.plain($0) } ?? "",
        shortVersion: value("versionstring").map { Self.plain($0) } ?? "",
        packageType: isApp ? "APPL" : code ?? "BNDL", order: bundles.count + 1, launch: launch))
  }

  /// The bundle a block belongs to: the one it names, else the one before it.
  private var owner: Int? {
    if let name = value("bundle"), let index = numbers[Self.number(name)] { return index }
    return bundles.isEmpty ? nil : bundles.count - 1
  }

  private mutating func readClaim(_ title: String) {
    guard let owner else { return }
    // Older dumps have a number in the place of the name, and the name in a line of its own.
    let name = value("name").map { Self.plain($0) } ?? Self.plain(title)
    let words = value("roles", "role").map { Self.plain($0).pieces(at: UInt8(ascii: " ")) } ?? []
    let role = words.compactMap { word in
      HandlerRole.allCases.first { $0.name.isSameTextIgnoringCase(as: word) }
    }
    .first
    let rank = value("rank").flatMap { text in
      HandlerRank.allCases.first { $0.name.isSameTextIgnoringCase(as: Self.plain(text)) }
    }
    var claim = DocumentClaim(
      name: name.isSameText(as: "(no name)") ? "" : name, role: role ?? (words.isEmpty ? .viewer : .none),
      hasRole: role != nil,
      rank: rank ?? .standard)
    claim.isPackage = value("flags")?.pieces(at: UInt8(ascii: " ")).contains("package") ?? false
    var schemes: [String] = []
    for binding in Self.list(value("bindings") ?? "") {
      switch (binding.utf8.first, binding.utf8.last) {
      case (UInt8(ascii: "."), _): claim.extensions.append(binding.droppingFirst(1))
      case (UInt8(ascii: "'"), _): claim.osTypes.append(Self.unquoted(binding))
      case (_, UInt8(ascii: ":")): schemes.append(String(decoding: binding.utf8.dropLast(), as: UTF8.self))
      case (UInt8(ascii: "\""), _): claim.mimeTypes.append(Self.unquoted(binding))
      case (UInt8(ascii: "*"), _): claim.extensions.append("*")
      default:
        if binding.utf8.contains(UInt8(ascii: "/")) {
          claim.mimeTypes.append(binding)
        } else {
          claim.types.append(binding)
        }
      }
    }
    if !schemes.isEmpty {
      bundles[owner].schemeClaims.append(
        SchemeClaim(name: claim.name, schemes: schemes, role: claim.role, rank: claim.rank))
    }
    let isEmpty =
      claim.types.isEmpty && claim.extensions.isEmpty && claim.mimeTypes.isEmpty && claim.osTypes.isEmpty
    if !isEmpty { bundles[owner].documentClaims.append(claim) }
  }

  private mutating func readType(_ title: String) {
    guard let owner else { return }
    let flags = value("flags")?.pieces(at: UInt8(ascii: " ")) ?? []
    var tags: [TypeTag] = []
    for tag in Self.list(value("tags") ?? "") {
      switch tag.utf8.first {
      case UInt8(ascii: "."): tags.append(TypeTag(.filenameExtension, tag.droppingFirst(1)))
      case UInt8(ascii: "'"): tags.append(TypeTag(.osType, Self.unquoted(tag)))
      default:
        let text = Self.unquoted(tag)
        // Tags of the other classes have the class in front: `public.url-scheme "web"`.
        let words = tag.pieces(at: UInt8(ascii: " "))
        if words.count > 1, let tagClass = TagClass(identifier: words[0]) {
          tags.append(TypeTag(tagClass, Self.unquoted(tag.droppingFirst(words[0].utf8.count + 1))))
        } else if text.utf8.contains(UInt8(ascii: "/")) {
          tags.append(TypeTag(.mimeType, text))
        }
      }
    }
    bundles[owner].declarations.append(
      TypeDeclaration(
        Self.plain(value("uti") ?? title), flags.contains("imported") ? .imported : .exported,
        parents: Self.list(value("conforms to") ?? ""), tags: tags,
        summary: value("description").map { Self.plain($0) }
          ?? value("localizeddescription").map { Self.localized($0) }))
  }

  /// What the person chose for a type, a scheme or an ending.
  private mutating func readChoice() {
    guard let text = value("all roles", "editor", "viewer") else { return }
    // The version that was chosen stands behind the identifier.
    let app = text.pieces(at: UInt8(ascii: " "))[0]
    // A hyphen or a word in parentheses stands for nobody.
    guard app.utf8.count > 1, app.utf8.first != UInt8(ascii: "(") else { return }
    if let type = value("content type") {
      bindings.append(UserBinding(.type(Self.plain(type)), app: app))
    } else if let scheme = value("url scheme") {
      bindings.append(UserBinding(.scheme(Self.plain(scheme)), app: app))
    } else if let ending = value("extension") {
      endings.append((Self.plain(ending), app))
    }
  }

  /// The text that is meant for any language among `"en" = "Text", "LSDefaultLocalizedValue" = "Text"`, else the first
  /// one, else all of the value.
  private static func localized(_ value: String) -> String {
    var first: String?
    for pair in list(value) {
      let sides = pair.pieces(at: UInt8(ascii: "="))
      guard sides.count > 1 else { continue }
      let name = unquoted(String(decoding: trimmed(Array(sides[0].utf8)[...]), as: UTF8.self))
      let rest = Array(pair.utf8.dropFirst(sides[0].utf8.count + 1))
      let text = unquoted(String(decoding: trimmed(rest[...]), as: UTF8.self))
      if name.isSameText(as: "LSDefaultLocalizedValue") { return text }
      first = first ?? text
    }
    return first ?? unquoted(plain(value))
  }

  // MARK: Values

  /// A value without the number in parentheses behind it.
  private static func plain(_ value: String) -> String {
    let bytes = Array(value.utf8)
    guard bytes.last == UInt8(ascii: ")") else { return value }
    var index = bytes.count - 1
    while index > 0, !(bytes[index] == UInt8(ascii: "(") && bytes[index - 1] == 0x20) { index -= 1 }
    // Only what begins as a number of the dump or as its bytes; names may have parentheses, too.
    let rest = bytes[(index + 1)...]
    guard index > 0, rest.starts(with: "0x".utf8) || rest.starts(with: "{".utf8) else { return value }
    return String(decoding: bytes[..<(index - 1)], as: UTF8.self)
  }

  /// The number in parentheses behind a value, or all of it.
  private static func number(_ value: String) -> String {
    let name = plain(value)
    return name.utf8.count == value.utf8.count ? value : value.droppingFirst(name.utf8.count)
  }

  private static func unquoted(_ text: String) -> String {
    guard text.utf8.count >= 2, let first = text.utf8.first, first == text.utf8.last,
      first == UInt8(ascii: "'") || first == UInt8(ascii: "\"")
    else { return text }
    return String(decoding: text.utf8.dropFirst().dropLast(), as: UTF8.self)
  }

  /// The parts of a value between commas, which do not count in quotes.
  private static func list(_ value: String) -> [String] {
    var parts: [String] = []
    var current: [UInt8] = []
    var quote: UInt8?
    for byte in Array(value.utf8) + [UInt8(ascii: ",")] {
      if byte == UInt8(ascii: ","), quote == nil || current.count > 1024 {
        let part = String(decoding: trimmed(current[...]), as: UTF8.self)
        if !part.isEmpty { parts.append(part) }
        current = []
        continue
      }
      if byte == quote {
        quote = nil
      } else if quote == nil,
        byte == UInt8(ascii: "\"") || (byte == UInt8(ascii: "'") && trimmed(current[...]).isEmpty)
      {
        quote = byte
      }
      current.append(byte)
    }
    return parts
  }
}
