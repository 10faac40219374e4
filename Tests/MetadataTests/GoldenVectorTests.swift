import TestSupport
import Testing

@Suite("The golden vectors")
struct GoldenVectorTests {
  @Test func `are all there`() {
    #expect(GoldenVector.all.count == 456)
    #expect(GoldenVector.random.count == 1000)
    #expect(GoldenVector.all.count { $0.reference == nil } == 44)
  }

  @Test func `have names of their own`() {
    let vectors = GoldenVector.all + GoldenVector.random + GoldenVector.additional
    #expect(Set(vectors.map(\.id)).count == vectors.count)
  }

  @Test func `say what an accepted input means and why another is refused`() {
    for vector in GoldenVector.all + GoldenVector.random + GoldenVector.additional {
      let outcomes = [vector.reference, vector.decoder, vector.gnustep, vector.gnustepWithDeclaration]
      #expect(outcomes.contains { $0 != nil }, "\(vector.id)")
      for outcome in outcomes.compactMap({ $0 }) {
        switch outcome.verdict {
        case .ok: #expect(outcome.format != nil && outcome.value != nil, "\(vector.id)")
        case .error, .exception: #expect(outcome.message != nil, "\(vector.id)")
        case .crash, .hang: #expect(outcome.value == nil && outcome.message == nil, "\(vector.id)")
        }
      }
    }
  }
}
