import KeyCatalog
import PropertyLists
import Testing

@testable import Validation

/// A rule of the specification with the findings its test asks for.
struct RuleCase: CustomTestStringConvertible, Sendable {
  let number: String
  let entries: String
  let options: CheckOptions
  let rule: String
  let expected: [String]

  var testDescription: String {
    "\(number), \(options.era.name): \(entries.split(separator: "\n").joined())"
  }

  /// A test of the books, for 2018.
  init(_ number: String, _ entries: String, _ rule: String, _ expected: [String]) {
    self.init(number, entries, CheckOptions(era: .books2018), rule, expected)
  }

  init(_ number: String, _ entries: String, _ options: CheckOptions, _ rule: String, _ expected: [String]) {
    self.number = number
    self.entries = entries
    self.options = options
    self.rule = rule
    self.expected = expected
  }

  /// Checks that the rule finds what is expected, and that its findings or its page name the number.
  func expectFindings(sourceLocation: SourceLocation = #_sourceLocation) {
    // What the top level lacks besides is shown by other tests.
    let found = check(entries, options).lines(of: rule).filter {
      rule != "missing-key" || $0.split(separator: " ").count > 3
    }
    #expect(found == expected, sourceLocation: sourceLocation)
    let numbers = Rule.named(rule)?.references ?? []
    #expect(numbers.contains(number), "\(number) is not among \(numbers)", sourceLocation: sourceLocation)
  }
}

/// A key with a value, as they stand in a file.
func pair(_ key: String, _ value: String) -> String { "<key>\(key)</key>\n\(value)\n" }

/// A key with a text.
func pair(_ key: String, text: String) -> String { pair(key, "<string>\(text)</string>") }

/// An array of texts.
func list(_ texts: String...) -> String {
  "<array>\n" + texts.map { "<string>\($0)</string>\n" }.joined() + "</array>\n"
}

/// A dictionary.
func dictionary(_ entries: String...) -> String { "<dict>\n\(entries.joined())</dict>\n" }

/// An array of dictionaries.
func dictionaries(_ items: String...) -> String {
  "<array>\n" + items.map { dictionary($0) }.joined() + "</array>\n"
}
