import ConnectionReports
import Testing

@Suite("URLs to load")
struct WebURLTests {
  @Test(arguments: [
    ("https://Example.COM", "https://example.com/"), ("HTTP://a:81?q=ä#f", "http://a:81/?q=%C3%A4"),
    ("https://me:pass@a:443/x y", "https://a/x%20y"), ("https://[::1]:8443/", "https://[::1]:8443/"),
    ("https://b\u{FC}cher.example/", "https://xn--bcher-kva.example/"),
    ("https://b%C3%BCcher.example:81/", "https://xn--bcher-kva.example:81/"),
    ("https://a./%41", "https://a./%41"), ("http://a:/", "http://a/"), ("https://a\\b", "https://a/%5Cb"),
  ])
  func `are written in ASCII`(text: String, expected: String) throws {
    #expect(try WebURL(text).text == expected)
  }

  @Test(arguments: [
    "", "example.com", "https:", "https://", "https:///x", "ftp://a/", "https://a:0/", "https://a:65536/",
    "https://a:x/", "https://[::1/", "https://[1.2.3.4]/", "https://ä b/", "https://a b/", "https://a\r\nb/",
    "://a/", "1https://a/", "https://./", "file:///etc/passwd", "https://a:1:2/",
  ])
  func `are refused when they cannot be loaded`(text: String) {
    let error = #expect(throws: ProbeError.self) { try WebURL(text) }
    #expect(error?.message.contains("?") == false)
  }

  @Test func `are told by their scheme`() {
    let error = #expect(throws: ProbeError.self) { try WebURL("mailto:a@example.com") }
    #expect(error?.message.hasPrefix("Only URLs with http and https can be loaded; ") == true)
  }

  @Test(arguments: [
    ("https://b/", "https://b/"), ("//b:1/x", "https://b:1/x"), ("/x", "https://a:1/x"),
    ("x", "https://a:1/p/x"), ("?x", "https://a:1/p/q?x"), ("", "https://a:1/p/q?r"),
    ("../x", "https://a:1/x"), ("../../../x/./y/..", "https://a:1/x/"), (".", "https://a:1/p/"),
    ("#f", "https://a:1/p/q?r"), ("HTTP://b", "http://b/"), ("x:y", nil),
    ("/a b\u{1}", "https://a:1/a%20b%01"),
  ])
  func `lead on as a response says`(location: String, expected: String?) throws {
    let url = try WebURL("https://a:1/p/q?r")
    #expect((try? url.redirected(to: location).text) == expected)
  }
}
