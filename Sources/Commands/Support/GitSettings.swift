internal import CommandLineKit
internal import FileSystem
internal import SourceText

/// The two files that say how git compares and merges: which drivers there are, and which files they are for.
struct GitSettings {
  /// The file of the drivers.
  let configuration: String
  /// The file of the patterns.
  let attributes: String

  /// The settings of a user, for all repositories.
  static func ofUser(_ console: Console) throws(CommandError) -> GitSettings {
    func variable(_ name: String) -> String? { console.environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    guard let home = variable("HOME") else {
      throw .unreadable("HOME is not set, so git's settings for all repositories cannot be found.")
    }
    let folder = FilePath.join(variable("XDG_CONFIG_HOME") ?? FilePath.join(home, ".config"), "git")
    // git prefers the file in the home folder, and takes the other one if only that exists.
    let (usual, other) = (FilePath.join(home, ".gitconfig"), FilePath.join(folder, "config"))
    let isOther = !FileSystem.exists(usual) && FileSystem.exists(other)
    let configuration = variable("GIT_CONFIG_GLOBAL") ?? (isOther ? other : usual)
    var attributes =
      attributesFile(in: try existingLines(configuration)) ?? FilePath.join(folder, "attributes")
    if attributes.hasPrefix("~/") { attributes = FilePath.join(home, String(attributes.dropFirst(2))) }
    return GitSettings(configuration: configuration, attributes: attributes)
  }

  /// The value of `core.attributesFile`.
  private static func attributesFile(in lines: [String]) -> String? {
    var isCore = false
    var found: String?
    for line in lines.map({ GitRepository.trimmed($0) }) {
      if line.hasPrefix("[") {
        isCore = line.lowercased().hasPrefix("[core]")
      } else if isCore, let sign = line.firstIndex(of: "="),
        GitRepository.trimmed(String(line[..<sign])).lowercased() == "attributesfile"
      {
        let value = GitRepository.trimmed(String(line[line.index(after: sign)...]))
        found = value.hasPrefix("\"") && value.hasSuffix("\"") ? String(value.dropFirst().dropLast()) : value
      }
    }
    return found
  }

  // MARK: Changing

  /// Writes the drivers and the patterns they are for.
  func install(program: String, patterns: [String]) throws(CommandError) {
    let call = Self.shellQuoted(program)
    var lines = try Self.existingLines(configuration)
    Self.removeDrivers(from: &lines)
    lines += [
      "[diff \"infoplist\"]", "\ttextconv = \(Self.configQuoted("\(call) git textconv"))",
      "[merge \"infoplist\"]", "\tname = property lists, key by key",
      "\tdriver = \(Self.configQuoted("\(call) merge --three-way --conflict-markers -o %A %O %A %B"))",
    ]
    try Self.write(lines, to: configuration)
    var rules = try Self.existingLines(attributes)
    for pattern in patterns {
      Self.removeRule(from: &rules) { $0 == pattern }
      rules.append("\(pattern) diff=infoplist merge=infoplist")
    }
    try Self.write(rules, to: attributes)
  }

  /// Takes away what ``install(program:patterns:)`` has written, whatever the patterns were.
  ///
  /// - Returns: Whether there was anything.
  func uninstall() throws(CommandError) -> Bool {
    var hasChanged = false
    func change(_ path: String, _ body: (inout [String]) -> Void) throws(CommandError) {
      let old = try Self.existingLines(path)
      var new = old
      body(&new)
      guard new != old else { return }
      hasChanged = true
      try Self.write(new, to: path)
    }
    try change(configuration) { Self.removeDrivers(from: &$0) }
    try change(attributes) { Self.removeRule(from: &$0) { _ in true } }
    // A file of attributes that said nothing else was made by the installation.
    if hasChanged, FileSystem.kind(of: attributes, followingLinks: false) == .file,
      try Self.existingLines(attributes).isEmpty
    {
      do throws(FileError) { try FileSystem.removeFile(attributes) } catch {
        throw .unreadable(error.message)
      }
    }
    return hasChanged
  }

  // MARK: Lines

  private static func existingLines(_ path: String) throws(CommandError) -> [String] {
    FileSystem.exists(path) ? lines(of: try GitRepository.text(of: path)) : []
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Writes the lines of a file, making the folder it is in.
  private static func write(_ lines: [String], to path: String) throws(CommandError) {
    let bytes = lines.isEmpty ? [] : Array((lines.joined(separator: "\n") + "\n").utf8)
    do throws(FileError) {
      try FileSystem.makeFolder(FilePath.parent(of: path))
      try FileSystem.replace(path, with: bytes)
    } catch {
      throw .unreadable(error.message)
    }
  }

  /// Takes the drivers away, with all their lines.
  private static func removeDrivers(from lines: inout [String]) {
    for header in ["[diff \"infoplist\"]", "[merge \"infoplist\"]"] {
      while let start = lines.firstIndex(where: { GitRepository.trimmed($0) == header }) {
        let next = lines[(start + 1)...].firstIndex { GitRepository.trimmed($0).hasPrefix("[") }
        lines.removeSubrange(start..<(next ?? lines.count))
      }
    }
  }

  /// Takes the drivers away from the rules of some patterns, and rules that say nothing else.
  private static func removeRule(from rules: inout [String], where concerns: (String) -> Bool) {
    rules = rules.compactMap { rule in
      let words = rule.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
      guard let pattern = words.first, concerns(pattern),
        words.contains(where: { $0.hasSuffix("=infoplist") })
      else { return rule }
      let others = words.filter { !$0.hasSuffix("=infoplist") }
      return others.count > 1 ? others.joined(separator: " ") : nil
    }
  }

  // MARK: Quoting

  /// A word as a shell reads it back.
  private static func shellQuoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      byte > 0x7F || "+-./:=@_0123456789".utf8.contains(byte)
        || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }
    return isPlain && !word.isEmpty ? word : "'\(word.replacingText("'", with: "'\\''"))'"
  }

  /// A value as git's configuration reads it back.
  private static func configQuoted(_ value: String) -> String {
    "\"\(value.replacingText("\\", with: "\\\\").replacingText("\"", with: "\\\""))\""
  }
}

extension String {
  /// The text with each occurrence of a character replaced.
  fileprivate func replacingText(_ scalar: Unicode.Scalar, with other: String) -> String {
    var result = ""
    for own in unicodeScalars {
      if own == scalar { result += other } else { result.unicodeScalars.append(own) }
    }
    return result
  }
}
