import Behavior
import Bundles
import Testing

@Suite("Storage, iCloud and file sharing")
struct StorageTests {
  @Test(arguments: [
    ("", "9.3", false), ("<true/>", "9.3", true), ("<true/>", "9.2", false), ("<false/>", "12", false),
  ])
  func `purges what may be purged (R143)`(value: String, version: String, expected: Bool) throws {
    let info = value.isEmpty ? xml("") : xml("NSSupportsPurgeableLocalStorage", value)
    #expect(PurgeableStorage(try context(info, .iOS, version: version)).mayPurge == expected)
  }

  @Test func `keeps containers private and names them after the app (R144)`() throws {
    let containers = CloudContainers(
      try context("{CFBundleName = Acme; NSUbiquitousContainers = {\"iCloud.a\" = {};};}", .iOS)
    ).containers
    #expect(containers.map(\.identifier) == ["iCloud.a"])
    #expect(containers.map(\.name) == ["Acme"])
    #expect(containers.map(\.isPublic) == [false])
    let shared = CloudContainers(
      try context(
        xml(
          """
          <key>NSUbiquitousContainers</key><dict>
          <key>one</key><dict><key>NSUbiquitousContainerIsDocumentScopePublic</key><true/>
          <key>NSUbiquitousContainerName</key><string>One</string></dict>
          <key>two</key><dict/><key>bad</key><string>x</string></dict>
          """), .iOS)
    ).containers
    #expect(shared.map(\.name) == ["One", "Demo"])
    #expect(shared.map(\.isPublic) == [true, false])
  }

  @Test(arguments: [
    ("None", "Documents/f", true), ("None", "Documents/a/f", false), ("One", "Documents/a/f", true),
    ("One", "Documents/a/b/f", false), ("Any", "Documents/a/b/c/f", true), ("Any", "Other/f", false),
    ("Any", "Documents/../f", false), ("Some", "Documents/a/f", false), ("One", "Documents", false),
  ])
  func `limits the depth of folders (R145)`(levels: String, path: String, expected: Bool) throws {
    let info = "{NSUbiquitousContainers = {a = {NSUbiquitousContainerSupportedFolderLevels = \(levels);};};}"
    #expect(CloudContainers(try context(info)).containers.map { $0.allows(path) } == [expected])
  }

  @Test func `gives apps with one display set one folder (R146)`() throws {
    let sets = try [
      "{NSUbiquitousDisplaySet = x;}", "{NSUbiquitousDisplaySet = x; CFBundleName = Lite;}", "{}",
    ].map {
      CloudContainers(try context($0, .iOS)).displaySet.value
    }
    #expect(sets == ["x", "x", nil])
  }

  @Test(arguments: [
    ("", "/home/app/Documents/f", false), ("<true/>", "/home/app/Documents/f", true),
    ("<true/>", "/home/app/Library/f", false), ("<true/>", "/home/app/Documents/../f", false),
    ("<false/>", "/home/app/Documents/f", false),
  ])
  func `shares documents and nothing else (R221)`(value: String, path: String, expected: Bool) throws {
    let info = value.isEmpty ? xml("") : xml("UIFileSharingEnabled", value)
    #expect(FileSharing(try context(info, .iOS)).shares(path, home: "/home/app") == expected)
  }
}
