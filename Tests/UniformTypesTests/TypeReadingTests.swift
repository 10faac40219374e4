import PropertyLists
import SourceText
import Testing
import UniformTypes

@Suite("Declarations in an Info.plist")
struct TypeReadingTests {
  static func declarations(_ text: String) throws -> [TypeDeclaration] {
    let document = PropertyListDocument.read(SourceBytes(Array(text.utf8)), options: ReadOptions())
    return TypeDeclaration.declarations(in: try #require(document.root), owner: nil)
  }

  @Test func `are read with everything they say (L1, R167)`() throws {
    let found = try Self.declarations(
      """
      { UTExportedTypeDeclarations = ({
          UTTypeIdentifier = "com.acme.image.layered"; UTTypeConformsTo = ("public.image", "public.data");
          UTTypeDescription = "Layered image"; UTTypeIconFile = Layered; UTTypeReferenceURL = "https://acme.example";
          UTTypeTagSpecification = { "public.filename-extension" = (acme, acm); "public.mime-type" = "image/x-acme"; };
        });
        UTImportedTypeDeclarations = ({ UTTypeIdentifier = "org.other.doc"; UTTypeConformsTo = "public.data"; }); }
      """)
    #expect(found.map(\.identifier) == ["com.acme.image.layered", "org.other.doc"])
    #expect(found.map(\.origin) == [.exported, .imported])
    #expect(found[0].parents == ["public.image", "public.data"])
    #expect(found[0].tags(.filenameExtension) == ["acme", "acm"])
    #expect(found[0].tags(.mimeType) == ["image/x-acme"])
    #expect(found[0].summary == "Layered image")
    #expect(found[0].iconName == "Layered")
    #expect(found[0].referenceURL == "https://acme.example")
    #expect(found[1].parents == ["public.data"])
    let types = TypeRegistry.system.adding(found)
    #expect(types.preferredIdentifier(for: TypeTag(.filenameExtension, "acme")) == "com.acme.image.layered")
  }

  @Test(arguments: [
    "{ UTExportedTypeDeclarations = { UTTypeIdentifier = a; }; }",
    "{ UTExportedTypeDeclarations = (a, (), {}); }",
    "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = (); }); }", "{ }",
  ])
  func `that are no declarations are passed over`(text: String) throws {
    #expect(try Self.declarations(text) == [])
  }
}
