/// Random XML property lists, most of them a little wrong.
package enum XMLGenerator {
  private static let space = ["", "", "", " ", "\n", "\t", "\r\n", "\u{A0}"]
  private static let junk = [
    "x", "<", ">", "&", "/", "<!--c-->", "<!---->", "<!--->", "<!-->", "<?p?>", "<?p>", "<![CDATA[x]]>",
    "<!DOCTYPE plist>", "<!x>", "</dict>", "</array>", "</plist>", "<dict>", "<array>", "<plist>",
    "<key>k</key>",
    "<plist/>", "<dict/>", "<array/>", "<foo/>", "<foo>", "<true/>", "\u{0}", "--", "-->", "é",
  ]
  private static let integers = [
    "1", "-1", "+1", " 1", "1 ", "- 1", "0x1F", "0X", "-0x10", "007", "", "1a", "a", "18446744073709551615",
    "18446744073709551616", "-9223372036854775808", "-9223372036854775809", "\u{A0}1", "\u{2003}1",
    "\u{2028}1",
    "\u{3000}1", "\u{1}1", "\u{7F}1", "1.5", "&#49;", "<![CDATA[1]]>", "--1", "+-1", "0", "00", "-0", "0x0",
    "99999999999999999999", "1\n", "\u{205F}1", "\u{1F}2",
  ]
  private static let reals = [
    "1", "1.5", "-1.5", "+1.5", " 1.5", "1.5 ", ".5", "5.", ".", "1e5", "1e", "1e+5", "1E-5", "nan", "NaN",
    "inf",
    "-inf", "+infinity", "0x10", "1,5", "", "nan(1)", "1e400", "\n1.5", "\u{A0}1.5", "<![CDATA[1.5]]>",
    "1<![CDATA[.5]]>", "&#49;", "\u{1}1", "\u{B}1", "\u{2003}1", "- 1", "+ 1", "1_0", "1.5.5", "e5", "-",
    "\r1",
    "-.5", "-.", "1.e5", ".e5", "infinit", "in", "na", "1e5.5", "--1", "\u{85}1", "1é", "\u{0}", "1\u{0}",
  ]
  private static let dates = [
    "2024-01-02T03:04:05Z", "2024-13-02T03:04:05Z", "-2024-01-02T03:04:05Z", "--01-02T03:04:05Z",
    "-01-02T03:04:05Z",
    "2024-1-02T03:04:05Z", " 2024-01-02T03:04:05Z", "2024-01-02T03:04:05", "2024-01-02t03:04:05Z", "",
    "0000-00-00T00:00:00Z", "9-99-99T99:99:99Z", "2024-01-02T03:04:05ZZ", "99999-01-02T03:04:05Z",
    "2024-02-30T24:60:60Z", "+2024-01-02T03:04:05Z", "2024-01-02T03:04:05Z ", "1999-14-01T00:00:00Z",
  ]
  private static let texts = [
    "", "a", " a ", "&lt;&gt;&amp;&apos;&quot;", "&nbsp;", "&#65;", "&#x41;", "&#X41;", "&#;", "&#x;",
    "&#0;",
    "&#xD800;", "&#x110000;", "&#12345678;", "&#123456789;", "&#x1234567;", "&#x12345678;", "&#6a;", "&",
    "&am",
    "<![CDATA[a<b]]>", "<![CDATA[]]>", "<![CDATA[", "<![CDAT[x]]>", "<!--c-->", "a>b", "é", "😀", "\u{0}",
    "&lt", "&#65", "a]]>b", "<![CDATA[a]]]>", "<!", "&#x0000041;", "&#000065;", "&#0000065;", "&l", "&#",
  ]
  private static let base64 = [
    "", "aGVsbG8=", "aGVsbG8", "a", "====", "aA= =", "-_", "é", "aGVs bG8=", "aGVs\nbG8=", "\u{7F}",
    "\u{0}AA==",
    "<!--x-->", "&#65;",
  ]

  package static func document(_ generator: inout SeededGenerator) -> String {
    var text = generator.pick(["", "", " ", "\n"])
    if generator.chance(60) { text += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>" }
    if generator.chance(5) { text += generator.pick(junk) }
    text += generator.pick(space)
    if generator.chance(20) {
      text += generator.pick([
        "<!DOCTYPE plist PUBLIC \"-//A\" \"http://x\">", "<!DOCTYPE>", "<!DOCTYPE plist [ ]>", "<!-- c -->",
        "<!---->",
        "<!--->", "<!doctype plist>", "<?p?>", "<!-->-->", "<!DOCTYPE", "<!----->",
      ])
    }
    let wrapped = generator.chance(80)
    if wrapped { text += generator.pick(["<plist version=\"1.0\">", "<plist>", "<plist >", "<plist\n>"]) }
    text += value(&generator, depth: 3)
    if generator.chance(3) { text += value(&generator, depth: 1) }
    text += generator.pick(space)
    if wrapped, !generator.chance(3) { text += generator.pick(["</plist>", "</plist >", "</plist>\n"]) }
    if generator.chance(5) { text += generator.pick(junk) }
    return generator.chance(25) ? generator.slipping(1...1, in: text, junk) : text
  }

  private static func value(_ generator: inout SeededGenerator, depth: Int) -> String {
    let gap = generator.chance(6) ? generator.pick(junk) : generator.pick(space.dropLast())
    return gap + element(&generator, depth: depth)
  }

  private static func element(_ generator: inout SeededGenerator, depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 0 ? 12 : 8), using: &generator) {
    case 0: return tag("integer", generator.pick(integers), &generator)
    case 1: return tag("real", generator.pick(reals), &generator)
    case 2: return tag("date", generator.pick(dates), &generator)
    case 3: return tag("data", generator.pick(base64), &generator)
    case 4, 5: return tag("string", generator.pick(texts) + generator.pick(texts), &generator)
    case 6:
      return generator.pick([
        "<true/>", "<false/>", "<true />", "<true></true>", "<false>x</false>", "<true> </true>",
      ])
    case 7:
      return generator.pick([
        "<dict/>", "<array/>", "<string/>", "<integer/>", "<data/>", "<key/>", "<date/>", "<real/>",
      ])
    case 8: return "<plist>" + value(&generator, depth: depth - 1) + "</plist>"
    case 9:
      let count = Int.random(in: 0..<4, using: &generator)
      return tag("array", (0..<count).map { _ in value(&generator, depth: depth - 1) }.joined(), &generator)
    default:
      let count = Int.random(in: 0..<4, using: &generator)
      let body = (0..<count).map { _ -> String in
        let key = generator.chance(96) ? tag("key", generator.pick(texts), &generator) : ""
        return key + (generator.chance(97) ? value(&generator, depth: depth - 1) : "")
      }.joined()
      return tag("dict", body + generator.pick(space.dropLast()), &generator)
    }
  }

  private static func tag(_ name: String, _ content: String, _ generator: inout SeededGenerator) -> String {
    let open =
      generator.chance(95)
      ? "<\(name)>"
      : generator.pick([
        "<\(name) a=\"b\">", "<\(name) >", "< \(name)>", "<\(name)/>", "<\(name) a=\"/\">",
        "<\(name.uppercased())>",
      ])
    let close =
      generator.chance(96)
      ? "</\(name)>"
      : generator.pick([
        "</\(name) >", "</\(name)", "</x>", "", "</ \(name)>", "</\(name)x>", "</\(name)\n>",
      ])
    return open + content + close
  }
}
