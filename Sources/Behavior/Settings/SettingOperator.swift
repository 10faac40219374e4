internal import Executables
internal import SourceText

/// What a reference does with the value of its setting.
struct SettingOperator {
  private enum Kind {
    case quote, upper, lower, identifier, rfc1034identifier, c99extidentifier
    case directory, file, base, suffix, standardizedPath, not, truncatedVersion, withoutSlash
    case digest
    case standard(String)
    case relative(String), ancestor(String)
    case replaceDirectory(String), replaceFile(String), replaceBase(String), replaceSuffix(String)
  }

  private let kind: Kind

  /// Finds an operator by its word; nil if there is none, or none that takes or lacks an operand.
  init?(_ word: String, _ operand: String?) {
    switch (word, operand) {
    case ("quote", nil): kind = .quote
    case ("upper", nil): kind = .upper
    case ("lower", nil): kind = .lower
    case ("identifier", nil): kind = .identifier
    case ("rfc1034identifier", nil): kind = .rfc1034identifier
    case ("c99extidentifier", nil): kind = .c99extidentifier
    case ("dir", nil): kind = .directory
    case ("file", nil): kind = .file
    case ("base", nil): kind = .base
    case ("suffix", nil): kind = .suffix
    case ("standardizepath", nil): kind = .standardizedPath
    case ("not", nil): kind = .not
    case ("truncatedversion", nil): kind = .truncatedVersion
    case ("__stripslash", nil): kind = .withoutSlash
    case ("__md5", nil): kind = .digest
    case ("default", let operand?): kind = .standard(operand)
    case ("dir", let operand?): kind = .replaceDirectory(operand)
    case ("file", let operand?): kind = .replaceFile(operand)
    case ("base", let operand?): kind = .replaceBase(operand)
    case ("suffix", let operand?): kind = .replaceSuffix(operand)
    case ("relativeto", let operand?): kind = .relative(operand)
    case ("isancestor", let operand?): kind = .ancestor(operand)
    default: return nil
    }
  }

  /// Whether it gives a setting without a value one.
  var isDefault: Bool {
    if case .standard = kind { return true }
    return false
  }

  /// The value it makes of another.
  func apply(to value: String) -> String {
    switch kind {
    case .quote: Self.quoted(value)
    case .upper: value.uppercased()
    case .lower: value.lowercased()
    case .identifier: IdentifierMangling.cIdentifier(value)
    case .rfc1034identifier: IdentifierMangling.hostName(value)
    case .c99extidentifier: IdentifierMangling.extendedIdentifier(value)
    case .directory: PathParts(value).directoryOrHere
    case .file: PathParts(value).file
    case .base: PathParts(value).base
    case .suffix: PathParts(value).suffix
    case .standardizedPath: Self.standardized(value)
    case .not: value.isSameText(as: "YES") ? "NO" : "YES"
    case .truncatedVersion:
      value.pieces(at: UInt8(ascii: ".")).prefix(3).joined(separator: ".")
    case .withoutSlash:
      value.hasBeginning("/") ? value.droppingFirst(1) : value
    case .digest: Self.hexadecimal(Digest.md5(Array(value.utf8)))
    case .standard(let operand): value.isEmpty ? operand : value
    case .relative(let path): Self.way(from: value, to: path)
    case .ancestor(let folder): value.isEmpty ? value : Self.isFolder(folder, above: value) ? "YES" : "NO"
    case .replaceDirectory(let operand): value.isEmpty ? value : PathParts(value).with(directory: operand)
    case .replaceFile(let operand): value.isEmpty ? value : PathParts(value).with(file: operand)
    case .replaceBase(let operand):
      value.isEmpty ? value : PathParts(value).with(file: operand + PathParts(value).suffix)
    case .replaceSuffix(let operand): value.isEmpty ? value : PathParts(value).with(suffix: operand)
    }
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// A path taken apart; slashes that say nothing are left out.
  private struct PathParts {
    /// What stands before the last name, with its slash; empty if there is nothing.
    private let directory: String
    let file: String
    let base: String
    /// What begins with the last period of the last name; empty if there is none.
    let suffix: String

    init(_ path: String) {
      let isAbsolute = path.hasBeginning("/")
      let names = path.pathNames
      let folder = names.dropLast().joined(separator: "/")
      directory = (isAbsolute ? "/" : "") + (folder.isEmpty ? "" : "\(folder)/")
      file = names.last ?? (isAbsolute ? "/" : "")
      let name = Array(file.utf8)
      // A period in front makes a hidden file, not an extension.
      let period =
        file.isSameText(as: "..") ? nil : name.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 > 0 ? $0 : nil }
      base = String(decoding: name[..<(period ?? name.endIndex)], as: UTF8.self)
      suffix = String(decoding: name[(period ?? name.endIndex)...], as: UTF8.self)
    }

    var directoryOrHere: String { directory.isEmpty ? "./" : directory }

    func with(directory: String) -> String {
      directory.isEmpty || directory.utf8.last == UInt8(ascii: "/")
        ? directory + file : "\(directory)/\(file)"
    }

    /// The path with another last name; an absolute path takes the place of the whole.
    func with(file: String) -> String { file.hasBeginning("/") ? file : directory + file }

    /// The path with another extension, whose period may be left out.
    func with(suffix: String) -> String {
      let last = suffix.pieces(at: UInt8(ascii: ".")).last ?? ""
      return directory + base + (last.isEmpty ? "" : ".\(last)")
    }
  }

  /// The text with a backslash in front of what a shell would take for something else.
  private static func quoted(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "A"..."Z", "a"..."z", "0"..."9", "/", ".", ",", "+", "-", "_", "=": break
      default: result.unicodeScalars.append("\\")
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// The path without steps that lead nowhere; steps upward are taken in absolute paths only.
  private static func standardized(_ path: String) -> String {
    let isAbsolute = path.hasBeginning("/")
    let joined = names(of: path, takingSteps: isAbsolute).joined(separator: "/")
    return isAbsolute ? "/\(joined)" : joined.isEmpty && !path.isEmpty ? "." : joined
  }

  /// The names of a path without `.`, and if steps upward are taken, without `..`.
  private static func names(of path: String, takingSteps: Bool) -> [String] {
    var names: [String] = []
    for name in path.pathNames where !name.isSameText(as: ".") {
      if takingSteps, name.isSameText(as: "..") {
        names = names.dropLast()
      } else {
        names.append(name)
      }
    }
    return names
  }

  /// How one gets from an absolute path to another, the operand; where one of them is not absolute, the value stays.
  private static func way(from value: String, to path: String) -> String {
    guard value.hasBeginning("/"), path.hasBeginning("/") else { return value }
    let (from, to) = (names(of: value, takingSteps: true), names(of: path, takingSteps: true))
    var common = 0
    while common < min(to.count, from.count), to[common].isSameText(as: from[common]) { common += 1 }
    let steps = Array(repeating: "..", count: from.count - common) + to[common...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// Whether an absolute path, the operand, is that of a folder above another; nothing lies above itself.
  private static func isFolder(_ folder: String, above path: String) -> Bool {
    guard folder.hasBeginning("/"), path.hasBeginning("/") else { return false }
    let (above, below) = (folder.pathNames, path.pathNames)
    return above.count < below.count && zip(above, below).allSatisfy { $0.isSameText(as: $1) }
  }
}
