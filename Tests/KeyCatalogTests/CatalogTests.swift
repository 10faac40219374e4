import KeyCatalog
import Testing

@Suite("The catalog")
struct CatalogTests {
  @Test func `reads every record`() throws {
    try Catalog.standard.checkRecords()
    #expect(Catalog.standard.count == 1057)
  }
}
