internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let left = Aspect(
    "unexpanded-setting", "A build setting was not expanded.", Levels(.error, source: .off, books2018: .off))

  /// Finds build settings that are left in a finished bundle (R10).
  static let unexpandedSetting = Rule(
    id: "unexpanded-setting",
    topic: .building,
    summary: "A build setting is left in a finished bundle.",
    explanation: Explanation(
      finds:
        "$(NAME) and ${NAME} in a value of a file that is checked as that of a finished bundle. The finding "
        + "stands at the first one and says how many more there are. Files of a project are full of them, and fine.",
      matters: "The system and the store read the text as it is.",
      instead: "Define the setting, or check the file with `--profile source` if it belongs to a project.",
      sources: "Messages of builds; About Information Property List Files (2010)."),
    references: ["R10", "XCB-unexpanded"],
    aspects: [left],
    accepts: [
      Example("<key>CFBundleName</key>\n<string>$(PRODUCT_NAME)</string>", profile: .source),
      Example("<key>CFBundleName</key>\n<string>US$ (cheap)</string>", profile: .built),
    ],
    rejects: [
      Example(
        """
        <key>CFBundleURLTypes</key>
        <array>
        <dict>
        <key>CFBundleURLSchemes</key>
        <array>
        ⟦<string>app-$(NAME)</string>⟧
        </array>
        </dict>
        </array>
        <key>CFBundleName</key>
        <string>${PRODUCT_NAME}</string>
        """, profile: .built)
    ],
    check: Check(closing: { run in
      guard run.subject.hasBuildSettings, run.subject.profile.value != .source,
        run.subject.document != nil, run.document.format != .binary
      else { return }
      run.reportUnexpanded()
    }))
}

extension CheckRun {
  /// A container on the way down.
  private struct Level {
    var entries: PropertyListEntries?
    var items: PropertyListItems
    var index = -1

    init(_ node: PropertyListNode) {
      entries = node.kind == .dictionary ? node.entries : nil
      items = node.items
    }

    /// The next child and the step to it.
    mutating func next() -> (node: PropertyListNode, step: PropertyListPathStep)? {
      if entries != nil {
        guard let entry = entries?.next() else { return nil }
        return (entry.value, .key(entry.key))
      }
      guard let item = items.next() else { return nil }
      index += 1
      return (item, .index(index))
    }
  }

  /// Reports the first text with a build setting, and counts the others.
  fileprivate mutating func reportUnexpanded() {
    guard let root = document.root else { return }
    var first: (node: PropertyListNode, path: [PropertyListPathStep])?
    var count = 0
    var levels = [Level(root)]
    var path: [PropertyListPathStep] = [.index(0)]
    while let top = levels.indices.last {
      guard let child = levels[top].next() else {
        levels.removeLast()
        path.removeLast()
        continue
      }
      path[top] = child.step
      if child.node.isContainer {
        levels.append(Level(child.node))
        path.append(.index(0))
      } else if child.node.kind == .string, let text = child.node.string, BuildSettings.occur(in: text) {
        count += 1
        if first == nil { first = (child.node, path) }
      }
    }
    guard let first else { return }
    report(Rule.left, first.path, at: first.node.range) {
      let text = first.node.string ?? ""
      let others = count == 1 ? "" : count == 2 ? ", and one more value" : ", and \(count - 1) more values"
      return FindingDetails(
        "\(text.quoted)\(others) still \(count == 1 ? "has" : "have") a build setting in a finished bundle.",
        help: "Define the setting, or check the file with --profile source.")
    }
  }
}
