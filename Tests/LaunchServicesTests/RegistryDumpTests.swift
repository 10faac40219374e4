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
    let bundles = RegistryDumpReader(reading: Array(Self.dump.utf8)).bundles
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
    let reader = RegistryDumpReader(reading: Array(text.utf8))
    #expect(reader.bundles.count <= 1 && reader.bindings.isEmpty)
  }

  /// As until macOS 10.14: a tab in names, what a bundle claims below it and indented, and the processors among flags.
  static let old = """
    Checking data integrity......done.
    Status: Database is seeded.
    --------------------------------------------------------------------------------
    bundle\tid:            204
    \tMach-O UUIDs:  
    \tpath:          /Applications/Utilities/Shell.app
    \tname:          Shell
    \tidentifier:    com.example.Shell (0x80008f3b)
    \tversion:       404
    \ttype code:     'APPL'
    \tsys version:   10.13
    \titem flags:    container  package  application  native-app  services  i386  x86_64
    \texecutable:    Contents/MacOS/Shell
    \tlibrary items: 
    \t--------------------------------------------------------
    \tclaim\tid:            1020
    \t\tname:          Shell script
    \t\trank:          Default
    \t\tflags:         relative-icon-path
    \t\troles:         Editor
    \t\tbindings:      .command, com.example.script
    \t--------------------------------------------------------
    \tclaim\tid:            1024
    \t\tname:          SSH
    \t\trank:          Alternate
    \t\troles:         
    \t\tbindings:      ssh:
    \t--------------------------------------------------------
    \ttype\tid:            1044
    \t\turi:           nothing that is known
    \t\tuti:           com.example.script
    \t\tdescription:   Shell script
    \t\tflags:         imported  active
    \t\tconforms to:   public.shell-script
    \t\ttags:          .command
    --------------------------------------------------------------------------------
    bundle\tid:            208
    \tpath:          /Applications/Old.app
    \tname:          Old
    \tsys version:   0
    --------------------------------------------------------------------------------
    handler\tid:            8
    \tURL scheme:    ssh
    \tall roles:     com.example.shell (404)
    --------------------------------------------------------------------------------
    handler\tid:            12
    \tcontent type:  public.html
    \tall roles:     - (0)
    """

  @Test func `of an older system has its claims below the bundle`() throws {
    let reader = RegistryDumpReader(reading: Array(Self.old.utf8))
    #expect(reader.bundles.map(\.name) == ["Shell", "Old"])
    let app = try #require(reader.bundles.first)
    #expect([app.identifier, app.version] == ["com.example.Shell", "404"])
    #expect(app.launch.architectures == ["i386", "x86_64"])
    #expect(app.launch.minimumSystem == "10.13" && reader.bundles[1].launch.minimumSystem == nil)
    #expect(app.launch.executableName == "Shell")
    #expect(
      app.documentClaims == [
        DocumentClaim(
          name: "Shell script", role: .editor, types: ["com.example.script"], extensions: ["command"])
      ])
    // A claim without a role works as a viewer's (L20).
    #expect(
      app.schemeClaims == [SchemeClaim(name: "SSH", schemes: ["ssh"], role: .viewer, rank: .alternate)])
    let declaration = try #require(app.declarations.first)
    #expect(declaration.identifier == "com.example.script" && declaration.origin == .imported)
    #expect(reader.bindings == [UserBinding(.scheme("ssh"), app: "com.example.shell")])
  }

  /// As from macOS 11 on; roles and flags have their numbers behind them.
  @Test func `says what the person chose (L24)`() {
    let text =
      Self.dump + """

        --------------------------------------------------------------------------------
        handlerpref id:             public.html (0x2)
        content type:               public.html
        all roles:                  com.example.browser
        mod date:                   2026-09-21 13:39
        --------------------------------------------------------------------------------
        handlerpref id:             sk (0x3)
        extension:                  sk
        all roles:                  com.example.sketch
        --------------------------------------------------------------------------------
        handlerpref id:             mailto (0x4)
        URL scheme:                 mailto
        viewer:                     com.example.mail (0x12)
        --------------------------------------------------------------------------------
        claim id:                   Text (0x5920)
        rank:                       Alternate
        bundle:                     Sketch (Beta) (0x1e8)
        flags:                      apple-internal doc-type (0000000000000222)
        roles:                      Viewer (0000000000000002)
        bindings:                   .txt, 'TEXT', text/plain
        """
    let reader = RegistryDumpReader(reading: Array(text.utf8))
    #expect(
      reader.bindings == [
        UserBinding(.type("public.html"), app: "com.example.browser"),
        UserBinding(.scheme("mailto"), app: "com.example.mail"),
        UserBinding(.type("com.example.sketch"), app: "com.example.sketch"),
      ])
    #expect(
      reader.bundles.first?.documentClaims.last
        == DocumentClaim(
          name: "Text", role: .viewer, rank: .alternate, extensions: ["txt"], mimeTypes: ["text/plain"],
          osTypes: ["TEXT"]))
  }
}
