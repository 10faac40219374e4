import Foundation
import SourceText
import TestSupport
import Testing

@testable import FileSystem

@Suite("Replacing a file")
struct ReplacingTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func mode(_ name: String) throws -> mode_t {
    try Posix.status(scratch(name)).st_mode
  }

  #if os(Linux)
    @Test func `replaces files in the folder of devices that are no streams`() throws {
      let path = "/dev/shm/infoplist-test-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: path) }
      for bytes in [[1, 2, 3], [4]] as [[UInt8]] {
        try FileSystem.replace(path, with: bytes)
        #expect(try Array(Data(contentsOf: URL(filePath: path))) == bytes)
      }
    }
  #endif

  @Test func `puts the new bytes in place and leaves nothing else`() throws {
    try scratch.write("file", [1, 2, 3])
    try FileSystem.replace(scratch("file"), with: [4, 5])
    #expect(try scratch.bytes("file") == [4, 5])
    #expect(try scratch.names == ["file"])
  }

  @Test func `takes pieces of a mapping of the file itself`() throws {
    let contents = (0..<1_300_000).map { UInt8(truncatingIfNeeded: $0) }
    let path = try scratch.write("file", contents)
    let bytes = try FileSystem.open(path)
    try FileSystem.replace(
      path, withPieces: [bytes[ByteRange(1, 1_300_000)], SourceBytes([7]), bytes[ByteRange(0, 3)]])
    #expect(try scratch.bytes("file") == Array(contents[1...]) + [7, 0, 1, 2])
  }

  @Test func `makes a file where there was none, in the usual mode`() throws {
    let mask = umask(0o027)
    defer { umask(mask) }
    try FileSystem.replace(scratch("new"), with: [1])
    #expect(try scratch.bytes("new") == [1])
    #expect(try mode("new") == S_IFREG | 0o640)
  }

  @Test(arguments: [0o600, 0o644, 0o755, 0o666, 0o640, 0o4755] as [mode_t])
  func `keeps the mode`(wanted: mode_t) throws {
    try scratch.write("file", [1])
    try Posix.setMode(scratch("file"), wanted)
    try FileSystem.replace(scratch("file"), with: [2])
    #expect(try mode("file") == S_IFREG | wanted)
  }

  @Test func `keeps owner and group where it may`() throws {
    let path = try scratch.write("file", [1])
    let mayChange = Posix.setOwner(path, 1234, 4321)
    try FileSystem.replace(path, with: [2])
    let status = try Posix.status(path)
    #expect(status.st_uid == (mayChange ? 1234 : geteuid()))
    if mayChange { #expect(status.st_gid == 4321) }
  }

  @Test func `follows a chain of links and keeps them`() throws {
    try scratch.folder("inner")
    try scratch.write("inner/file", [1])
    try FileManager.default.createSymbolicLink(
      atPath: scratch("link"), withDestinationPath: "inner/second")
    try FileManager.default.createSymbolicLink(
      atPath: scratch("inner/second"), withDestinationPath: scratch("inner/file"))
    try FileSystem.replace(scratch("link"), with: [2])
    #expect(try scratch.bytes("inner/file") == [2])
    #expect(try mode("link") & S_IFMT == S_IFLNK)
    #expect(try mode("inner/second") & S_IFMT == S_IFLNK)
    #expect(try scratch.names == ["inner", "link"])
  }

  @Test func `makes the file that a link is waiting for`() throws {
    try scratch.folder("inner")
    try FileManager.default.createSymbolicLink(atPath: scratch("link"), withDestinationPath: "inner/file")
    try FileSystem.replace(scratch("link"), with: [2])
    #expect(try scratch.bytes("inner/file") == [2])
    #expect(try mode("link") & S_IFMT == S_IFLNK)
  }

  @Test func `writes through a pipe`() throws {
    let pipe = scratch("pipe")
    try Posix.makePipe(pipe)
    let reader = try shellInBackground("cat \"$1\" > \"$2\"", pipe, scratch("copy"))
    let bytes = Array(repeating: UInt8(7), count: 200_000)
    try FileSystem.replace(pipe, with: bytes)
    #expect(reader.wait()?.status == 0)
    #expect(try scratch.bytes("copy") == bytes)
    #expect(try mode("pipe") & S_IFMT == S_IFIFO)
  }

  @Test func `writes through a link to a device`() throws {
    try FileManager.default.createSymbolicLink(atPath: scratch("link"), withDestinationPath: "/dev/null")
    try FileSystem.replace(scratch("link"), with: [1, 2, 3])
    #expect(FileSystem.kind(of: "/dev/null") == .other)
    #expect(try scratch.names == ["link"])
  }

  #if os(Linux)
    @Test func `says that a device is full`() throws {
      let error = #expect(throws: FileError.self) { try FileSystem.replace("/dev/full", with: [1]) }
      #expect(error?.code == .diskFull)
      #expect(error?.systemError == ENOSPC)
      #expect(error?.message == "The disk is full; /dev/full was not written.")
    }
  #endif

  @Test func `goes on where a redirected standard output stands`() async throws {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      let file = try Posix.open(scratch.write("file", [1]), O_WRONLY | O_APPEND)
      try Posix.redirect(STDOUT_FILENO, to: file)
      try FileSystem.replace("/dev/stdout", with: [2, 3])
      #expect(try scratch.bytes("file") == [1, 2, 3])
      exit(0)
    }
  }

  @Test(arguments: [0, 1])
  func `leaves the old file alone when there is no room`(existing: Int) async throws {
    await #expect(processExitsWith: .success) { [existing] in
      let scratch = try Scratch()
      let old = Array(repeating: UInt8(1), count: 100)
      if existing == 1 { try scratch.write("file", old) }
      ProcessSignals.reportFileSizeLimit()
      try Posix.limitFileSize(4096)
      let error = #expect(throws: FileError.self) {
        try FileSystem.replace(scratch("file"), with: Array(repeating: 2, count: 5000))
      }
      #expect(error?.systemError == EFBIG)
      #expect(error?.code == .tooLarge)
      #expect(try scratch.names == (existing == 1 ? ["file"] : []))
      if existing == 1 { #expect(try scratch.bytes("file") == old) }
      exit(0)
    }
  }

  @Test func `refuses a file that is protected`() async throws {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      try scratch.write("file", [1])
      try Posix.setMode(scratch("file"), 0o444)
      try Posix.setMode(scratch.path, 0o777)
      let error = try Posix.asOrdinaryUser {
        #expect(throws: FileError.self) { try FileSystem.replace(scratch("file"), with: [2]) }
      }
      #expect(error?.code == .permissionDenied)
      #expect(try scratch.bytes("file") == [1])
      #expect(try scratch.names == ["file"])
      exit(0)
    }
  }

  @Test func `cuts down rights that would go to another group`() async throws {
    await #expect(processExitsWith: .success) {
      // Only the superuser can make a file whose group the next writer does not belong to.
      guard geteuid() == 0 else { exit(0) }
      let scratch = try Scratch()
      let path = try scratch.write("file", [1])
      try Posix.setMode(scratch.path, 0o777)
      try #require(Posix.setOwner(path, 65534, 4321))
      try Posix.setMode(path, 0o2664)
      try Posix.asOrdinaryUser { try FileSystem.replace(path, with: [2]) }
      let status = try Posix.status(path)
      #expect(status.st_mode == S_IFREG | 0o644)
      #expect(status.st_gid == 65534)
      exit(0)
    }
  }

  @Test func `takes away what a killed process may have left`() throws {
    try withTemporaryFolder { folder in
      try writeFile("left", to: "\(folder)/.a.infoplist-tmp")
      try FileSystem.replace("\(folder)/a", with: Array("new".utf8))
      #expect(try FileSystem.list(folder).map(\.name) == ["a"])
      #expect(try readFile("\(folder)/a") == Array("new".utf8))
    }
  }

  @Test func `finds another name where the usual one is of no use`() throws {
    try withTemporaryFolder { folder in
      try writeFile("x", to: "\(folder)/.a.infoplist-tmp/keep")
      try FileSystem.replace("\(folder)/a", with: Array("new".utf8))
      #expect(try FileSystem.list(folder).map(\.name).sorted() == [".a.infoplist-tmp", "a"])
      let longest = String(repeating: "n", count: 255)
      try FileSystem.replace("\(folder)/\(longest)", with: Array("long".utf8))
      #expect(try readFile("\(folder)/\(longest)") == Array("long".utf8))
    }
  }

  @Test func `refuses a folder`() {
    let error = #expect(throws: FileError.self) { try FileSystem.replace(scratch.path, with: []) }
    #expect(error?.code == .isFolder)
  }

  @Test func `refuses a folder that is missing`() throws {
    let error = #expect(throws: FileError.self) { try FileSystem.replace(scratch("no/file"), with: []) }
    #expect(error?.code == .noSuchFile)
    #expect(error?.message == "There is no folder to write \(scratch("no/file")) into.")
  }
}
