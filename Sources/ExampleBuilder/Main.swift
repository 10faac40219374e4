internal import ExecutableWriter

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Writes the files of the examples that are not kept in the repository: the executables and an icon.
///
/// The one argument is the folder of the examples; folders that are missing in it are made.
@main
enum Main {
  static func main() {
    guard CommandLine.arguments.count == 2 else {
      complain("call it with one argument, the folder of the examples")
    }
    let folder = CommandLine.arguments[1]
    let name = Array("swift-infoplist".utf8)
    save(
      MachOWriter.universalExecutable(
        MachOArchitecture.mac.map { architecture in
          MachOSlice(
            architecture, platform: .macOS, minimumOS: MachOVersion(13), sdk: MachOVersion(15),
            uuid: name + [architecture == .arm64 ? 1 : 2])
        }),
      to: "\(folder)/Clean.app/Contents/MacOS/Clean", mode: 0o755)
    save(
      MachOWriter.universalExecutable(
        MachOArchitecture.mac.map { architecture in
          MachOSlice(
            architecture, platform: .macOS, minimumOS: MachOVersion(13), sdk: MachOVersion(15),
            uuid: name + [architecture == .arm64 ? 4 : 5])
        }),
      to: "\(folder)/Apps/Sketch.app/Contents/MacOS/Sketch", mode: 0o755)
    save(
      IconWriter.icon(color: (red: 0x1e, green: 0x88, blue: 0x5a)),
      to: "\(folder)/Clean.app/Contents/Resources/Clean.icns", mode: 0o644)
    save(
      MachOWriter.executable(
        MachOSlice(
          .arm64, platform: .iOS, minimumOS: MachOVersion(15), sdk: MachOVersion(17), uuid: name + [3])),
      to: "\(folder)/Landmarks.app/Landmarks", mode: 0o755)
  }

  private static func makeFolders(above path: String) {
    var index = path.startIndex
    while let slash = path[index...].firstIndex(of: "/") {
      // A folder that is there already is fine; any other failure shows when the file is opened.
      if slash != path.startIndex { _ = unsafe mkdir(String(path[..<slash]), 0o755) }
      index = path.index(after: slash)
    }
  }

  private static func save(_ bytes: [UInt8], to path: String, mode: mode_t) {
    makeFolders(above: path)
    guard let file = unsafe fopen(path, "wb") else { complain("\(path) cannot be opened for writing") }
    let written = unsafe fwrite(bytes, 1, bytes.count, file)
    guard unsafe fclose(file) == 0, written == bytes.count, unsafe chmod(path, mode) == 0 else {
      complain("\(path) cannot be written")
    }
  }

  private static func complain(_ sentence: String) -> Never {
    let line = Array("ExampleBuilder: error: \(sentence)\n".utf8)
    _ = unsafe write(2, line, line.count)
    exit(1)
  }
}
