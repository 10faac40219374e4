import LaunchServices
import Testing
import UniformTypes

@Suite("A dump of Launch Services")
struct RegistryDumpTests {
  /// In the form of today's `lsregister -dump`.
  static let dump = """
    Checking data integrity......done.
    Status: Database is seeded.
    --------------------------------------------------------------------------------
    bundle id:                  Sketch (Beta) (0x1e8)
    class:                      kLSBundleClassApplication (0x2)
    path:                       /Applications/Sketch (Beta).app (0x20c)
    name:                       Sketch
    identifier:                 com.example.sketch
    version:                    12.1 ({length = 32, bytes = 0x0c000000 01000000 ... })
    versionString:              12.1
    type code:                  'APPL'
    sys min version:            13.0
    executable:                 Contents/MacOS/Sketch
    slices:                     x86-64, arm64
    --------------------------------------------------------------------------------
    bundle id:                  Types (0x2)
    path:                       /System/Library/CoreServices/CoreTypes.bundle
    --------------------------------------------------------------------------------
    claim id:                   Sketch document (0x88c)
    rank:                       Owner
    bundle:                     Sketch (Beta) (0x1e8)
    flags:                      apple-default
    roles:                      Editor (0x4)
    bindings:                   com.example.sketch, .sk, 'SKCH', "image/x-sketch", sketch:
    --------------------------------------------------------------------------------
    type id:                    com.example.sketch (0x5a4)
    bundle:                     Sketch (Beta) (0x1e8)
    uti:                        com.example.sketch
    localizedDescription:       "de" = "Skizze", "LSDefaultLocalizedValue" = "Sketch, rough"
    flags:                      active  exported  trusted
    conforms to:                public.data, public.image
    tags:                       .sk, 'SK, ', image/x-sketch
    """

  @Test func `is read with its bundles, claims and types`() throws {
    let bundles = RegistryDumpReader.bundles(in: Array(Self.dump.utf8))
    #expect(
      bundles.map(\.path) == [
        "/Applications/Sketch (Beta).app", "/System/Library/CoreServices/CoreTypes.bundle",
      ])
    let app = try #require(bundles.first)
    #expect([app.identifier, app.version, app.shortVersion] == ["com.example.sketch", "12.1", "12.1"])
    #expect(app.launch.architectures == ["x86_64", "arm64"])
    #expect(app.isApplication && app.launch.hasExecutable && app.launch.minimumSystem == "13.0")
    let claim = try #require(app.documentClaims.first)
    #expect(claim.types == ["com.example.sketch"])
    #expect(claim.extensions == ["sk"] && claim.osTypes == ["SKCH"] && claim.mimeTypes == ["image/x-sketch"])
    #expect(claim.rank == .owner && claim.role == .editor)
    #expect(app.schemeClaims.map(\.schemes) == [["sketch"]])
    let declaration = try #require(app.declarations.first)
    #expect(declaration.origin == .exported && declaration.parents == ["public.data", "public.image"])
    #expect(declaration.summary == "Sketch, rough")
    #expect(declaration.tags.map(\.value) == ["sk", "SK, ", "image/x-sketch"])
    #expect(bundles[1].declarations == [] && !bundles[1].isApplication)
  }

  @Test(arguments: [
    "", "nothing", ":\n::\n----\nclaim id: x\n", "type id: a\nbundle id:\npath:\n",
    "bundle id: a (0x\npath: ) (0x)",
  ])
  func `may be anything at all`(text: String) {
    #expect(RegistryDumpReader.bundles(in: Array(text.utf8)).count <= 1)
  }
}
