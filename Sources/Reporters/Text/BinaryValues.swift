internal import PropertyLists
internal import SourceText
internal import Validation

/// Looks up values in binary files, to show them where text files show a line.
///
/// A report keeps the bytes of its files and not what was read from them, so a file is read again; only
/// the one asked about last is kept.
struct BinaryValues {
  /// Dictionaries with more entries are not searched: a file can be made so that many findings ask for many
  /// keys of large ones.
  static let searchLimit = 1000
  /// How many characters of a text are shown.
  static let textLimit = 60

  private var index = -1
  private var root: PropertyListNode?

  /// The value at a path in a few words, or nil if there is none, or if it takes too long to find.
  mutating func text(at path: [PropertyListPathStep], in document: CheckedDocument, index: Int) -> String? {
    if index != self.index {
      self.index = index
      root =
        PropertyListDocument.read(document.source.file, options: ReadOptions(format: document.format)).root
    }
    guard var node = root else { return nil }
    for step in path {
      let next: PropertyListNode?
      switch step {
      case .index(let index): next = node[index]
      case .key(let key): next = node.count <= Self.searchLimit ? node[key] : nil
      }
      guard let next else { return nil }
      node = next
    }
    return node.compactText(limit: Self.textLimit)
  }
}
