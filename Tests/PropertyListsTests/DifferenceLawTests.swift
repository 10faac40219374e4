import PropertyLists
import SourceText
import TestSupport
import Testing

@Suite("Differences and merges keep their laws")
struct DifferenceLawTests {
  /// A value near another: some entries gone, renamed, moved, new or changed.
  private static func relative(
    of value: PropertyListValue, _ generator: inout SeededGenerator
  ) -> PropertyListValue {
    switch value {
    case .dictionary(let dictionary):
      var result = PropertyListDictionary()
      for entry in dictionary.entries {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: continue
        case 1: result["renamed \(entry.key)"] = entry.value
        case 2: result[entry.key] = RandomTree.gnustep(&generator, depth: 2)
        default: result[entry.key] = relative(of: entry.value, &generator)
        }
      }
      if generator.chance(30) { result["new"] = RandomTree.gnustep(&generator, depth: 2) }
      return .dictionary(result)
    case .array(let items):
      var result = items.filter { _ in !generator.chance(20) }.map { relative(of: $0, &generator) }
      if generator.chance(30) {
        result.insert(
          RandomTree.gnustep(&generator, depth: 1), at: Int.random(in: 0...result.count, using: &generator))
      }
      if generator.chance(20) { result.shuffle(using: &generator) }
      return .array(result)
    default: return generator.chance(10) ? RandomTree.gnustep(&generator, depth: 1) : value
    }
  }

  /// A dictionary with arrays whose items have names.
  private static func value(_ generator: inout SeededGenerator) -> PropertyListValue {
    var named: [PropertyListValue] = []
    for number in 0..<Int.random(in: 0..<4, using: &generator) {
      named.append(
        .dictionary(["CFBundleURLName": .string("n\(number)"), "x": RandomTree.gnustep(&generator, depth: 1)])
      )
    }
    guard
      case .dictionary(var dictionary) = RandomTree.dictionary(
        &generator, { RandomTree.gnustep(&$0, depth: 2) })
    else { return .array(named) }
    dictionary["CFBundleURLTypes"] = .array(named)
    return .dictionary(dictionary)
  }

  @Test func `the changes lead from the first to the second and back`() throws {
    var generator = SeededGenerator(seed: 20_261_123)
    for run in 0..<EditingLawTests.runs * 2 {
      let old = Self.value(&generator)
      let new = Self.relative(of: old, &generator)
      let changes = PropertyListDifference(from: old, to: new).changes
      #expect(changes.isEmpty == PropertyListDifference.means(old, new))
      let bytes = try old.encoded(as: WriteOptions(format: .gnustep))
      let options = ReadOptions(format: .gnustep)
      var editor = try PropertyListEditor(
        PropertyListDocument.validated(SourceBytes(bytes), options: options), options: options)
      let story = "run \(run): \(changes)\n\(String(decoding: bytes, as: UTF8.self))"
      try editor.apply(changes)
      #expect(PropertyListDifference.means(try #require(try editor.document.root?.value()), new), "\(story)")
      try editor.apply(changes.reversed().map(\.reversed))
      #expect(PropertyListDifference.means(try #require(try editor.document.root?.value()), old), "\(story)")
    }
  }

  @Test func `a merge with nothing new is what was there`() {
    var generator = SeededGenerator(seed: 20_261_124)
    for _ in 0..<EditingLawTests.runs {
      let base = Self.value(&generator)
      let other = Self.relative(of: base, &generator)
      #expect(PropertyListMerge([base, base]).value == base)
      #expect(PropertyListMerge([base, base]).conflicts.isEmpty)
      let ours = PropertyListThreeWayMerge(base: base, ours: other, theirs: base)
      let theirs = PropertyListThreeWayMerge(base: base, ours: base, theirs: other)
      #expect(ours.conflicts.isEmpty && theirs.conflicts.isEmpty)
      #expect(ours.value.map { PropertyListDifference.means($0, other) } == true)
      #expect(theirs.value.map { PropertyListDifference.means($0, other) } == true)
    }
  }
}
