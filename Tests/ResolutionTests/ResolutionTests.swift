import Bundles
import PropertyLists
import Resolution
import SourceText
import Testing

/// A bundle in memory whose Info.plist is given in the OpenStep form.
func bundle(
  _ info: String, _ files: [String: String] = [:], at path: String = "A.app", system: RuntimeSystem = .iOS,
  data: [String: [UInt8]] = [:]
) -> BundleInspection {
  var all: [(path: String, bytes: [UInt8])] = [("\(path)/Info.plist", Array(info.utf8))]
  for (name, text) in files.sorted(by: { $0.key < $1.key }) {
    all.append(("\(path)/\(name)", Array(text.utf8)))
  }
  for (name, bytes) in data.sorted(by: { $0.key < $1.key }) { all.append(("\(path)/\(name)", bytes)) }
  return BundleInspection(of: path, in: .inMemory(all), for: system)
}

func resolver(
  _ bundle: BundleInspection, _ device: Device = .iPhone, _ languages: [String] = ["en"]
) -> ValueResolver {
  ValueResolver(bundle, in: ResolutionContext(system: device.system, device: device, languages: languages))
}

extension ResolvedValue {
  var text: String? {
    guard case .string(let text)? = value else { return nil }
    return text
  }
}

@Suite("Resolved values")
struct ResolutionTests {
  @Test(arguments: [
    (Device.iPad, "four"), (.iPhone, "three"), (.iPod, "three"), (.mac, "three"),
  ])
  func `come from the most specific key (B15–B24, R30)`(device: Device, expected: String) {
    let info = "{ UIInterfaceOrientation = three; \"UIInterfaceOrientation~ipad\" = four; }"
    #expect(
      resolver(bundle(info, system: device.system), device).resolve("UIInterfaceOrientation").text == expected
    )
  }

  @Test func `are absent where there are only variants for others (R31)`() {
    let resolved = resolver(bundle("{ \"X~ipad\" = y; }")).resolve("X")
    #expect(resolved.value == nil)
    #expect(resolved.sources.map(\.isChosen) == [false])
  }

  @Test func `name every source with its place and a reason`() throws {
    let app = bundle(
      "{ Foo = plain; \"Foo-iphoneos\" = system; \"Foo~ipad\" = pad; \"Foo-macos\" = mac; }",
      ["en.lproj/InfoPlist.strings": "Foo = \"translated\";"])
    let resolved = resolver(app).resolve("Foo")
    #expect(resolved.text == "translated")
    #expect(resolved.sources.map(\.step) == [.localized, .base, .variant, .variant, .variant])
    #expect(resolved.sources.map(\.isChosen) == [true, false, false, false, false])
    #expect(resolved.sources.map { $0.place?.path ?? "" }.first == "A.app/en.lproj/InfoPlist.strings")
    #expect(resolved.sources.allSatisfy { $0.why.hasSuffix(".") })
    let place = try #require(resolved.sources[2].place)
    #expect(place.keyPath == [.key("Foo-iphoneos")])
    #expect(place.document.source.file[place.range].array == Array("system".utf8))
  }

  @Test(arguments: [
    (["fr"], "Tous droits réservés."), (["de"], "All Rights Reserved."), (["fr-CA"], "Tous droits réservés."),
  ])
  func `are translated for the person's languages (R14, B41)`(languages: [String], expected: String) {
    let app = bundle(
      "{ CFBundleDevelopmentRegion = en; NSHumanReadableCopyright = \"All Rights Reserved.\"; }",
      [
        "fr.lproj/InfoPlist.strings": "NSHumanReadableCopyright = \"Tous droits réservés.\";",
        "en.lproj/a.strings": "",
      ])
    #expect(resolver(app, .iPhone, languages).resolve("NSHumanReadableCopyright").text == expected)
  }

  @Test func `need no key in Info.plist to be translated (B41)`() {
    let app = bundle("{}", ["en.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Hello\";"])
    #expect(resolver(app).resolve("CFBundleDisplayName").text == "Hello")
    #expect(resolver(app).keys == ["CFBundleDisplayName"])
  }

  @Test func `prefer a file that is not localized (B50)`() {
    let app = bundle(
      "{}", ["en.lproj/InfoPlist.strings": "A = one;", "InfoPlist.strings": "A = two;"])
    #expect(resolver(app).resolve("A").text == "two")
  }

  @Test func `take variants from translations as well (B40)`() {
    let app = bundle("{}", ["en.lproj/InfoPlist.strings": "A = one; \"A~ipad\" = two;"])
    #expect(resolver(app, .iPad).resolve("A").text == "two")
    #expect(resolver(app, .iPhone).resolve("A").text == "one")
  }

  @Test func `of the version are never translated (R19)`() {
    let app = bundle("{ CFBundleVersion = 1; }", ["en.lproj/InfoPlist.strings": "CFBundleVersion = 9;"])
    #expect(resolver(app).resolve("CFBundleVersion").text == "1")
  }

  @Test func `are looked up by themselves inside document types (R18, B42)`() {
    let app = bundle(
      "{ CFBundleURLTypes = ( { CFBundleURLName = \"com.acme.feed\"; }, { CFBundleURLName = other; } ); }",
      ["en.lproj/InfoPlist.strings": "\"com.acme.feed\" = \"News feed\";"])
    let resolved = resolver(app).resolve("CFBundleURLTypes")
    #expect(
      resolved.value
        == .array([
          .dictionary(["CFBundleURLName": .string("News feed")]),
          .dictionary(["CFBundleURLName": .string("other")]),
        ]))
    #expect(resolver(app).keys == ["CFBundleURLTypes"])
  }

  @Test(arguments: [("fr", "Salut"), ("de", "Hallo"), ("en", "plain")])
  func `come from tables of all languages (B43)`(language: String, expected: String) {
    let table = bundle(
      "{ CFBundleName = plain; CFBundleLocalizations = (fr, de, en); }",
      [
        "InfoPlist.loctable":
          "{ LocProvenance = {}; fr = { CFBundleName = Salut; }; de = { CFBundleName = Hallo; }; }"
      ])
    #expect(resolver(table, .iPhone, [language]).resolve("CFBundleName").text == expected)
    let unit = { (text: String) in "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}" }
    let catalog = bundle(
      "{ CFBundleName = plain; CFBundleLocalizations = (fr, de, en); }",
      [
        "InfoPlist.xcstrings":
          "{\"sourceLanguage\": \"en\", \"strings\": {\"CFBundleName\": {\"localizations\": {\"fr\": \(unit("Salut")), \"de\": \(unit("Hallo"))}}}, \"version\": \"1.0\"}"
      ])
    #expect(resolver(catalog, .iPhone, [language]).resolve("CFBundleName").text == expected)
    #expect(TranslationTable.sharedLanguages(of: catalog) == ["fr", "de"])
  }

  @Test func `come from binary tables and those in UTF-16`() throws {
    let dictionary = PropertyListValue.dictionary(["CFBundleName": .string("Zwei")])
    let binary = try dictionary.encoded(as: WriteOptions(format: .binary))
    #expect(
      resolver(bundle("{}", data: ["en.lproj/InfoPlist.strings": binary])).resolve("CFBundleName").text
        == "Zwei")
    let wide: [UInt8] =
      [0xff, 0xfe] + "CFBundleName = \"Zwölf\";".utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    #expect(
      resolver(bundle("{}", data: ["en.lproj/InfoPlist.strings": wide])).resolve("CFBundleName").text
        == "Zwölf")
  }

  @Test func `come from a stringsdict before the strings (B53)`() {
    let app = bundle(
      "{}",
      [
        "en.lproj/InfoPlist.strings": "A = one; B = b;",
        "en.lproj/InfoPlist.stringsdict": "{ A = { NSStringLocalizedFormatKey = two; }; }",
      ])
    #expect(resolver(app).resolve("A").text == "two")
    #expect(resolver(app).resolve("B").text == "b")
  }

  @Test(arguments: [
    ("CFBundleDisplayName", "{ CFBundleName = Hello; }", "Hello"), ("CFBundleDisplayName", "{}", "A"),
    ("CFBundleSpokenName", "{ CFBundleName = MyApp123; }", "MyApp123"), ("CFBundleName", "{}", "A"),
    ("CFBundleSpokenName", "{ CFBundleSpokenName = \"one two\"; CFBundleName = MyApp; }", "one two"),
    ("CFBundleExecutable", "{}", "A"), ("CFBundlePackageType", "{}", "APPL"),
    ("CFBundleSignature", "{}", "????"),
  ])
  func `are worked out from others where the key is absent (R26, R59, R61)`(
    key: String, info: String, expected: String
  ) {
    #expect(resolver(bundle(info)).resolve(key).text == expected)
  }

  @Test func `fall back to what the catalog says, if that is wanted (R220, R222)`() {
    let app = resolver(bundle("{}"))
    #expect(app.resolve("UIInterfaceOrientation").text == "UIInterfaceOrientationPortrait")
    #expect(app.resolve("UIInterfaceOrientation").step == .standard)
    #expect(app.resolve("UIInterfaceOrientation", usesDefaults: false).value == nil)
  }

  @Test(arguments: [("TextEdit.app", "Éditeur"), ("Notes.app", "Notes")])
  func `of the name Finder shows depend on the name in the folder (R24)`(path: String, expected: String) {
    let app = bundle(
      "{ CFBundleDisplayName = TextEdit; }",
      ["fr.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Éditeur\";"],
      at: path, system: .macOS)
    #expect(FinderName(resolver(app, .mac, ["fr"])).text == expected)
  }

  @Test(arguments: ["", "garbage", "(1, 2)"])
  func `are none where Info.plist cannot be read (B10)`(info: String) {
    let app = resolver(bundle(info))
    #expect(app.keys == [])
    #expect(app.resolve("CFBundleIdentifier").value == nil)
  }
}
