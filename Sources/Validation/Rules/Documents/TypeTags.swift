internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let tag = Aspect("invalid-tag", "A tag that no file can have.", Levels(.error))
  fileprivate static let odd = Aspect("odd-tag", "A tag of an unusual form.", Levels(.warning))
  fileprivate static let none = Aspect(
    "no-tags", "A type has no tags.", Levels(.note, books2018: .off))

  /// Checks the tags of declared types (R167).
  static let typeTags = Rule(
    id: "type-tags",
    topic: .documents,
    summary: "A declared type has tags that nothing can match.",
    explanation: Explanation(
      finds:
        "File name extensions with a period in front, or an asterisk; type codes of other than four characters; MIME "
        + "types without a slash; and exported types without any tag.",
      matters: "Tags are how a file gets its type. One that no file has, ties the type to nothing.",
      instead: "Write extensions without the period, and four characters for a type code.",
      fix: "A period in front of an extension is removed.",
      sources: "Cocoa Keys, UTTypeTagSpecification (2010, 2018)."),
    references: ["R167"],
    aspects: [tag, odd, none],
    accepts: [
      Example(
        """
        <key>UTExportedTypeDeclarations</key>
        <array>
        <dict>
        <key>UTTypeTagSpecification</key>
        <dict>
        <key>public.filename-extension</key>
        <array>
        <string>acme</string>
        </array>
        <key>public.mime-type</key>
        <string>application/x-acme</string>
        <key>com.apple.ostype</key>
        <string>ACME</string>
        </dict>
        </dict>
        </array>
        """)
    ],
    rejects: [
      Example(
        """
        <key>UTExportedTypeDeclarations</key>
        <array>
        <dict>
        <key>UTTypeTagSpecification</key>
        <dict>
        <key>public.filename-extension</key>
        <array>
        ⟦<string>.acme</string>⟧
        ⟦<string>*</string>⟧
        </array>
        <key>public.mime-type</key>
        ⟦<string>acme</string>⟧
        <key>com.apple.ostype</key>
        ⟦<string>ACM</string>⟧
        </dict>
        </dict>
        <dict>
        ⟦<key>UTTypeTagSpecification</key>⟧
        <dict/>
        </dict>
        </array>
        """)
    ],
    check: Check(
      keys: .onlyRecords { $0.role == .exportedTypes || $0.role == .importedTypes },
      key: { run, visit in
        guard let role = visit.facts?.role, role == .exportedTypes || role == .importedTypes,
          visit.node.kind == .array
        else { return }
        for (index, type) in visit.node.items.enumerated() where type.kind == .dictionary {
          guard let entry = type.entry(for: "UTTypeTagSpecification"), entry.value.kind == .dictionary else {
            continue
          }
          run.checkTags(entry, visit.path + [.index(index)], isExported: role == .exportedTypes)
        }
      }))
}

extension CheckRun {
  fileprivate mutating func checkTags(
    _ entry: PropertyListEntry, _ type: [PropertyListPathStep], isExported: Bool
  ) {
    let path = type + [.key("UTTypeTagSpecification")]
    if entry.value.count == 0 {
      guard isExported else { return }
      report(Rule.none, path, at: entry.keyRange) {
        FindingDetails("The exported type has no tags, so nothing is ever of this type by itself.")
      }
      return
    }
    for tags in entry.value.effectiveEntries {
      let key = tags.key
      let place = path + [.key(key)]
      if tags.value.kind == .string { checkTag(key, tags.value, place) }
      for (index, tag) in tags.value.items.enumerated() { checkTag(key, tag, place + [.index(index)]) }
    }
  }

  private mutating func checkTag(_ tagClass: String, _ node: PropertyListNode, _ path: [PropertyListPathStep])
  {
    // Editors leave empty tags behind, which nothing has.
    guard let text = node.string, !text.isEmpty, !isUnexpanded(node) else { return }
    switch tagClass {
    case "public.filename-extension": checkExtension(text, node, path)
    case "com.apple.ostype":
      guard text.unicodeScalars.count != 4 else { return }
      report(Rule.tag, path, at: node.range) {
        FindingDetails("The type code \(text.quoted) does not have four characters.")
      }
    case "public.mime-type":
      let slash = text.utf8.firstIndex(of: UInt8(ascii: "/"))
      guard slash == nil || slash == text.utf8.startIndex else { return }
      report(Rule.odd, path, at: node.range) {
        FindingDetails("\(text.quoted) is no MIME type such as text/html.")
      }
    default: break
    }
  }

  private mutating func checkExtension(
    _ text: String, _ node: PropertyListNode, _ path: [PropertyListPathStep]
  ) {
    if text.isSameText(as: "*") {
      report(Rule.odd, path, at: node.range) {
        FindingDetails("An asterisk is no extension here; it opens any file only in a document type.")
      }
      return
    }
    guard text.utf8.first == UInt8(ascii: ".") else { return }
    let writer = fixWriter
    report(Rule.tag, path, at: node.range) {
      let right = String(decoding: text.utf8.drop { $0 == UInt8(ascii: ".") }, as: UTF8.self)
      return FindingDetails(
        "The extension \(text.quoted) is written with its period.",
        help: right.isEmpty ? nil : "Write \(right.shown).",
        fixes: [
          right.isEmpty || !right.isPlainXMLText
            ? nil
            : writer.replacement(
              "Replace \(text.quoted) by \(right.quoted)", .safe, at: node.contentRange, by: right)
        ])
    }
  }
}
