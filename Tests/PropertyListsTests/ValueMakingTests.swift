import PropertyLists
import SourceText
import TestSupport
import Testing

@Suite("Making values of a document")
struct ValueMakingTests {
  /// The value of a node, made from what the node itself answers.
  private func value(_ node: PropertyListNode) -> PropertyListValue {
    switch node.kind {
    case .dictionary:
      var dictionary = PropertyListDictionary()
      for entry in node.effectiveEntries { dictionary[entry.key] = value(entry.value) }
      return .dictionary(dictionary)
    case .array: return .array(node.items.map { value($0) })
    case .set: return .set(node.items.map { value($0) })
    case .string: return .string(node.string ?? "")
    case .integer: return node.integer.map { .integer($0) } ?? .null
    case .boolean: return node.boolean.map { .boolean($0) } ?? .null
    case .real: return node.real.map { .real($0) } ?? .null
    case .date: return node.date.map { .date($0) } ?? .null
    case .data: return node.data.map { .data($0) } ?? .null
    case .uid: return node.uid.map { .uid($0) } ?? .null
    case .null: return .null
    }
  }

  /// Records whose keys are mostly the same, with some left out, repeated, or written in another way.
  private func records(_ count: Int, distinctKeys: Int, seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    var text = "<plist><array>\n"
    for record in 0..<count {
      text += "<dict>\n"
      for field in 0..<12 where generator.chance(90) {
        let number = generator.chance(80) ? field : Int.random(in: 0..<distinctKeys, using: &generator)
        let key = generator.chance(95) ? "Key \(number) & é" : "Key \(number) <![CDATA[&]]> &#233;"
        let escaped = key.hasSuffix("& é") ? "Key \(number) &amp; é" : key
        text += "\t<key>\(generator.chance(50) ? escaped : "Field \(number)")</key>\n"
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: text += "\t<integer>\(record - 40)</integer>\n"
        case 1: text += "\t<string>text &lt;\(record)&gt; 😀</string>\n"
        case 2: text += "\t<array><true/><dict><key>a</key><date>2026-01-31T23:59:59Z</date></dict></array>\n"
        case 3: text += "\t<data>\n\t\tAAEC\n\t\tAwQFBgcICQ==\n\t</data>\n"
        case 4: text += "\t<real>-\(record).0625</real>\n"
        default: text += "\t<dict/>\n"
        }
      }
      text += "</dict>\n"
    }
    return text + "</array></plist>\n"
  }

  @Test(arguments: [1, 12, 60, 2000])
  func `gives what its nodes answer, however many keys there are`(distinctKeys: Int) throws {
    let text = records(300, distinctKeys: distinctKeys, seed: UInt64(distinctKeys))
    let document = try PropertyListDocument.validated(SourceBytes(text))
    let root = try #require(document.root)
    let made = try root.value()
    #expect(made == value(root))
    // The same as a binary file, whose dictionaries refer to keys by number.
    let binary = try document.encoded(as: WriteOptions(format: .binary))
    let copy = try PropertyListDocument.validated(SourceBytes(binary))
    #expect(try copy.root?.value() == made)
  }

  @Test func `gives what its nodes answer for OpenStep text`() throws {
    let entries = (0..<400).map {
      "\"Key \($0 % 150) \\\"é\\\"\" = (a, { Key\($0) = <0a0B 0c>; }, \"\\U00e9\");"
    }
    let document = try PropertyListDocument.validated(SourceBytes("{ \(entries.joined(separator: "\n")) }"))
    let root = try #require(document.root)
    #expect(try root.value() == value(root))
  }

  @Test func `takes no stack for what lies deep`() throws {
    let depth = 100_000
    let text =
      "<plist>" + String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
    let options = ReadOptions(nestingLimit: depth + 1)
    let document = try PropertyListDocument.validated(SourceBytes(text + "</plist>"), options: options)
    var value = try #require(try document.root?.value())
    // Taken apart from outside, since Swift frees nested enumerations by recursion.
    var levels = 0
    while case .array(var items) = value, let inner = items.popLast() {
      value = inner
      levels += 1
    }
    #expect(levels == depth - 1)
  }

  @Test(
    arguments: [
      "0", "7", "12345678", "123456789", "999999999999999999", "-1", "-999999999999999999",
      "9223372036854775807",
      "-9223372036854775808", "18446744073709551615",
    ])
  func `reads whole numbers of any length`(digits: String) throws {
    let document = try PropertyListDocument.validated(
      SourceBytes("<plist><integer>\(digits)</integer></plist>"))
    #expect(try document.root?.value() == .integer(#require(PropertyListInteger(decimal: digits.utf8))))
  }

  @Test(
    arguments: [
      "0.1", "-0.0", "1", "123456.78901234567", "-271828.18284590452", "9007199254740993",
      "0.30000000000000004",
      "12345678901234567890", "0.00000000000000000001", "179769313486231570000.5", "5e-324",
      "1.7976931348623157e308",
    ])
  func `reads floating-point numbers exactly`(text: String) throws {
    let document = try PropertyListDocument.validated(SourceBytes("<plist><real>\(text)</real></plist>"))
    guard case .real(let value)? = try document.root?.value() else {
      Issue.record("the value is no real")
      return
    }
    #expect(value.bitPattern == Double(text)?.bitPattern)
  }
}
