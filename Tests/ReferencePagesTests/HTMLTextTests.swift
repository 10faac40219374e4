import Testing

@testable import ReferencePages

@Suite("HTML")
struct HTMLTextTests {
  @Test(arguments: [
    ("a < b && c > \"d\"", "a &lt; b &amp;&amp; c &gt; &quot;d&quot;"),
    ("</p><script>alert(1)</script>", "&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("]]>&amp;", "]]&gt;&amp;amp;"), ("\u{0}\u{1B}\u{FFFE}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("schön · 漢字 🧭\n\t", "schön · 漢字 🧭\n\t"), ("", ""),
  ])
  func `escapes whatever a text holds`(text: String, written: String) {
    var html = HTMLText()
    html.element("p", ("title", text), text: text)
    #expect(String(decoding: html.bytes, as: UTF8.self) == "<p title=\"\(written)\">\(written)</p>")
    let page = ReadPage(html.bytes)
    #expect(page.error == nil)
    let shown = text.unicodeScalars.map { scalar -> Character in
      (scalar.value < 0x20 && scalar != "\n" && scalar != "\t") || scalar.value == 0xFFFE
        ? "\u{FFFD}" : Character(scalar)
    }
    #expect(page.text == String(shown))
  }

  @Test(arguments: [
    ("CFBundleDocumentTypes.item.LSHandlerRank", "CFBundleDocumentTypes.item.LSHandlerRank"),
    ("com.apple.developer.siri", "com.apple.developer.siri"),
    ("NSAppTransportSecurity.<domain>", "NSAppTransportSecurity.-domain"),
    ("../../etc", "etc"), ("What it finds", "What-it-finds"), ("<>", "page"), ("..", "page"),
  ])
  func `makes harmless names for files and anchors`(text: String, slug: String) {
    #expect(text.slug == slug)
  }
}
