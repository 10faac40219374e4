#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import HostileInputs

/// Writes the hostile inputs into a folder, for measuring what the executable does with them.
///
/// The argument is an existing folder, by default the current one. Beside the inputs it gets a file `inputs.tsv` with a line for each:
/// its name, what has to come of it, the format to ask for, and the key path to ask for. With the option `--list` only that is written.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let folder = arguments.last ?? "."
    var list = ""
    for input in HostileInput.all {
      if arguments.first != "--list" { write(input.bytes(), to: "\(folder)/\(input.name)") }
      list += "\(input.name)\t\(input.outcome.rawValue)\t\(input.format ?? "")\t\(input.keyPath)\n"
    }
    write(Array(list.utf8), to: "\(folder)/inputs.tsv")
  }

  private static func write(_ bytes: [UInt8], to path: String) {
    guard let file = unsafe fopen(path, "w") else { fail(path) }
    let written = unsafe bytes.withUnsafeBufferPointer { unsafe fwrite($0.baseAddress, 1, $0.count, file) }
    guard unsafe fclose(file) == 0, written == bytes.count else { fail(path) }
  }

  private static func fail(_ path: String) -> Never {
    unsafe perror(path)
    exit(74)
  }
}
