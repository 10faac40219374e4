internal import Bundles
internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let location = Aspect(
    "no-location-mode", "The code asks for places in the background, and the mode is missing.",
    Levels(.note, books2018: .off))
  fileprivate static let task = Aspect(
    "no-task-identifiers", "The code registers background tasks, and no key permits any.",
    Levels(.warning, books2018: .off))
  fileprivate static let delegate = Aspect(
    "missing-scene-delegate", "No class of the code has the name of the scene's delegate.",
    Levels(.note, books2018: .off))

  /// Compares the names of classes and methods in the code with the keys that go with them.
  static let codeKeys = Rule(
    id: "code-keys",
    topic: .launching,
    summary: "The code does something that needs a key, or lacks a class that a key names.",
    explanation: Explanation(
      finds:
        "In an app or an extension: the method setAllowsBackgroundLocationUpdates: without location in "
        + "UIBackgroundModes; the method that registers background tasks without a BGTaskSchedulerPermittedIdentifiers that lists any; and a "
        + "UISceneDelegateClassName that names no class in the executable or in a framework inside. Names are looked for, calls "
        + "are not: code that is never reached counts, too. Encrypted code is not looked at.",
      matters:
        "The system ends the program with an exception, does not register the task, or shows a black screen after the launch.",
      instead:
        "Add the mode or the identifiers, or remove the code; write $(PRODUCT_MODULE_NAME). in front of a class of Swift.",
      sources:
        "The pages of the keys. That of the location mode and that of the delegate are recalled, so that these are notes."
    ),
    references: ["RUN-background-location", "RUN-bgtask-id", "RUN-scene-delegate"],
    aspects: [location, task, delegate],
    accepts: [
      Example(
        """
        <key>BGTaskSchedulerPermittedIdentifiers</key>
        <array><string>com.example.refresh</string></array>
        <key>UIBackgroundModes</key>
        <array><string>location</string></array>
        """, platform: .iOS, bundle: code(methods: "\(places)\0\(tasks)\0")),
      Example(
        scene("Demo.SceneDelegate"), platform: .iOS,
        bundle: code(classes: "_TtC4Demo11AppDelegate\0_TtC4Demo13SceneDelegate\0")),
      Example(scene("SceneDelegate"), platform: .iOS, bundle: code(classes: "SceneDelegate\0")),
      Example(scene("SceneDelegate"), platform: .iOS, bundle: code()),
    ],
    rejects: [
      Example(
        root: "⟦<dict>⟧<key>CFBundleName</key>\n<string>A</string>\n</dict>", platform: .iOS,
        bundle: code(methods: "init\0\(places)\0")),
      Example(
        """
        <key>BGTaskSchedulerPermittedIdentifiers</key>
        ⟦<array/>⟧
        <key>UIBackgroundModes</key>
        ⟦<array><string>audio</string></array>⟧
        """, platform: .iOS, bundle: code(methods: "\(places)\0\(tasks)\0")),
      Example(
        scene("SceneDelegate", isMarked: true), platform: .iOS,
        bundle: code(classes: "_TtC4Demo13SceneDelegate\0")),
      Example(
        scene("Demo.Delegate", isMarked: true), platform: .iOS,
        bundle: code(classes: "_TtC4Demo13SceneDelegate\0Delegate\0")
      ),
    ],
    check: Check(closing: { run in
      guard let bundle = run.bundle, run.isInfoPlist, run.isBundle(.app) || run.isBundle(.appExtension) else {
        return
      }
      let code = [bundle.executable].compactMap { $0 } + bundle.embedded
      run.checkMethods(of: code)
      run.checkSceneDelegates(in: code)
    }))

  fileprivate static let places = "setAllowsBackgroundLocationUpdates:"
  fileprivate static let tasks = "registerForTaskWithIdentifier:usingQueue:launchHandler:"

  private static func code(methods: String? = nil, classes: String? = nil) -> ExampleBundle {
    var facts = ExecutableFacts(path: "A.app/A", slices: [])
    facts.methodNames = methods.map { SourceBytes($0) }
    facts.classNames = classes.map { SourceBytes($0) }
    return ExampleBundle("A.app", executable: facts, files: ["A": ""])
  }

  private static func scene(_ name: String, isMarked: Bool = false) -> String {
    let value = "<string>\(name)</string>"
    return """
      <key>UIApplicationSceneManifest</key>
      <dict>
      <key>UISceneConfigurations</key>
      <dict>
      <key>UIWindowSceneSessionRoleApplication</key>
      <array><dict><key>UISceneDelegateClassName</key>\(isMarked ? "⟦\(value)⟧" : value)</dict></array>
      </dict>
      </dict>
      """
  }
}

extension CheckRun {
  fileprivate mutating func checkMethods(of code: [ExecutableFacts]) {
    guard ![.macOS, .linux].contains(bundle?.inspection.system) else { return }
    if let user = code.first(where: { $0.methodNames?.holdsText(Rule.places) ?? false }) {
      let key = "UIBackgroundModes"
      if !(rootEntries.value(key)?.holds("location") ?? false) {
        report(Rule.location, [.key(key)], at: range(of: key)) {
          FindingDetails(
            "\(user.path.shown) names \(Rule.places), which raises an exception without this mode.",
            help: "Add location.", references: ["RUN-background-location"])
        }
      }
    }
    if let user = code.first(where: { $0.methodNames?.holdsText(Rule.tasks) ?? false }) {
      let key = "BGTaskSchedulerPermittedIdentifiers"
      if rootEntries.value(key)?.texts.isEmpty ?? true {
        report(Rule.task, [.key(key)], at: range(of: key)) {
          FindingDetails(
            "\(user.path.shown) registers background tasks, and this key permits none.",
            help: "List the identifier of each.", references: ["RUN-bgtask-id"])
        }
      }
    }
  }

  fileprivate mutating func checkSceneDelegates(in code: [ExecutableFacts]) {
    let names = code.compactMap { $0.classNames }
    let keys = ["UIApplicationSceneManifest", "UISceneConfigurations"]
    guard !names.isEmpty, let roles = rootEntries.value(keys[0])?[keys[1]], roles.kind == .dictionary else {
      return
    }
    for role in roles.effectiveEntries where role.value.kind == .array {
      for (index, scene) in role.value.items.prefix(100).enumerated() {
        guard let node = scene["UISceneDelegateClassName"], let name = node.string, !name.isEmpty,
          !holdsBuildSettings(node), let symbol = Self.runtimeName(ofClass: name),
          !names.contains(where: { $0.holdsText(symbol) })
        else { continue }
        let path = keys.map { PropertyListPathStep.key($0) } + [.key(role.key), .index(index)]
        report(Rule.delegate, path + [.key("UISceneDelegateClassName")], at: node.range) {
          FindingDetails(
            "No class of the code is named \(name.shown), so that no scene appears.",
            help: "A class of Swift has the name of its module and a period in front.",
            references: ["RUN-scene-delegate"])
        }
      }
    }
  }

  /// The name under which a class is known at run time: that of a class of Swift is mangled.
  ///
  /// - Returns: Nil if it is a class in another, whose name tells no kinds.
  private static func runtimeName(ofClass name: String) -> String? {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    switch parts.count {
    case 1: return name
    case 2: return "_TtC" + parts.map { "\($0.count)" + String(decoding: $0, as: UTF8.self) }.joined()
    default: return nil
    }
  }
}

extension SourceBytes {
  /// Whether a text stands among others that each end in a zero.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  func holdsText(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    return unsafe withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let end = unsafe ByteSearch.first(0, in: bytes, from: start)
        if end - start == wanted.count, unsafe bytes[start..<end].elementsEqual(wanted) { return true }
        start = end + 1
      }
      return false
    }
  }
}
