import TestSupport
import Testing

@Suite("defaults")
struct DefaultsTests {
  static let settings = Sample.xml(
    """
    	<!-- kept -->
    	<key>Theme</key>
    	<string>dark</string>
    	<key>Size</key>
    	<integer>3</integer>
    	<key>On</key>
    	<true/>
    	<key>Recent</key>
    	<array>
    		<string>one</string>
    		<string>two words</string>
    	</array>
    """)

  @Test(arguments: [
    (["read", "s.plist", "Theme"], "dark\n"), (["read", "s", "Size"], "3\n"), (["read", "s", "On"], "1\n"),
    (["read", "s", "Recent"], "(\n    one,\n    \"two words\"\n)\n"),
    (["read-type", "s", "On"], "Type is boolean\n"), (["read-type", "s", "Size"], "Type is integer\n"),
    (
      ["read", "s"],
      "{\n    On = 1;\n    Recent = (\n        one,\n        \"two words\"\n    );\n    Size = 3;\n    Theme = dark;\n}\n"
    ),
  ])
  func `reads values as text`(words: [String], expected: String) throws {
    try CommandLine.run(with: ["s.plist": Self.settings]) { infoplist throws in
      let result = try infoplist(["defaults"] + words)
      #expect(result.outputText == expected)
      #expect(result.status == 0)
    }
  }

  @Test func `writes values of every type, and keeps the layout`() throws {
    try CommandLine.run(with: ["s.plist": Self.settings]) { infoplist throws in
      for words in [
        ["Theme", "-string", "light"], ["Size", "-int", "4"], ["Ratio", "-float", "1.5"],
        ["On", "-bool", "NO"],
        ["When", "-date", "2024-01-15 10:30:00 +0000"], ["Bytes", "-data", "0fa1"],
        ["Recent", "-array-add", "three", "-int", "4"], ["Map", "-dict", "a", "-bool", "YES", "b", "c"],
        ["Map", "-dict-add", "d", "e"], ["Other", "(x, {y = z;})"],
      ] {
        #expect(try infoplist(["defaults", "write", "s"] + words).errorText == "", "\(words)")
      }
      #expect(
        try infoplist.text("s.plist").contains(
          "\t<!-- kept -->\n\t<key>Theme</key>\n\t<string>light</string>\n\t<key>Size</key>\n\t<integer>4</integer>"
        ))
      #expect(
        try infoplist("get", "s.plist", "Recent", "Map", "Other", "Ratio", "On", "When", "Bytes").outputText
          == """
          ["one","two words","three",4]
          {"a":true,"b":"c","d":"e"}
          ["x",{"y":"z"}]
          1.5
          false
          {"$date":"2024-01-15T10:30:00Z"}
          {"$data":"D6E="}

          """)
    }
  }

  @Test func `makes and empties files`() throws {
    try CommandLine.run { infoplist throws in
      #expect(try infoplist("defaults", "write", "new", "Key", "value").status == 0)
      #expect(try infoplist.text("new.plist") == Sample.xml("\t<key>Key</key>\n\t<string>value</string>"))
      #expect(try infoplist("defaults", "write", "new", "{a = b; c = d;}").status == 0)
      #expect(try infoplist("defaults", "delete", "new", "a").status == 0)
      #expect(try infoplist("defaults", "read", "new").outputText == "{\n    c = d;\n}\n")
      #expect(try infoplist("defaults", "delete", "new").status == 0)
      #expect(try infoplist("defaults", "read", "new").outputText == "{}\n")
    }
  }

  @Test(arguments: [
    (["read", "none"], 1, "\nDomain none does not exist\n"),
    (["read", "s", "None"], 1, "\nThe domain/default pair of (s, None) does not exist\n"),
    (["delete", "s", "None"], 1, "\nDomain (s) not found.\nDefaults have not been changed.\n"),
    (["read"], 2, "infoplist: error: The call of 'defaults read' has too few words."),
    (["read", "bad"], 3, "infoplist: error: bad.plist is not a property list with a dictionary."),
  ])
  func `says what is missing`(words: [String], status: Int, errors: String) throws {
    try CommandLine.run(with: ["s.plist": Self.settings, "bad.plist": Sample.malformed]) { infoplist throws in
      let result = try infoplist(["defaults"] + words)
      #expect(result.status == Int32(status))
      #expect(result.errorText.hasPrefix(errors), "\(result.errorText)")
      #expect(try infoplist.text("s.plist") == Self.settings)
    }
  }
}
