internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let imported = Aspect(
    "imported-type", "The key counts only for types that the bundle owns.", Levels(.note, books2018: .warning)
  )
  fileprivate static let otherKind = Aspect(
    "other-bundle", "The key counts only in another kind of bundle.", Levels(.note, books2018: .warning))
  fileprivate static let development = Aspect(
    "development-only", "The key is for development only.",
    Levels(.off, stores: .warning, books2018: .warning))

  /// Finds keys in a kind of bundle, or at a place, that they are not for (R139, R152, R169).
  static let outOfPlace = Rule(
    id: "out-of-place",
    topic: .keys,
    summary: "A key stands where it is not meant to be.",
    explanation: Explanation(
      finds:
        "Icons of imported types, keys of preference panes in other bundles, and keys for development in what is "
        + "released.",
      matters: "The system does not look at the key there, or a store asks what it is for.",
      instead: "Remove the key.",
      sources: "Cocoa Keys, NSPrefPaneIconFile, UTExportedTypeDeclarations and NETestAppMapping (2010, 2018)."
    ),
    references: KeyReferences.place.all,
    aspects: [imported, otherKind, development],
    accepts: [
      Example("<key>NSPrefPaneIconFile</key>\n<string>Pane.tiff</string>", kind: .preferencePane),
      Example("<key>NETestAppMapping</key>\n<dict/>"),
    ],
    rejects: [
      Example(
        """
        <key>UTImportedTypeDeclarations</key>
        <array>
        <dict>
        <key>UTTypeIdentifier</key>
        <string>com.example.drawing</string>
        ⟦<key>UTTypeIconFile</key>⟧
        <string>Drawing.icns</string>
        </dict>
        </array>
        """),
      Example("⟦<key>NSPrefPaneIconFile</key>⟧\n<string>Pane.tiff</string>", kind: .app),
      Example("⟦<key>NETestAppMapping</key>⟧\n<dict/>", profile: .appStore),
    ],
    check: Check(
      keys: .onlyRecords { !$0.placeDemands.isEmpty },
      key: { run, visit in
        guard let facts = visit.facts, !facts.placeDemands.isEmpty, let entry = visit.entry else { return }
        for demand in facts.placeDemands {
          guard let (aspect, text) = run.misplacement(demand, visit) else { continue }
          run.report(aspect, visit.path, at: entry.keyNode.range, ceiling: facts.ceiling) {
            FindingDetails(
              "\(entry.key.shown) \(text).", help: demand.text,
              references: KeyReferences.place.references(at: visit.path, and: []))
          }
        }
      }))
}

extension CheckRun {
  /// What is wrong with the place of a key, as it completes "The key …"; nil if nothing is.
  fileprivate func misplacement(_ demand: Constraint, _ visit: Visit) -> (Aspect, String)? {
    switch demand.kind {
    case .exportedOnly:
      guard case .key(let first)? = visit.path.first, first.utf8.starts(with: "UTImported".utf8) else {
        return nil
      }
      return (Rule.imported, "counts only where a type is exported")
    case .bundleKind:
      guard let kind = subject.kind?.value, let wanted = demand.string,
        let only = BundleKind(
          name: String(decoding: wanted.utf8.map { $0 == 0x20 ? 0x2D : $0 }, as: UTF8.self)),
        only != kind
      else { return nil }
      return (Rule.otherKind, "counts only in another kind of bundle: \(wanted)")
    case .developmentOnly:
      return subject.profile.value.isRelease
        ? (Rule.development, "is for development and has no place in what is released") : nil
    default: return nil
    }
  }
}
