import Testing

@testable import Bundles

@Suite("Names of paths")
struct PathNameTests {
  @Test(arguments: [
    ("", "", "", ""), ("a", "a", "a", ""), ("a/b", "a/b", "b", "a"), ("a/b/c.d", "a/b/c.d", "c.d", "a/b"),
    ("/a", "a", "a", "/"), ("/a/b", "a/b", "b", "/a"), ("a//b", "a/b", "b", "a"), ("a/", "a", "a", ""),
    (".", "", "", ""), ("./a", "a", "a", ""), ("a/.", "a", "a", ""), ("a/./b", "a/b", "b", "a"),
    (".a/b.", ".a/b.", "b.", ".a"), ("a/..", "a/..", "..", "a"), ("ä/ö", "ä/ö", "ö", "ä"),
  ])
  func `are taken apart, whatever stands between them`(
    path: String, normalized: String, last: String, parent: String
  ) {
    #expect(PathName.normalized(path) == normalized)
    #expect(PathName.last(of: path) == last)
    #expect(PathName.parent(of: path) == parent)
  }
}
