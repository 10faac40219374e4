import Foundation
import SourceText
import TestSupport
import Testing

@testable import FileSystem

@Suite("Folders")
struct FolderTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func `are listed in the order of bytes, with kinds`() throws {
    try scratch.folder("b")
    for name in ["a", "Z", "é", "e\u{301}", "ab", "a.b", ".hidden", "..."] { try scratch.write(name, []) }
    try FileManager.default.createSymbolicLink(atPath: scratch("link"), withDestinationPath: "a")
    try Posix.makePipe(scratch("pipe"))
    let entries = try FileSystem.list(scratch.path)
    #expect(
      entries.map { Array($0.name.utf8) }
        == [
          "...", ".hidden", "Z", "a", "a.b", "ab", "b", "e\u{301}", "link", "pipe", "é",
        ].map { Array($0.utf8) })
    #expect(entries.first { $0.name == "b" }?.kind == .folder)
    #expect(entries.first { $0.name == "a" }?.kind == .file)
    #expect(entries.first { $0.name == "link" }?.kind == .link)
    #expect(entries.first { $0.name == "pipe" }?.kind == .other)
  }

  @Test func `tell what stands at a path`() throws {
    try scratch.write("file", [])
    try FileManager.default.createSymbolicLink(atPath: scratch("link"), withDestinationPath: "file")
    try FileManager.default.createSymbolicLink(atPath: scratch("dangling"), withDestinationPath: "nope")
    #expect(FileSystem.kind(of: scratch.path) == .folder)
    #expect(FileSystem.kind(of: scratch("link")) == .file)
    #expect(FileSystem.kind(of: scratch("link"), followingLinks: false) == .link)
    #expect(FileSystem.kind(of: scratch("dangling")) == nil)
    #expect(FileSystem.kind(of: scratch("dangling"), followingLinks: false) == .link)
    #expect(FileSystem.exists(scratch("file")))
    #expect(!FileSystem.exists(scratch("nope")))
    #expect(try FileSystem.size(of: try scratch.write("four", [1, 2, 3, 4])) == 4)
  }

  @Test func `are walked depth first, links not followed`() throws {
    try scratch.folder("b/c")
    try scratch.write("b/c/file", [])
    try scratch.write("a", [])
    try scratch.write("d", [])
    try FileManager.default.createSymbolicLink(atPath: scratch("b/up"), withDestinationPath: "..")
    let steps = Array(FileSystem.walk(scratch.path))
    #expect(
      steps == [
        .entry(path: scratch("a"), kind: .file),
        .entry(path: scratch("b"), kind: .folder),
        .entry(path: scratch("b/c"), kind: .folder),
        .entry(path: scratch("b/c/file"), kind: .file),
        .entry(path: scratch("b/up"), kind: .link),
        .entry(path: scratch("d"), kind: .file),
      ])
  }

  @Test func `are walked from the end as well`() throws {
    try scratch.folder("b/c")
    for name in ["b/c/file", "b/other", "a", "d"] { try scratch.write(name, []) }
    var walk = FileSystem.walkBackward(scratch.path)
    var paths: [String] = []
    while case .entry(let path, _)? = walk.next() { paths.append(path) }
    #expect(paths == ["d", "b", "b/other", "b/c", "b/c/file", "a"].map { scratch($0) })
  }

  @Test func `that another walk has listed are known`() throws {
    for name in ["a/file", "b/file", "c/file"] {
      try scratch.folder(String(name.prefix(1)))
      try scratch.write(name, [])
    }
    let memory = HostMemory()
    var first = FileSystem.walk(scratch.path)
    while first.next(remembering: memory) != nil {}
    #expect(first.knownInSuccession == 0)
    try scratch.write("b/later", [])
    var second = FileSystem.walkBackward(scratch.path)
    var paths: [String] = []
    while case .entry(let path, _)? = second.next(remembering: memory) { paths.append(path) }
    #expect(paths == ["c", "c/file", "b", "b/file", "a", "a/file"].map { scratch($0) })
    #expect(second.knownInSuccession == 4)
  }

  @Test func `are left out of a walk on request`() throws {
    try scratch.folder("b/c")
    try scratch.write("d", [])
    var walk = FileSystem.walk(scratch.path)
    var paths: [String] = []
    while let step = walk.next() {
      guard case .entry(let path, _) = step else { continue }
      paths.append(path)
      if path == scratch("b") { walk.skipFolder() }
    }
    #expect(paths == [scratch("b"), scratch("d")])
  }

  @Test func `that cannot be read do not end a walk`() async throws {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      try scratch.folder("a/secret")
      try scratch.write("b", [])
      try Posix.setMode(scratch("a"), 0)
      try Posix.setMode(scratch.path, 0o755)
      let steps = try Posix.asOrdinaryUser { Array(FileSystem.walk(scratch.path)) }
      try Posix.setMode(scratch("a"), 0o700)
      #expect(steps.count == 3)
      #expect(steps.first == .entry(path: scratch("a"), kind: .folder))
      guard case .unreadable(let error) = steps[1] else { exit(1) }
      #expect(error.code == .permissionDenied)
      #expect(error.path == scratch("a"))
      #expect(steps.last == .entry(path: scratch("b"), kind: .file))
      exit(0)
    }
  }

  @Test func `that are missing are one step of a walk`() {
    let steps = Array(FileSystem.walk(scratch("nope")))
    guard case .unreadable(let error)? = steps.first else {
      Issue.record("the walk found something")
      return
    }
    #expect(error.message == "There is no folder at \(scratch("nope")).")
    #expect(steps.count == 1)
  }

  @Test func `may be nested deeper than a path can be long`() async throws {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      try Posix.enter(scratch.path)
      let name = String(repeating: "d", count: 100)
      for _ in 0..<60 {
        try FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: false)
        try Posix.enter(name)
      }
      let steps = Array(FileSystem.walk(scratch.path))
      guard case .unreadable(let error)? = steps.last else { exit(1) }
      #expect(error.code == .badName)
      #expect(steps.count > 30)
      try Posix.enter("/")
      _ = try? shellInBackground("rm -rf \"$1\"", scratch.path).wait()
      exit(0)
    }
  }

  @Test func `are listed, opened and replaced under names that are not UTF-8`() throws {
    let names: [[UInt8]] = [
      [0xFF, 0x61], [0x61, 0xC3], [0xE2, 0x82, 0x2E], [0xF4, 0x8F, 0xBA, 0x80], [0xC0, 0x80],
      [0xED, 0xA0, 0x80], [0xF4, 0x8F, 0xBB, 0xBF, 0x80], [0xF0, 0x9F, 0x8D, 0x8E],
    ]
    for name in names {
      let path = Array(scratch.path.utf8) + [0x2F] + name + [0]
      let descriptor = Posix.open(path, O_CREAT | O_WRONLY)
      // Some systems refuse such names; then there is nothing to keep.
      if descriptor >= 0 { close(descriptor) }
    }
    let entries = try FileSystem.list(scratch.path)
    #expect(entries.count == Set(entries.map(\.name)).count)
    #if os(Linux)
      #expect(entries.count == names.count)
    #endif
    for entry in entries {
      let path = FilePath.join(scratch.path, entry.name)
      #expect(try FileSystem.open(path).count == 0)
      try FileSystem.replace(path, with: Array(entry.name.utf8))
      #expect(try FileSystem.open(path).array == Array(entry.name.utf8))
    }
    #expect(try FileSystem.list(scratch.path) == entries)
  }

  @Test func `have a current one and a temporary one`() throws {
    #expect(try FileSystem.currentDirectory == FileManager.default.currentDirectoryPath)
    #expect(FileSystem.kind(of: FileSystem.temporaryFolder) == .folder)
  }
}
