internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let older = Aspect(
    "no-send-types", "Systems before Mac OS X 10.6 need types to send.", Levels(.error))
  fileprivate static let message = Aspect(
    "no-message", "Nothing says which method is called.", Levels(.warning))
  fileprivate static let title = Aspect(
    "no-title", "The service has no title.", Levels(.note, books2018: .warning))
  fileprivate static let slash = Aspect(
    "slash-in-title", "What stands before the slash is dropped.", Levels(.note))
  fileprivate static let context = Aspect(
    "empty-context", "A list of contexts is empty.", Levels(.note))
  fileprivate static let spelling = Aspect(
    "text-context", "The name of a condition is one that only the reference has.",
    Levels(.note, books2018: .off))
  fileprivate static let dormant = Aspect(
    "starts-disabled", "People have to switch the service on.", Levels(.note, books2018: .off))

  /// Checks declarations of services (R153, R157, R161, R162).
  static let serviceDeclaration = Rule(
    id: "service-declaration",
    topic: .services,
    summary: "A service lacks what makes it appear, or has what is dropped.",
    explanation: Explanation(
      finds:
        "Services without NSMessage or a title, with a slash in the title, with an empty list of contexts, without "
        + "NSSendTypes where systems before Mac OS X 10.6 are served, and with the condition NSTextContext, which "
        + "is NSTextContent to the system. Services for text without NSRequiredContext get a note: they start "
        + "switched off.",
      matters: "The service is missing from the menu, or cannot be called.",
      instead: "Say which method is called, what the menu shows and when.",
      sources:
        "Cocoa Keys, NSServices (2010, 2018); Services Implementation Guide; the behavior of the system."),
    references: ["R153", "R156", "R157", "R161", "R162"],
    aspects: [older, message, title, slash, context, spelling, dormant],
    accepts: [
      Example(
        """
        <key>NSServices</key>
        <array>
        <dict>
        <key>NSMenuItem</key>
        <dict>
        <key>default</key>
        <string>Send</string>
        </dict>
        <key>NSMessage</key>
        <string>send</string>
        <key>NSRequiredContext</key>
        <dict/>
        <key>NSSendTypes</key>
        <array>
        <string>public.utf8-plain-text</string>
        </array>
        </dict>
        </array>
        """, platform: .macOS)
    ],
    rejects: [
      Example(
        """
        <key>NSServices</key>
        <array>
        ⟦<dict>⟧
        <key>NSReturnTypes</key>
        <array>
        <string>NSStringPboardType</string>
        </array>
        </dict>
        </array>
        """, platform: .macOS, minimumOS: SystemVersion(10, 5)),
      Example(
        """
        <key>NSServices</key>
        <array>
        ⟦<dict>⟧
        <key>NSMenuItem</key>
        <dict>
        <key>default</key>
        <string>Send</string>
        </dict>
        <key>NSMessage</key>
        <string>send</string>
        <key>NSSendTypes</key>
        <array>
        <string>NSStringPboardType</string>
        </array>
        </dict>
        </array>
        """),
      Example(
        """
        <key>NSServices</key>
        <array>
        <dict>
        <key>NSMenuItem</key>
        <dict>
        <key>default</key>
        ⟦<string>Mail/Send</string>⟧
        </dict>
        <key>NSMessage</key>
        <string>send</string>
        <key>NSRequiredContext</key>
        ⟦<array/>⟧
        <key>NSSendFileTypes</key>
        <array>
        <string>public.item</string>
        </array>
        </dict>
        <dict>
        <key>NSMenuItem</key>
        <dict>
        <key>default</key>
        <string>Find</string>
        </dict>
        <key>NSMessage</key>
        <string>find</string>
        <key>NSRequiredContext</key>
        <dict>
        ⟦<key>NSTextContext</key>⟧
        <string>URL</string>
        </dict>
        <key>NSSendTypes</key>
        <array>
        <string>NSStringPboardType</string>
        </array>
        </dict>
        </array>
        """),
    ],
    check: Check(
      keys: .onlyRecords { $0.role == .services },
      key: { run, visit in
        guard visit.facts?.role == .services, visit.node.kind == .array else { return }
        for (index, service) in visit.node.items.enumerated() where service.kind == .dictionary {
          run.checkService(KeyedEntries(of: service), service, visit.path + [.index(index)], visit)
        }
      }))
}

extension CheckRun {
  fileprivate mutating func checkService(
    _ entries: KeyedEntries, _ node: PropertyListNode, _ path: [PropertyListPathStep], _ visit: Visit
  ) {
    // These take other keys.
    for key in ["NSSpellChecker", "NSLanguages", "NSFilter", "NSPrintFilter"] where entries.has(key) {
      return
    }
    let opening = visit.opening(of: node)
    if !entries.has("NSSendTypes"), servesLeopard,
      entries.has("NSReturnTypes") || entries.has("NSSendFileTypes")
    {
      report(Rule.older, path + [.key("NSSendTypes")], at: opening) {
        FindingDetails(
          "The service has no NSSendTypes, which Mac OS X 10.5 and earlier require.", references: ["R153"])
      }
    }
    if !entries.has("NSMessage") {
      report(Rule.message, path + [.key("NSMessage")], at: opening) {
        FindingDetails(
          "The service has no NSMessage, so nothing is called when it is chosen.", references: ["R153"])
      }
    }
    checkTitle(entries.value("NSMenuItem"), opening, path + [.key("NSMenuItem")])
    checkContext(entries, opening, path)
  }

  private mutating func checkTitle(
    _ item: PropertyListNode?, _ opening: ByteRange, _ path: [PropertyListPathStep]
  ) {
    guard let title = item?["default"] else {
      // What has a wrong type is the matter of another rule.
      guard item == nil || item?.kind == .dictionary else { return }
      report(Rule.title, path, at: opening) {
        FindingDetails("The service has no title, so no menu shows it.", references: ["R157"])
      }
      return
    }
    guard let text = title.string, text.utf8.contains(UInt8(ascii: "/")), !servesLeopard else { return }
    report(Rule.slash, path + [.key("default")], at: title.range) {
      let last = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last
      let shown = last.map { String($0) ?? text } ?? text
      return FindingDetails(
        "The menu shows \(shown.quoted): the slash and what is before it are dropped from Mac OS X 10.6 on.",
        references: ["R157"])
    }
  }

  private mutating func checkContext(
    _ entries: KeyedEntries, _ opening: ByteRange, _ path: [PropertyListPathStep]
  ) {
    let place = path + [.key("NSRequiredContext")]
    guard let context = entries.value("NSRequiredContext") else {
      // Services for files start switched on.
      guard !entries.has("NSSendFileTypes"), entries.has("NSSendTypes") else { return }
      report(Rule.dormant, place, at: opening) {
        FindingDetails(
          "Without NSRequiredContext a service for text starts switched off.",
          help: "Even an empty dictionary lets it start switched on.", references: ["R161"])
      }
      return
    }
    if context.kind == .array, context.count == 0 {
      report(Rule.context, place, at: context.range) {
        FindingDetails("The list of contexts is empty, so none of them can hold.", references: ["R161"])
      }
    }
    checkSpelling(of: context, place)
    for (index, item) in context.items.enumerated() { checkSpelling(of: item, place + [.index(index)]) }
  }

  private mutating func checkSpelling(of context: PropertyListNode, _ path: [PropertyListPathStep]) {
    guard let entry = context.entry(for: "NSTextContext") else { return }
    report(Rule.spelling, path + [.key("NSTextContext")], at: entry.keyRange) {
      FindingDetails(
        "NSTextContext is the name the reference prints; the system reads NSTextContent.",
        help: "Write NSTextContent.", references: ["R162"])
    }
  }

  /// Whether a system before Mac OS X 10.6 is served.
  private var servesLeopard: Bool {
    guard let oldest = subject.minimumOS?.value, subject.platform?.value == .macOS else { return false }
    return oldest < SystemVersion(10, 6)
  }
}
