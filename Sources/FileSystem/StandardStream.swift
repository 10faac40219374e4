#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import CFileShims

/// One of the two streams a program writes to.
public enum StandardStream: Sendable, Hashable {
  /// Where answers go.
  case output
  /// Where everything about the run goes.
  case error

  /// Whether a person sees the stream.
  public var isTerminal: Bool {
    isatty(descriptor) == 1
  }

  /// The width to write for: `COLUMNS`, else what the terminal says, else nil.
  public var columns: Int? {
    if let text = ProcessEnvironment["COLUMNS"], let count = Int(text), count > 0 { return count }
    let count = Int(cfile_terminal_columns(descriptor))
    return count > 0 ? count : nil
  }

  /// Writes all bytes, at once and unbuffered.
  ///
  /// - Throws: ``FileError``; its code is ``FileError/Code/brokenPipe`` if nobody reads and the signal for
  ///   that is ignored (see ``ProcessSignals/endByBrokenPipe()``).
  public func write(_ bytes: [UInt8]) throws(FileError) {
    do {
      try unsafe bytes.withUnsafeBufferPointer { buffer throws(SystemCall.Failure) in
        try unsafe SystemCall.writeAll(descriptor, UnsafeRawBufferPointer(buffer))
      }
    } catch {
      throw FileError(error.number, .write, name)
    }
  }

  private var descriptor: Int32 {
    switch self {
    case .output: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }

  private var name: String {
    switch self {
    case .output: "standard output"
    case .error: "standard error"
    }
  }
}
