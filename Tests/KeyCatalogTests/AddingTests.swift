import KeyCatalog
import Testing

@Suite("Adding records to the catalog")
struct AddingTests {
  private static let record = """
    ACMEKey
      today: current, ACME
      type: boolean
      effect: Turns it on.

    """

  @Test func `keeps what was there and outlives its text`() throws {
    var records: [KeyRecord] = []
    do {
      let catalog = try Catalog.standard.adding([(document: .infoPlist, text: Array(Self.record.utf8))])
      #expect(catalog.count == Catalog.standard.count + 1)
      records.append(try #require(catalog.record(path: "ACMEKey")))
      records.append(try #require(catalog.record(path: "CFBundleVersion")))
    }
    #expect(records[0].effect(in: .today) == "Turns it on.")
    #expect(records[0].document == .infoPlist)
    #expect(records[1].path.description == "CFBundleVersion")
    #expect(Catalog.standard.record(path: "ACMEKey") == nil)
  }

  @Test func `refuses what is known or malformed`() {
    let known = Array(Self.record.replacing("ACMEKey", with: "CFBundleVersion").utf8)
    #expect(throws: RecordError.self) { try Catalog.standard.adding([(document: .infoPlist, text: known)]) }
    for text in [
      "", " x", "A\n  today: current", "A\n  today: current, B\n  type: odd", "\"A\n  today: , \n",
    ] {
      let bytes = Array(text.utf8)
      let isEmpty = text.isEmpty
      let isAccepted = (try? Catalog.check(bytes, document: .infoPlist)) != nil
      #expect(isAccepted == isEmpty, "\(text)")
    }
  }
}
