import Foundation
import TestSupport
import Testing

@Suite("merge and git")
struct MergeTests {
  static let base = Sample.xml(
    """
    \t<!-- the base -->
    \t<key>CFBundleName</key>
    \t<string>Base</string>
    \t<key>UIBackgroundModes</key>
    \t<array>
    \t\t<string>audio</string>
    \t</array>
    \t<key>CFBundleURLTypes</key>
    \t<array>
    \t\t<dict>
    \t\t\t<key>CFBundleURLName</key>
    \t\t\t<string>a</string>
    \t\t</dict>
    \t</array>
    """)

  static let other = """
    { "CFBundleName": "Other", "UIBackgroundModes": ["fetch", "audio"], "CFBundleURLTypes":
      [ {"CFBundleURLName": "b"}, {"CFBundleURLName": "a", "CFBundleTypeRole": "Editor"} ], "New": 1 }
    """

  @Test func `brings lists together as the built-in policy says`() throws {
    try CommandLine.run(with: ["a.plist": Self.base, "b.json": Self.other]) { infoplist throws in
      let result = try infoplist("merge", "a.plist", "b.json", "-o", "out.plist", "--provenance")
      #expect(result.status == 0)
      #expect(
        result.errorText == """
          CFBundleName: b.json
          UIBackgroundModes[1]: b.json
          CFBundleURLTypes[1]: b.json
          CFBundleURLTypes[0].CFBundleTypeRole: b.json
          New: b.json

          """)
      #expect(try infoplist.text("out.plist").contains("<!-- the base -->"))
      #expect(
        try infoplist("get", "out.plist", "CFBundleName", "UIBackgroundModes", "CFBundleURLTypes").outputText
          == """
          Other
          ["audio","fetch"]
          [{"CFBundleURLName":"a","CFBundleTypeRole":"Editor"},{"CFBundleURLName":"b"}]

          """)
    }
  }

  @Test func `reports conflicts with both places and writes nothing`() throws {
    let files = ["a.plist": Self.base, "b.json": Self.other, "p.json": "{\"CFBundleName\": \"conflict\"}"]
    try CommandLine.run(with: files) { infoplist throws in
      let result = try infoplist("merge", "a.plist", "b.json", "--policy", "p.json", "-o", "out.plist")
      #expect(result.status == 1)
      #expect(
        result.errorText == """
          a.plist:7:2: error: CFBundleName is "Base" here and "Other" there. [merge-conflict]
            hint: There is b.json:1:19.

          """)
      #expect(throws: (any Error).self) { try infoplist.text("out.plist") }
      try writeFile("{\"CFBundleName\": \"keep\"}", to: "\(infoplist.folder)/p.json")
      #expect(try infoplist("merge", "a.plist", "b.json", "--policy", "p.json").outputText.contains(">Base<"))
      try writeFile("{\"CFBundleName\": \"best\"}", to: "\(infoplist.folder)/p.json")
      #expect(try infoplist("merge", "a.plist", "b.json", "--policy", "p.json").status == 2)
    }
  }

  @Test func `merges the changes of two branches`() throws {
    let ours = Self.base.replacing("Base", with: "Ours")
    let theirs = Self.base.replacing(
      "<string>audio</string>", with: "<string>audio</string><string>fetch</string>")
    try CommandLine.run(with: ["base": Self.base, "ours": ours, "theirs": theirs]) { infoplist throws in
      let result = try infoplist("merge", "--three-way", "base", "ours", "theirs")
      #expect(result.errorText == "")
      #expect(result.status == 0)
      #expect(
        result.outputText
          == ours.replacing(
            "<string>audio</string>\n", with: "<string>audio</string>\n\t\t<string>fetch</string>\n"))
    }
  }

  @Test func `marks conflicts where asked`() throws {
    let ours = Self.base.replacing("Base", with: "Ours")
    let theirs = Self.base.replacing("Base", with: "Theirs")
    try CommandLine.run(with: ["base": Self.base, "ours": ours, "theirs": theirs]) { infoplist throws in
      let plain = try infoplist("merge", "--three-way", "base", "ours", "theirs")
      #expect(plain.status == 1)
      #expect(plain.outputText == ours)
      let marked = try infoplist("merge", "--three-way", "--conflict-markers", "base", "ours", "theirs")
      #expect(marked.status == 1)
      #expect(
        marked.outputText.contains(
          """
          <<<<<<< ours
          \t<key>CFBundleName</key>
          \t<string>Ours</string>
          =======
          \t<key>CFBundleName</key>
          \t<string>Theirs</string>
          >>>>>>> theirs

          """))
    }
  }

  @Test(arguments: [
    ["merge", "--three-way", "a.plist", "b.json"], ["merge", "-", "-"], ["merge"],
    ["git", "install", "--shared", "extra"],
  ])
  func `refuses calls that make no sense`(words: [String]) throws {
    let result = try CommandLine.run(with: ["a.plist": Self.base, "b.json": Self.other]) { try $0(words) }
    #expect(result.status == 2)
  }

  // MARK: git

  /// Runs git in the folder, away from the configuration of whoever runs the tests.
  private func git(_ infoplist: CommandLine, _ words: String...) throws -> ProcessResult {
    let environment = [
      "HOME": infoplist.folder, "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_AUTHOR_NAME": "Test", "GIT_AUTHOR_EMAIL": "test@example.com", "GIT_COMMITTER_NAME": "Test",
      "GIT_COMMITTER_EMAIL": "test@example.com",
    ]
    return try runProcess("/usr/bin/env", ["git"] + words, environment: environment, folder: infoplist.folder)
  }

  @Test func `git shows and merges property lists by what they mean`() throws {
    try CommandLine.run(with: ["Info.plist": Self.base, "b.plist": Self.base]) { infoplist throws in
      #expect(try git(infoplist, "init", "-q", "-b", "main").status == 0)
      let install = ["git", "install", "--shared", "--program", builtProduct("infoplist")]
      #expect(try infoplist(install).errorText == "")
      let config = try infoplist.text(".git/config")
      #expect(try infoplist(install).status == 0)
      #expect(try infoplist.text(".git/config") == config)
      #expect(try infoplist.text(".gitattributes").hasPrefix("*.plist diff=infoplist merge=infoplist\n"))

      _ = try git(infoplist, "add", ".")
      #expect(try git(infoplist, "commit", "-qm", "base").status == 0)
      _ = try git(infoplist, "checkout", "-qb", "theirs")
      #expect(try infoplist("append", "Info.plist", "UIBackgroundModes", "fetch").status == 0)
      _ = try git(infoplist, "commit", "-qam", "theirs")
      _ = try git(infoplist, "checkout", "-q", "main")
      #expect(try infoplist("append", "Info.plist", "UIBackgroundModes", "voip").status == 0)
      _ = try git(infoplist, "commit", "-qam", "ours")
      // Both have added to the same list at the same line: git alone cannot merge that.
      let merge = try git(infoplist, "merge", "-q", "-m", "merge", "theirs")
      #expect(merge.status == 0, "\(merge.outputText)\(merge.errorText)")
      #expect(
        try infoplist("get", "Info.plist", "UIBackgroundModes").outputText
          == "[\"audio\",\"voip\",\"fetch\"]\n")

      // A binary file is shown as XML.
      #expect(try infoplist("convert", "--to", "binary", "--in-place", "b.plist").status == 0)
      _ = try git(infoplist, "commit", "-qam", "binary")
      #expect(try infoplist("set", "b.plist", "CFBundleName", "Changed").status == 0)
      let difference = try git(infoplist, "diff", "b.plist").outputText
      #expect(difference.contains("-\t<string>Base</string>\n+\t<string>Changed</string>\n"), "\(difference)")
    }
  }

  @Test func `a conflict stops git's merge, with markers in the file`() throws {
    try CommandLine.run(with: ["Info.plist": Self.base]) { infoplist throws in
      _ = try git(infoplist, "init", "-q", "-b", "main")
      #expect(try infoplist(["git", "install", "--program", builtProduct("infoplist")]).status == 0)
      _ = try git(infoplist, "add", ".")
      _ = try git(infoplist, "commit", "-qm", "base")
      _ = try git(infoplist, "checkout", "-qb", "theirs")
      _ = try infoplist("set", "Info.plist", "CFBundleName", "Theirs")
      _ = try git(infoplist, "commit", "-qam", "theirs")
      _ = try git(infoplist, "checkout", "-q", "main")
      _ = try infoplist("set", "Info.plist", "CFBundleName", "Ours")
      _ = try git(infoplist, "commit", "-qam", "ours")
      #expect(try git(infoplist, "merge", "-q", "theirs").status == 1)
      let text = try infoplist.text("Info.plist")
      #expect(text.contains("<<<<<<< "))
      #expect(text.contains("\t<string>Ours</string>\n=======\n"))
      #expect(try git(infoplist, "status", "--short").outputText.hasPrefix("UU Info.plist"))
    }
  }

  @Test func `uninstalling leaves everything else as it was`() throws {
    try CommandLine.run(with: [".gitattributes": "*.png binary\n"]) { infoplist throws in
      _ = try git(infoplist, "init", "-q")
      let config = try infoplist.text(".git/config")
      for options in [[], ["--shared"]] {
        #expect(try infoplist(["git", "install"] + options).status == 0)
        #expect(try infoplist.text(".git/config") != config)
        #expect(try infoplist(["git", "uninstall"] + options).status == 0)
        #expect(try infoplist.text(".git/config") == config)
        #expect(try infoplist.text(".gitattributes") == "*.png binary\n")
      }
      #expect(!FileManager.default.fileExists(atPath: "\(infoplist.folder)/.git/info/attributes"))
      let again = try infoplist("git", "uninstall")
      #expect(again.status == 1)
      #expect(again.errorText == "infoplist: note: The drivers are not set up here.\n")
    }
  }

  @Test func `other attributes of a file stay`() throws {
    try CommandLine.run { infoplist throws in
      _ = try git(infoplist, "init", "-q")
      try writeFile("*.plist text diff=infoplist eol=lf\n", to: "\(infoplist.folder)/.gitattributes")
      _ = try infoplist("git", "uninstall", "--shared")
      #expect(try infoplist.text(".gitattributes") == "*.plist text eol=lf\n")
    }
  }

  @Test func `the drivers can be set up for all repositories`() throws {
    try CommandLine.run { infoplist throws in
      let environment = [
        "HOME": infoplist.folder, "XDG_CONFIG_HOME": "",
        "GIT_CONFIG_GLOBAL": "\(infoplist.folder)/.gitconfig",
      ]
      let program = builtProduct("infoplist")
      let install = ["git", "install", "--global", "--program", program]
      #expect(try infoplist(install, environment: environment).status == 0)
      #expect(try infoplist.text(".config/git/attributes").hasPrefix("*.plist diff=infoplist"))
      _ = try git(infoplist, "init", "-q", "-b", "main")
      try writeFile(Self.base, to: "\(infoplist.folder)/a.plist")
      // What git itself makes of the files.
      let found = try runProcess(
        "/usr/bin/env", ["git", "check-attr", "diff", "a.plist"], environment: environment,
        folder: infoplist.folder)
      #expect(found.outputText == "a.plist: diff: infoplist\n")
      let driver = try runProcess(
        "/usr/bin/env", ["git", "config", "diff.infoplist.textconv"], environment: environment,
        folder: infoplist.folder)
      #expect(driver.outputText == "\(program) git textconv\n")

      try writeFile("[core]\n\tattributesFile = ~/my-attributes\n", to: "\(infoplist.folder)/.gitconfig")
      #expect(try infoplist(install, environment: environment).status == 0)
      #expect(try infoplist.text("my-attributes").hasPrefix("*.plist diff=infoplist"))
      #expect(try infoplist(["git", "uninstall", "--global"], environment: environment).status == 0)
      #expect(try infoplist.text(".gitconfig") == "[core]\n\tattributesFile = ~/my-attributes\n")
      #expect(!FileManager.default.fileExists(atPath: "\(infoplist.folder)/my-attributes"))
      #expect(try infoplist(install + ["--shared"], environment: environment).status == 2)
      #expect(try infoplist(install, environment: ["HOME": ""]).status == 3)
    }
  }

  @Test func `outside of a repository there is nothing to set up`() throws {
    try CommandLine.run { infoplist throws in
      let environment = ["GIT_DIR": ""]
      // The folder of the test is not in a repository unless the system's temporary folder is.
      let result = try infoplist("git", "install", environment: environment)
      #expect(result.status == 3)
      #expect(result.errorText.contains("There is no git repository around this folder."))
    }
  }
}
