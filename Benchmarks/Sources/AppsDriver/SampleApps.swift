import LaunchServices
import UniformTypes

/// Ten thousand apps, as different as those of a large archive: each exports two types, which conform to types of the
/// system or of other apps, and claims types, endings and a scheme.
struct SampleApps {
  /// The apps.
  let bundles: [RegisteredBundle]
  /// The types they declare.
  let types: [String]

  /// Makes so many apps, the same ones every time.
  init(count: Int) {
    var random = Random(state: 7)
    let parents = [
      "public.data", "public.plain-text", "public.image", "public.xml", "com.apple.package", "public.audio",
    ]
    var types: [String] = []
    var bundles: [RegisteredBundle] = []
    for number in 0..<count {
      let own = (0..<2).map { "com.vendor\(number / 3).app\(number).document-\($0)" }
      var declarations: [TypeDeclaration] = []
      for (index, type) in own.enumerated() {
        // One in two conforms to a type of another app, up to a dozen steps from the system's.
        let first =
          number > 0 && random.next(2) == 0 ? types[random.next(types.count)] : parents[random.next(6)]
        declarations.append(
          TypeDeclaration(
            type, .exported, parents: [first, "public.content"],
            tags: [
              TypeTag(.filenameExtension, "x\(number)-\(index)"),
              TypeTag(.mimeType, "application/x-\(number)-\(index)"),
            ], summary: "Document \(index) of app \(number)", iconName: "Document\(index)"))
      }
      types += own
      var launch = LaunchFacts()
      launch.executableName = "App\(number)"
      launch.hasExecutable = true
      launch.architectures = ["x86_64", "arm64"]
      launch.minimumSystem = "11.0"
      var claims = own.map { DocumentClaim(name: "Document", role: .editor, rank: .owner, types: [$0]) }
      claims.append(
        DocumentClaim(
          name: "Other", role: .viewer, rank: .alternate, types: [types[random.next(types.count)]]))
      claims.append(DocumentClaim(name: "Old", role: .viewer, extensions: ["y\(random.next(count))"]))
      // One in a hundred opens texts, and one in two hundred everything.
      if random.next(100) == 0 {
        claims.append(DocumentClaim(name: "Text", role: .editor, types: ["public.plain-text"]))
      }
      if random.next(200) == 0 {
        claims.append(DocumentClaim(name: "Any", role: .viewer, types: ["public.data"]))
      }
      bundles.append(
        RegisteredBundle(
          path: "/Applications/Folder \(number % 40)/App \(number).app",
          identifier: "com.vendor\(number / 3).app\(number)",
          name: "App \(number)", version: "\(number % 20).1.2", shortVersion: "\(number % 20).1",
          order: number + 1,
          launch: launch, documentClaims: claims,
          schemeClaims: [SchemeClaim(name: "Scheme", schemes: ["scheme\(number % 5000)"])],
          declarations: declarations))
    }
    self.bundles = bundles
    self.types = types
  }
}

/// Numbers that look random and are the same in every run.
struct Random {
  var state: UInt64

  /// A number below a bound.
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
