import Foundation
import TestSupport
import Testing

@Suite("Scripts of builds run unchanged")
struct BuildScriptTests {
  /// Runs a shell script in a folder, with the stand-ins in front of everything else in the path.
  private func run(_ script: String, in folder: String, _ environment: [String: String] = [:]) throws
    -> ProcessResult
  {
    try withTemporaryFolder { links in
      for name in ["plutil", "PlistBuddy"] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(links)/\(name)", withDestinationPath: builtProduct("infoplist"))
      }
      let path = "\(links):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
      return try runProcess(
        "/bin/sh", ["-euc", script], environment: environment.merging(["PATH": path]) { $1 }, folder: folder)
    }
  }

  private static let header = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """
  private static let info =
    header + """
      <dict>
      \t<!-- The number of the build -->
      \t<key>CFBundleVersion</key>
      \t<string>41</string>
      \t<key>CFBundleIdentifier</key>
      \t<string>com.example.demo</string>
      </dict>
      </plist>

      """

  @Test func `a build number is counted up`() throws {
    try withTemporaryFolder { folder in
      try writeFile(Self.info, to: "\(folder)/Info.plist")
      let script = """
        number=$(PlistBuddy -c "Print :CFBundleVersion" Info.plist)
        PlistBuddy -c "Set :CFBundleVersion $((number + 1))" Info.plist
        if PlistBuddy -c "Print :GitCommit" Info.plist 2>/dev/null; then exit 9; fi
        PlistBuddy -c "Set :GitCommit abc" Info.plist 2>/dev/null || PlistBuddy -c "Add :GitCommit string abc" Info.plist
        plutil -extract CFBundleVersion raw -o - Info.plist
        plutil -lint -s Info.plist
        """
      let result = try run(script, in: folder)
      #expect(result.outputText == "42\n")
      #expect(result.status == 0, "\(result.errorText)")
      #expect(
        try readText("\(folder)/Info.plist").contains("\t<key>GitCommit</key>\n\t<string>abc</string>\n"))
    }
  }

  @Test func `a URL type is added, once`() throws {
    try withTemporaryFolder { folder in
      try writeFile(Self.info, to: "\(folder)/Info.plist")
      let script = """
        for time in 1 2; do
          if ! plutil -type CFBundleURLTypes -expect array Info.plist >/dev/null 2>&1; then
            PlistBuddy -c "Add :CFBundleURLTypes array" -c "Add :CFBundleURLTypes:0 dict" \
              -c "Add :CFBundleURLTypes:0:CFBundleURLName string com.example.demo" \
              -c "Add :CFBundleURLTypes:0:CFBundleURLSchemes array" \
              -c "Add :CFBundleURLTypes:0:CFBundleURLSchemes: string demo" Info.plist
          fi
        done
        plutil -convert json -o - Info.plist
        """
      let result = try run(script, in: folder)
      #expect(result.status == 0, "\(result.errorText)")
      #expect(
        result.outputText.contains(
          "\"CFBundleURLTypes\":[{\"CFBundleURLName\":\"com.example.demo\",\"CFBundleURLSchemes\":[\"demo\"]}]"
        ))
    }
  }

  @Test func `entitlements are merged`() throws {
    try withTemporaryFolder { folder in
      func entitlements(_ lines: String) -> String { "\(Self.header)<dict>\n\(lines)</dict>\n</plist>\n" }
      try writeFile(
        entitlements("\t<key>com.apple.security.app-sandbox</key>\n\t<true/>\n"),
        to: "\(folder)/base.entitlements")
      try writeFile(
        entitlements(
          "\t<key>com.apple.security.app-sandbox</key>\n\t<false/>\n"
            + "\t<key>com.apple.security.network.client</key>\n\t<true/>\n"),
        to: "\(folder)/extra.entitlements")
      let script = """
        cp base.entitlements final.entitlements
        PlistBuddy -x -c "Merge extra.entitlements" final.entitlements
        plutil -extract 'com\\.apple\\.security\\.app-sandbox' raw final.entitlements
        plutil -extract 'com\\.apple\\.security\\.network\\.client' raw final.entitlements
        """
      let result = try run(script, in: folder)
      #expect(
        result.outputText == "Duplicate Entry Was Skipped: com.apple.security.app-sandbox\ntrue\ntrue\n")
      #expect(result.status == 0, "\(result.errorText)")
    }
  }

  @Test(arguments: [
    "PlistBuddy -c 'Set :CFBundleVersion 42' Info.plist",
    "plutil -replace CFBundleVersion -string 42 Info.plist",
  ])
  func `the layout stays when that is asked for`(script: String) throws {
    try withTemporaryFolder { folder in
      try writeFile(Self.info, to: "\(folder)/Info.plist")
      #expect(try run(script, in: folder, ["INFOPLIST_KEEP_LAYOUT": "1"]).status == 0)
      #expect(
        try readText("\(folder)/Info.plist") == Self.info.replacingOccurrences(of: ">41<", with: ">42<"))
      #expect(try run(script, in: folder).status == 0)
      #expect(try !readText("\(folder)/Info.plist").contains("<!--"))
    }
  }

  @Test func `links are refused where that is asked for`() throws {
    try withTemporaryFolder { folder in
      try writeFile(Self.info, to: "\(folder)/real/Info.plist")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link", withDestinationPath: "\(folder)/real")
      let refused = try run("PlistBuddy -l -c Print link/Info.plist", in: folder)
      #expect(refused.status == 1)
      #expect(
        refused.errorText == "Error Opening File: link/Info.plist [Too many levels of symbolic links]\n")
      #expect(try run("PlistBuddy -c Print link/Info.plist", in: folder).status == 0)
      #expect(try run("PlistBuddy -l -c Print real/Info.plist", in: folder).status == 0)
    }
  }

  private func readText(_ path: String) throws -> String {
    String(decoding: try readFile(path), as: UTF8.self)
  }
}
