internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let many = Aspect(
    "too-many-schemes", "Entries past the 50th are ignored.", Levels(.note))
  fileprivate static let twice = Aspect("scheme-twice", "The scheme is there already.", Levels(.note))
  fileprivate static let form = Aspect("no-scheme", "The item is no scheme.", Levels(.warning))

  /// Finds schemes to ask for that are never answered.
  static let queriesSchemes = Rule(
    id: "queries-schemes",
    topic: .launching,
    summary: "A scheme the program wants to ask for is ignored.",
    explanation: Explanation(
      finds:
        "Items of LSApplicationQueriesSchemes past the 50th, that occur twice, or that are no bare scheme, such as "
        + "fb:// with its colon and slashes.",
      matters: "For a scheme that is not listed the system always answers that nothing opens it.",
      instead: "List each scheme once, without colon and slashes.",
      fix: "Colon and slashes behind a scheme go away.",
      sources: "Page of LSApplicationQueriesSchemes (2025); the limit is from memory."),
    references: ["RUN-canopenurl", "RUN-canopenurl-limit"],
    aspects: [many, twice, form],
    accepts: [
      Example(
        """
        <key>LSApplicationQueriesSchemes</key>
        <array>
        <string>fb</string>
        <string>x-callback+v1.0</string>
        </array>
        """)
    ],
    rejects: [
      Example(
        """
        <key>LSApplicationQueriesSchemes</key>
        <array>
        <string>fb</string>
        ⟦<string>FB</string>⟧
        ⟦<string>tel://</string>⟧
        ⟦<string>my app</string>⟧
        </array>
        """),
      Example(
        "<key>LSApplicationQueriesSchemes</key>\n<array>\n" + manySchemes
          + "⟦<string>last</string>⟧\n<string>more</string>\n</array>"),
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist, let entry = run.rootEntries["LSApplicationQueriesSchemes"] else { return }
      let writer = run.fixWriter
      var seen: Set<String> = []
      for item in entry.value.texts where !run.holdsBuildSettings(item.node) {
        let path: [PropertyListPathStep] = [.key(entry.key), .index(item.index)]
        if !item.text.isScheme {
          run.report(form, path, at: item.node.range) {
            let scheme = item.text.leadingScheme
            return FindingDetails(
              "\(item.text.quoted) is no scheme, so nothing is ever found for it.",
              help: "List the scheme alone.", references: ["RUN-canopenurl"],
              fixes: [
                scheme.flatMap {
                  writer.replacement("Leave the scheme alone", .safe, at: item.node.contentRange, by: $0)
                }
              ])
          }
        } else if !seen.insert(item.text.asciiLowercased).inserted {
          run.report(twice, path, at: item.node.range) {
            FindingDetails("\(item.text.quoted) is listed already.", help: "Remove this one.")
          }
        }
        if item.index == 50 {
          run.report(many, path, at: item.node.range) {
            FindingDetails(
              "This is the 51st scheme; from the iOS 15 SDK on only the first 50 count.",
              help: "Remove those that are not asked for.", references: ["RUN-canopenurl-limit"])
          }
        }
      }
    }))

  /// Fifty schemes.
  private static let manySchemes = (0..<50).map { "<string>app\($0)</string>\n" }.joined()
}

extension String {
  /// Whether the text is a scheme; whether it begins with a letter, as it should, is up to the program it is of.
  fileprivate var isScheme: Bool { !isEmpty && utf8.allSatisfy { $0.isSchemeByte } }

  /// The scheme in front of a colon with nothing but slashes behind it, nil for anything else.
  fileprivate var leadingScheme: String? {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")),
      utf8[colon...].dropFirst().allSatisfy({ $0 == UInt8(ascii: "/") })
    else { return nil }
    let scheme = String(decoding: utf8[..<colon], as: UTF8.self)
    return scheme.isScheme ? scheme : nil
  }
}

extension UInt8 {
  /// Whether the byte can stand in a scheme; underscores do occur, although no standard has them.
  fileprivate var isSchemeByte: Bool {
    switch asciiLowercased {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
