public import KeyCatalog
public import Validation

/// The reference as a folder of HTML pages that link to each other and to nothing else.
///
/// There is a page for each key, each rule, each code of a store, each capability of devices, each family of keys,
/// each kind of document and each type, a front page, a style sheet, and a search that works without a network. The same catalog and rules always give
/// the same bytes.
public struct ReferenceSite: Sendable {
  private let catalog: Catalog
  private let rules: [Rule]

  /// Creates the reference of a catalog and of rules.
  public init(catalog: Catalog = .standard, rules: [Rule] = Rule.all) {
    self.catalog = catalog
    self.rules = rules
  }

  /// Makes the files one after the other, each path once.
  ///
  /// - Parameter body: Is given each file; what it throws ends the work.
  /// - Complexity: O(*n*) in the size of the catalog; one page at a time is in memory.
  public func forEachFile<Failure: Error>(
    _ body: (ReferenceFile) throws(Failure) -> Void
  ) throws(Failure) {
    let map = SiteMap(catalog: catalog, rules: rules)
    try body(ReferenceFile(path: "style.css", bytes: Array(styleSheet.description.utf8)))
    try body(ReferenceFile(path: "search.js", bytes: Array(searchScript.description.utf8)))
    try body(ReferenceFile(path: "search-index.js", bytes: SearchIndex(map).script))
    try body(FrontPage(map).file)
    for page in ListPage.all(of: map) { try body(page.file(in: map)) }
    for record in map.records { try body(KeyReferencePage(record, map).file) }
    for rule in map.rules { try body(RuleReferencePage(rule, map).file) }
    for condition in map.conditions { try body(ExplainedPage(condition, map).file) }
    for capability in map.capabilities { try body(ExplainedPage(capability, map).file) }
  }
}
