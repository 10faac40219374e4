import Archives
import Bundles
import SourceText
import Testing

@Suite("Zip archives")
struct ZipArchiveTests {
  typealias Member = ZipWriter.Member

  static func read(_ members: [Member], isLong: Bool = false, comment: [UInt8] = []) throws -> ZipArchive {
    try ZipArchive(reading: SourceBytes(ZipWriter.archive(members, isLong: isLong, comment: comment)))
  }

  static let letters = Array(repeating: UInt8(ascii: "a"), count: 1000)

  @Test(arguments: [false, true], [[], Array("a comment PK\u{5}\u{6}".utf8)])
  func `give their members, packed or not, with long numbers or short ones`(isLong: Bool, comment: [UInt8]) throws {
    let archive = try Self.read(
      [Member("Payload/", []), Member("Payload/a.txt", [1, 2, 3]), .packed("Payload/b.txt"), Member("empty", [])],
      isLong: isLong, comment: comment)
    #expect(archive.problems == [])
    #expect(archive.members.map(\.name) == ["Payload", "Payload/a.txt", "Payload/b.txt", "empty"])
    #expect(archive.members.map(\.isFolder) == [true, false, false, false])
    let contents = try archive.members.map { try archive.contents(of: $0).array }
    #expect(contents == [[], [1, 2, 3], Self.letters, []])
  }

  @Test func `that are none, or cut off, say so`() throws {
    for bytes in [[], Array("PK".utf8), Array(repeating: 0, count: 100)] as [[UInt8]] {
      #expect(throws: ArchiveError.self) { try ZipArchive(reading: SourceBytes(bytes)) }
    }
    let whole = ZipWriter.archive([Member("a", [1, 2, 3]), .packed("b")])
    for count in 0..<whole.count {
      #expect(throws: ArchiveError.self) { try ZipArchive(reading: SourceBytes(Array(whole.prefix(count)))) }
    }
  }

  @Test func `survive any byte being another`() throws {
    for isLong in [false, true] {
      let whole = ZipWriter.archive([Member("a", [1, 2, 3]), .packed("b")], isLong: isLong)
      var bytes = whole
      for offset in whole.indices {
        for value: UInt8 in [0, 1, 0x7f, 0x80, 0xff] {
          bytes[offset] = value
          guard let archive = try? ZipArchive(reading: SourceBytes(bytes)) else { continue }
          for member in archive.members {
            guard let contents = try? archive.contents(of: member) else { continue }
            #expect(contents.count == member.size)
          }
        }
        bytes[offset] = whole[offset]
      }
    }
  }

  @Test(arguments: ["../a", "a/../../b", "/etc/passwd", "a\\b", "..", "", "./.", "a\u{0}b"])
  func `leave out members whose names lead out of them`(name: String) throws {
    let archive = try Self.read([Member(name, [1]), Member("ok", [2])])
    #expect(archive.members.map(\.name) == ["ok"])
    #expect(archive.problems.map(\.code) == [.unsafeName])
  }

  @Test func `say that names are twice there, or differ only in case`() throws {
    let archive = try Self.read([Member("a", [1]), Member("a", [2]), Member("A", [3])])
    #expect(archive.members.map(\.name) == ["a", "A"])
    #expect(archive.problems.map(\.code) == [.duplicate, .caseCollision])
    #expect(try archive.contents(of: archive.members[0]).array == [1])
  }

  /// What reading the one member of an archive throws.
  static func failure(_ change: (inout Member) -> Void, _ limits: ZipArchive.Limits = .init()) throws -> ArchiveError.Code? {
    var member = Member.packed("a")
    change(&member)
    let archive = try ZipArchive(reading: SourceBytes(ZipWriter.archive([member])), limits: limits)
    do {
      _ = try archive.contents(of: try #require(archive.members.first))
      return nil
    } catch let error as ArchiveError {
      #expect(error.message.hasSuffix("."))
      return error.code
    }
  }

  @Test func `refuse what is encrypted, packed in other ways, damaged or too large`() throws {
    #expect(try Self.failure { _ in } == nil)
    #expect(try Self.failure { $0.flags = 1 } == .encrypted)
    #expect(try Self.failure { $0.flags = 0x40 } == .encrypted)
    #expect(try Self.failure { $0.method = 12 } == .unknownMethod)
    #expect(try Self.failure { $0.checksum += 1 } == .damaged)
    #expect(try Self.failure { $0.size = 999 } == .damaged)
    #expect(try Self.failure { $0.size = 1001 } == .damaged)
    #expect(try Self.failure { $0.packed.removeLast() } == .damaged)
    #expect(try Self.failure { $0.packed = [0xff, 0xff] } == .damaged)
    #expect(try Self.failure { $0.method = 0 } == .damaged)
    #expect(try Self.failure { $0.size = 100 << 20 } == .tooLarge)
    #expect(try Self.failure({ _ in }, ZipArchive.Limits(memberSize: 999)) == .tooLarge)
  }

  @Test func `say that members share their bytes`() throws {
    var second = Member("b", [1, 2, 3])
    second.header = 0
    let archive = try Self.read([Member("a", [1, 2, 3]), second])
    #expect(archive.problems.map(\.code) == [.overlap])
  }

  @Test func `are hosts, with links that stay inside`() throws {
    let archive = try Self.read([
      Member("F.framework/Versions/A/Resources/Info.plist", Array("{ CFBundleIdentifier = x; }".utf8)),
      Member("F.framework/Versions/Current", Array("A".utf8), mode: 0o120777),
      Member("F.framework/Resources", Array("Versions/Current/Resources".utf8), mode: 0o120777),
      Member("F.framework/out", Array("../../etc/passwd".utf8), mode: 0o120777),
    ])
    let host = Host(archive, named: "../x.zip!")
    let bundle = BundleInspection(of: "../x.zip!/F.framework", in: host)
    #expect(bundle.string("CFBundleIdentifier") == "x")
    #expect(bundle.infoPlist?.path == "../x.zip!/F.framework/Resources/Info.plist")
    #expect(host.kind("../x.zip!/F.framework/out", true) == nil)
    #expect(host.kind("../x.zip!/F.framework/out", false) == .link)
    #expect(host.kind("F.framework", true) == nil)
    #expect(NestedBundles.find(in: "../x.zip!", host: host) == ["../x.zip!/F.framework"])
    #expect(throws: HostError.self) { try host.read("../x.zip!/nothing") }
  }
}
