import ExecutableWriter
import Foundation
import TestSupport
import Testing

@Suite("launch and services")
struct LaunchCommandTests {
  @Test(
    arguments: [
      (["--os", "macOS 14.2", "--arch", "arm64"], "launch", nil, 0),
      (["--os", "macOS 10.3"], "refuse", "kLSIncompatibleSystemVersionErr", 1),
      (["--os", "macOS 14.2", "--session-running", "same"], "activate", nil, 0),
      (
        ["--os", "macOS 14.2", "--session-running", "other"], "refuse", "kLSMultipleSessionsNotSupportedErr",
        1
      ),
      (
        ["--os", "macOS 14.2", "--session-running", "same", "--new-instance"], "refuse",
        "kLSMultipleInstancesProhibitedErr", 1
      ),
    ] as [([String], String, String?, Int32)])
  func `launch decides (R118, R125, R131)`(words: [String], decision: String, error: String?, status: Int32)
    throws
  {
    let files = [
      "A.app/Contents/Info.plist": AppsCommandTests.info(
        "a",
        """
        <key>CFBundleExecutable</key><string>A</string><key>LSUIElement</key><string>1</string>
        <key>LSMinimumSystemVersion</key><string>10.4</string><key>LSMultipleInstancesProhibited</key><true/>
        <key>LSEnvironment</key><dict><key>PATH</key><string>/x</string></dict>
        """),
      "A.app/Contents/MacOS/A": "#!/bin/sh\n",
    ]
    try CommandLine.run(with: files) { infoplist in
      let result = try infoplist(["launch", "A.app"] + words + ["--format", "json"])
      #expect(result.status == status, "\(result.errorText)")
      let answer = try AppsCommandTests.object(result)
      #expect(answer["decision"] as? String == decision)
      #expect(answer["error"] as? String == error)
      #expect(answer["mode"] as? String == "agent")
      #expect(answer["environment"] as? [String: String] == (decision == "launch" ? ["PATH": "/x"] : [:]))
    }
  }

  @Test(
    arguments: [
      ("Mac.app", ["--os", "macOS 14"], "kLSIncompatibleSystemVersionErr", "LSRequiresIPhoneOS"),
      ("Phone.app", ["--os", "macOS 14"], "kLSIncompatibleSystemVersionErr", "LSRequiresIPhoneOS"),
      ("Phone.app", ["--os", "iOS 17", "--device", "iphone"], nil, ""),
      ("Phone.app", ["--os", "iOS 17"], nil, ""),
      ("Phone.app", ["--os", "iOS 17", "--device", "ipad"], "kLSIncompatibleSystemVersionErr", "telephony"),
      ("Phone.app", ["--os", "iOS 12", "--device", "ipod"], "kLSIncompatibleSystemVersionErr", "telephony"),
      ("Phone.app", ["--os", "tvOS 17"], "kLSIncompatibleSystemVersionErr", "for iOS"),
      ("Tool.framework", ["--os", "macOS 14"], "kLSNotAnApplicationErr", "no app"),
    ] as [(String, [String], String?, String)])
  func `launch looks at what the app is made for (R130, R225, L35)`(
    app: String, words: [String], error: String?, reason: String
  ) throws {
    let executable = "<key>CFBundleExecutable</key><string>A</string>"
    let phone =
      "\(executable)<key>LSRequiresIPhoneOS</key><true/><key>UIDeviceFamily</key><array><integer>1</integer>"
      + "<integer>2</integer></array><key>UIRequiredDeviceCapabilities</key><array><string>telephony</string></array>"
    let files = [
      "Mac.app/Contents/Info.plist": AppsCommandTests.info(
        "a", "\(executable)<key>LSRequiresIPhoneOS</key><true/>"),
      "Mac.app/Contents/MacOS/A": "#!/bin/sh\n", "Phone.app/Info.plist": AppsCommandTests.info("b", phone),
      "Phone.app/A": "#!/bin/sh\n",
      "Tool.framework/Versions/A/Resources/Info.plist": Sample.xml(
        "\(executable)<key>CFBundlePackageType</key><string>FMWK</string>"),
      "Tool.framework/Resources/Info.plist": Sample.xml(
        "\(executable)<key>CFBundlePackageType</key><string>FMWK</string>"),
    ]
    try CommandLine.run(with: files) { infoplist in
      let result = try infoplist(["launch", app] + words + ["--format", "json"])
      let answer = try AppsCommandTests.object(result)
      #expect(answer["error"] as? String == error)
      #expect(result.status == (error == nil ? 0 : 1))
      #expect((answer["reasons"] as? [String])?.last?.contains(reason) ?? (reason == ""), "\(answer)")
    }
  }

  @Test(
    arguments: [
      (["--os", "macOS 14.2", "--arch", "arm64"], "launch", 0), (["--os", "macOS 14.2"], "refuse", 1),
      (["--os", "macOS 14.2", "--arch", "x86_64"], "refuse", 1), (["--os", "iOS 17.2"], "launch", 0),
    ] as [([String], String, Int32)])
  func `launch knows by the code what is built for iPhone (R130, L39)`(
    words: [String], decision: String, status: Int32
  ) throws {
    let keys = "<key>CFBundleExecutable</key><string>P</string><key>LSRequiresIPhoneOS</key><true/>"
    try CommandLine.run(with: ["P.app/Info.plist": AppsCommandTests.info("p", keys)]) { infoplist in
      let path = "\(infoplist.folder)/P.app/P"
      let slice = MachOSlice(.arm64, platform: .iOS, minimumOS: MachOVersion(16), sdk: MachOVersion(17))
      try writeFile(MachOWriter.executable(slice), to: path)
      let result = try infoplist(["launch", "P.app"] + words + ["--format", "json"])
      #expect(try AppsCommandTests.object(result)["decision"] as? String == decision, "\(result.outputText)")
      #expect(result.status == status)
      // The database and its export keep it.
      _ = try infoplist("apps", "register", "P.app", "--database", "a.db")
      let export = try infoplist("apps", "export", "--format", "json", "--database", "a.db")
      #expect(export.outputText.contains("\"builtForIPhone\": true"))
    }
  }

  /// The specification settles the order by that of the system's errors (L35); R131 has no place for the executable.
  @Test func `launch says that there is no executable before all else (R131, L35)`() throws {
    try CommandLine.run(with: AppsCommandTests.files) { infoplist in
      let result = try infoplist("launch", "New.app", "--os", "macOS 14", "--format", "json")
      #expect(result.status == 1)
      #expect(try AppsCommandTests.object(result)["error"] as? String == "kLSNoExecutableErr")
      #expect(try infoplist("launch", "New.app").status == 2)
      #expect(try infoplist("launch", "New.app", "--os", "BeOS").status == 2)
    }
  }

  // MARK: services

  /// Two apps that offer Services for texts and files.
  static let providers = [
    "Mail.app/Contents/Info.plist": AppsCommandTests.info(
      "mail",
      """
      <key>NSServices</key><array>
        <dict>
          <key>NSMessage</key><string>send</string><key>NSPortName</key><string>mail</string>
          <key>NSMenuItem</key><dict><key>default</key><string>Mail/Send</string></dict>
          <key>NSKeyEquivalent</key><dict><key>default</key><string>S</string></dict>
          <key>NSSendTypes</key><array><string>NSStringPboardType</string></array>
        </dict>
        <dict>
          <key>NSMessage</key><string>image</string><key>NSPortName</key><string>mail</string>
          <key>NSMenuItem</key><dict><key>default</key><string>Send Image</string></dict>
          <key>NSSendFileTypes</key><array><string>public.image</string></array>
        </dict>
      </array>
      """),
    "Mail.app/Contents/Resources/fr.lproj/ServicesMenu.strings": "\"Mail/Send\" = \"Envoyer\";\n",
    "Chat.app/Contents/Info.plist": AppsCommandTests.info(
      "chat",
      """
      <key>NSServices</key><array><dict>
        <key>NSMessage</key><string>say</string><key>NSPortName</key><string>chat</string>
        <key>NSMenuItem</key><dict><key>default</key><string>Send</string></dict>
        <key>NSRequiredContext</key><dict><key>NSTextLanguage</key><string>de</string></dict>
        <key>NSRestricted</key><true/>
        <key>NSSendTypes</key><array><string>public.utf8-plain-text</string></array>
      </dict></array>
      """),
  ]

  @Test func `services know the types that their apps declare (R154)`() throws {
    let service = """
      <key>NSServices</key><array><dict>
        <key>NSMessage</key><string>m</string><key>NSPortName</key><string>p</string>
        <key>NSMenuItem</key><dict><key>default</key><string>Do</string></dict>
        <key>NSSendFileTypes</key><array><string>com.example.doc</string></array>
      </dict></array>
      """
    let files = [
      "A.app/Contents/Info.plist": AppsCommandTests.info("a", AppsCommandTests.declaration + service)
    ]
    try CommandLine.run(with: files) { infoplist in
      let result = try infoplist("services", "A.app", "--file", "a.xdoc", "--format", "json")
      #expect(try AppsCommandTests.object(result)["fileTypes"] as? [String] == ["com.example.doc"])
      #expect(result.status == 0, "\(result.outputText)")
    }
  }

  @Test(arguments: [
    (["--text", "drei deutsche Wörter"], ["Send (mail)", "Send (chat)"], ["NSSendFileTypes"]),
    (["--text", "three English words"], ["Send"], ["files", "NSTextLanguage"]),
    (["--text", "x", "--language", "de", "--sandboxed"], ["Send"], ["files", "NSRestricted"]),
    (["--text", "x", "--language", "de", "--enabled-only"], ["Send"], ["off", "files"]),
    (["--file", "a.png"], ["Send Image"], ["NSSendTypes", "none is selected"]),
    (["--file", "a.txt"], [], ["NSSendTypes", "public.plain-text", "none is selected"]),
    (["--text", "x", "--languages", "fr"], ["Envoyer"], ["files", "NSTextLanguage"]),
  ])
  func `services are offered, or it is said why not (R153, R157, R161)`(
    words: [String], offered: [String], leftOut: [String]
  ) throws {
    try CommandLine.run(with: Self.providers) { infoplist in
      let result = try infoplist(["services", "Mail.app", "Chat.app"] + words + ["--format", "json"])
      #expect(result.status == (offered.isEmpty ? 1 : 0), "\(result.errorText)")
      let answer = try AppsCommandTests.object(result)
      let items = try #require(answer["offered"] as? [[String: Any]])
      #expect(items.map { $0["menuItem"] as? String } == offered)
      let others = try #require(answer["leftOut"] as? [[String: Any]]).map { $0["because"] as? String ?? "" }
      #expect(others.count == 3 - offered.count)
      #expect(zip(others, leftOut).allSatisfy { $0.contains($1) } || offered.count == 2, "\(others)")
    }
  }
}
