import Bundles
import KeyCatalog
import Resolution
import SourceText
import Testing

@Suite("Icons")
struct IconTests {
  /// The header of an image.
  static func png(_ width: UInt8, _ height: UInt8? = nil, isForPhone: Bool = false) -> [UInt8] {
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
      + (isForPhone ? [0, 0, 0, 4] + Array("CgBI".utf8) + [0, 0, 0, 0, 0, 0, 0, 0] : [])
      + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, height ?? width, 8, 6, 0, 0, 0]
  }

  @Test func `say their size in the header`() {
    for isForPhone in [false, true] {
      let sizes = ImageSizes(reading: SourceBytes(Self.png(60, 40, isForPhone: isForPhone)))
      #expect(sizes?.format == .png)
      #expect(sizes?.sizes == [ImageSizes.Size(width: 60, height: 40)])
    }
    func element(_ type: String, _ count: UInt8) -> [UInt8] {
      Array(type.utf8) + [0, 0, 0, 8 + count] + Array(repeating: 0, count: Int(count))
    }
    let elements = element("is32", 3) + element("s8mk", 2) + element("ic07", 1) + element("ic08", 0)
    let icon = Array("icns".utf8) + [0, 0, 0, UInt8(8 + elements.count)] + elements
    #expect(ImageSizes(reading: SourceBytes(icon))?.sizes.map(\.width) == [16, 128, 256])
  }

  @Test func `with a damaged header have no size`() {
    let whole = Self.png(60)
    for count in 0..<24 { #expect(ImageSizes(reading: SourceBytes(Array(whole.prefix(count)))) == nil) }
    #expect(
      ImageSizes(reading: SourceBytes(Array("icns".utf8) + [0, 0, 0, 20, 1, 2, 3, 4, 0, 0, 0, 0]))?.sizes
        == [])
  }

  static let all = """
    { CFBundleIcons = { CFBundlePrimaryIcon = { CFBundleIconFiles = (New); }; }; CFBundleIconFiles = (Mid);
      CFBundleIconFile = Old; }
    """

  @Test(arguments: [
    (SystemVersion(6), "CFBundleIcons", ["New"]), (SystemVersion(4, 3), "CFBundleIconFiles", ["Mid"]),
    (SystemVersion(3, 1), "CFBundleIconFile", ["Old"]),
  ])
  func `on a phone come from the newest key that the system knows (R99)`(
    version: SystemVersion, key: String, names: [String]
  ) {
    let choice = IconChoice(resolver(bundle(Self.all)), version: version)
    #expect(choice.key == key)
    #expect(choice.names == names)
    #expect(choice.missing == names)
  }

  @Test(
    arguments: [
      ("{ CFBundleIconName = AppIcon; CFBundleIconFile = App; }", SystemVersion(10, 13), "CFBundleIconName"),
      ("{ CFBundleIconName = AppIcon; CFBundleIconFile = App; }", SystemVersion(10, 12), "CFBundleIconFile"),
      ("{}", SystemVersion(10, 13), nil),
    ] as [(String, SystemVersion, String?)])
  func `on the Mac come from the asset catalog first (R98, R100)`(
    info: String, version: SystemVersion, key: String?
  ) {
    let app = bundle(info, ["App.icns": "icns"], system: .macOS)
    let choice = IconChoice(resolver(app, .mac), version: version)
    #expect(choice.key == key)
    if key == "CFBundleIconFile" { #expect(choice.files.map(\.path) == ["A.app/App.icns"]) }
  }

  @Test func `without an ending stand for the finer images, too (R101, R102)`() {
    let files = ["Icon.png": Self.png(60), "Icon@2x.png": Self.png(120)]
    let plain = IconChoice(resolver(bundle("{ CFBundleIconFiles = (Icon); }", data: files)))
    #expect(plain.files.map(\.path) == ["A.app/Icon.png", "A.app/Icon@2x.png"])
    #expect(plain.files.map(\.scale) == [1, 2])
    let listed = IconChoice(resolver(bundle("{ CFBundleIconFiles = (\"Icon.png\"); }", data: files)))
    #expect(listed.files.map(\.path) == ["A.app/Icon.png"])
  }

  @Test(arguments: [
    (57, "A.app/B57.png"), (72, "A.app/A72.png"), (60, "A.app/A72.png"), (200, "A.app/A72.png"),
  ])
  func `are chosen by size, not by order (R103)`(pixels: Int, path: String) {
    let app = bundle(
      "{ CFBundleIconFiles = (A72, B57); }", data: ["A72.png": Self.png(72), "B57.png": Self.png(57)])
    #expect(IconChoice(resolver(app)).file(forPixels: pixels)?.path == path)
  }

  @Test func `named by the app are those for its device only (R33, R105, R106)`() {
    let info = """
      { CFBundleIcons = { CFBundlePrimaryIcon = {}; CFBundleAlternateIcons = { Dark = { CFBundleIconFiles = (D); };
        Light = {}; }; }; "CFBundleIcons~ipad" = { CFBundlePrimaryIcon = {}; }; }
      """
    let phone = IconChoice(resolver(bundle(info, data: ["D.png": Self.png(60)])))
    #expect(phone.alternates.map(\.name) == ["Dark", "Light"])
    #expect(phone.alternates.first?.files.map(\.path) == ["A.app/D.png"])
    #expect(!phone.hasUnusedAlternates)
    let pad = IconChoice(resolver(bundle(info), .iPad))
    #expect(pad.alternates.isEmpty)
    #expect(pad.hasUnusedAlternates)
  }

  @Test func `on Apple TV are names in the asset catalog (R104)`() {
    let app = bundle(
      "{ CFBundleIcons = { CFBundlePrimaryIcon = App; CFBundleAlternateIcons = (Dark); }; }",
      ["Assets.car": ""],
      system: .tvOS)
    let choice = IconChoice(resolver(app, .appleTV))
    #expect(choice.assetName == "App")
    #expect(choice.alternates.map(\.name) == ["Dark"])
    #expect(choice.assetCatalog == "A.app/Assets.car")
  }
}
