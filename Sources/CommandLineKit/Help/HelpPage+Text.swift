extension HelpPage {
  /// The page as text for a terminal.
  ///
  /// - Parameter width: The longest line, in characters.
  func text(width: Int) -> StyledText {
    var page = StyledText()
    for line in TextLayout.wrap(summary, width: width) { page.append(line + "\n") }
    page.append("\nUsage:", .bold)
    page.append(" \(usage)\n")
    if !discussion.isEmpty {
      page.append("\n")
      for line in TextLayout.wrapParagraphs(discussion, width: width) { page.append(line + "\n") }
    }
    for section in sections {
      page.append("\n\(section.heading):", .bold)
      page.append("\n")
      let widths = section.entries.map { $0.padding + $0.label.plain.count }
      let longest = widths.filter { $0 <= Self.widestLabel }.max() ?? Self.widestLabel
      let column = Self.indentation + longest + Self.gap
      for entry in section.entries { page.append(layOut(entry, column: column, width: width)) }
    }
    if !examples.isEmpty {
      page.append("\nExamples:", .bold)
      page.append("\n")
      for example in examples {
        page.append("  \(example.call)\n")
        for line in TextLayout.wrap(example.help, width: width - 6) { page.append("      \(line)\n") }
      }
    }
    if let closing { page.append("\n\(closing)\n") }
    return page
  }

  private static let indentation = 2
  private static let gap = 2
  /// A longer label stands on a line of its own.
  private static let widestLabel = 30

  /// A label and its text in two columns.
  private func layOut(_ entry: HelpEntry, column: Int, width: Int) -> StyledText {
    let start = Self.indentation + entry.padding
    var result = StyledText(String(repeating: " ", count: start)) + entry.label
    var position = start + entry.label.plain.count
    if position + Self.gap > column {
      result.append("\n")
      position = 0
    }
    for line in TextLayout.wrap(entry.text, width: max(width - column, 20)) {
      result.append(String(repeating: " ", count: column - position) + line + "\n")
      position = 0
    }
    return result
  }
}
