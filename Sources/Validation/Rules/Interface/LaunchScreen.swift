internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let missing = Aspect(
    "missing-launch-screen", "A program for iPad has to have a launch screen.",
    Levels(.note, source: .off, stores: .error, developerID: .off, books2018: .off))
  fileprivate static let undefined = Aspect(
    "undefined-launch-screen", "No launch screen has the name.", Levels(.error, books2018: .off))

  /// Finds launch screens that are missing or not defined.
  static let launchScreen = Rule(
    id: "launch-screen",
    topic: .interface,
    summary: "A launch screen is missing or not defined.",
    explanation: Explanation(
      finds:
        "Apps for iPad (UIDeviceFamily with 2) that share the screen and have neither UILaunchStoryboardName nor "
        + "UILaunchScreen or UILaunchScreens; and, in UILaunchScreens and UILaunchStoryboards, a default or a URL that "
        + "names a definition which is not there.",
      matters: "The store refuses the app (ITMS-90475). A launch screen that is not found is not shown.",
      instead: "Add a launch screen, or define the one that is named.",
      sources:
        "Warnings of Xcode; pages of UILaunchScreens and UILaunchStoryboards (2025); messages of App Store "
        + "Connect."),
    references: ["ITMS-90475", "XCB-ipad-launch", "RUN-launch-refs"],
    aspects: [missing, undefined],
    accepts: [
      Example(
        """
        <key>UIDeviceFamily</key>
        <array>
        <integer>2</integer>
        </array>
        <key>UILaunchScreen</key>
        <dict/>
        """, profile: .appStore, platform: .iOS, kind: .app),
      Example(
        """
        <key>UILaunchScreens</key>
        <dict>
        <key>UIDefaultLaunchScreen</key>
        <string>plain</string>
        <key>UILaunchScreenDefinitions</key>
        <array>
        <dict>
        <key>UILaunchScreenIdentifier</key>
        <string>plain</string>
        </dict>
        </array>
        </dict>
        """),
    ],
    rejects: [
      Example(
        root: """
          ⟦<dict>⟧
          <key>UIDeviceFamily</key>
          <array>
          <integer>2</integer>
          </array>
          </dict>
          """, profile: .appStore, platform: .iOS, kind: .app),
      Example(
        """
        <key>UILaunchScreens</key>
        <dict>
        <key>UIDefaultLaunchScreen</key>
        ⟦<string>colorful</string>⟧
        <key>UILaunchScreenDefinitions</key>
        <array>
        <dict>
        <key>UILaunchScreenIdentifier</key>
        <string>plain</string>
        </dict>
        </array>
        <key>UIURLToLaunchScreenAssociations</key>
        <dict>
        <key>shop</key>
        ⟦<string>shop</string>⟧
        </dict>
        </dict>
        """),
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist else { return }
      for names in LaunchScreenNames.all {
        if let entry = run.rootEntries[names.key], entry.value.kind == .dictionary {
          run.checkLaunchScreens(entry, names)
        }
      }
      guard run.wantsMultitasking, let root = run.document.root,
        !["UILaunchStoryboardName", "UILaunchStoryboards", "UILaunchScreen", "UILaunchScreens"].contains(
          where: {
            run.rootEntries.has($0) || run.rootEntries.has($0 + "~ipad")
          })
      else { return }
      run.report(missing, [.key("UILaunchScreen")], at: root.openingRange) {
        FindingDetails(
          "An app that shares the screen of an iPad has to have a launch screen.",
          help: "Add UILaunchScreen.",
          references: ["ITMS-90475", "XCB-ipad-launch"])
      }
    }))
}

/// The keys of one of the two ways to define launch screens.
private struct LaunchScreenNames {
  let key: String
  let standard: String
  let definitions: String
  let identifier: String
  let associations: String

  static let all = [
    LaunchScreenNames(
      key: "UILaunchScreens", standard: "UIDefaultLaunchScreen", definitions: "UILaunchScreenDefinitions",
      identifier: "UILaunchScreenIdentifier", associations: "UIURLToLaunchScreenAssociations"),
    LaunchScreenNames(
      key: "UILaunchStoryboards", standard: "UIDefaultLaunchStoryboard",
      definitions: "UILaunchStoryboardDefinitions", identifier: "UILaunchStoryboardIdentifier",
      associations: "UIURLToLaunchStoryboardAssociations"),
  ]
}

extension CheckRun {
  fileprivate mutating func checkLaunchScreens(_ entry: KeyedEntries.Entry, _ names: LaunchScreenNames) {
    let members = KeyedEntries(of: entry.value)
    var defined: Set<String> = []
    // More launch screens than these nobody has.
    for definition in (members.value(names.definitions)?.items).map({ Array($0.prefix(200)) }) ?? [] {
      if let name = definition[names.identifier]?.string { defined.insert(name) }
    }
    if let standard = members.value(names.standard) {
      checkLaunchScreen(standard, [.key(entry.key), .key(names.standard)], among: defined)
    }
    guard let associations = members.value(names.associations), associations.kind == .dictionary else {
      return
    }
    for member in associations.entries {
      let path: [PropertyListPathStep] = [.key(entry.key), .key(names.associations), .key(member.key)]
      checkLaunchScreen(member.value, path, among: defined)
    }
  }

  private mutating func checkLaunchScreen(
    _ node: PropertyListNode, _ path: [PropertyListPathStep], among defined: Set<String>
  ) {
    guard let name = node.string, !defined.contains(name), !holdsBuildSettings(node) else { return }
    report(Rule.undefined, path, at: node.range) {
      FindingDetails(
        "No definition has the identifier \(name.quoted).", help: "Define it, or name another.",
        references: ["RUN-launch-refs"])
    }
  }
}
