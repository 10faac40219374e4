import Bundles
import FileSystem
import Foundation
import SourceText
import Synchronization
import TestSupport
import Testing

@Suite("Files around bundles")
struct HostTests {
  /// How often each path was listed and read.
  final class Counter: Sendable {
    let counts = Mutex<[String: Int]>([:])
    func note(_ path: String) { counts.withLock { $0[path, default: 0] += 1 } }
    subscript(path: String) -> Int { counts.withLock { $0[path] ?? 0 } }
  }

  @Test func `are listed and read once`() throws {
    let counter = Counter()
    let files = Host.inMemory([("A.app/Info.plist", Array("{}".utf8)), ("A.app/fr.lproj/x", [1])])
    let host = Host(
      kind: { path, follows in
        counter.note("kind \(path)")
        return files.kind(path, follows)
      },
      list: { path throws(HostError) in
        counter.note("list \(path)")
        return try files.list(path)
      },
      read: { path throws(HostError) in
        counter.note("read \(path)")
        return try files.read(path)
      },
      linkTarget: files.linkTarget
    ).remembering()
    for _ in 0..<3 {
      #expect(host.entries(of: "A.app").map(\.name) == ["Info.plist", "fr.lproj"])
      #expect(try host.read("A.app/Info.plist").array == Array("{}".utf8))
      #expect(host.isFile("A.app/Info.plist") && host.isFolder("A.app/fr.lproj"))
      #expect(!host.isFile("A.app/none") && !host.isFile("A.app/none/within"))
      #expect(!host.isFile("A.app/info.PLIST") && !host.isFile("A.app/fr.lproj/../none"))
    }
    #expect(counter["list A.app"] == 1)
    #expect(counter["read A.app/Info.plist"] == 1)
    #expect(counter["kind A.app/Info.plist"] == 0)
    #expect(counter["kind A.app/none"] == 0)
    #expect(counter["kind A.app/none/within"] == 0)
    // The disk may know it by another spelling, or behind a link.
    #expect(counter["kind A.app/info.PLIST"] == 3)
    #expect(counter["kind A.app/fr.lproj/../none"] == 3)
  }

  @Test func `are asked for again where a name is foreign`() {
    let counter = Counter()
    let files = Host.inMemory([("A.app/Größe", [1])])
    let host = Host(
      kind: { path, follows in
        counter.note(path)
        return files.kind(path, follows)
      }, list: files.list, read: files.read, linkTarget: files.linkTarget
    ).remembering()
    #expect(host.entries(of: "A.app").count == 1)
    for _ in 0..<2 {
      #expect(host.isFile("A.app/Größe") && !host.isFile("A.app/GRÖSSE"))
    }
    #expect(counter["A.app/Größe"] == 0)
    #expect(counter["A.app/GRÖSSE"] == 2)
  }

  @Test(arguments: [24 << 20, 0])
  func `a walk leaves a host with little to ask`(room: Int) throws {
    let folder = NSTemporaryDirectory() + "walked-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try writeFile("secret", to: "\(folder)/secret")
    try writeFile("own", to: "\(folder)/A.app/B/own")
    try writeFile("other", to: "\(folder)/A.app/B/other")
    let memory = HostMemory(sizeLimit: room)
    let host = Host.remembering(below: "\(folder)/A.app", walked: memory)
    var walk = FileSystem.walk(folder)
    var paths: [String] = []
    while case .entry(let path, _)? = walk.next(remembering: memory, host: host) {
      paths.append(String(path.dropFirst(folder.count + 1)))
    }
    #expect(paths == ["A.app", "A.app/B", "A.app/B/other", "A.app/B/own", "secret"])
    // What is removed now is known all the same, in whichever memory.
    try FileManager.default.removeItem(atPath: "\(folder)/A.app/B/other")
    #expect(host.entries(of: "\(folder)/A.app/B").map(\.name) == ["other", "own"])
    #expect(try host.read("\(folder)/A.app/B/own").array == Array("own".utf8))
    #expect(host.isFile("\(folder)/A.app/B/own") && !host.isFile("\(folder)/A.app/none/own"))
  }

  @Test func `what a walk has met leads nowhere else later`() throws {
    let folder = NSTemporaryDirectory() + "swapped-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = FileManager.default
    try writeFile("secret", to: "\(folder)/secret")
    try writeFile("own", to: "\(folder)/A.app/own")
    try files.createSymbolicLink(atPath: "\(folder)/A.app/out", withDestinationPath: "../secret")
    try files.createSymbolicLink(atPath: "\(folder)/A.app/in", withDestinationPath: "own")
    let memory = HostMemory()
    var walk = FileSystem.walk(folder)
    while walk.next(remembering: memory) != nil {}
    let host = Host.remembering(below: "\(folder)/A.app", walked: memory)
    #expect(try host.read("\(folder)/A.app/in").array == Array("own".utf8))
    #expect(!host.isFile("\(folder)/A.app/out"))
    #expect(throws: HostError.self) { try host.read("\(folder)/A.app/out") }
    // Listed by the walk, and not below the host's folder.
    #expect(host.entries(of: folder) == [])
    #expect(throws: HostError.self) { try host.read("\(folder)/secret") }
    // A file that has become a link since.
    try files.removeItem(atPath: "\(folder)/A.app/own")
    try files.createSymbolicLink(atPath: "\(folder)/A.app/own", withDestinationPath: "../secret")
    #expect(throws: HostError.self) { try host.read("\(folder)/A.app/own") }
  }

  @Test func `large files are read anew`() throws {
    let counter = Counter()
    let files = Host.inMemory([("A", Array(repeating: 7, count: 100_000))])
    let host = Host(
      kind: files.kind, list: files.list,
      read: { path throws(HostError) in
        counter.note(path)
        return try files.read(path)
      }, linkTarget: files.linkTarget
    ).remembering()
    for _ in 0..<2 { #expect(try host.read("A").count == 100_000) }
    #expect(counter["A"] == 2)
  }

  @Test func `nothing outside of the folder is read, whatever the way`() throws {
    let folder = NSTemporaryDirectory() + "host-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try writeFile("secret", to: "\(folder)/secret")
    try writeFile("own", to: "\(folder)/A.app/B/own")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: "\(folder)/A.app/out", withDestinationPath: "..")
    try files.createSymbolicLink(atPath: "\(folder)/A.app/in", withDestinationPath: "B")
    let host = Host.disk(below: "\(folder)/A.app")
    // First everything inside becomes known.
    #expect(host.entries(of: "\(folder)/A.app").map(\.name) == ["B", "in", "out"])
    #expect(host.entries(of: "\(folder)/A.app/B").map(\.name) == ["own"])
    #expect(try host.read("\(folder)/A.app/B/own").array == Array("own".utf8))
    #expect(try host.read("\(folder)/A.app/in/own").array == Array("own".utf8))
    for way in ["..", "B/../..", "out", "in/../.."] {
      #expect(host.entries(of: "\(folder)/A.app/\(way)") == [], "\(way)")
      #expect(throws: HostError.self, "\(way)") { try host.read("\(folder)/A.app/\(way)/secret") }
    }
  }
}
