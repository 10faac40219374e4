private import CSQLiteShim

/// A connection to a SQLite database, and the only file that knows the C library.
///
/// Connections are not shared between threads: whoever wants to work at the same time opens another.
@safe
final class SQLiteConnection {
  /// How a database is opened.
  enum Access {
    /// To be written, and made where it is missing.
    case creating
    /// To be written.
    case writing
    /// To be read only.
    case reading
    /// To be read only, from a place where nothing can be written beside it.
    case immutable
  }

  private let handle: OpaquePointer
  private let path: String

  /// Opens a database.
  ///
  /// - Parameter patience: How many milliseconds to wait for other processes.
  init(_ path: String, _ access: Access, patience: Int32) throws(DatabaseError) {
    var handle: OpaquePointer?
    let flags: Int32 =
      switch access {
      case .creating: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      case .writing: SQLITE_OPEN_READWRITE
      case .reading: SQLITE_OPEN_READONLY
      case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      }
    let name = access == .immutable ? Self.address(of: path) : path
    let result = unsafe sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard let handle = unsafe handle else {
      throw DatabaseError(.other, "There is not enough memory to open \(path).")
    }
    unsafe self.handle = handle
    self.path = path
    guard result == SQLITE_OK else { throw error(result) }
    unsafe sqlite3_extended_result_codes(handle, 1)
    unsafe sqlite3_busy_timeout(handle, patience)
  }

  deinit {
    // Statements that are still there are ended first.
    _ = unsafe sqlite3_close_v2(handle)
  }

  /// The address of a file that nobody changes meanwhile.
  private static func address(of path: String) -> String {
    var bytes = Array("file:".utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "%"): bytes += "%25".utf8
      case UInt8(ascii: "?"): bytes += "%3f".utf8
      case UInt8(ascii: "#"): bytes += "%23".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self) + "?immutable=1"
  }

  /// Runs statements that give nothing back.
  func execute(_ text: String) throws(DatabaseError) {
    let result = unsafe sqlite3_exec(handle, text, nil, nil, nil)
    guard result == SQLITE_OK else { throw error(result) }
  }

  /// Makes a statement of a text with `?` where values belong.
  func prepare(_ text: String) throws(DatabaseError) -> SQLiteStatement {
    var statement: OpaquePointer?
    let result = unsafe sqlite3_prepare_v2(handle, text, -1, &statement, nil)
    guard result == SQLITE_OK, let statement = unsafe statement else { throw error(result) }
    return unsafe SQLiteStatement(statement, of: self)
  }

  /// The number in the first column of the first row, 0 if there is none.
  func number(_ text: String) throws(DatabaseError) -> Int64 {
    let statement = try prepare(text)
    return try statement.step() ? statement.number(0) : 0
  }

  /// Runs a closure so that all of what it writes is kept, or nothing.
  ///
  /// - Parameter isWriting: Whether others that write are kept out from the beginning.
  func transaction<Result>(
    isWriting: Bool, _ body: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try execute(isWriting ? "BEGIN IMMEDIATE" : "BEGIN")
    do throws(DatabaseError) {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// The number of the row that was inserted last.
  var lastRow: Int64 { unsafe sqlite3_last_insert_rowid(handle) }

  /// What an answer of the library means.
  fileprivate func error(_ result: Int32) -> DatabaseError {
    let detail = unsafe sqlite3_errmsg(handle).map { unsafe String(cString: $0) } ?? "unknown error"
    switch result & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED:
      return DatabaseError(
        .locked, "Another process writes the database \(path), and did not finish in time.",
        hint: "Try again when it has ended.")
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH:
      return DatabaseError(
        .readOnly, "The database \(path) may not be written.",
        hint: "Change its permissions and those of its folder, or name another with --database.")
    case SQLITE_NOTADB:
      return DatabaseError(
        .foreign, "The file \(path) is no database.", hint: "Name another file with --database.")
    case SQLITE_CORRUPT:
      return DatabaseError(
        .damaged, "The database \(path) is damaged: \(detail).",
        hint: "Remove it and register the apps again.")
    case SQLITE_FULL:
      return DatabaseError(.full, "There is no room left for the database \(path).", hint: nil)
    case SQLITE_CANTOPEN:
      return DatabaseError(
        .other, "The database \(path) cannot be opened: \(detail).",
        hint: "See whether its folder is there and may be written.")
    default:
      return DatabaseError(.other, "The database \(path) cannot be used: \(detail).")
    }
  }
}

/// A statement with its values and its rows.
@safe
final class SQLiteStatement {
  private let statement: OpaquePointer
  private let connection: SQLiteConnection

  fileprivate init(_ statement: OpaquePointer, of connection: SQLiteConnection) {
    unsafe self.statement = statement
    self.connection = connection
  }

  deinit {
    _ = unsafe sqlite3_finalize(statement)
  }

  /// Puts a number in the place of a `?`, counted from 1.
  func bind(_ index: Int32, _ value: Int64) throws(DatabaseError) {
    try check(unsafe sqlite3_bind_int64(statement, index, value))
  }

  /// Puts a text in the place of a `?`, counted from 1.
  func bind(_ index: Int32, _ value: String) throws(DatabaseError) {
    var value = value
    let result = value.withUTF8 {
      unsafe csqlite_bind_text(statement, index, $0.baseAddress, Int32(clamping: $0.count))
    }
    try check(result)
  }

  /// Puts bytes in the place of a `?`, counted from 1.
  func bind(_ index: Int32, _ value: [UInt8]) throws(DatabaseError) {
    let result = unsafe value.withUnsafeBytes {
      unsafe csqlite_bind_blob(statement, index, $0.baseAddress, Int32(clamping: $0.count))
    }
    try check(result)
  }

  private func check(_ result: Int32) throws(DatabaseError) {
    guard result == SQLITE_OK else { throw connection.error(result) }
  }

  /// Goes to the next row.
  ///
  /// - Returns: False at the end; then the statement can be run again with other values.
  func step() throws(DatabaseError) -> Bool {
    let result = unsafe sqlite3_step(statement)
    if result == SQLITE_ROW { return true }
    let error = result == SQLITE_DONE ? nil : connection.error(result)
    _ = unsafe sqlite3_reset(statement)
    if let error { throw error }
    return false
  }

  /// Runs a statement that gives no rows.
  func run() throws(DatabaseError) {
    while try step() {}
  }

  /// The number in a column, counted from 0.
  func number(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(statement, column) }

  /// The text in a column.
  func text(_ column: Int32) -> String { unsafe String(decoding: bytes(column), as: UTF8.self) }

  /// Reads a record in a column, where it stands.
  func record<Result>(_ column: Int32, _ read: (RecordReader) -> Result) -> Result {
    unsafe read(RecordReader(bytes(column)))
  }

  /// The bytes in a column, as long as the statement stays where it is.
  private func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
    // The order matters: asking for the bytes may change how many they are.
    let base = unsafe sqlite3_column_blob(statement, column)
    let count = unsafe base == nil ? 0 : Int(sqlite3_column_bytes(statement, column))
    return unsafe UnsafeRawBufferPointer(start: base, count: count)
  }
}
