import Bundles
import Testing

@Suite("Resources")
struct ResourceTests {
  static let files = [
    "R/a.txt", "R/a-linux.txt", "R/a~ipad.txt", "R/a-iphoneos~ipad.txt", "R/a-iphoneos.txt", "R/b~iphone.png",
    "R/fr.lproj/c.txt", "R/en.lproj/c.txt", "R/en.lproj/d.txt", "R/Base.lproj/d.txt", "R/Base.lproj/e.txt",
    "R/en.lproj/S/f.txt", "R/S/en.lproj/g.txt", "R/S/h.txt", "R/Icon.icns",
  ]

  static func find(
    _ name: String, in subfolder: String = "", _ languages: [String] = ["fr", "en"],
    system: RuntimeSystem = .iOS,
    device: Device = .iPhone
  ) -> String? {
    var search = ResourceSearch(
      in: "R", host: .inMemory(files.map { ($0, []) }), system: system, device: device)
    return search.find(ResourceName(name), in: subfolder, searchList: languages)
  }

  @Test(arguments: [
    (RuntimeSystem.linux, Device.mac, "R/a-linux.txt"), (.iOS, .iPad, "R/a-iphoneos~ipad.txt"),
    (.iOS, .iPhone, "R/a-iphoneos.txt"), (.macOS, .mac, "R/a.txt"),
  ])
  func `for a system or a device come first (B49)`(system: RuntimeSystem, device: Device, expected: String) {
    #expect(Self.find("a.txt", system: system, device: device) == expected)
  }

  @Test func `for an iPhone serve an iPod touch (B22)`() {
    #expect(Self.find("b.png", device: .iPod) == "R/b~iphone.png")
    #expect(Self.find("b.png", device: .iPad) == nil)
  }

  @Test func `that are not localized come first, then the languages, Base behind the first (B50)`() {
    #expect(Self.find("a.txt", system: .macOS, device: .mac) == "R/a.txt")
    #expect(Self.find("c.txt") == "R/fr.lproj/c.txt")
    #expect(Self.find("d.txt") == "R/Base.lproj/d.txt")
    #expect(Self.find("d.txt", ["en", "fr"]) == "R/en.lproj/d.txt")
    #expect(Self.find("e.txt") == "R/Base.lproj/e.txt")
  }

  @Test func `in a folder are looked for below that of the language (B52)`() {
    #expect(Self.find("f.txt", in: "S") == "R/en.lproj/S/f.txt")
    #expect(Self.find("g.txt", in: "S") == nil)
    #expect(Self.find("h.txt", in: "S") == "R/S/h.txt")
  }

  @Test func `of one language are not looked for in others (B51)`() {
    var search = ResourceSearch(
      in: "R", host: .inMemory(Self.files.map { ($0, []) }), system: .macOS, device: .mac)
    #expect(search.find(ResourceName("c.txt"), localization: "en") == "R/en.lproj/c.txt")
    #expect(search.find(ResourceName("c.txt"), localization: "English") == nil)
    #expect(search.find(ResourceName("a.txt"), localization: "en") == "R/a.txt")
  }

  @Test func `are told apart by case (B54, R4)`() {
    #expect(Self.find("Icon.icns") == "R/Icon.icns")
    #expect(Self.find("icon.icns") == nil)
  }
}
