import Testing
import UniformTypes

@Suite("The system's types")
struct SystemTypeTests {
  @Test func `are all there`() {
    let all = 732 + 112 + 636
    let identifiers = TypeRegistry.system.declaredIdentifiers.map { $0.lowercased() }
    #expect(TypeRegistry.system.count == all)
    #expect(Set(identifiers).count == all)
  }

  @Test func `conform to types that are declared`() {
    for identifier in TypeRegistry.system.declaredIdentifiers {
      for parent in TypeRegistry.system.parents(of: identifier) {
        #expect(TypeRegistry.system.declaration(of: parent) != nil, "\(identifier): \(parent)")
      }
      #expect(!TypeRegistry.system.problems(of: identifier).contains { $0.contains("circle") })
    }
  }

  @Test func `have tags of the right form (L3)`() {
    for identifier in TypeRegistry.system.declaredIdentifiers {
      for tag in TypeRegistry.system.declaration(of: identifier)?.tags ?? [] {
        switch tag.tagClass {
        case .filenameExtension: #expect(!tag.value.hasPrefix(".") && !tag.value.isEmpty, "\(identifier)")
        case .mimeType: #expect(tag.value.contains("/"), "\(identifier)")
        case .osType: #expect(tag.value.unicodeScalars.count == 4, "\(identifier)")
        default: #expect(!tag.value.isEmpty)
        }
      }
    }
  }

  @Test(arguments: [
    "public.item", "public.data", "public.directory", "public.folder", "com.apple.package",
    "com.apple.bundle",
  ])
  func `of which a claim is weak are marked (L6)`(identifier: String) {
    #expect(TypeRegistry.system.isWildcard(identifier))
    #expect(!TypeRegistry.system.isWildcard("public.text"))
  }

  @Test(arguments: [
    ("application/x-cpio", ["cpio"]), ("Text/HTML", ["html", "jhtml"]),
    ("audio/mpeg", ["mp3", "mpga", "mp2"]),
    ("x-conference/x-cooltalk", ["ice"]), ("application/andrew-inset", ["ez"]), ("image/x-none", []),
    ("", []),
  ])
  func `have endings of MIME types that nobody declares`(name: String, expected: [String]) {
    #expect(TypeRegistry.filenameExtensions(ofMIMEType: name) == expected)
  }

  @Test(arguments: [
    ("UTTypeJPEG", "public.jpeg", "14.0"), ("UTType3DContent", "public.3d-content", "14.0"),
    ("UTTypeAHAP", "com.apple.haptics.ahap", "17.0"), ("UTTypeYAML", "public.yaml", "14.0"),
  ])
  func `have constants`(name: String, identifier: String, version: String) throws {
    let constant = try #require(TypeRegistry.constant(name))
    #expect(constant == (identifier, version))
    #expect(TypeRegistry.system.declaration(of: identifier) != nil)
    #expect(TypeRegistry.constantNames.contains(name) && TypeRegistry.constantNames.count == 140)
    #expect(TypeRegistry.constant("UTType") == nil)
    #expect(TypeRegistry.constant("kUTTypeJPEG") == nil)
  }
}
