extension StoreRule {
  /// The page of the condition.
  ///
  /// - Parameters:
  ///   - finders: The ids of the rules that find it; none if more than one file is needed for that.
  ///   - isComplete: Whether they find all of it.
  public func page(finders: [String], isComplete: Bool = true) -> KeyPage {
    var sections = [
      KeyPage.Section(heading: "Condition", blocks: [.paragraph(condition)]),
      KeyPage.Section(heading: "Concerns", blocks: [.paragraph(subject)]),
      KeyPage.Section(heading: "Fix", blocks: [.paragraph(fix)]),
    ]
    if !keys.isEmpty {
      sections.append(KeyPage.Section(heading: "Keys", blocks: keys.map { .bullet($0) }))
    }
    var found: [KeyPage.Block] = finders.map { .bullet($0) }
    if finders.isEmpty {
      found = [.paragraph("No rule: only the store, or what it compares, tells.")]
    } else if !isComplete {
      found.append(.paragraph("In part: the rest only the store tells."))
    }
    sections.append(KeyPage.Section(heading: "Found by", blocks: found))
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
  /// - Parameters:
  ///   - finders: The ids of the rules that find it.
  ///   - isComplete: Whether they find all of it.
  public func jsonBytes(finders: [String], isComplete: Bool = true) -> [UInt8] {
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
      json.name("foundCompletely")
      json.boolean(isComplete && !finders.isEmpty)
      json.member("sources", sources)
      json.member("confidence", confidence.name)
    }
    return json.bytes
  }
}
