internal import AppDatabase
internal import Bundles
internal import CommandLineKit
internal import KeyCatalog
internal import LaunchServices
internal import UniformTypes

/// Options that commands about apps have in common.
extension Option {
  static var appDatabase: Option {
    .option(
      "--database", value: .file("FILE"), heading: commonHeading,
      help: "The database; by default infoplist/apps.db in $XDG_DATA_HOME, or in ~/.local/share.")
  }

  static var hostSystem: Option {
    .option(
      "--os", value: .text("SYSTEM"),
      help: "The system, such as \"macOS 14.2\"; by default any, on which only broken bundles cannot be used."
    )
  }

  static var hostArchitecture: Option {
    .option(
      "--arch", value: .text("ARCH"), help: "The processor of the machine, such as arm64; by default any.")
  }
}

extension ParsedArguments {
  /// What a command does with the database.
  enum DatabaseUse {
    /// It only asks.
    case reading
    /// It changes what is there.
    case changing
    /// It adds to what is there, and makes the database if there is none.
    case adding
  }

  /// The database of `--database`, or the usual one.
  func appDatabase(for use: DatabaseUse) throws(CommandError) -> AppDatabase {
    guard let path = value("--database") ?? AppDatabase.standardPath else {
      throw .usage("There is no home folder for the database.", hint: "Name a file with --database.")
    }
    return try CommandError.from { () throws(DatabaseError) in
      switch use {
      case .reading: try AppDatabase(reading: path)
      case .changing: try AppDatabase(changing: path)
      case .adding: try AppDatabase(writing: path)
      }
    }
  }

  /// The system of `--os`, nil for any.
  var hostSystem: HostSystem? {
    get throws(CommandError) {
      guard let text = value("--os") else { return nil }
      guard let system = HostSystem(text) else {
        throw .usage(
          "\(SafeText.visible(text)) is no system with a version.",
          hint: "Write it as in --os \"macOS 14.2\".")
      }
      return system
    }
  }

  /// The processor of `--arch`, nil for any.
  var hostArchitecture: String? {
    get throws(CommandError) {
      guard let name = value("--arch") else { return nil }
      let known = [
        "arm64", "arm64e", "x86_64", "x86_64h", "i386", "ppc", "ppc64", "armv7", "armv7s", "armv6",
      ]
      guard known.contains(name) else {
        throw .usage(
          "\(SafeText.visible(name)) is no processor.",
          hint: "Those that are known: \(known.joined(separator: ", ")).")
      }
      return name
    }
  }

  /// How an app is looked for, by `--role`, `--os`, `--arch` and `--era`.
  var handlerOptions: HandlerOptions {
    get throws(CommandError) {
      var options = HandlerOptions()
      options.system = try hostSystem
      options.architecture = try hostArchitecture
      options.order = era == .books2010 ? .year2010 : .today
      return options
    }
  }

  /// Writes an answer as `--format` and `--output` say.
  func write(_ node: AnswerNode, _ console: Console) throws(CommandError) {
    try Output.write(wantsJSON ? node.json : node.lines, self, console)
  }
}

extension CommandError {
  /// What goes wrong with a database.
  init(_ error: DatabaseError) {
    self = .unreadable(SafeText.visible(error.message), hint: error.hint.map { SafeText.visible($0) })
  }

  /// Runs a closure that works with a database.
  static func from<Result>(_ body: () throws(DatabaseError) -> Result) throws(CommandError) -> Result {
    do throws(DatabaseError) { return try body() } catch { throw CommandError(error) }
  }
}
