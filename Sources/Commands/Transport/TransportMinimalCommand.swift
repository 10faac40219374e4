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
        what the settings in PATH open beyond that. Servers of https URLs are trusted to fulfill the full protection, \
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

  /// The settings of the policy that open something the URLs do not need.
  private var surplus: [TransportFinding] {
    TransportReport(input.policy, from: context.system).findings.filter { finding in
      finding.opens != nil && finding.state == .active
        && !minimum.settings.contains { setting in
          setting.keyPath.map { PropertyListPathStep.key($0) } == Array(finding.place.keyPath.dropFirst())
        }
    }
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
              ("key", .text($0.key)), ("opens", AnswerNode($0.opens)), ("place", places.node($0.place)),
            ])
          })
      ),
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
    let surplus = surplus
    if !surplus.isEmpty {
      let places = input.places(surplus.map { $0.place })
      text.line()
      text.line("What is there opens more:")
      for finding in surplus {
        text.line("\(finding.key)\(places.text(finding.place)): \(finding.opens ?? "")", indent: 2)
      }
    }
    text.warnings(of: input)
    return text.bytes
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
