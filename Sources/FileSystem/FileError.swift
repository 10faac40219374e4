/// Why a file or folder could not be read or written.
public struct FileError: Error, Sendable, Hashable {
  /// A kind of failure, stable enough to match on.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// The name of the kind, such as `no-such-file`.
    public let description: String

    /// Nothing stands at the path, or a folder on the way is missing.
    public static let noSuchFile = Code("no-such-file")
    /// A file was asked for, and a folder is there.
    public static let isFolder = Code("is-folder")
    /// A folder was asked for, or stands in the middle of the path, and something else is there.
    public static let notAFolder = Code("not-a-folder")
    /// The system does not let this user do it.
    public static let permissionDenied = Code("permission-denied")
    /// The file is on a disk that cannot be written.
    public static let readOnlyDisk = Code("read-only-disk")
    /// The input is longer than the caller's limit, or the output longer than the system's.
    public static let tooLarge = Code("too-large")
    /// There is no room left, on the disk or in the user's share of it.
    public static let diskFull = Code("disk-full")
    /// The file changed, or became shorter, while it was read.
    public static let changedWhileReading = Code("changed-while-reading")
    /// Symbolic links lead in a circle.
    public static let linkCircle = Code("link-circle")
    /// The path or one of its names is longer than the system allows, or holds a zero byte.
    public static let badName = Code("bad-name")
    /// The program has as many files open as it may.
    public static let tooManyOpenFiles = Code("too-many-open-files")
    /// Memory ran out.
    public static let outOfMemory = Code("out-of-memory")
    /// Nobody reads the pipe that was written to.
    public static let brokenPipe = Code("broken-pipe")
    /// Anything else; ``FileError/systemError`` says what.
    public static let other = Code("other")

    private init(_ name: String) { description = name }
  }

  /// The kind of failure.
  public let code: Code
  /// The path as the caller gave it.
  public let path: String
  /// One sentence for a person, with the path in it.
  public let message: String
  /// The number the C library gave (`errno`), or 0 if the failure was found here.
  public let systemError: Int32

  /// Creates an error.
  public init(code: Code, path: String, message: String, systemError: Int32 = 0) {
    self.code = code
    self.path = path
    self.message = message
    self.systemError = systemError
  }

  /// The error to report when ``SourceBytes/hasFaulted`` is true after the work.
  public static func changedWhileReading(_ path: String) -> FileError {
    FileError(
      code: .changedWhileReading, path: path,
      message: "\(PathText.visible(path)) changed while it was being read; try again.")
  }
}
