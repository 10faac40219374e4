internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let twice = Aspect(
    "scene-name-twice", "Two configurations of a role share a name.", Levels(.warning, books2018: .off))
  fileprivate static let abstract = Aspect(
    "abstract-scene", "The class cannot be made.", Levels(.error, books2018: .off))
  fileprivate static let nameless = Aspect(
    "empty-scene-class", "The name of the class is empty.", Levels(.warning, books2018: .off))

  /// Finds configurations of scenes that cannot be told apart or made.
  static let scenes = Rule(
    id: "scenes",
    topic: .interface,
    summary: "A configuration of a scene cannot be used.",
    explanation: Explanation(
      finds:
        "In UISceneConfigurations: two configurations of one role with the same UISceneConfigurationName, the "
        + "abstract class UIScene as UISceneClassName, and empty names of classes.",
      matters:
        "A program asks for a configuration by its name and gets only one of the two. UIScene itself is "
        + "never made, only its subclasses, such as UIWindowScene.",
      instead: "Give each configuration of a role its own name.",
      sources: "Page of UISceneConfigurations (2025)."),
    references: [],
    aspects: [twice, abstract, nameless],
    accepts: [
      Example.scenes(
        """
        <dict>
        <key>UISceneConfigurationName</key>
        <string>Main</string>
        <key>UISceneDelegateClassName</key>
        <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        </dict>
        <dict>
        <key>UISceneConfigurationName</key>
        <string>Detail</string>
        </dict>
        """, profile: .source),
      Example.scenes("<dict/>\n<dict/>"),
    ],
    rejects: [
      Example.scenes(
        """
        <dict>
        <key>UISceneConfigurationName</key>
        <string>Main</string>
        </dict>
        <dict>
        <key>UISceneClassName</key>
        ⟦<string>UIScene</string>⟧
        <key>UISceneConfigurationName</key>
        ⟦<string>Main</string>⟧
        <key>UISceneDelegateClassName</key>
        ⟦<string></string>⟧
        </dict>
        """)
    ],
    check: Check(
      values: .records { $0.topLevelKey.isSameText(as: "UIApplicationSceneManifest") },
      value: { run, visit in
        switch visit.depth {
        case 3:
          guard visit.isStep(0, "UIApplicationSceneManifest"), visit.isStep(1, "UISceneConfigurations") else {
            return
          }
          run.checkSceneNames(visit)
        case 5:
          guard visit.isStep(0, "UIApplicationSceneManifest") else { return }
          run.checkSceneClass(visit)
        default: return
        }
      }))
}

extension Example {
  /// An example from the configurations of one role.
  fileprivate static func scenes(_ text: String, profile: Profile = .built) -> Example {
    Example(
      """
      <key>UIApplicationSceneManifest</key>
      <dict>
      <key>UISceneConfigurations</key>
      <dict>
      <key>UIWindowSceneSessionRoleApplication</key>
      <array>
      \(text)
      </array>
      </dict>
      </dict>
      """, profile: profile)
  }
}

extension CheckRun {
  /// Compares the names of the configurations of one role.
  fileprivate mutating func checkSceneNames(_ visit: Visit) {
    guard visit.node.kind == .array, visit.node.count > 1 else { return }
    var seen: Set<String> = []
    // More configurations than these nobody has.
    for (index, item) in visit.node.items.prefix(200).enumerated() {
      guard let name = item["UISceneConfigurationName"], let text = name.string,
        !seen.insert(text).inserted
      else { continue }
      report(
        Rule.twice, visit.path + [.index(index), .key("UISceneConfigurationName")], at: name.range
      ) {
        FindingDetails(
          "Another configuration of this role has the name \(text.quoted).", help: "Give it its own.")
      }
    }
  }

  /// Looks at the class of a scene or of its delegate.
  fileprivate mutating func checkSceneClass(_ visit: Visit) {
    let isScene = visit.isStep(4, "UISceneClassName")
    guard isScene || visit.isStep(4, "UISceneDelegateClassName"), let text = visit.node.string else { return }
    if text.isEmpty {
      report(Rule.nameless, visit.path, at: visit.node.range) {
        FindingDetails("\(visit.title) is empty.", help: "Name the class, or remove the key.")
      }
    } else if isScene, text.isSameText(as: "UIScene") {
      report(Rule.abstract, visit.path, at: visit.node.range) {
        FindingDetails("UIScene is abstract, so no scene is made.", help: "Name UIWindowScene.")
      }
    }
  }
}
