import LaunchServices
import PropertyLists
import SourceText
import Testing
import UniformTypes

@Suite("Services")
struct ServiceTests {
  /// Services of the text of their dictionaries, complete but for what the text says.
  static func services(_ entries: [String], provider: String = "com.example.a", name: String = "A")
    -> [ServiceDeclaration]
  {
    let list = entries.map { "{ NSMessage = run; NSPortName = A; NSMenuItem = { default = Title; }; \($0) }" }
    let text = "{ NSServices = (\(list.joined(separator: ", "))); }"
    guard let root = PropertyListDocument.read(SourceBytes(text)).root else {
      preconditionFailure("the services cannot be read")
    }
    return ServiceDeclaration.services(in: root, provider: provider, name: name)
  }

  static func menu(
    _ entry: String, _ selection: ServiceSelection, app: String = "com.apple.TextEdit",
    isSandboxed: Bool = false,
    onlyEnabled: Bool = false, isOld: Bool = false
  ) -> ServiceMenu {
    ServiceMenu(
      services([entry]), in: ServiceClient(identifier: app, isSandboxed: isSandboxed), for: selection,
      types: .system, isOld: isOld, onlyEnabled: onlyEnabled)
  }

  static func text(_ text: String = "hello", _ language: String? = nil) -> ServiceSelection {
    .text(SelectedText(text, language: language))
  }

  @Test(
    arguments: [
      ("NSSendTypes = (NSStringPboardType);", text(), true),
      ("NSSendTypes = (NSStringPboardType); NSReturnTypes = (NSStringPboardType);", text(), true),
      (
        "NSSendTypes = (NSStringPboardType); NSReturnTypes = (NSStringPboardType);",
        .text(SelectedText("a"), isEditable: false), false
      ),
      ("NSSendTypes = (NSStringPboardType);", .text(SelectedText("a"), isEditable: false), true),
      ("NSReturnTypes = (\"public.tiff\");", text(), true),
      ("NSSendTypes = (\"public.utf8-plain-text\");", text(), true),
      ("NSSendTypes = (\"public.text\");", text(), true),
      ("NSSendTypes = (\"com.adobe.pdf\");", text(), false),
      ("NSSendTypes = (NSPDFPboardType);", .data("com.adobe.pdf"), true),
      ("NSSendTypes = (NSFilenamesPboardType);", .files(["public.png"]), true),
      ("NSSendFileTypes = (\"public.image\");", text(), false),
    ] as [(String, ServiceSelection, Bool)])
  func `are offered for data they take and give (S6, S11, R153)`(
    entry: String, selection: ServiceSelection, isOffered: Bool
  ) {
    let menu = Self.menu(entry, selection)
    #expect(menu.items.count == (isOffered ? 1 : 0))
    #expect(menu.omissions.allSatisfy { $0.because.hasSuffix(".") })
  }

  @Test(arguments: [
    ("(\"public.image\")", ["public.png"], true),
    ("(\"public.image\")", ["public.png", "public.plain-text"], false),
    ("(\"public.folder\")", ["public.folder"], true), ("(\"public.folder\")", ["com.apple.rtfd"], false),
    ("(\"public.item\")", ["public.folder", "public.png"], true),
    ("(md)", ["net.daringfireball.markdown"], false),
    ("(NSFilenamesPboardType)", ["public.png"], false), ("\"public.image\"", ["public.png"], true),
    ("(\"public.text\", \"public.image\")", ["public.png", "public.plain-text"], true),
  ])
  func `are offered for files of their types (S13, S14, R154)`(
    types: String, files: [String], isOffered: Bool
  ) {
    let menu = Self.menu("NSSendFileTypes = \(types);", .files(files))
    #expect(menu.items.count == (isOffered ? 1 : 0))
  }

  @Test(
    arguments: [
      ("{ NSApplicationIdentifier = \"com.apple.finder\"; }", "com.apple.finder", text(), nil),
      (
        "{ NSApplicationIdentifier = \"com.apple.finder\"; }", "com.apple.TextEdit", text(),
        "NSApplicationIdentifier"
      ),
      ("({ NSTextLanguage = fr; }, { NSWordLimit = 1; })", "a", text("hello", "en"), nil),
      ("{ NSTextLanguage = en; NSWordLimit = 1; }", "a", text("two words", "en-GB"), "NSWordLimit"),
      ("{ NSTextLanguage = \"en-GB\"; }", "a", text("a", "en"), "NSTextLanguage"),
      ("{ NSTextLanguage = en; }", "a", text("a", "en-US"), nil),
      ("{ NSTextLanguage = en; }", "a", text("a", "enm"), "NSTextLanguage"),
      ("{ NSTextScript = (Cyrl); }", "a", text("latin"), "NSTextScript"),
      ("{ NSTextScript = (Cyrl, Latn); }", "a", text("latin"), nil),
      ("{ NSTextContent = URL; }", "a", text("see http://a.b"), nil),
      ("{ NSTextContext = URL; }", "a", text("see http://x.example now"), nil),
      ("{ NSTextContent = (Email, Date); }", "a", text("nothing"), "NSTextContent"),
      ("({ NSWordLimit = 1; }, { NSTextLanguage = en; })", "a", text("three English words"), nil),
      ("({ NSWordLimit = 1; }, { NSTextLanguage = en; })", "a", text("drei deutsche Wörter"), "NSWordLimit"),
      ("{ NSWordLimit = 1; NSTextLanguage = en; }", "a", text("three English words"), "NSWordLimit"),
      ("{ }", "a", text(), nil), ("()", "a", text(), nil),
      ("{ NSServiceCategory = Text; Unknown = 1; }", "a", text(), nil),
      ("{ NSWordLimit = 1; }", "a", .data("public.utf8-plain-text"), "none is selected"),
    ] as [(String, String, ServiceSelection, String?)])
  func `are offered where their conditions hold (S12, R161, R162)`(
    context: String, app: String, selection: ServiceSelection, failure: String?
  ) {
    let menu = Self.menu(
      "NSSendTypes = (NSStringPboardType); NSRequiredContext = \(context);", selection, app: app)
    #expect(menu.items.isEmpty == (failure != nil))
    if let failure { #expect(menu.omissions.first?.because.contains(failure) == true, "\(menu.omissions)") }
  }

  @Test(arguments: [
    ("URL", "see http://a.b", true), ("URL", "www.example.com", true), ("URL", "http:", false),
    ("Email", "write to a@b.example, please", true), ("Email", "a@b", false),
    ("FilePath", "in ~/Documents", true),
    ("FilePath", "/usr/bin", true), ("FilePath", "//", false), ("Date", "on 2024-05-01", true),
    ("Date", "May 5", true),
    ("Date", "we may go", false), ("Date", "tomorrow", true), ("Address", "1 Infinite Loop Drive", true),
    ("Address", "At 1 Infinite Loop, Cupertino", true), ("Address", "221b Baker Street", true),
    ("Address", "350 Fifth Avenue", true), ("Address", "5 E. 42nd St", true),
    ("Address", "12 rue de Rivoli", true), ("Address", "Calle Mayor 3", true),
    ("Address", "Hauptstraße 5", true), ("Address", "Loop", false), ("Address", "Loop 3", false),
    ("Address", "the loop ran 3 times", false), ("Address", "3 times the loop", false),
    ("Address", "sent via 3 hosts", false), ("Address", "the long way", false), ("Phone", "555", false),
  ])
  func `find data in text (S12, R162)`(kind: String, text: String, isThere: Bool) {
    #expect(SelectedText(text).contains(kind) == isThere)
  }

  @Test(
    arguments: [
      ("three English words", "en", "Latn"), ("drei deutsche Wörter", "de", "Latn"),
      ("The quick brown fox jumps over the lazy dog", "en", "Latn"),
      ("Der schnelle braune Fuchs springt über den faulen Hund", "de", "Latn"),
      ("Le renard brun saute par-dessus le chien", "fr", "Latn"),
      ("El zorro marrón salta sobre el perro", "es", "Latn"),
      ("La volpe marrone salta sopra il cane", "it", "Latn"), ("Привет, мир", "ru", "Cyrl"),
      ("こんにちは世界", "ja", "Jpan"), ("你好", "zh", "Hani"), ("안녕하세요", "ko", "Hang"), ("שלום", "he", "Hebr"),
      ("123", nil, nil), ("", nil, nil),
    ] as [(String, String?, String?)])
  func `guess the language and the script of a text`(text: String, language: String?, script: String?) {
    let guess = SelectedText(text)
    #expect(guess.language == language)
    #expect(guess.script == script)
    #expect(guess.isLanguageGuessed == (language != nil))
    #expect(SelectedText(text, language: "xx", script: "Xxxx").isLanguageGuessed == false)
  }

  @Test func `that are restricted stay out of sandboxed apps (R163)`() {
    let entry = "NSSendTypes = (NSStringPboardType); NSRestricted = YES;"
    #expect(Self.menu(entry, Self.text(), isSandboxed: true).items.isEmpty)
    #expect(Self.menu(entry, Self.text()).items.count == 1)
    #expect(Self.services([entry]).first?.selector == "run:userData:error:")
  }

  @Test(arguments: [
    ("NSSendTypes = (NSStringPboardType);", false),
    ("NSSendTypes = (NSStringPboardType); NSRequiredContext = {};", true),
    ("NSSendTypes = (NSStringPboardType); NSSendFileTypes = (\"public.item\");", true),
  ])
  func `are off until a person enables them (S9)`(entry: String, isEnabled: Bool) {
    #expect(Self.menu(entry, Self.text()).items.map(\.isEnabled) == [isEnabled])
    #expect(Self.menu(entry, Self.text(), onlyEnabled: true).items.count == (isEnabled ? 1 : 0))
  }

  @Test(arguments: [
    ("NSReturnTypes = (NSStringPboardType);", false, true),
    ("NSReturnTypes = (NSStringPboardType);", true, false),
    ("NSSendFileTypes = (\"public.item\");", false, true), ("NSUserData = x;", false, false),
    ("NSSendTypes = (NSStringPboardType); NSMessage = \"\";", false, false),
    ("NSSendTypes = (NSStringPboardType); NSPortName = \"\";", false, false),
    ("NSSendTypes = (NSStringPboardType); NSMenuItem = { fr = x; };", false, false),
  ])
  func `must state what they need (R153)`(entry: String, isOld: Bool, isComplete: Bool) {
    // The last of two entries of one key counts.
    #expect((Self.services([entry]).first?.flaw(isOld: isOld) == nil) == isComplete)
  }

  @Test(
    arguments: [
      ("P", "Command-Shift-P"), ("p", "Command-P"), ("1", "Command-1"), ("ab", nil), ("", nil),
    ] as [(String, String?)])
  func `have one key (R159)`(key: String, shown: String?) {
    let entry = "NSSendTypes = (NSStringPboardType); NSKeyEquivalent = { default = \"\(key)\"; };"
    #expect(Self.menu(entry, Self.text()).items.map(\.keyEquivalent) == [shown])
  }

  @Test(arguments: [
    ("NSTimeout = \"3000\";", 3000), ("NSTimeout = \"3s\";", 30_000), ("", 30_000),
    ("NSTimeout = \"50\";", 50),
  ])
  func `wait for an answer (R160)`(entry: String, expected: Int) {
    let types = "NSSendTypes = (NSStringPboardType); "
    #expect(Self.services([entry + types + "NSReturnTypes = (a);"]).first?.timeoutInMilliseconds == expected)
    #expect(Self.services([entry + types]).first.map { $0.timeoutInMilliseconds == nil } == true)
  }

  @Test func `have titles that tell them apart (S4, S8, R157)`() {
    let entry = "NSSendTypes = (NSStringPboardType); NSMenuItem = { default = \"Mail/Send\"; };"
    let services =
      Self.services([entry], provider: "com.apple.mail", name: "Mail")
      + Self.services([entry], provider: "com.example.chat", name: "Chat")
    let client = ServiceClient(identifier: "a")
    let menu = ServiceMenu(services, in: client, for: Self.text(), types: .system)
    #expect(menu.items.map(\.title) == ["Send (Mail)", "Send (Chat)"])
    #expect(
      ServiceMenu([services[0]], in: client, for: Self.text(), types: .system).items.map(\.title) == ["Send"])
    let translated = ServiceMenu([services[0]], in: client, for: Self.text(), types: .system) { _, keys in
      keys == ["Mail/Send", "default"] ? "Mail/Envoyer" : nil
    }
    #expect(translated.items.map(\.title) == ["Envoyer"])
    let alike = ServiceMenu(
      services + Self.services([entry], provider: "com.other.chat", name: "Chat"), in: client,
      for: Self.text(),
      types: .system)
    #expect(
      alike.items.map(\.title) == [
        "Send (Mail)", "Send (Chat) (com.example.chat)", "Send (Chat) (com.other.chat)",
      ])
    #expect(alike.items.map { $0.remarks.contains { $0.contains("called Chat") } } == [false, true, true])
  }

  @Test func `say what they do in the person's language (R155)`() {
    let services = Self.services(["NSSendTypes = (NSStringPboardType); NSServiceDescription = Sends;"])
    func summary(_ table: [String: String]) -> String? {
      ServiceMenu(services, in: ServiceClient(identifier: "a"), for: Self.text(), types: .system) { _, keys in
        keys.lazy.compactMap { table[$0] }.first
      }.items.first?.summary
    }
    #expect(summary([:]) == "Sends")
    #expect(summary(["NSServiceDescription": "Envoie le texte"]) == "Envoie le texte")
    #expect(summary(["NSServiceDescription": "x", "Sends": "Envoie"]) == "Envoie")
    #expect(summary(["default": "x"]) == "Sends")
  }

  @Test(
    arguments: [
      ("NSRequiredContext = { Foo = 1; };", "Foo"), ("NSRequiredContext = ();", "empty list"),
      ("NSRequiredContext = ({ }, x);", "no dictionaries"), ("NSRequiredContext = x;", "neither"),
      ("NSRequiredContext = { NSTextContext = URL; };", "spelling"),
      ("NSRequiredContext = { NSTextContent = Phone; };", "Phone"),
      ("NSRequiredContext = { NSWordLimit = few; };", "NSWordLimit"),
      ("NSKeyEquivalent = { default = ab; };", "NSKeyEquivalent"), ("NSTimeout = \"3s\";", "NSTimeout"),
      ("NSReturnTypes = { };", "NSReturnTypes"), ("NSUserData = x;", nil), ("NSRequiredContext = { };", nil),
    ] as [(String, String?)])
  func `say what of them means nothing (S2, S12, R161, R162)`(entry: String, expected: String?) {
    let remarks = Self.services(["NSSendTypes = (NSStringPboardType); \(entry)"])[0].remarks
    #expect(remarks.count == (expected == nil ? 0 : 1), "\(remarks)")
    if let expected { #expect(remarks.first?.contains(expected) == true, "\(remarks)") }
  }

  @Test func `had submenus, and one of each title, before 10.6 (R156)`() {
    let entry = "NSSendTypes = (NSStringPboardType); NSMenuItem = { default = \"Mail/Send\"; };"
    let menu = ServiceMenu(
      Self.services([entry, entry]), in: ServiceClient(identifier: "a"), for: Self.text(), types: .system,
      isOld: true)
    #expect(menu.items.map(\.title) == ["Send"])
    #expect(menu.items.map(\.submenu) == ["Mail"])
    #expect(menu.omissions.count == 1)
  }

  @Test func `leave a key to the first that has it (S16)`() {
    let entry = "NSSendTypes = (NSStringPboardType); NSKeyEquivalent = { default = x; };"
    let menu = ServiceMenu(
      Self.services([entry, entry]), in: ServiceClient(identifier: "a"), for: Self.text(), types: .system)
    #expect(menu.items.map(\.keyEquivalent) == ["Command-X", nil])
  }

  @Test(arguments: [
    ("{ NSServices = { NSMessage = a; }; }", ["no list"]),
    ("{ NSServices = (a, (), { NSMessage = a; }); }", ["Item 0", "Item 1", "NSPortName"]),
    ("{ NSServices = a; }", ["no list"]), ("{}", []), ("{ NSServices = (); }", []),
  ])
  func `are a list of dictionaries, and anything else is said (S1)`(text: String, expected: [String]) throws {
    let root = try #require(PropertyListDocument.read(SourceBytes(text)).root)
    let services = ServiceDeclaration.services(in: root, provider: "a", name: "A")
    let menu = ServiceMenu(services, in: ServiceClient(identifier: "b"), for: Self.text(), types: .system)
    #expect(menu.items.isEmpty)
    #expect(menu.omissions.count == expected.count)
    for (omission, text) in zip(menu.omissions, expected) {
      #expect(omission.because.contains(text), "\(omission.because)")
    }
  }
}
