internal import CommandLineKit
internal import PropertyLists
internal import TransportSecurity

extension Command {
  /// `infoplist transport minimal`: the smallest policy for some URLs.
  static var transportMinimal: Command {
    Command(
      "minimal", "Find the smallest settings that let a program load some URLs.",
      discussion: """
        The settings name each host by itself and open nothing else. They are proven by running the decision on \
        them, whole and with each one left out; the answer names the URL that would fail without it. It also lists \
        what the settings in PATH open beyond that, and which of them do nothing. Servers of https URLs are trusted to fulfill the full protection, \
        and nothing is loaded, unless --probe asks them.
        """,
      arguments: [
        Argument(.file("PATH"), help: "A bundle, an archive with one, or an Info.plist."),
        Argument(.text("URL"), .oneOrMore, help: "What has to load: http, https, ws or wss."),
      ],
      options: [
        .transportSystem, .transportAPI, .linkedSDK,
        .flag("--probe", help: "Load the URLs, live, and open only what their servers need."),
        .certificateFile, .connectTo, .attemptTimeout,
        .inputFormat, .maximumDepth, .answerFormat, .outputFile,
      ],
      examples: [
        Example(
          "infoplist transport minimal MyApp.app http://example.com http://10.0.0.5",
          "The exceptions for two hosts, as XML.")
      ]
    ) { arguments, console throws(CommandError) in
      let urls = try arguments.transportURLs()
      let input = try TransportInput.open(arguments)
      let context = try arguments.transportContext(platform: input.platform)
      let needs =
        arguments.has("--probe")
        ? try LiveNeeds.needs(of: urls, arguments, console) : urls.map { TransportNeed($0) }
      let minimum = TransportMinimum(for: needs, in: context)
      for url in minimum.hopeless {
        console.warn("No setting lets \(SafeText.visible(url.text)) load.")
      }
      let answer = TransportMinimalAnswer(input, context, minimum)
      try Output.write(arguments.wantsJSON ? answer.json : answer.lines, arguments, console)
      return answer.isProven && minimum.hopeless.isEmpty ? .success : .findings
    }
  }
}

/// What `infoplist transport minimal` says.
private struct TransportMinimalAnswer {
  private let input: TransportInput
  private let context: TransportContext
  private let minimum: TransportMinimum

  init(_ input: TransportInput, _ context: TransportContext, _ minimum: TransportMinimum) {
    self.input = input
    self.context = context
    self.minimum = minimum
  }

  /// Whether every URL may be loaded under the settings.
  var isProven: Bool { minimum.decisions.allSatisfy { $0.isAllowed } }

  /// The settings of the policy that open something the URLs do not need, and those that do nothing.
  private var surplus: [TransportFinding] {
    let findings = TransportReport(input.policy, from: context.system).findings
    let opened = Set(findings.compactMap { $0.opens == nil ? nil : $0.domain })
    return findings.compactMap { finding in
      guard finding.state == .active else { return finding }
      var finding = finding
      // An exception opens for names below its domain what it opens for that.
      if finding.key == "NSIncludesSubdomains", finding.place.keyPath[1] == .key("NSExceptionDomains"),
        let domain = finding.domain, opened.contains(domain)
      {
        finding.opens = "The same for the names below \(domain)."
      }
      return finding.opens == nil || isNeeded(finding) ? nil : finding
    }
  }

  /// Whether the smallest settings have a setting too, be it under its older name, with the same value.
  private func isNeeded(_ finding: TransportFinding) -> Bool {
    var keys = finding.place.keyPath.dropFirst().compactMap { step -> String? in
      if case .key(let key) = step { key } else { nil }
    }
    keys[keys.count - 1] = ExceptionKeyName.newerName(of: finding.key) ?? finding.key
    return minimum.settings.contains { $0.keyPath == keys && $0.value == finding.value }
  }

  // MARK: JSON

  var json: [UInt8] {
    let surplus = surplus
    let places = input.places(surplus.map { $0.place })
    var builder = JSONBuilder()
    builder.beginObject()
    for (name, value) in [("schemaVersion", AnswerNode.number(1)), ("path", .text(input.path))]
      + context.members
    {
      builder.key(name)
      value.write(to: &builder)
    }
    builder.entry("dictionary", .dictionary(minimum.dictionary))
    let rest: [(String, AnswerNode)] = [
      (
        "settings",
        .list(
          minimum.settings.map {
            .object([("keyPath", AnswerNode($0.keyPath)), ("neededFor", .text($0.needed.text))])
          })
      ),
      (
        "results",
        .list(
          minimum.decisions.map {
            .object([("url", .text($0.url.text)), ("decision", .text($0.word))])
          })
      ),
      (
        "surplus",
        .list(
          surplus.map {
            .object([
              ("name", .text($0.name)), ("key", .text($0.key)), ("opens", AnswerNode($0.opens)),
              ("state", .text($0.state.name)), ("remark", AnswerNode($0.remark)),
              ("place", places.node($0.place)),
            ])
          })
      ),
      ("hopeless", AnswerNode(minimum.hopeless.map { $0.text })),
      ("warnings", input.warningNodes(on: context.system)),
    ]
    for (name, value) in rest {
      builder.key(name)
      value.write(to: &builder)
    }
    builder.endObject()
    return builder.finish()
  }

  // MARK: Text

  var lines: [UInt8] {
    var text = TransportText()
    if minimum.dictionary.isEmpty {
      text.line("No setting is needed.")
    } else {
      for line in fragment { text.line(line) }
    }
    text.line()
    for setting in minimum.settings {
      let name = PropertyListPath.text(of: setting.keyPath.map { .key($0) })
      text.line("\(name): without it, \(setting.needed.text) is blocked.")
    }
    for decision in minimum.decisions { text.line("\(decision.word): \(decision.url.text)") }
    text.line("Decided for \(context.system), \(context.sdkWords), by \(context.apiWords).")
    if let assumption = input.assumption { text.line(assumption) }
    let surplus = surplus
    add(surplus.filter { $0.state == .active }, "What is there opens more:", to: &text)
    add(surplus.filter { $0.state != .active }, "What is there does nothing:", to: &text)
    text.warnings(of: input, on: context.system)
    return text.bytes
  }

  private func add(_ surplus: [TransportFinding], _ heading: String, to text: inout TransportText) {
    guard !surplus.isEmpty else { return }
    let places = input.places(surplus.map { $0.place })
    text.line()
    text.line(heading)
    for finding in surplus {
      let words = finding.opens ?? finding.remark ?? "It says what holds by default."
      text.line("\(finding.name)\(places.text(finding.place)): \(words)", indent: 2)
    }
  }

  /// The key and its dictionary in XML, as they go into an Info.plist.
  private var fragment: [String] {
    let root: PropertyListDictionary = ["NSAppTransportSecurity": .dictionary(minimum.dictionary)]
    let bytes = (try? PropertyListValue.dictionary(root).encoded(as: WriteOptions(format: .xml))) ?? []
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    // The declaration, the document type, and the tags of the list and of its root are in the file already.
    return lines.dropFirst(4).dropLast(2).map { line in
      let tabs = line.prefix { $0 == UInt8(ascii: "\t") }.count
      return String(repeating: "  ", count: max(tabs - 1, 0))
        + String(decoding: line.dropFirst(tabs), as: UTF8.self)
    }
  }
}
