import KeyCatalog
import PropertyLists
import Testing

@testable import Validation

@Suite("Services and plug-ins")
struct ServiceRuleTests {
  static func service(_ entries: String...) -> String {
    pair("NSServices", dictionaries(entries.joined()))
  }

  static func context(_ entries: String...) -> String {
    service(types + pair("NSRequiredContext", dictionary(entries.joined())))
  }

  static let types = pair("NSSendTypes", list("NSStringPboardType"))
  static let message = pair("NSMessage", text: "send")
  static let title = pair("NSMenuItem", dictionary(pair("default", text: "Send")))
  static let returns = pair("NSReturnTypes", list("NSStringPboardType"))
  static let files = pair("NSSendFileTypes", list("public.image"))

  static func mac(_ major: Int, _ minor: Int) -> CheckOptions {
    CheckOptions(platform: .macOS, minimumOS: SystemVersion(major, minor), era: .books2018)
  }

  static let cases: [RuleCase] = [
    // R153
    RuleCase("R153", service(message, title, returns), mac(10, 6), "service-declaration", []),
    RuleCase(
      "R153", service(message, title, returns), mac(10, 5), "service-declaration",
      ["error service-declaration/no-send-types NSServices 0 NSSendTypes"]),
    RuleCase("R153", service(message, title, files), mac(10, 6), "service-declaration", []),
    RuleCase("R153", service(message, title, files), mac(10, 6), "unmet-requirement", []),
    RuleCase("R153", service(message, title), "unmet-requirement", ["error unmet-requirement NSServices 0"]),
    RuleCase(
      "R153", service(message, title), CheckOptions(), "unmet-requirement",
      ["error unmet-requirement NSServices 0"]),
    // R154
    RuleCase("R154", service(files), "invalid-value", []),
    RuleCase(
      "R154", service(pair("NSSendFileTypes", list("NSFilenamesPboardType"))), "invalid-value",
      ["error invalid-value/broken-demand NSServices 0 NSSendFileTypes 0"]),
    // R156, R157
    RuleCase(
      "R156", pair("NSServices", dictionaries(title + types, title + types)), mac(10, 5), "repeated-name",
      ["warning repeated-name NSServices 1 NSMenuItem default"]),
    RuleCase(
      "R157", pair("NSServices", dictionaries(title + types, title + types)), mac(10, 6), "repeated-name",
      ["note repeated-name NSServices 1 NSMenuItem default"]),
    RuleCase(
      "R157", service(message, types, pair("NSMenuItem", dictionary(pair("default", text: "Mail/Send")))),
      mac(10, 6), "service-declaration",
      ["note service-declaration/slash-in-title NSServices 0 NSMenuItem default"]),
    RuleCase(
      "R157", service(message, types, pair("NSMenuItem", dictionary(pair("default", text: "Mail/Send")))),
      mac(10, 5), "service-declaration", []),
    // R158, R159
    RuleCase(
      "R158",
      service(
        types, pair("NSMenuItem", dictionary(pair("default", text: "Send"), pair("fr", text: "Envoyer")))),
      "invalid-value", ["error invalid-value/broken-demand NSServices 0 NSMenuItem fr"]),
    RuleCase(
      "R159", service(types, pair("NSKeyEquivalent", dictionary(pair("default", text: "P")))),
      "invalid-value", []),
    RuleCase(
      "R159", service(types, pair("NSKeyEquivalent", dictionary(pair("default", text: "ab")))),
      "invalid-value",
      ["error invalid-value/broken-demand NSServices 0 NSKeyEquivalent default"]),
    // R160
    RuleCase("R160", service(types, pair("NSTimeout", text: "3000")), "invalid-value", []),
    RuleCase(
      "R160", service(types, pair("NSTimeout", text: "3s")), "invalid-value",
      ["error invalid-value/broken-demand NSServices 0 NSTimeout"]),
    RuleCase(
      "R160", service(types, pair("NSTimeout", "<integer>3000</integer>")), "wrong-type",
      ["warning wrong-type/older-type NSServices 0 NSTimeout"]),
    // R161, R162
    RuleCase("R161", context(), "service-declaration", ["warning", "warning"].missingMessageAndTitle),
    RuleCase(
      "R162", context(pair("NSTextContext", text: "Phone")), "invalid-value",
      ["error invalid-value NSServices 0 NSRequiredContext NSTextContext"]),
    RuleCase("R162", context(pair("NSTextContext", text: "URL")), "invalid-value", []),
    RuleCase(
      "R162", context(pair("NSWordLimit", "<integer>0</integer>")), "invalid-value",
      ["warning invalid-value/unusual-value NSServices 0 NSRequiredContext NSWordLimit"]),
    RuleCase(
      "R162", context(pair("NSTextScript", text: "Latin")), "invalid-value",
      ["warning invalid-value/unusual-value NSServices 0 NSRequiredContext NSTextScript"]),
    RuleCase("R162", context(pair("NSTextLanguage", list("en", "en-GB"))), "invalid-value", []),
    // R111–R114
    RuleCase(
      "R111", pair("CFPlugInDynamicRegistration", text: "NO"), "unmet-requirement",
      ["warning unmet-requirement/advised-companion CFPlugInDynamicRegistration"]),
    RuleCase("R111", pair("CFPlugInDynamicRegistration", text: "YES"), "unmet-requirement", []),
    RuleCase(
      "R111", pair("CFPlugInDynamicRegistration", text: "maybe"), "invalid-value",
      ["error invalid-value CFPlugInDynamicRegistration"]),
    RuleCase(
      "R111", pair("CFPlugInDynamicRegistration", "<true/>"), "wrong-type",
      ["warning wrong-type/older-type CFPlugInDynamicRegistration"]),
    RuleCase(
      "R112", pair("CFPlugInDynamicRegistrationFunction", text: "Register"), "misprinted-key",
      ["warning misprinted-key CFPlugInDynamicRegistrationFunction"]),
    RuleCase(
      "R113",
      pair("CFPlugInFactories", dictionary()) + pair("CFPlugInTypes", dictionary(pair(uuid, list(uuid)))),
      "dangling-reference", ["error dangling-reference CFPlugInTypes \(uuid) 0"]),
    RuleCase(
      "R113",
      pair("CFPlugInFactories", dictionary(pair(uuid, text: "Make")))
        + pair("CFPlugInTypes", dictionary(pair(uuid, list(uuid)))), "dangling-reference", []),
    RuleCase(
      "R113", pair("CFPlugInFactories", dictionary(pair("not-a-uuid", text: "Make"))), "invalid-value",
      ["error invalid-value/broken-demand CFPlugInFactories not-a-uuid"]),
    RuleCase(
      "R113", pair("CFPlugInTypes", dictionary(pair(uuid, list(uuid)))), "unmet-requirement",
      ["error unmet-requirement CFPlugInTypes"]),
    RuleCase("R114", pair("CFPlugInUnloadFunction", text: "Unload"), "empty-function", []),
    RuleCase(
      "R114", pair("CFPlugInUnloadFunction", text: ""), "empty-function",
      ["warning empty-function CFPlugInUnloadFunction"]),
    RuleCase(
      "R112", pair("CFPlugInDynamicRegisterFunction", text: ""), CheckOptions(), "empty-function",
      ["note empty-function CFPlugInDynamicRegisterFunction"]),
  ]

  static let uuid = "9B6E3B91-772C-4DA9-9EFC-06B51846737E"

  @Test(arguments: cases)
  func `the rules of sections K and N (R111–R114, R153–R163)`(testCase: RuleCase) {
    testCase.expectFindings()
  }

  @Test
  func `what today's system asks of a service besides (R161, R162)`() {
    let text = Self.service(Self.message, Self.title, Self.types)
    #expect(
      check(text).lines(of: "service-declaration") == [
        "note service-declaration/starts-disabled NSServices 0 NSRequiredContext"
      ])
    let empty = Self.service(Self.message, Self.title, Self.types, pair("NSRequiredContext", "<array/>"))
    #expect(
      check(empty).lines(of: "service-declaration") == [
        "note service-declaration/empty-context NSServices 0 NSRequiredContext"
      ])
  }

  @Test
  func `titles for each language are an older form today (R158)`() {
    let titles = pair(
      "NSMenuItem", dictionary(pair("default", text: "Send"), pair("French", text: "Envoyer")))
    #expect(
      check(Self.service(Self.types, titles)).lines(of: "invalid-value") == [
        "note invalid-value/unusual-value NSServices 0 NSMenuItem French"
      ])
  }

  @Test
  func `spell servers and workflows need no types (R153)`() {
    let spelling = Self.service(pair("NSSpellChecker", text: "Acme"), pair("NSLanguages", list("en")))
    #expect(check(spelling).lines(of: "service-declaration") == [])
    #expect(check(spelling).lines(of: "unmet-requirement") == [])
    let workflow = Self.service(Self.title, pair("NSMessage", text: "runWorkflowAsService"))
    #expect(check(workflow).lines(of: "unmet-requirement") == [])
  }
}

extension [String] {
  /// What a service without a message and a title is reported for.
  fileprivate var missingMessageAndTitle: [String] {
    [
      "\(self[0]) service-declaration/no-message NSServices 0 NSMessage",
      "\(self[1]) service-declaration/no-title NSServices 0 NSMenuItem",
    ]
  }
}
