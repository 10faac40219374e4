public import CommandLineKit

/// The program `infoplist`: its name and its commands.
public enum InfoPlistProgram {
  /// The version of the package.
  public static let version = "0.1.0"

  /// The program.
  public static let program = Program(
    "infoplist", "Reads, checks and converts property lists, Info.plist above all.", version: version,
    discussion: """
      Every property-list format is read exactly as Apple's systems read it, and every finding has its place \
      in the file.

      Exit codes: 0 success, nothing found; 1 findings, or the answer is no; 2 the call is wrong; 3 an input \
      cannot be read.
      """,
    commands: commands)

  static var commands: [Command] {
    [
      .check, .bundle, .resolve, .devices, .behavior, .transport, .type, .apps, .launch, .services,
      .new, .expand,
      .print, .get, .set, .insert, .append, .remove, .rename, .move, .edit,
      .diff, .patch, .merge, .git, .convert, .format, .plutil, .plistBuddy, .nscurl, .defaults,
      .explain, .keys, .rules, .config, .schema, .reference, .completions,
    ]
  }
}
