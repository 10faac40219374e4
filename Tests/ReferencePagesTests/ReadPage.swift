/// What a page holds.
struct ReadPage: Sendable {
  /// Where it leads: the `href` and `src` of all elements.
  var links: [String] = []
  /// Its anchors.
  var ids: [String] = []
  /// All its text.
  var text = ""
  /// The text of its heading.
  var heading = ""
  /// How many headings of the first order it has.
  var headings = 0
  /// Its language.
  var language: String?
  /// Why it is not well-formed, or nil.
  var error: String?

  init() {}

  /// Reads a page with a parser that knows nothing of how it was written.
  init(_ bytes: [UInt8]) { self = PageReader().read(bytes) }
}
