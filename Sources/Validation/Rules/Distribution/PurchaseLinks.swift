internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let link = Aspect(
    "malformed-link", "The store does not take the link.", Levels(.error, books2018: .off))
  fileprivate static let country = Aspect(
    "malformed-country", "The key is no code of a country.", Levels(.error, books2018: .off))
  fileprivate static let many = Aspect(
    "too-many-links", "There are too many links.", Levels(.error, books2018: .off))

  /// Finds links to purchases outside the store that are not accepted.
  static let purchaseLinks = Rule(
    id: "purchase-links",
    topic: .distribution,
    summary: "A link to a purchase outside the store is not accepted.",
    explanation: Explanation(
      finds:
        "In SKExternalPurchaseLink and SKExternalPurchaseMultiLink: links that are not https, have a query or "
        + "are longer than 1000 ASCII characters, more than five links for a country, and keys that are not the two "
        + "small letters of a country.",
      matters: "The system does not open the link.",
      instead: "Write the whole URL with https and without a query, under the country's code such as fr.",
      sources: "Pages of the two keys (2025)."),
    references: ["RUN-external-purchase-url"],
    aspects: [link, country, many],
    accepts: [
      Example(
        "<key>SKExternalPurchaseLink</key>\n<dict>\n<key>fr</key>\n<string>https://example.com/a</string>\n</dict>"
      )
    ],
    rejects: [
      Example(
        """
        <key>SKExternalPurchaseLink</key>
        <dict>
        ⟦<key>FR</key>⟧
        <string>https://example.com/a</string>
        <key>de</key>
        ⟦<string>https://example.com/a?b=c</string>⟧
        </dict>
        """),
      Example(
        """
        <key>SKExternalPurchaseMultiLink</key>
        <dict>
        <key>fr</key>
        ⟦<array>⟧
        ⟦<string>http://example.com/1</string>⟧
        <string>https://example.com/2</string>
        <string>https://example.com/3</string>
        <string>https://example.com/4</string>
        <string>https://example.com/5</string>
        <string>https://example.com/6</string>
        </array>
        </dict>
        """),
    ],
    check: Check(
      keys: .records { $0.topLevelKey.hasBeginning("SKExternalPurchase") },
      key: { run, visit in
        guard visit.depth == 2, let entry = visit.entry,
          visit.isStep(0, "SKExternalPurchaseLink") || visit.isStep(0, "SKExternalPurchaseMultiLink")
        else { return }
        if !entry.key.isCountryCode {
          run.report(country, visit.path, at: entry.keyNode.range) {
            FindingDetails(
              "\(entry.key.quoted) is no code of a country.", help: "Write two small letters, such as fr.")
          }
        }
        guard entry.value.kind == .array else { return run.checkLink(entry.value, visit.path) }
        if entry.value.count > 5 {
          run.report(many, visit.path, at: entry.value.openingRange) {
            FindingDetails("The store takes five links for a country at most.", help: "Keep five.")
          }
        }
        for (index, item) in entry.value.items.prefix(100).enumerated() {
          run.checkLink(item, visit.path + [.index(index)])
        }
      }))

}

extension CheckRun {
  fileprivate mutating func checkLink(_ node: PropertyListNode, _ path: [PropertyListPathStep]) {
    guard let text = node.string, !holdsBuildSettings(node) else { return }
    let isFine =
      text.hasBeginning("https://") && text.utf8.count > 8 && text.utf8.count <= 1_000
      && text.utf8.allSatisfy { (0x21..<0x7F).contains($0) && $0 != UInt8(ascii: "?") }
    if isFine { return }
    report(Rule.link, path, at: node.range) {
      FindingDetails(
        "\(text.quoted) is no link the store takes.",
        help: "Write the whole URL with https, in ASCII and without a query.")
    }
  }
}

extension String {
  /// Whether the text is two small letters.
  fileprivate var isCountryCode: Bool {
    utf8.count == 2 && utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }
}
