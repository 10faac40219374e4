internal import FileSystem

/// The apps that are registered, in one SQLite file.
///
/// Several processes may read and write it at the same time, and one that is killed leaves it as it was before what it
/// was about to write: SQLite's write-ahead log sees to both. A value of this type is for one thread.
public final class AppDatabase {
  let connection: SQLiteConnection
  /// The path of the file.
  public let path: String

  /// How many milliseconds to wait for other processes.
  public static let standardPatience = 10_000

  /// Marks a file as one of this program's: the letters `ipls`.
  static let applicationNumber = 0x6970_6c73

  /// Where the database is unless another is named; nil without a home folder.
  public static var standardPath: String? {
    ProcessEnvironment.dataFolder.map { FilePath.join($0, "infoplist/apps.db") }
  }

  /// Opens a database to write it, and makes it, and the folder it is in, where they are missing.
  ///
  /// - Throws: ``DatabaseError``; a file of another program or of a newer version stays as it is.
  public convenience init(writing path: String, patience: Int = standardPatience) throws(DatabaseError) {
    do throws(FileError) { try FileSystem.makeFolder(FilePath.parent(of: path)) } catch {
      throw DatabaseError(.readOnly, error.message, hint: "Name another file with --database.")
    }
    try self.init(writing: path, patience: patience, version: AppDatabase.migrations.count)
  }

  /// Opens a database to write it, and makes none.
  ///
  /// - Throws: ``DatabaseError``, also if there is none.
  public convenience init(changing path: String, patience: Int = standardPatience) throws(DatabaseError) {
    // Whoever cannot read it cannot change it either, and says why in the same words.
    _ = try AppDatabase(reading: path, patience: patience)
    try self.init(writing: path, patience: patience)
  }

  /// Opens a database to write it, in the form of a version.
  package init(writing path: String, patience: Int, version: Int) throws(DatabaseError) {
    self.path = path
    connection = try SQLiteConnection(path, .creating, patience: Int32(clamping: patience))
    let old = try checkedVersion()
    if old < version {
      if old == 0 { try connection.execute("PRAGMA journal_mode = WAL") }
      try connection.transaction(isWriting: true) { () throws(DatabaseError) in
        // Somebody else may have been quicker.
        for number in try checkedVersion()..<max(version, old) {
          try connection.execute(Self.migrations[number])
          try connection.execute("PRAGMA user_version = \(number + 1)")
        }
        try connection.execute("PRAGMA application_id = \(Self.applicationNumber)")
      }
    }
    // What is written is safe from a kill of the process; only a power cut may undo the last registrations.
    try connection.execute("PRAGMA synchronous = NORMAL")
  }

  /// Opens a database to read it.
  ///
  /// - Throws: ``DatabaseError``, also if there is none.
  public init(reading path: String, patience: Int = standardPatience) throws(DatabaseError) {
    guard FileSystem.kind(of: path) == .file else {
      throw DatabaseError(
        .missing, "There is no database of apps at \(path).",
        hint: "Make one with: infoplist apps register --database \(path) FOLDER")
    }
    self.path = path
    let patience = Int32(clamping: patience)
    connection = try Self.reader(path, patience)
    let version = try checkedVersion()
    guard version > 0 else {
      throw DatabaseError(.foreign, "The file \(path) holds no apps yet.", hint: "Register some first.")
    }
    guard version < Self.migrations.count else { return }
    do throws(DatabaseError) { _ = try AppDatabase(writing: path, patience: Int(patience)) } catch {
      // Where nothing may be written, a form that lacks only what writers need is read as it is.
      guard version >= Self.readableVersion else { throw error }
    }
  }

  /// A connection that reads, whether or not anything can be written.
  private static func reader(_ path: String, _ patience: Int32) throws(DatabaseError) -> SQLiteConnection {
    do throws(DatabaseError) {
      let connection = try SQLiteConnection(path, .writing, patience: patience)
      _ = try connection.number("SELECT count(*) FROM sqlite_master")
      return connection
    } catch {
      guard error.code == .readOnly || error.code == .other else { throw error }
      // Where nothing may be written, the log of writers cannot be kept beside the file; then nobody writes it either.
      return try SQLiteConnection(path, .immutable, patience: patience)
    }
  }

  /// The version of the form of the database, 0 if it is empty.
  private func checkedVersion() throws(DatabaseError) -> Int {
    let version = try connection.number("PRAGMA user_version")
    let application = try connection.number("PRAGMA application_id")
    let tables = try connection.number("SELECT count(*) FROM sqlite_master")
    if application != Self.applicationNumber {
      guard tables == 0, version == 0, application == 0 else {
        throw DatabaseError(
          .foreign, "The file \(path) is a database of another program.",
          hint: "Name another file with --database.")
      }
      return 0
    }
    guard version <= Self.migrations.count else {
      throw DatabaseError(
        .newer,
        "The database \(path) has version \(version), and this program knows versions up to \(Self.migrations.count).",
        hint: "Use the newer program, or name another file with --database.")
    }
    return Int(version)
  }

  /// The first version of the form that has all that readers ask for.
  private static let readableVersion = 2

  /// What turns each version of the form into the next one.
  static let migrations = [
    """
    CREATE TABLE bundles (
      id INTEGER PRIMARY KEY AUTOINCREMENT, path TEXT NOT NULL UNIQUE, modified INTEGER NOT NULL,
      hash INTEGER NOT NULL, record BLOB NOT NULL);
    CREATE TABLE keys (
      kind INTEGER NOT NULL, key TEXT NOT NULL, bundle INTEGER NOT NULL, PRIMARY KEY (kind, key, bundle))
      WITHOUT ROWID;
    CREATE INDEX keys_of_bundle ON keys (bundle);
    """,
    """
    CREATE TABLE bindings (
      kind INTEGER NOT NULL, subject TEXT NOT NULL, app TEXT NOT NULL, PRIMARY KEY (kind, subject)) WITHOUT ROWID;
    """,
    // Bundles with files are read again, since more is kept of them now.
    """
    ALTER TABLE bundles ADD COLUMN executable TEXT NOT NULL DEFAULT '';
    UPDATE bundles SET modified = -1 WHERE modified <> 0;
    """,
    // The same, since it is kept what is built for iPhone.
    "UPDATE bundles SET modified = -1 WHERE modified <> 0;",
  ]
}
