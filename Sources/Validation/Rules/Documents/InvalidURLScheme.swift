internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let grammar = Aspect("invalid-scheme", "It is no URL scheme.", Levels(.error))
  fileprivate static let reserved = Aspect(
    "reserved-scheme", "URLs with the scheme are opened in other ways.", Levels(.note))
  fileprivate static let phone = Aspect(
    "system-scheme", "iPhones and iPads open the scheme themselves.", Levels(.note))
  fileprivate static let again = Aspect(
    "repeated-scheme", "A scheme is listed twice.", Levels(.warning))
  fileprivate static let none = Aspect(
    "no-scheme", "A URL type has no schemes.", Levels(.warning))
  fileprivate static let name = Aspect(
    "repeated-url-name", "Two URL types have the same name.", Levels(.note, books2018: .warning))

  /// Checks the schemes of URL types (R94, R96).
  static let invalidURLScheme = Rule(
    id: "invalid-url-scheme",
    topic: .documents,
    summary: "A URL type declares something that is no scheme, or none that reaches the app.",
    explanation: Explanation(
      finds:
        "Schemes with anything but a letter followed by letters, digits, plus signs, hyphens and periods, such as "
        + "`http:`, `my_app` or an empty text; schemes that the system opens in other ways; schemes that are listed twice; "
        + "URL types without schemes, and two with the same name.",
      matters:
        "No URL has such a scheme, so the app is never opened. The store refuses the bundle (ITMS-90158).",
      instead: "Write the scheme alone: `example`, not `example://`.",
      fix: "A colon and slashes behind a scheme are removed.",
      sources: "Core Foundation Keys, CFBundleURLTypes (2010, 2018); RFC 3986; messages of App Store Connect."
    ),
    references: ["R94", "R96", "ITMS-90158"],
    aspects: [grammar, reserved, phone, again, none, name],
    accepts: [
      Example(
        """
        <key>CFBundleURLTypes</key>
        <array>
        <dict>
        <key>CFBundleURLSchemes</key>
        <array>
        <string>http</string>
        <string>https</string>
        <string>fb123</string>
        <string>com.example.app+x</string>
        </array>
        </dict>
        </array>
        """)
    ],
    rejects: [
      Example(
        """
        <key>CFBundleURLTypes</key>
        <array>
        <dict>
        <key>CFBundleURLName</key>
        <string>web</string>
        <key>CFBundleURLSchemes</key>
        <array>
        ⟦<string>example://</string>⟧
        ⟦<string>my_app</string>⟧
        ⟦<string>file</string>⟧
        <string>example-two</string>
        </array>
        </dict>
        <dict>
        <key>CFBundleURLName</key>
        ⟦<string>web</string>⟧
        <key>CFBundleURLSchemes</key>
        <array>
        ⟦<string>Example-Two</string>⟧
        ⟦<string>tel</string>⟧
        </array>
        </dict>
        ⟦<dict>⟧
        <key>CFBundleTypeRole</key>
        <string>Viewer</string>
        </dict>
        </array>
        """, platform: .iOS)
    ],
    check: Check(
      keys: .onlyRecords { $0.role == .urlTypes },
      key: { run, visit in
        guard visit.facts?.role == .urlTypes, visit.node.kind == .array else { return }
        run.checkURLTypes(visit)
      }))
}

extension CheckRun {
  /// Schemes and names that were met, by their small letters.
  private struct Met {
    var schemes: [[UInt8]: PropertyListNode] = [:]
    var names: [[UInt8]: PropertyListNode] = [:]
  }

  fileprivate mutating func checkURLTypes(_ visit: Visit) {
    var met = Met()
    for (index, type) in visit.node.items.enumerated() where type.kind == .dictionary {
      let path = visit.path + [.index(index)]
      checkName(of: type, path, &met)
      guard let schemes = type["CFBundleURLSchemes"], schemes.kind != .array || schemes.count > 0 else {
        report(Rule.none, path, at: visit.opening(of: type)) {
          FindingDetails("Item \(index) of CFBundleURLTypes has no schemes, so it declares nothing.")
        }
        continue
      }
      let list = path + [.key("CFBundleURLSchemes")]
      if schemes.kind == .string {
        checkScheme(schemes, list, &met)
      } else {
        for (position, scheme) in schemes.items.enumerated() {
          checkScheme(scheme, list + [.index(position)], &met)
        }
      }
    }
  }

  private mutating func checkName(of type: PropertyListNode, _ path: [PropertyListPathStep], _ met: inout Met)
  {
    guard let node = type["CFBundleURLName"], let text = node.string, !text.isEmpty, !isUnexpanded(node)
    else {
      return
    }
    if let earlier = met.names.updateValue(node, forKey: Array(text.utf8)) {
      report(Rule.name, path + [.key("CFBundleURLName")], at: node.range) {
        FindingDetails(
          "\(text.quoted) is already the name of another URL type.", references: ["R96"],
          related: [RelatedPlace("It stands here first.", range: earlier.range)])
      }
    }
  }

  private mutating func checkScheme(
    _ node: PropertyListNode, _ path: [PropertyListPathStep], _ met: inout Met
  ) {
    guard let text = node.string, !isUnexpanded(node) else { return }
    guard URLSchemeForm.isScheme(text) else { return reportGrammar(text, node, path) }
    if URLSchemeForm.neverReachesApps(text) {
      report(Rule.reserved, path, at: node.range) {
        FindingDetails(
          "URLs with the scheme \(text.shown) are opened in other ways than by an app that claims it.")
      }
    } else if URLSchemeForm.belongsToPhone(text), isForPhone {
      report(Rule.phone, path, at: node.range) {
        FindingDetails(
          "The scheme \(text.shown) is opened by the system itself, unless people choose otherwise.")
      }
    }
    let key = text.comparisonKey(true)
    guard let earlier = met.schemes[key] else {
      met.schemes[key] = node
      return
    }
    report(Rule.again, path, at: node.range) {
      FindingDetails(
        "The scheme \(text.shown) is listed already.", help: "Remove one of the two.",
        related: [RelatedPlace("It stands here first.", range: earlier.range)])
    }
  }

  private mutating func reportGrammar(
    _ text: String, _ node: PropertyListNode, _ path: [PropertyListPathStep]
  ) {
    let writer = fixWriter
    report(Rule.grammar, path, at: node.range, ceiling: ceilingForForm(of: text)) {
      let right = URLSchemeForm.schemeBeforeColon(in: text)
      return FindingDetails(
        text.isEmpty ? "The scheme is empty." : "\(text.quoted) is no URL scheme.",
        help: right.map { "Write \($0) alone." }
          ?? "A scheme is a letter, followed by letters, digits, plus signs, hyphens and periods.",
        references: ["R94", "ITMS-90158"],
        fixes: [
          right.flatMap {
            writer.replacement("Replace \(text.quoted) by \($0.quoted)", .safe, at: node.contentRange, by: $0)
          }
        ])
    }
  }

  private var isForPhone: Bool {
    subject.platform.map { $0.value == .iOS || $0.value == .iPadOS } ?? false
  }
}

extension Visit {
  /// The bytes with which a dictionary or array opens.
  func opening(of node: PropertyListNode) -> ByteRange {
    let range = node.range
    let content = node.contentRange
    guard content.lowerBound > range.lowerBound, range.contains(content) else { return range }
    return ByteRange(range.lowerBound, content.lowerBound)
  }
}
