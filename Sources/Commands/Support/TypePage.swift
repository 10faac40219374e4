internal import KeyCatalog
internal import UniformTypes

/// The page of a type of the system, for people and for programs; `infoplist type` knows those of apps, too.
struct TypePage {
  /// The type.
  let identifier: String
  private let tags: [(name: String, member: String, values: [String])]
  private let isDynamic: Bool

  /// The identifiers of all types of the system.
  static var names: [String] { TypeRegistry.system.declaredIdentifiers }

  /// Finds the type with an identifier, or with the name of a constant such as `UTTypeJPEG`; nil if there is none.
  init?(_ name: String) {
    let types = TypeRegistry.system
    let word = TypeRegistry.constant(name)?.identifier ?? name
    let declaration = types.declaration(of: word)
    let dynamic = declaration == nil ? DynamicType(identifier: word) : nil
    guard declaration != nil || dynamic != nil else { return nil }
    identifier = declaration?.identifier ?? word
    isDynamic = dynamic != nil
    tags = [
      ("Extensions", "extensions", .filenameExtension), ("MIME types", "mimeTypes", .mimeType),
      ("Type codes", "osTypes", .osType), ("Pasteboard", "pasteboardTypes", TagClass.pasteboardType),
    ].map { ($0.0, $0.1, declaration?.tags($0.2) ?? dynamic?.tags($0.2) ?? []) }
  }

  /// All that the type conforms to, the nearest first.
  private var ancestors: [String] {
    TypeRegistry.system.ancestry(of: identifier).map { $0.identifier }.filter { $0 != identifier }
  }

  func text(width: Int) -> String {
    var sections: [KeyPage.Section] = []
    let known = tags.filter { !$0.values.isEmpty }
    if !known.isEmpty {
      sections.append(
        KeyPage.Section(
          heading: "Known by",
          blocks: known.map { .item(term: $0.name, text: $0.values.joined(separator: ", ")) }))
    }
    if !ancestors.isEmpty {
      sections.append(KeyPage.Section(heading: "Conforms to", blocks: ancestors.map { .bullet($0) }))
    }
    sections.append(
      KeyPage.Section(
        heading: "Example",
        blocks: [
          .sample([
            "<key>LSItemContentTypes</key>", "<array>", "  <string>\(identifier)</string>", "</array>",
          ])
        ]))
    let page = KeyPage(
      title: identifier, subtitle: "Uniform type identifier",
      summary: isDynamic
        ? "A dynamic identifier: nobody declares the type, and the identifier says what is known of it."
        : "A type that the system declares.", sections: sections)
    return page.text(width: width)
  }

  var json: [UInt8] {
    func list(_ texts: [String]) -> [UInt8] { JSONAnswer.list(texts.map { JSONAnswer.string($0) }) }
    var bytes = Array("{\"identifier\": ".utf8) + JSONAnswer.string(identifier)
    bytes += ", \"dynamic\": \(isDynamic), \"conformsTo\": ".utf8
    bytes += list(ancestors)
    for tag in tags {
      bytes += ", \"\(tag.member)\": ".utf8
      bytes += list(tag.values)
    }
    return bytes + "}".utf8
  }
}
