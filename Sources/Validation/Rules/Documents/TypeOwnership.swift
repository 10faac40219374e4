internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let reserved = Aspect(
    "reserved-type", "Only the system may own the type.", Levels(.warning))
  fileprivate static let both = Aspect(
    "exported-and-imported", "The bundle owns a type that it also says is another's.", Levels(.warning))
  fileprivate static let again = Aspect("declared-twice", "A type is declared twice.", Levels(.warning))
  fileprivate static let own = Aspect(
    "imported-own-type", "A type that seems to be the bundle's own is imported.",
    Levels(.note, books2018: .off))

  /// Checks who owns declared types (R168).
  static let typeOwnership = Rule(
    id: "type-ownership",
    topic: .documents,
    summary: "A type is declared by the wrong owner, or more than once.",
    explanation: Explanation(
      finds:
        "Exported types that begin with public., dyn. or com.apple., which belong to the system; types that are both "
        + "exported and imported; types that are declared twice; and imported types that begin like the bundle's "
        + "own identifier.",
      matters: "Of several declarations of one type the system takes one, and nothing of the others. A type "
        + "that two bundles claim to own looks different on every machine.",
      instead: "Export the types that are yours, under your own domain, and import the others.",
      sources: "Cocoa Keys, UTExportedTypeDeclarations and UTImportedTypeDeclarations (2010, 2018)."),
    references: ["R168"],
    aspects: [reserved, both, again, own],
    accepts: [
      Example(
        """
        <key>CFBundleIdentifier</key>
        <string>com.example.editor</string>
        <key>UTExportedTypeDeclarations</key>
        <array>
        <dict>
        <key>UTTypeIdentifier</key>
        <string>com.example.drawing</string>
        </dict>
        </array>
        <key>UTImportedTypeDeclarations</key>
        <array>
        <dict>
        <key>UTTypeIdentifier</key>
        <string>public.html</string>
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
        <key>UTTypeIdentifier</key>
        ⟦<string>public.drawing</string>⟧
        </dict>
        <dict>
        <key>UTTypeIdentifier</key>
        <string>com.example.drawing</string>
        </dict>
        <dict>
        <key>UTTypeIdentifier</key>
        ⟦<string>com.example.Drawing</string>⟧
        </dict>
        </array>
        <key>UTImportedTypeDeclarations</key>
        <array>
        <dict>
        <key>UTTypeIdentifier</key>
        ⟦<string>com.example.drawing</string>⟧
        </dict>
        </array>
        """),
      Example(
        """
        <key>CFBundleIdentifier</key>
        <string>com.example.editor</string>
        <key>UTImportedTypeDeclarations</key>
        <array>
        <dict>
        <key>UTTypeIdentifier</key>
        ⟦<string>com.example.editor.drawing</string>⟧
        </dict>
        </array>
        """),
    ],
    check: .typeDeclarations { run, declarations in run.checkOwnership(declarations) })
}

extension CheckRun {
  fileprivate mutating func checkOwnership(_ types: TypeDeclarations) {
    var met: [[UInt8]: TypeDeclarations.Declaration] = [:]
    for type in types.all where !isUnexpanded(type.identifierNode) {
      let path = type.path + [.key("UTTypeIdentifier")]
      if let earlier = met[type.key] {
        let isBoth = earlier.isExported != type.isExported
        report(isBoth ? Rule.both : Rule.again, path, at: type.identifierNode.range) {
          FindingDetails(
            isBoth
              ? "\(type.identifier.shown) is both exported and imported."
              : "\(type.identifier.shown) is declared twice.",
            help: "Keep one of the declarations.",
            related: [RelatedPlace("The other declaration.", range: earlier.identifierNode.range)])
        }
        continue
      }
      met[type.key] = type
      if type.isExported, let owner = reservedOwner(of: type) {
        report(Rule.reserved, path, at: type.identifierNode.range) {
          FindingDetails(
            "\(type.identifier.shown) is exported, but types that begin with \(owner) belong to the system.",
            help: "Import the type if it is the system's; give a type of your own your own domain.")
        }
      } else if !type.isExported, isLikelyOwn(type) {
        report(Rule.own, path, at: type.identifierNode.range) {
          FindingDetails(
            "\(type.identifier.shown) begins like the bundle's own identifier, but is imported.",
            help: "Export the types that the bundle owns.")
        }
      }
    }
  }

  /// The beginning that makes a type the system's, nil if it has none.
  private func reservedOwner(of type: TypeDeclarations.Declaration) -> String? {
    for beginning in ["public.", "dyn.", "com.apple."] where type.key.starts(with: beginning.utf8) {
      let isAppleBundle = subject.identifier?.comparisonKey(true).starts(with: "com.apple.".utf8) ?? false
      return isAppleBundle ? nil : beginning
    }
    return nil
  }

  /// Whether a type lies below the identifier of the bundle.
  private func isLikelyOwn(_ type: TypeDeclarations.Declaration) -> Bool {
    guard let identifier = subject.identifier?.comparisonKey(true), identifier.count > 4 else { return false }
    return type.key.count > identifier.count && type.key.starts(with: identifier)
      && type.key[identifier.count] == UInt8(ascii: ".")
  }
}
