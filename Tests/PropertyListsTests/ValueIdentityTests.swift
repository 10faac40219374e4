import PropertyLists
import Testing

@Suite("Equality of values")
struct ValueIdentityTests {
  private let composed = "caf\u{E9}"
  private let decomposed = "cafe\u{301}"

  @Test func `composed and decomposed letters are two texts, keys and steps`() {
    #expect(composed == decomposed, "Swift takes them for the same")
    #expect(PropertyListValue.string(composed) != .string(decomposed))
    #expect(PropertyListPathStep.key(composed) != .key(decomposed))
    var dictionary = PropertyListDictionary()
    dictionary[composed] = .boolean(true)
    dictionary[decomposed] = .boolean(false)
    #expect(dictionary.count == 2)
    #expect(dictionary[composed] == .boolean(true))
    #expect(dictionary[decomposed] == .boolean(false))
    dictionary[composed] = nil
    #expect(dictionary == [decomposed: .boolean(false)])
    #expect(dictionary != [composed: .boolean(false)])
  }

  @Test(arguments: [
    PropertyListValue.string("a"), .boolean(true), .integer(1), .real(1), .data([1]), .uid(1),
    .array([.integer(1)]), .set([.integer(1)]), .dictionary(["a": .null]), .null,
    .pairs([PropertyListPair(key: .integer(1), value: .null)]),
  ])
  func `a value equals itself, and no value of another kind`(value: PropertyListValue) {
    let others: [PropertyListValue] = [
      .string("1"), .boolean(false), .integer(2), .real(2), .data([2]), .uid(2), .array([]), .set([]),
      .dictionary([:]), .pairs([]),
    ]
    #expect(value == value)
    #expect(Set([value, value]).count == 1)
    for other in others { #expect(value != other) }
  }
}
