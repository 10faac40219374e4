internal import ExecutableWriter

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Writes the executable of `Examples/Clean.app`, which is not kept in the repository.
///
/// The one argument is the path to write to; folders that are missing on the way are made.
@main
enum Main {
  static func main() {
    guard CommandLine.arguments.count == 2 else {
      complain("call it with one argument, the path of the executable to write")
    }
    let path = CommandLine.arguments[1]
    let executable = MachOWriter.universalExecutable(
      MachOArchitecture.allCases.map { architecture in
        MachOSlice(
          architecture, platform: .macOS, minimumOS: MachOVersion(13), sdk: MachOVersion(15),
          uuid: Array("swift-infoplist".utf8) + [architecture == .arm64 ? 1 : 0])
      })
    makeFolders(above: path)
    save(executable, to: path)
  }

  private static func makeFolders(above path: String) {
    var index = path.startIndex
    while let slash = path[index...].firstIndex(of: "/") {
      // A folder that is there already is fine; any other failure shows when the file is opened.
      if slash != path.startIndex { _ = unsafe mkdir(String(path[..<slash]), 0o755) }
      index = path.index(after: slash)
    }
  }

  private static func save(_ bytes: [UInt8], to path: String) {
    guard let file = unsafe fopen(path, "wb") else { complain("\(path) cannot be opened for writing") }
    let written = unsafe fwrite(bytes, 1, bytes.count, file)
    guard unsafe fclose(file) == 0, written == bytes.count, unsafe chmod(path, 0o755) == 0 else {
      complain("\(path) cannot be written")
    }
  }

  private static func complain(_ sentence: String) -> Never {
    let line = Array("ExampleBuilder: error: \(sentence)\n".utf8)
    _ = unsafe write(2, line, line.count)
    exit(1)
  }
}
