public import SourceText

/// How a property list is to be read.
public struct ReadOptions: Sendable {
  /// Converts a charset the library does not know; `nil` if the host does not know it either.
  public typealias CharsetConverter = @Sendable (_ charset: String, _ bytes: SourceBytes) -> DecodedSource?
  /// Starts work on another thread and gives what waits for its end, or `nil` if there is no other thread.
  public typealias BackgroundStart =
    @Sendable (_ work: @escaping @Sendable () -> Void) -> (() -> Void)?

  /// The format to read, or `nil` to find out as the system does: binary, XML, OpenStep; then JSON.
  public var format: PropertyListFormat?
  /// How many containers may lie in one another; the system allows 512 (F28).
  public var nestingLimit: Int
  /// How many errors are collected before reading stops.
  public var errorLimit: Int
  /// The host's converter for other charsets.
  public var charsetConverter: CharsetConverter?
  /// Whether in JSON a dictionary with the single key `$date`, `$data` and so on stands for a value that JSON
  /// has no form for, as the lossless form has it; in the plain form it is a dictionary like any other.
  public var jsonForm: WriteOptions.JSONForm
  /// The host's other threads: large XML files are read from both their beginning and their middle on.
  ///
  /// What is read is the same without; only sound files are read faster.
  public var startInBackground: BackgroundStart?
  /// Files of fewer bytes are read by one thread.
  package var leastSizeInParts = 8 << 20

  /// The limit of the system itself.
  public static let systemNestingLimit = 512

  /// Creates options.
  public init(
    format: PropertyListFormat? = nil, nestingLimit: Int = systemNestingLimit, errorLimit: Int = 100,
    charsetConverter: CharsetConverter? = nil, jsonForm: WriteOptions.JSONForm = .lossless,
    startInBackground: BackgroundStart? = nil
  ) {
    self.format = format
    self.nestingLimit = nestingLimit
    self.errorLimit = errorLimit
    self.charsetConverter = charsetConverter
    self.jsonForm = jsonForm
    self.startInBackground = startInBackground
  }

  /// Whether a reader that has told so many errors may tell another one: of several in one place only the first that
  /// are allowed are told, and one always is.
  func allowsError(after count: Int) -> Bool { count < max(errorLimit, 1) }
}
