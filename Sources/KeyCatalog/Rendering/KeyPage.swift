/// A page about a key, or about anything else worth explaining, for a person: headings with paragraphs, lists and samples.
///
/// A front end may style the parts as it likes; ``text(width:)`` lays them out plainly.
public struct KeyPage: Sendable, Hashable {
  /// A piece of a section.
  public enum Block: Sendable, Hashable {
    /// Running text.
    case paragraph(String)
    /// A term and what belongs to it.
    case item(term: String, text: String)
    /// One of several remarks.
    case bullet(String)
    /// Lines to be shown as they are.
    case sample([String])
  }

  /// A heading and what stands under it.
  public struct Section: Sendable, Hashable {
    /// The heading, as in `Platforms`.
    public let heading: String
    /// What stands under it.
    public let blocks: [Block]

    /// Creates a section.
    public init(heading: String, blocks: [Block]) {
      self.heading = heading
      self.blocks = blocks
    }
  }

  /// What the page is about: the path of a key.
  public let title: String
  /// The readable name, the document and the group, as in `Bundle identifier · Info.plist · CoreFoundation`.
  public let subtitle: String
  /// What the system does.
  public let summary: String
  /// The sections, none of them empty.
  public let sections: [Section]

  /// Creates a page.
  public init(title: String, subtitle: String, summary: String, sections: [Section]) {
    self.title = title
    self.subtitle = subtitle
    self.summary = summary
    self.sections = sections
  }

  /// Lays the page out as plain text.
  ///
  /// - Parameter width: The columns of a line, at least 40; longer words stick out.
  /// - Returns: The text, with a line break at its end.
  public func text(width: Int = 80) -> String {
    var layout = PageLayout(width: max(40, width))
    layout.line(title)
    if !subtitle.isEmpty { layout.wrapped(subtitle, indent: 0, hanging: 0) }
    if !summary.isEmpty {
      layout.blank()
      layout.wrapped(summary, indent: 0, hanging: 0)
    }
    for section in sections {
      layout.blank()
      layout.line(section.heading)
      layout.blocks(section.blocks)
    }
    return layout.text
  }
}

/// Breaks text into lines.
private struct PageLayout {
  /// Terms longer than this get a line of their own.
  private static let widestTerm = 32

  let width: Int
  private(set) var text = ""

  init(width: Int) { self.width = width }

  mutating func blank() { text += "\n" }

  mutating func line(_ line: String) { text += line + "\n" }

  mutating func blocks(_ blocks: [KeyPage.Block]) {
    var column = 0
    for case .item(let term, _) in blocks where Self.columns(term) <= Self.widestTerm {
      column = max(column, Self.columns(term))
    }
    for block in blocks {
      switch block {
      case .paragraph(let text): wrapped(text, indent: 2, hanging: 2)
      case .bullet(let text): wrapped("- " + text, indent: 2, hanging: 4)
      case .sample(let lines): for sample in lines { line("  " + sample) }
      case .item(let term, let text):
        if text.isEmpty {
          line("  " + term)
        } else if Self.columns(term) > Self.widestTerm {
          line("  " + term)
          wrapped(text, indent: 6, hanging: 6)
        } else {
          let padding = String(repeating: " ", count: column - Self.columns(term) + 2)
          wrapped(text, first: "  " + term + padding, hanging: column + 4)
        }
      }
    }
  }

  mutating func wrapped(_ text: String, indent: Int, hanging: Int) {
    wrapped(text, first: String(repeating: " ", count: indent), hanging: hanging)
  }

  private mutating func wrapped(_ words: String, first: String, hanging: Int) {
    var column = Self.columns(first)
    var isFirst = true
    text += first
    for word in words.utf8.split(separator: UInt8(ascii: " ")) {
      let word = String(decoding: word, as: UTF8.self)
      let length = Self.columns(word)
      if !isFirst, column + 1 + length > width {
        text += "\n" + String(repeating: " ", count: hanging)
        column = hanging
      } else if !isFirst {
        text += " "
        column += 1
      }
      text += word
      column += length
      isFirst = false
    }
    text += "\n"
  }

  /// The columns a text takes: its Unicode scalars.
  private static func columns(_ text: String) -> Int { text.unicodeScalars.count }
}
