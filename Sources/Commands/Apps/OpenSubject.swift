internal import AppDatabase
internal import Bundles
internal import CommandLineKit
internal import FileSystem
internal import LaunchServices
internal import UniformTypes

/// What `infoplist apps open` is asked to open.
enum OpenSubject {
  /// Reads the words of the call.
  static func subject(_ arguments: ParsedArguments) throws(CommandError) -> AppDatabase.Subject {
    let given = [arguments.value("FILE"), arguments.value("--type"), arguments.value("--scheme")].compactMap {
      $0
    }
    guard given.count == 1 else {
      throw .usage(
        "'infoplist apps open' takes a file or an address, or --type, or --scheme, and one of them.")
    }
    if let type = arguments.value("--type") {
      if let tag = TypeSubject.tag(of: type) { return .tag(tag) }
      // Identifiers have a period; four characters without one are a type code.
      if type.unicodeScalars.count == 4, !type.utf8.contains(UInt8(ascii: ".")) {
        return .tag(TypeTag(.osType, type))
      }
      return .type(TypeRegistry.constant(type)?.identifier ?? type)
    }
    if let scheme = arguments.value("--scheme") {
      let name = scheme.hasSuffix(":") ? String(scheme.dropLast()) : scheme
      guard SchemeClaim.isScheme(name) else {
        throw .usage("\(SafeText.visible(scheme)) is no scheme.", hint: "Write it as in --scheme mailto.")
      }
      return .scheme(name)
    }
    let word = arguments.required("FILE")
    if let item = FileItem(at: word, followingLinks: true) { return .item(item) }
    guard let scheme = scheme(of: word) else { return .item(named(word)) }
    guard scheme.lowercased() == "file" else { return .scheme(scheme) }
    let path = filePath(of: word)
    return .item(FileItem(at: path, followingLinks: true) ?? named(path))
  }

  /// The roles of `--role`.
  static func roles(_ arguments: ParsedArguments) -> RoleSet {
    switch arguments.value("--role") {
    case "editor": .editor
    case "viewer": .viewer
    case "shell": .shell
    case "none": .none
    case "all": .all
    default: .opening
    }
  }

  /// Something that is not there, by its path.
  private static func named(_ path: String) -> FileItem {
    FileItem(PathName.last(of: path), path.hasSuffix("/") ? .folder : .file)
  }

  /// The scheme of an address, nil for any other word.
  private static func scheme(of word: String) -> String? {
    guard let colon = word.firstIndex(of: ":") else { return nil }
    let scheme = String(word[..<colon])
    return SchemeClaim.isScheme(scheme) ? scheme : nil
  }

  /// The path in an address of a file, with what stands for other bytes put back.
  private static func filePath(of address: String) -> String {
    var rest = Array(address.utf8.dropFirst(5))[...]
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      // The name of the host.
      rest = rest[(rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex)...]
    }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a word of `infoplist apps prefer` is a type or a scheme.
  static func binding(of word: String, in database: AppDatabase) throws(DatabaseError) -> UserBinding.Subject
  {
    if word.hasSuffix(":") { return .scheme(String(word.dropLast())) }
    let type = TypeRegistry.constant(word)?.identifier ?? word
    let isDeclared = try database.types { _ in type }.declaration(of: type) != nil
    if isDeclared || DynamicType.isIdentifier(type) { return .type(type) }
    guard SchemeClaim.isScheme(word) else { return .type(type) }
    let isClaimed =
      !(try database.answer(.scheme(word), options: HandlerOptions()).handlers.candidates.isEmpty)
    return isClaimed || !word.utf8.contains(UInt8(ascii: ".")) ? .scheme(word) : .type(type)
  }
}
