import Bundles
import PropertyLists
import SourceText
import Testing

@Suite("Plug-ins")
struct PlugInTests {
  static let factory = "68753A44-4D6F-1226-9C60-0050E4C00067"
  static let type = "2E1B0F2C-0C8A-4C1C-9AFD-7B1C9A6D5A11"

  static func registration(_ text: String) -> PlugInRegistration? {
    PropertyListDocument.read(SourceBytes(text)).root.flatMap { PlugInRegistration(of: $0) }
  }

  @Test func `register their factories and types from the tables (B56, R113)`() throws {
    let plugIn = try #require(
      Self.registration(
        """
        { CFPlugInDynamicRegistration = NO; CFPlugInFactories = { "\(Self.factory.lowercased())" = Make; bad = X;
          "00000000-0000-0000-0000-000000000000" = MyFactoryFunction; };
          CFPlugInTypes = { "\(Self.type)" = ( "\(Self.factory)", "11111111-1111-1111-1111-111111111111" ); }; }
        """))
    #expect(!plugIn.isDynamic)
    #expect(plugIn.factories.map(\.identifier) == [Self.factory])
    #expect(plugIn.factories.map(\.function) == ["Make"])
    #expect(plugIn.types.map(\.missingFactories) == [["11111111-1111-1111-1111-111111111111"]])
    #expect(plugIn.badIdentifiers == ["bad"])
    #expect(plugIn.unloadFunction == nil)
  }

  @Test func `may give one factory as a single text (B56)`() {
    let plugIn = Self.registration(
      "{ CFPlugInFactories = { \"\(Self.factory)\" = Make; }; CFPlugInTypes = { \"\(Self.type)\" = \"\(Self.factory)\"; }; }"
    )
    #expect(plugIn?.types.map(\.factories) == [[Self.factory]])
  }

  @Test(arguments: [
    ("{ CFPlugInDynamicRegistration = YES; }", "CFPlugInDynamicRegister"),
    ("{ CFPlugInDynamicRegistration = yes; CFPlugInDynamicRegisterFunction = Mine; }", "Mine"),
    (
      "{ CFPlugInDynamicRegistration = YES; CFPlugInDynamicRegistrationFunction = Misprint; }",
      "CFPlugInDynamicRegister"
    ),
  ])
  func `call a function that registers everything (B57, R111, R112)`(text: String, function: String) {
    let plugIn = Self.registration(text)
    #expect(plugIn?.isDynamic == true)
    #expect(plugIn?.registerFunction == function)
  }

  @Test func `say what is called before they are unloaded (R114)`() {
    let plugIn = Self.registration("{ CFPlugInFactories = {}; CFPlugInUnloadFunction = Bye; }")
    #expect(plugIn?.unloadFunction == "Bye")
  }

  @Test(arguments: [
    "{}", "{ CFPlugInDynamicRegistration = NO; }", "{ CFPlugInDynamicRegistration = maybe; }",
  ])
  func `are bundles with factories or a registering function (B55)`(text: String) {
    #expect(Self.registration(text) == nil)
  }

  @Test(arguments: [
    ("<true/>", true), ("<false/>", false), ("<string>yes</string>", true), ("<string>TRUE</string>", true),
    ("<string>1</string>", false), ("<integer>2</integer>", true), ("<integer>0</integer>", false),
    ("<real>0.5</real>", true), ("<array/>", false),
  ])
  func `and others read what means yes the same way (B60)`(value: String, expected: Bool) {
    let root = PropertyListDocument.read(SourceBytes("<plist><dict><key>K</key>\(value)</dict></plist>")).root
    #expect(BundleBoolean.isYes(root?["K"]) == expected)
  }
}
