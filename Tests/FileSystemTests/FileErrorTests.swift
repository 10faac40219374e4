import Foundation
import SourceText
import Testing

@testable import FileSystem

@Suite("Errors of files")
struct FileErrorTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func error(opening path: String) -> FileError? {
    #expect(throws: FileError.self) { try FileSystem.open(path) }
  }

  @Test func `say that there is no file`() {
    let error = error(opening: scratch("nope"))
    #expect(error?.code == .noSuchFile)
    #expect(error?.path == scratch("nope"))
    #expect(error?.message == "There is no file at \(scratch("nope")).")
    #expect(error?.systemError == ENOENT)
  }

  @Test func `say that a folder is no file`() {
    let error = error(opening: scratch.path)
    #expect(error?.code == .isFolder)
    #expect(error?.message == "\(scratch.path) is a folder, not a file.")
  }

  @Test func `say that a file is no folder`() throws {
    let path = try scratch.write("file", [])
    #expect(error(opening: path + "/inner")?.code == .notAFolder)
    let error = #expect(throws: FileError.self) { try FileSystem.list(path) }
    #expect(error?.code == .notAFolder)
    #expect(error?.message == "\(path) is not a folder.")
  }

  @Test func `say that links lead in a circle`() throws {
    try FileManager.default.createSymbolicLink(atPath: scratch("a"), withDestinationPath: "b")
    try FileManager.default.createSymbolicLink(atPath: scratch("b"), withDestinationPath: "a")
    #expect(error(opening: scratch("a"))?.code == .linkCircle)
    let error = #expect(throws: FileError.self) { try FileSystem.replace(scratch("a"), with: []) }
    #expect(error?.code == .linkCircle)
  }

  @Test(arguments: ["a\0b", String(repeating: "long", count: 100), String(repeating: "a/", count: 5000)])
  func `say that no path can look like this`(name: String) {
    #expect(error(opening: scratch(name))?.code == .badName)
    let error = #expect(throws: FileError.self) { try FileSystem.replace(scratch(name), with: []) }
    #expect(error?.code == .badName)
    #expect(throws: FileError.self) { try FileSystem.list(scratch(name)) }
    #expect(!FileSystem.exists(scratch(name)))
  }

  @Test func `speak of the empty path`() {
    #expect(error(opening: "")?.message == "There is no file at the empty path.")
  }

  @Test func `show no control characters`() {
    #expect(error(opening: "/nope/\u{1B}[31m\n")?.message == "There is no file at /nope/\\x1B[31m\\x0A.")
  }

  @Test(arguments: [
    (EACCES, FileError.Code.permissionDenied, "F may not be read by this user."),
    (ENOSPC, .diskFull, "The disk is full; F was not written."),
    (EROFS, .readOnlyDisk, "F is on a disk that cannot be written."),
    (EMFILE, .tooManyOpenFiles, "F was not opened; too many files are open already."),
    (ENOMEM, .outOfMemory, "There is not enough memory for F."),
    (EIO, .other, "The disk failed when F was to be read."),
    (ETXTBSY, .other, "F could not be read: Text file busy."),
  ])
  func `have a code and a sentence`(number: Int32, code: FileError.Code, message: String) {
    let error = FileError(number, .read, "F")
    #expect(error.code == code)
    #expect(error.message == message)
    #expect(error.systemError == number)
  }

  @Test func `say that a file may not be read`() async {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      let path = try scratch.write("secret", [1])
      try Posix.setMode(path, 0)
      try Posix.setMode(scratch.path, 0o755)
      let error = try Posix.asOrdinaryUser {
        #expect(throws: FileError.self) { try FileSystem.open(path) }
      }
      #expect(error?.code == .permissionDenied)
      exit(0)
    }
  }
}
