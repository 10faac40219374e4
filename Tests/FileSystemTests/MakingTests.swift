import FileSystem
import Foundation
import TestSupport
import Testing

@Suite("Making folders")
struct MakingTests {
  @Test func `makes what is missing and leaves what is there`() throws {
    try withTemporaryFolder { folder in
      try FileSystem.makeFolder("\(folder)/a/b/c")
      try writeFile("kept", to: "\(folder)/a/b/file")
      try FileSystem.makeFolder("\(folder)/a/b/c/")
      try FileSystem.makeFolder("\(folder)/a/b")
      #expect(FileSystem.kind(of: "\(folder)/a/b/c") == .folder)
      #expect(try readFile("\(folder)/a/b/file") == Array("kept".utf8))
    }
  }

  @Test func `follows a link to a folder`() throws {
    try withTemporaryFolder { folder in
      try FileSystem.makeFolder("\(folder)/real")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link", withDestinationPath: "\(folder)/real")
      try FileSystem.makeFolder("\(folder)/link/inner")
      #expect(FileSystem.kind(of: "\(folder)/real/inner") == .folder)
    }
  }

  @Test(arguments: ["file", "file/inner"])
  func `says what is in the way`(path: String) throws {
    try withTemporaryFolder { folder in
      try writeFile("", to: "\(folder)/file")
      let error = try #require(throws: FileError.self) { try FileSystem.makeFolder("\(folder)/\(path)") }
      #expect(error.code == .notAFolder)
    }
  }

  @Test(arguments: ["", "."])
  func `has nothing to do for the current folder, and nowhere to go without a name`(path: String) throws {
    if path == "." {
      try FileSystem.makeFolder(path)
    } else {
      #expect(throws: FileError.self) { try FileSystem.makeFolder(path) }
    }
  }
}
