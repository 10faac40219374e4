import Behavior
import Foundation
import KeyCatalog
import PropertyLists
import SourceText
import Testing

@Suite("Templates of Info.plist")
struct TemplateTests {
  static func keys(_ kind: TemplateKind, _ platform: Platform, _ era: Era) -> [String] {
    InfoPlistTemplate(kind, for: platform, in: era)?.entries.map(\.key) ?? []
  }

  /// The values of a template's file.
  static func values(_ template: InfoPlistTemplate, name: String? = nil) throws -> PropertyListDictionary {
    let document = PropertyListDocument.read(SourceBytes(Array(template.xml(name: name).utf8)))
    #expect(document.errors.isEmpty && document.format == .xml)
    guard case .dictionary(let dictionary)? = try document.root?.value() else {
      Issue.record("the root is no dictionary")
      return PropertyListDictionary()
    }
    return dictionary
  }

  @Test func `of 2010 has thirteen entries in its order (R9)`() throws {
    let template = try #require(InfoPlistTemplate(.cocoaTemplate, for: .macOS, in: .books2010))
    let expected: [(String, String)] = [
      ("CFBundleDevelopmentRegion", "English"), ("CFBundleExecutable", "${EXECUTABLE_NAME}"),
      ("CFBundleIconFile", ""), ("CFBundleIdentifier", "com.yourcompany.${PRODUCT_NAME:rfc1034identifier}"),
      ("CFBundleInfoDictionaryVersion", "6.0"), ("CFBundleName", "${PRODUCT_NAME}"),
      ("CFBundlePackageType", "APPL"), ("CFBundleSignature", "????"), ("CFBundleShortVersionString", "1.0"),
      ("LSMinimumSystemVersion", "${MACOSX_DEPLOYMENT_TARGET}"), ("CFBundleVersion", "1"),
      ("NSMainNibFile", "MainMenu"), ("NSPrincipalClass", "NSApplication"),
    ]
    let values = try Self.values(template)
    #expect(values.entries.map(\.key) == expected.map(\.0))
    #expect(values.entries.map(\.value) == expected.map { .string($0.1) })
    let named = try Self.values(template, name: "Hello")
    #expect(named["CFBundleIdentifier"] == .string("com.yourcompany.Hello"))
    #expect(named["CFBundleName"] == .string("Hello"))
    #expect(named["CFBundleExecutable"] == .string("${EXECUTABLE_NAME}"))
    #expect(named.count == 13)
  }

  static let iOS = [
    "CFBundleDevelopmentRegion", "CFBundleDisplayName", "CFBundleExecutable", "CFBundleIconFiles",
    "CFBundleIdentifier", "CFBundleInfoDictionaryVersion", "CFBundlePackageType", "CFBundleVersion",
    "LSRequiresIPhoneOS",
  ]
  static let mac2018 = [
    "CFBundleDevelopmentRegion", "CFBundleDisplayName", "CFBundleExecutable", "CFBundleIconFile",
    "CFBundleIdentifier", "CFBundleInfoDictionaryVersion", "CFBundleName", "CFBundlePackageType",
    "CFBundleShortVersionString", "CFBundleVersion", "NSHumanReadableCopyright",
  ]
  static let marked = [
    "CFBundleDevelopmentRegion", "CFBundleDisplayName", "CFBundleExecutable", "CFBundleIdentifier",
    "CFBundleInfoDictionaryVersion", "CFBundleName", "CFBundlePackageType", "CFBundleVersion",
  ]

  @Test(arguments: [
    // R39, R40, R43
    (TemplateKind.app, Platform.iOS, Era.books2010, iOS + ["NSMainNibFile"]),
    (.app, .iOS, .books2018, iOS + ["UIMainStoryboardFile"]),
    // R41, R42, R43
    (
      .app, .macOS, .books2010,
      mac2018.filter { $0 != "CFBundleIconFile" } + [
        "CFBundleIconFiles", "CFBundleSignature", "LSHasLocalizedDisplayName", "NSMainNibFile",
        "NSPrincipalClass",
      ]
    ),
    (.app, .macOS, .books2018, mac2018 + ["NSMainNibFile", "NSPrincipalClass"]),
    // R44
    (.framework, .macOS, .books2010, marked), (.framework, .iOS, .books2018, marked),
    (.plugIn, .macOS, .books2018, marked + ["NSPrincipalClass"]),
    (
      .preferencePane, .macOS, .books2010,
      marked + ["NSMainNibFile", "NSPrefPaneIconFile", "NSPrefPaneIconLabel", "NSPrincipalClass"]
    ),
  ])
  func `hold exactly what the books recommend (R39–R45)`(
    kind: TemplateKind, platform: Platform, era: Era, expected: [String]
  ) {
    #expect(Self.keys(kind, platform, era).sorted() == expected.sorted())
  }

  @Test func `leave out today what is gone (R45)`() {
    for kind in TemplateKind.allCases {
      for platform in kind.platforms(in: .today) {
        let keys = Self.keys(kind, platform, .today)
        let gone = ["CFBundleSignature", "CFBundleGetInfoString", "LSHasLocalizedDisplayName"]
        #expect(kind == .cocoaTemplate || keys.allSatisfy { !gone.contains($0) })
      }
    }
  }

  static let all = TemplateKind.allCases.flatMap { kind in
    [Era.today, .books2018, .books2010].flatMap { era in
      kind.platforms(in: era).compactMap { InfoPlistTemplate(kind, for: $0, in: era) }
    }
  }

  @Test func `are files with a comment for every key`() throws {
    #expect(Self.all.count == 29)
    for template in Self.all {
      let text = template.xml(name: "A <-- & $(B)")
      let values = try Self.values(template, name: "A <-- & $(B)")
      #expect(values.entries.map(\.key) == template.entries.map(\.key))
      for piece in text.components(separatedBy: "<!--").dropFirst() {
        let comment = piece.prefix(while: { $0 != ">" })
        #expect(comment.hasSuffix("--") && !comment.dropLast(2).contains("--"))
      }
      let comments = text.components(separatedBy: "\n").filter { $0.hasPrefix("\t<!-- ") }
      #expect(comments.count >= template.entries.count, "\(template.kind.name)")
      if let name = values["CFBundleName"] { #expect(name == .string("A <-- & $(B)")) }
    }
  }
}
