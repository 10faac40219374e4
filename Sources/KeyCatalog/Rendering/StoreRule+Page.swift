extension StoreRule {
  /// The page of the condition.
  ///
  /// - Parameter finders: The ids of the rules that find it; none if more than one file is needed for that.
  public func page(finders: [String]) -> KeyPage {
    var sections = [
      KeyPage.Section(heading: "Condition", blocks: [.paragraph(condition)]),
      KeyPage.Section(heading: "Concerns", blocks: [.paragraph(subject)]),
      KeyPage.Section(heading: "Fix", blocks: [.paragraph(fix)]),
    ]
    if !keys.isEmpty {
      sections.append(KeyPage.Section(heading: "Keys", blocks: keys.map { .bullet($0) }))
    }
    sections.append(
      KeyPage.Section(
        heading: "Found by",
        blocks: finders.isEmpty
          ? [
            .paragraph(
              "No rule: the property list alone does not tell; it needs the whole bundle or the store.")
          ]
          : finders.map { .bullet($0) }))
    sections.append(
      KeyPage.Section(heading: "Severity", blocks: [.paragraph("\(weight.name) at the stage \(stage.name)")]))
    var origin: [KeyPage.Block] = sources.map { .bullet($0) }
    if confidence == .recalled { origin.append(.paragraph("Known from memory only.")) }
    sections.append(KeyPage.Section(heading: "Sources", blocks: origin))
    return KeyPage(
      title: code, subtitle: "Store rule · \(document.name) · \(stage.name)", summary: message,
      sections: sections)
  }

  /// The condition as one JSON object, in a fixed order of members, in UTF-8.
  ///
  /// - Parameter finders: The ids of the rules that find it.
  public func jsonBytes(finders: [String]) -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.member("id", code)
      json.member("stage", stage.name)
      json.member("document", document.option)
      json.member("keys", keys)
      json.member("condition", condition)
      json.member("message", message)
      json.member("appliesTo", subject)
      json.member("severity", weight.name)
      json.member("fix", fix)
      json.member("foundBy", finders)
      json.member("sources", sources)
      json.member("confidence", confidence.name)
    }
    return json.bytes
  }
}
