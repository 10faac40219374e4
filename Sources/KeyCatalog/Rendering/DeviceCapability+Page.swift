extension DeviceCapability {
  /// The page of the capability.
  public var page: KeyPage {
    var sections: [KeyPage.Section] = []
    if let introduced {
      sections.append(KeyPage.Section(heading: "Known since", blocks: [.paragraph(introduced)]))
    }
    sections.append(
      KeyPage.Section(
        heading: "Devices", blocks: [.paragraph(devices), .paragraph("Which devices: from memory.")]))
    if let visionOS {
      sections.append(KeyPage.Section(heading: "Apple Vision", blocks: [.paragraph(visionOS)]))
    }
    if let note { sections.append(KeyPage.Section(heading: "Notes", blocks: [.paragraph(note)])) }
    sections.append(
      KeyPage.Section(
        heading: "Example",
        blocks: [
          .sample([
            "<key>UIRequiredDeviceCapabilities</key>", "<array>", "  <string>\(name)</string>", "</array>",
          ])
        ]))
    sections.append(KeyPage.Section(heading: "Sources", blocks: sources.map { .bullet($0) }))
    return KeyPage(
      title: name, subtitle: "Device capability · UIRequiredDeviceCapabilities", summary: meaning,
      sections: sections)
  }

  /// The capability as one JSON object, in a fixed order of members, in UTF-8.
  public var jsonBytes: [UInt8] {
    var json = JSONText()
    json.object { json in
      json.member("name", name)
      json.member("meaning", meaning)
      json.member("introduced", introduced)
      json.member("visionOS", visionOS)
      json.member("devices", devices)
      json.member("devicesConfidence", TodayFacts.Confidence.recalled.name)
      json.member("note", note)
      json.member("sources", sources)
    }
    return json.bytes
  }
}
