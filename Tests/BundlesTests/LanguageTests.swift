import Bundles
import Foundation
import TestSupport
import Testing

@Suite("Languages")
struct LanguageTests {
  /// A choice among localizations, as Apple's own routine makes it.
  struct Vector: Sendable, Decodable, CustomTestStringConvertible {
    let preferences: [String]
    let available: [String]
    let result: [String]
    var testDescription: String { "\(preferences) of \(available)" }
  }

  static let vectors: [Vector] = {
    guard let bytes = try? Fixtures.bytes("Vectors/localizations.json"),
      let vectors = try? JSONDecoder().decode([Vector].self, from: Data(bytes))
    else { preconditionFailure("the vectors cannot be read") }
    return vectors
  }()

  @Test func `has 506 golden vectors`() { #expect(Self.vectors.count == 506) }

  @Test(arguments: vectors)
  func `are chosen as the system chooses them (B34)`(vector: Vector) {
    let result = LanguageNegotiation.choose(preferences: vector.preferences, available: vector.available)
    #expect(result == vector.result)
  }

  @Test(arguments: [
    ("French", "fr", true), ("fr", "fr_FR", false), ("zh-hans", "zh_Hans", true), ("English", "en", true),
    ("iw", "he", true), ("eng", "EN", true), ("pt-BR", "pt_BR", true), ("de", "en", false),
  ])
  func `are the same in any form (R13, B33)`(left: String, right: String, isSame: Bool) {
    #expect(LanguageIdentifier(left).isSame(as: LanguageIdentifier(right)) == isSame)
  }

  @Test(arguments: [
    ("en", true), ("French", true), ("zh-Hant-TW", true), ("es-419", true), ("Base", false), ("x", false),
    ("", false),
  ])
  func `are told from names that are none`(text: String, isLanguage: Bool) {
    #expect(LanguageIdentifier(text).isKnownForm == isLanguage)
  }

  static func folders(_ names: [String]) -> [HostEntry] {
    names.map { HostEntry(name: "\($0).lproj", kind: .folder) }
  }

  @Test func `of a bundle are those it declares and those it has folders for (B30)`() {
    let localizations = Localizations(
      declared: ["de", "", "ja", "de"], developmentRegion: "de",
      entries: Self.folders(["Base", "", "ja", "fr"]))
    #expect(localizations.names == ["de", "ja", "Base", "fr"])
    #expect(localizations.folders == ["Base", "ja", "fr"])
  }

  @Test(arguments: [
    (["Base"], "en", ["Base", "en"]), (["Base", "English"], "en", ["Base", "English"]), ([], "en", ["en"]),
    (["fr"], "en", ["fr"]),
  ])
  func `count the development region where Base stands for it (B31)`(
    folders: [String], region: String, expected: [String]
  ) {
    let localizations = Localizations(declared: [], developmentRegion: region, entries: Self.folders(folders))
    #expect(localizations.names == expected)
  }

  @Test(
    arguments: [
      (["fr"], ["en", "fr"], "en", ["fr", "en"]), (["ja"], ["en", "fr"], "en", ["en"]),
      (["ja"], ["en", "fr"], "fr", ["fr"]), (["ja"], ["de", "fr"], nil, ["de"]),
      (["de"], ["de", "en"], nil, ["de", "en"]),
      (["fr-CA"], ["fr", "fr_CA"], nil, ["fr_CA", "fr"]),
    ] as [([String], [String], String?, [String])])
  func `are searched in order, the development region last (R20, B37, B38)`(
    preferences: [String], folders: [String], region: String?, expected: [String]
  ) {
    let localizations = Localizations(declared: [], developmentRegion: region, entries: Self.folders(folders))
    #expect(localizations.searchList(preferences: preferences) == expected)
  }

  @Test func `are English where there are none at all (B37)`() {
    let none = Localizations(declared: [], developmentRegion: nil, entries: [])
    #expect(none.names == [])
    #expect(none.chosen(preferences: ["fr"]) == "en")
  }

  @Test(arguments: [(true, "fr"), (false, "en")])
  func `of a framework follow the program unless that allows a mixture (R22, B36)`(
    allows: Bool, expected: String
  ) {
    let main = Localizations(declared: [], developmentRegion: "en", entries: Self.folders(["en"]))
    let framework = Localizations(declared: [], developmentRegion: "en", entries: Self.folders(["en", "fr"]))
    let preferences = Localizations.preferences(
      ["fr"], mainSearchList: main.searchList(preferences: ["fr"]), allowsMixed: allows)
    #expect(framework.chosen(preferences: preferences) == expected)
  }
}
