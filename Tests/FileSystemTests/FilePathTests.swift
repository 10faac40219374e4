import FileSystem
import Testing

@Suite("Taking a path apart")
struct FilePathTests {
  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), (".", "b", "b"), ("a", "/b", "/b"),
    ("a", "", "a"), (".", "", "."), ("/", "b", "/b"), ("..", "b", "../b"),
  ])
  func `joins`(folder: String, path: String, expected: String) {
    #expect(FilePath.join(folder, path) == expected)
  }

  @Test(arguments: [
    ("App.app/Info.plist", "Info.plist", "App.app", "plist", "Info"),
    ("App.app/", "App.app", ".", "app", "App"),
    ("/a", "a", "/", nil, "a"),
    ("/", "/", "/", nil, "/"),
    ("//", "/", "/", nil, "/"),
    ("", "", ".", nil, ""),
    (".", ".", ".", nil, "."),
    ("..", "..", ".", nil, ".."),
    ("a/..", "..", "a", nil, ".."),
    (".zshrc", ".zshrc", ".", nil, ".zshrc"),
    ("x/.a.b", ".a.b", "x", "b", ".a"),
    ("a//b", "b", "a", nil, "b"),
    ("a.tar.gz", "a.tar.gz", ".", "gz", "a.tar"),
    ("a.", "a.", ".", "", "a"),
    ("é.plist", "é.plist", ".", "plist", "é"),
  ])
  func `finds its parts`(path: String, last: String, parent: String, suffix: String?, stem: String) {
    #expect(FilePath.lastComponent(of: path) == last)
    #expect(FilePath.parent(of: path) == parent)
    #expect(FilePath.pathExtension(of: path) == suffix)
    #expect(FilePath.stem(of: path) == stem)
  }

  @Test(arguments: [
    ("a/./b", "a/b"), ("a/../b", "b"), ("../a", "../a"), ("a/../../b", "../b"), ("/..", "/"), ("", "."),
    ("a//b/", "a/b"), ("/a/../..", "/"), ("./", "."), ("/", "/"), ("a/.../b", "a/.../b"),
    (".a/..b", ".a/..b"),
    ("a/..", "."), ("a/.", "a"), ("//a", "/a"),
  ])
  func `simplifies`(path: String, expected: String) {
    #expect(FilePath.normalized(path) == expected)
  }

  @Test func `knows absolute paths`() {
    #expect(FilePath.isAbsolute("/a"))
    #expect(!FilePath.isAbsolute("a/"))
    #expect(!FilePath.isAbsolute(""))
  }
}
