import Behavior
import Foundation
import TestSupport
import Testing

@Suite("References to build settings")
struct SettingsTests {
  static func table(_ settings: [String: String]) -> SettingsTable {
    var table = SettingsTable()
    for (name, value) in settings { table.define(name, as: value) }
    return table
  }

  static func expand(_ text: String, _ settings: [String: String]) throws -> SettingsExpansion {
    var expander = SettingsExpander(table(settings))
    return try expander.expand(text)
  }

  @Test(
    arguments: [
      ("com.x.$(PRODUCT_NAME:rfc1034identifier)", ["PRODUCT_NAME": "My App_2"], "com.x.My-App-2"),
      ("${PRODUCT_NAME:rfc1034identifier}", ["PRODUCT_NAME": "My App"], "My-App"),
      ("a${X}b", ["X": "1"], "a1b"), ("a$[X]b", ["X": "1"], "a1b"), ("a$X b", ["X": "1"], "a1 b"),
      ("$$(X)", ["X": "1"], "$(X)"), ("US$ 5, $5, $", [:], "US$ 5, $5, $"),
      ("$(A_$(B))", ["A_1": "x", "B": "1"], "x"), ("$A_$(B)", ["A_1": "x", "B": "1"], "x"),
      ("$(A)", ["A": "<$(B)>", "B": "[$(C)]", "C": "c"], "<[c]>"),
      ("$(U:default=abc)", [:], "abc"), ("$(E:default=abc)", ["E": ""], "abc"),
      ("$(U:default=$(B):upper)", ["B": "x y"], "X Y"), ("$(F:default=abc)", ["F": "f"], "f"),
      ("$(X:upper:identifier)", ["X": "a b"], "A_B"), ("$(X:lower)", ["X": "ÀB"], "àb"),
      ("$(X:quote)", ["X": "a b'c"], "a\\ b\\'c"), ("$(X:dir)", ["X": "a/b.c"], "a/"),
      ("$(X:dir)", ["X": "b.c"], "./"), ("$(X:file)", ["X": "a/b.c"], "b.c"),
      ("$(X:base)", ["X": "a/b.c"], "b"),
      ("$(X:suffix)", ["X": "a/b.c"], ".c"), ("$(X:suffix=.d)", ["X": "a/b.c"], "a/b.d"),
      ("$(X:base=z)", ["X": "a/b.c"], "a/z.c"), ("$(X:dir=q)", ["X": "a/b.c"], "q/b.c"),
      ("$(X:file=q)", ["X": "a/b.c"], "a/q"), ("$(X:base=z)", ["X": ""], ""),
      ("$(X:standardizepath)", ["X": "/a/./b//../c"], "/a/c"),
      ("$(X:standardizepath)", ["X": "a/../b"], "a/../b"),
      ("$(X:not)$(Y:not)", ["X": "YES", "Y": "NO"], "NOYES"),
      ("$(X:truncatedversion)", ["X": "1.2.3.4"], "1.2.3"),
      ("https:/$()/host", [:], "https://host"),
      ("$(X:__stripslash)", ["X": "/a"], "a"),
      ("$(X:__md5)", ["X": "abc"], "900150983cd24fb0d6963f7d28e17f72"),
      ("$(X:__md5)", ["X": ""], "d41d8cd98f00b204e9800998ecf8427e"),
      (
        "$(X:__md5)", ["X": String(repeating: "1234567890", count: 8)], "57edf4a22be3c955ac49da2e2107b67a"
      ),
      // From the value to the operand, as in builds.
      ("$(X:relativeto=/usr/lib)", ["X": "/usr/bin"], "../lib"), ("$(X:relativeto=/a)", ["X": "/a/b/"], ".."),
      ("$(X:relativeto=/a/b/c/d)", ["X": "/a/b"], "c/d"), ("$(X:relativeto=/)", ["X": "/a/b"], "../.."),
      ("$(X:relativeto=$(Y))", ["X": "/a/./b", "Y": "/a/c/../b"], "."),
      ("$(X:relativeto=/a)", ["X": "b/c"], "b/c"), ("$(X:relativeto=a)", ["X": "/b"], "/b"),
      // Whether the operand lies above the value.
      ("$(X:isancestor=/a/b)", ["X": "/a/b/c"], "YES"), ("$(X:isancestor=/)", ["X": "/a"], "YES"),
      ("$(X:isancestor=/a/b/c)", ["X": "/a/b"], "NO"), ("$(X:isancestor=/a/b)", ["X": "/a/b"], "NO"),
      ("$(X:isancestor=/a/b)", ["X": "/a/bc"], "NO"), ("$(X:isancestor=b)", ["X": "/a"], "NO"),
      ("$(X:isancestor=/)", ["X": "a"], "NO"),
      ("$(X:isancestor=/a)$(X:relativeto=/a)", ["X": ""], ""),
      ("$(X:suffix=d)", ["X": "a/b.c"], "a/b.d"), ("$(X:suffix=$(Y))", ["X": "/b.c", "Y": "x.d"], "/b.d"),
      ("$(X:suffix=)", ["X": "a/b.c"], "a/b"), ("$(X:suffix=o)", ["X": "a/b"], "a/b.o"),
      ("$(X:file=/q)", ["X": "a/b.c"], "/q"), ("$(X:dir=ba ba)", ["X": "/a/b.c"], "ba ba/b.c"),
      ("$(X:dir) $(X:file) $(X:base) $(X:suffix)", ["X": "/a//b/c.d/"], "/a/b/ c.d c .d"),
      ("$(X:dir) $(X:file)$(X:suffix)", ["X": "/"], "/ /"), ("$(X:base)$(X:suffix)", ["X": ".a"], ".a"),
      ("$(U:default=$$(X)):x)", [:], "$(X):x)"), ("$A$(B)C", ["A1": "x", "B": "1"], "xC"),
      ("$A${B}", ["A": "x", "B": "1"], "x1"),
      ("$(Empty)", ["Empty": ""], ""),
    ] as [(String, [String: String], String)])
  func `are replaced by values (R10)`(text: String, settings: [String: String], expected: String) throws {
    let expansion = try Self.expand(text, settings)
    #expect(expansion.text == expected)
    #expect(expansion.problems.allSatisfy { $0.code == .unfinished })
  }

  @Test(
    arguments: [
      ("a$(U)b", [:], "a$(U)b", [SettingsProblem.Code.unresolved], ["U"], [1]),
      ("${U:upper}", [:], "${U:upper}", [.unresolved], ["U"], [0]),
      ("$(A)!", ["A": "<$(U)>"], "<$(U)>!", [.unresolved], ["U"], [0]),
      ("$(A:upper)!", ["A": "<$(u)>"], "$(A:upper)!", [.unresolved], ["u"], [0]),
      ("$(A_$(U))", [:], "$(A_$(U))", [.unresolved], ["U"], [0]),
      ("$(X:default=$(Y))", [:], "$(X:default=$(Y))", [.unresolved], ["Y"], [0]),
      ("$(X:shout:lower)", ["X": "A"], "a", [.unknownOperator], ["shout"], [0]),
      ("x$(X", ["X": "A"], "x$(X", [.unfinished], [""], [1]),
      ("x$(X}", [:], "x$(X}", [.unfinished], [""], [1]),
      ("5$", [:], "5$", [.unfinished], [""], [1]),
      ("$(U) $(U)", [:], "$(U) $(U)", [.unresolved, .unresolved], ["U", "U"], [0, 5]),
      ("$(inherited)", [:], "$(inherited)", [.unresolved], ["inherited"], [0]),
    ] as [(String, [String: String], String, [SettingsProblem.Code], [String], [Int])])
  func `stay as they are where there is no value, and are named (R10)`(
    text: String, settings: [String: String], expected: String, codes: [SettingsProblem.Code],
    names: [String],
    offsets: [Int]
  ) throws {
    let expansion = try Self.expand(text, settings)
    #expect(expansion.text == expected)
    #expect(expansion.problems.map(\.code) == codes)
    #expect(expansion.problems.map(\.name) == names)
    #expect(expansion.problems.map(\.offset) == offsets)
    #expect(expansion.problems.allSatisfy { $0.message.hasSuffix(".") })
  }

  @Test(arguments: [
    (["A": "$(A)"], ["A", "A"]), (["A": "$(B)", "B": "x$(C)", "C": "${A}"], ["A", "B", "C", "A"]),
    (["A": "$(B:upper)", "B": "$(N_$(A))"], ["A", "B", "A"]),
  ])
  func `that lead back to themselves are an error that names them`(
    settings: [String: String], names: [String]
  ) throws {
    let error = #expect(throws: SettingsError.self) { try Self.expand("$(A)", settings) }
    #expect(error?.code == .cycle)
    #expect(error?.names == names)
    #expect(error?.message.contains(names.joined(separator: " → ")) == true)
  }

  @Test func `that never end are an error`() throws {
    var doubling = ["A0": "x"]
    for number in 1...60 { doubling["A\(number)"] = "$(A\(number - 1))$(A\(number - 1))" }
    var empty = doubling
    empty["A0"] = ""
    var chain = ["A0": "x"]
    for number in 1...200 { chain["A\(number)"] = "$(A\(number - 1))" }
    for (settings, start) in [(doubling, "A60"), (empty, "A60"), (chain, "A200")] {
      var expander = SettingsExpander(Self.table(settings), budget: 10_000)
      let error = #expect(throws: SettingsError.self) { try expander.expand("$(\(start))") }
      #expect(error?.code == .endless)
    }
    let deep = String(repeating: "$(", count: 3_000) + "A" + String(repeating: ")", count: 3_000)
    #expect(throws: SettingsError.self) { try Self.expand(deep, [:]) }
    var expander = SettingsExpander(SettingsTable(), budget: 100_000)
    let unfinished = String(repeating: "$(", count: 10_000)
    #expect(throws: SettingsError.self) { try expander.expand(unfinished) }
  }

  @Test func `may refer to weaker definitions of the same setting`() throws {
    var table = SettingsTable()
    table.define("FLAGS", as: "$(inherited) a")
    table.define("FLAGS", as: "$(inherited) b")
    table.define("FLAGS", as: "$(FLAGS) c")
    var expander = SettingsExpander(table)
    #expect(try expander.expand("$(FLAGS)").text == " a b c")
  }

  // MARK: Identifiers

  struct Identifier: Decodable, Sendable {
    let input, identifier, rfc1034identifier, bundle, c99extidentifier: String
  }

  static let identifiers: [Identifier] = {
    do {
      return try JSONDecoder().decode(
        [Identifier].self, from: Data(Fixtures.bytes("Vectors/identifiers.json")))
    } catch { preconditionFailure("the identifiers cannot be read: \(error)") }
  }()

  /// Whether two texts have the same scalars: `==` takes é for e with a mark.
  private static func same(_ left: String, _ right: String) -> Bool {
    left.unicodeScalars.elementsEqual(right.unicodeScalars)
  }

  @Test(arguments: identifiers)
  func `make identifiers as builds do (R10)`(vector: Identifier) throws {
    for (word, expected) in [
      ("identifier", vector.identifier), ("rfc1034identifier", vector.rfc1034identifier),
      ("c99extidentifier", vector.c99extidentifier),
    ] {
      let text = try Self.expand("$(X:\(word))", ["X": vector.input]).text
      #expect(Self.same(text, expected), "\(word)")
    }
    #expect(Self.same(IdentifierMangling.bundleIdentifier(vector.input), vector.bundle))
  }

  @Test(arguments: [
    ("٠٠٠", "_٠٠"), ("Cafe\u{301}", "Café"), ("e\u{302}\u{323}x", "\u{1ec7}x"),
    ("a\u{305}\u{300}", "a__"), ("\u{1100}\u{1161}\u{11a8}", "각"), ("\u{304b}\u{3099}", "が"),
  ])
  func `make extended identifiers of composed letters`(name: String, expected: String) {
    #expect(Self.same(IdentifierMangling.extendedIdentifier(name), expected))
  }

  // MARK: Files

  @Test func `take their values from files with a line for each`() {
    let file = SettingsFileReader(
      Array(
        """
        \u{feff}// A comment
        A = 1
          B=two words ; // behind
        C =
        D[sdk=macosx*] = x \\
          y
        #include "Other.xcconfig"
        E = a \\
          b \\
          c;
        URL = http:/$()/x
        9 = x
        F x
        """.utf8))
    #expect(file.assignments.map(\.name) == ["A", "B", "C", "E", "URL"])
    #expect(file.assignments.map(\.value) == ["1", "two words", "", "a b c", "http:/$()/x"])
    #expect(file.mistakes.map(\.line) == [5, 7, 12, 13])
    #expect(file.mistakes.map(\.isLeftOut) == [true, true, false, false])
  }
}

extension SettingsTests.Identifier: CustomTestStringConvertible {
  var testDescription: String { input }
}
