extension HostileInput {
  /// Texts of the OpenStep family that are read again and again by a careless reader.
  static let openStep: [HostileInput] = [
    HostileInput("open-quotes.openstep", .malformed) { HostileBytes.repeated("(\"", $0(1_000_000)) },
    HostileInput("open-comments.openstep", .malformed) {
      "(".utf8 + HostileBytes.repeated("/*", $0(2_000_000))
    },
    HostileInput("comments.openstep", .read) {
      "(".utf8 + HostileBytes.repeated("/**/", $0(2_000_000)) + ")".utf8
    },
    HostileInput("escapes.openstep", .read) {
      "(\"".utf8 + HostileBytes.repeated("\\Ud83d\\Ude00\\777\\n", $0(500_000)) + "\")".utf8
    },
    HostileInput("lone-surrogates.openstep", .read) {
      "(\"".utf8 + HostileBytes.repeated("\\Ud83d", $0(1_000_000)) + "\")".utf8
    },
    HostileInput("hexadecimal-data.openstep", .read) {
      "(<".utf8 + HostileBytes.repeated("0f 1e\n", $0(2_000_000)) + ">)".utf8
    },
    HostileInput("open-data.openstep", .malformed) { HostileBytes.repeated("(<0f", $0(1_000_000)) },
    HostileInput("keys-without-values.openstep", .read) {
      "{".utf8 + HostileBytes.repeated("a;", $0(300_000)) + "}".utf8
    },
    HostileInput("no-semicolons.strings", .malformed, format: "strings") {
      HostileBytes.repeated("\"a\" = \"b\"\n", $0(500_000))
    },
    HostileInput("open-typed-values.gnustep", .malformed, format: "gnustep") {
      "(".utf8 + HostileBytes.repeated("<*I", $0(1_000_000))
    },
    HostileInput("typed-values.gnustep", .read, format: "gnustep") {
      "(".utf8 + HostileBytes.repeated("<*R1e999999999>,<*I99999999999999999999>,", $0(100_000)) + ")".utf8
    },
    HostileInput("open-base64.gnustep", .malformed, format: "gnustep") {
      "(".utf8 + HostileBytes.repeated("<[", $0(1_000_000))
    },
  ]

  /// JSON, and its wrappers for what it has no form for.
  static let json: [HostileInput] = [
    HostileInput("long-array.json", .read) {
      "[1".utf8 + HostileBytes.repeated(",1", $0(1_000_000)) + "]".utf8
    },
    HostileInput("open-quotes.json", .malformed) { HostileBytes.repeated("[\"", $0(1_000_000)) },
    HostileInput("lone-surrogates.json", .read) {
      "\"".utf8 + HostileBytes.repeated("\\ud83d", $0(1_000_000)) + "\"".utf8
    },
    HostileInput("wrapped-dictionaries.json", .read) {
      "[0".utf8 + HostileBytes.repeated(",{\"$dictionary\":{\"$date\":\"x\"}}", $0(100_000)) + "]".utf8
    },
    HostileInput("broken-wrappers.json", .malformed) {
      "[0".utf8 + HostileBytes.repeated(",{\"$date\":\"x\"}", $0(200_000)) + "]".utf8
    },
    HostileInput("pairs-of-pairs.json", .read) { scale in
      "{\"$pairs\":[[0,1]".utf8 + HostileBytes.repeated(",[{\"$set\":[]},{\"$null\":true}]", scale(50_000))
        + "]}".utf8
    },
  ]

  /// Texts in other encodings, most of which the C library converts.
  static let encodings: [HostileInput] = [
    HostileInput("surrogate-pairs-utf16.xml", .read) { scale in
      HostileBytes.utf16(
        Array("<plist><string>".utf16)
          + (0..<scale(2_500_000)).flatMap { _ in [UInt16(0xD83D), 0xDE00] }
          + Array("</string></plist>".utf16))
    },
    HostileInput("lone-surrogates-utf16.xml", .malformed) { scale in
      HostileBytes.utf16(
        Array("<plist><string>".utf16) + [UInt16](repeating: 0xD83D, count: scale(5_000_000)))
    },
    HostileInput("out-of-range-utf32.xml", .malformed) { scale in
      [0xFF, 0xFE, 0, 0] + HostileBytes.repeated("\u{1}\u{1}\u{1}\u{7F}", scale(1_000_000))
    },
    HostileInput("invalid-utf8.xml", .malformed) { scale in
      HostileBytes.xml("<string>".utf8 + [UInt8](repeating: 0xFF, count: scale(5_000_000)))
    },
    HostileInput("invalid-utf8-texts.xml", .malformed) { scale in
      var piece = Array("<string>".utf8)
      piece += [0xED, 0xA0, 0x80]
      piece += "</string>".utf8
      return HostileBytes.xml("<array>".utf8 + (0..<scale(300_000)).flatMap { _ in piece })
    },
    HostileInput("latin-1.xml", .read) { scale in
      HostileBytes.xml(
        "<string>".utf8 + [UInt8](repeating: 0xE9, count: scale(5_000_000)) + "</string>".utf8,
        encoding: "ISO-8859-1")
    },
    HostileInput("shift-jis.xml", .read) { scale in
      HostileBytes.xml(
        "<string>".utf8 + (0..<scale(1_000_000)).flatMap { _ in [UInt8(0x83), 0x65, 0x61] }
          + "</string>".utf8, encoding: "Shift_JIS")
    },
    // Every other character changes the state of the converter.
    HostileInput("iso-2022-jp.xml", .read) { scale in
      HostileBytes.xml(
        "<string>".utf8
          + HostileBytes.repeated("\u{1B}$B%F\u{1B}(B", scale(300_000)) + "</string>".utf8,
        encoding: "ISO-2022-JP")
    },
    HostileInput("utf-7.xml", .read) { scale in
      HostileBytes.xml(
        "<string>".utf8 + HostileBytes.repeated("+2D3eAA-", scale(300_000)) + "</string>".utf8,
        encoding: "UTF-7")
    },
    HostileInput("endless-charset.xml", .malformed) { scale in
      HostileBytes.xml("<true/>", encoding: String(repeating: "UTF-8//", count: scale(1_000_000)))
    },
    HostileInput("charset-as-path.xml", .malformed) { _ in
      HostileBytes.xml("<true/>", encoding: "../../../../../../tmp/x\u{0}y")
    },
  ]

  /// Key paths, which the one who calls may have been handed.
  static let keyPaths: [HostileInput] = [
    HostileInput(
      "open-brackets.json", .read, keyPath: String(repeating: "[", count: 100_000)
    ) { _ in Array("[]".utf8) },
    HostileInput(
      "long-path.json", .read, keyPath: String(repeating: "a.", count: 60_000) + "a"
    ) { _ in Array("{\"a\": 1}".utf8) },
    HostileInput("any-depths.json", .read, keyPath: Array(repeating: "**", count: 40).joined(separator: "."))
    {
      scale in
      HostileBytes.repeated("{\"a\":", 200) + "[1".utf8 + HostileBytes.repeated(",1", scale(1_000))
        + "]".utf8 + HostileBytes.repeated("}", 200)
    },
    HostileInput("huge-index.json", .read, keyPath: "[-9223372036854775808]") { _ in Array("[1, 2]".utf8) },
    HostileInput("items-of-items.json", .read, keyPath: String(repeating: "[]", count: 6)) { _ in
      let line = "[" + Array(repeating: "1", count: 1_000).joined(separator: ",") + "]"
      let table = "[" + Array(repeating: line, count: 300).joined(separator: ",") + "]"
      return Array(table.utf8)
    },
  ]
}
