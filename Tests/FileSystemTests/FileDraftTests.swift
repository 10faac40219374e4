import Foundation
import SourceText
import TestSupport
import Testing

@testable import FileSystem

@Suite("A draft of a file")
struct FileDraftTests {
  /// Five megabytes.
  private static let contents: [UInt8] = {
    let block = (0..<256).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    var bytes: [UInt8] = []
    while bytes.count < 5_000_000 { bytes += block }
    return Array(bytes.prefix(5_000_000))
  }()

  private let scratch: Scratch
  private let contents = Self.contents

  init() throws { scratch = try Scratch() }

  @Test(arguments: [0, 1, 3_000_000, 4_999_999])
  func `is kept up to the first change`(change: Int) throws {
    let path = try scratch.write("file", contents)
    let bytes = try FileSystem.open(path)
    let draft = try #require(FileDraft(of: path, withPieces: [bytes]))
    #expect(draft.write { false } == contents.count)
    let pieces = [
      bytes[ByteRange(0, change)], SourceBytes([1, 2, 3]), bytes[ByteRange(change + 1, contents.count)],
    ]
    try FileSystem.replace(path, withPieces: pieces, beginning: (draft, change))
    #expect(areSame(try scratch.bytes("file"), contents[..<change] + [1, 2, 3] + contents[(change + 1)...]))
    #expect(try scratch.names == ["file"])
  }

  @Test func `is gone on with where it was stopped, and cut off where the file becomes shorter`() throws {
    let path = try scratch.write("file", contents)
    let bytes = try FileSystem.open(path)
    let draft = try #require(FileDraft(of: path, withPieces: [bytes]))
    var questions = 0
    let count = draft.write {
      questions += 1
      return questions > 1
    }
    #expect(count > 0 && count < contents.count)
    try FileSystem.replace(path, withPieces: [bytes], beginning: (draft, count))
    #expect(areSame(try scratch.bytes("file"), contents))
    let other = try #require(FileDraft(of: path, withPieces: [bytes]))
    #expect(other.write { false } == contents.count)
    try FileSystem.replace(path, withPieces: [bytes[ByteRange(0, 10)]], beginning: (other, 10))
    #expect(try scratch.bytes("file") == Array(contents[..<10]))
  }

  @Test func `is written piece by piece, and keeps no room on the disk that the file does not need`() throws {
    let path = try scratch.write("file", contents)
    let bytes = try FileSystem.open(path)
    let pieces = [
      bytes[ByteRange(0, 10)], SourceBytes([]), SourceBytes([1, 2, 3]), bytes[ByteRange(10, contents.count)],
    ]
    let draft = try #require(FileDraft(of: path, withPieces: pieces))
    #expect(draft.write { false } == contents.count + 3)
    try FileSystem.replace(path, withPieces: pieces, beginning: (draft, contents.count + 3))
    #expect(areSame(try scratch.bytes("file"), contents[..<10] + [1, 2, 3] + contents[10...]))
    let cut = try #require(FileDraft(of: path, withPieces: [bytes]))
    #expect(cut.write { false } == contents.count)
    try FileSystem.replace(path, withPieces: [bytes[ByteRange(0, 100_000)]], beginning: (cut, 100_000))
    #expect(try scratch.bytes("file") == Array(contents[..<100_000]))
    #expect(try Posix.status(path).st_blocks * 512 < 1_000_000)
  }

  @Test func `leaves nothing when it is not used`() throws {
    let path = try scratch.write("file", contents)
    do {
      let draft = try #require(FileDraft(of: path, withPieces: [try FileSystem.open(path)]))
      #expect(draft.write { true } == 0)
      #expect(draft.write { false } == contents.count)
    }
    #expect(try scratch.names == ["file"])
    #expect(areSame(try scratch.bytes("file"), contents))
  }

  @Test func `takes the place of what a link leads to, in its mode`() throws {
    let path = try scratch.write("file", contents)
    try Posix.setMode(path, 0o751)
    try FileManager.default.createSymbolicLink(atPath: scratch("link"), withDestinationPath: "file")
    let draft = try #require(FileDraft(of: scratch("link"), withPieces: [try FileSystem.open(path)]))
    #expect(draft.write { false } == contents.count)
    let pieces = [SourceBytes(contents), SourceBytes([9])]
    try FileSystem.replace(scratch("link"), withPieces: pieces, beginning: (draft, contents.count))
    #expect(areSame(try scratch.bytes("file"), contents + [9]))
    #expect(try Posix.status(path).st_mode == S_IFREG | 0o751)
    #expect(FileSystem.kind(of: scratch("link"), followingLinks: false) == .link)
  }

  @Test func `becomes a new file as any other does`() throws {
    let path = scratch("new")
    let draft = try #require(FileDraft(of: path, withPieces: [SourceBytes(contents)]))
    #expect(draft.write { false } == contents.count)
    #expect(try scratch.names == [])
    try FileSystem.replace(path, withPieces: [SourceBytes(contents)], beginning: (draft, contents.count))
    #expect(areSame(try scratch.bytes("new"), contents))
    try FileSystem.replace(scratch("other"), with: [])
    #expect(try Posix.status(path).st_mode == Posix.status(scratch("other")).st_mode)
  }

  @Test func `is not used when what it was to replace is gone`() throws {
    let path = try scratch.write("file", [1])
    let draft = try #require(FileDraft(of: path, withPieces: [SourceBytes(contents)]))
    #expect(draft.write { false } == contents.count)
    try FileManager.default.removeItem(atPath: path)
    try FileSystem.replace(path, withPieces: [SourceBytes([2])], beginning: (draft, 0))
    try FileSystem.replace(scratch("other"), with: [])
    #expect(try scratch.bytes("file") == [2])
    #expect(try Posix.status(path).st_mode == Posix.status(scratch("other")).st_mode)
  }

  @Test(arguments: [
    ("/dev/stdout", true), ("/dev/fd/3", true), ("/proc/self/fd/1", true), ("/proc/12/fd/1", true),
    ("/dev/shm/a.plist", false), ("/proc/self/fd", false), ("/fd/1", false), ("dev/stdout", false),
  ])
  func `knows which paths stand for streams`(path: String, isStream: Bool) {
    #expect(FileSystem.isStream(path) == isStream)
  }

  @Test func `is made only for files`() throws {
    try scratch.folder("inner")
    #expect(FileDraft(of: scratch("inner"), withPieces: []) == nil)
    #expect(FileDraft(of: scratch("none/file"), withPieces: []) == nil)
    #expect(FileDraft(of: "/dev/null", withPieces: []) == nil)
    #expect(FileDraft(of: "/dev/fd/9999", withPieces: []) == nil)
  }
}
