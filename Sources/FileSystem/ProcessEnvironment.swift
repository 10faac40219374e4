#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The words and variables this process was started with.
public enum ProcessEnvironment {
  /// The value of an environment variable, or nil if it is not set.
  public static subscript(name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe PathText.decode(cString: value)
  }

  /// The words of the call, the program's own name first.
  ///
  /// Unlike `CommandLine.arguments`, bytes that are not UTF-8 are kept, so that files with such names can be
  /// opened (see ``FileSystem``).
  public static var arguments: [String] {
    unsafe UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).compactMap {
      guard let word = unsafe $0 else { return nil }
      return unsafe PathText.decode(cString: word)
    }
  }

  /// The folder for a user's data, as the XDG base directory specification has it, or nil without a home.
  ///
  /// `XDG_DATA_HOME` if it is an absolute path, else `.local/share` in the user's home.
  public static var dataFolder: String? {
    if let named = ProcessEnvironment["XDG_DATA_HOME"], FilePath.isAbsolute(named) { return named }
    guard let home = ProcessEnvironment["HOME"], FilePath.isAbsolute(home) else { return nil }
    return FilePath.join(home, ".local/share")
  }
}
