import Bundles
import Testing

@Suite("Variants of keys")
struct VariantKeyTests {
  @Test(arguments: [
    ("Foo", RuntimeSystem.macOS, Device.mac, VariantKey.Meaning.plain),
    ("Foo-macos", .macOS, .mac, .current(.system)),
    ("Foo-macos", .iOS, .iPad, .plain), ("Foo~ipad", .macOS, .mac, .plain),
    ("Foo~ipad", .iOS, .iPad, .current(.device)),
    ("Foo~ipad", .iOS, .iPhone, .other), ("Foo-iphoneos", .iOS, .iPhone, .current(.system)),
    ("Foo-iphoneos~ipad", .iOS, .iPad, .current(.systemAndDevice)),
    ("Foo-iphoneos~ipad", .iOS, .iPhone, .other),
    ("Foo-iphoneos~ipad", .macOS, .mac, .plain), ("Foo-macos~ipad", .iOS, .iPad, .plain),
    ("CFBundleIdentifier-macos", .macOS, .mac, .forbidden),
    ("CFBundleIdentifier-macos", .iOS, .iPhone, .plain),
    ("CFBundleExecutable~ipad", .iOS, .iPad, .forbidden), ("Foo~ipadpro", .macOS, .mac, .plain),
    ("Foo~ipadpro", .iOS, .iPad, .other), ("Foo~ipod", .iOS, .iPod, .current(.device)),
    ("Foo~iphone", .iOS, .iPod, .other), ("Foo~watch", .iOS, .iPhone, .plain),
    ("X-tvos", .tvOS, .appleTV, .current(.system)),
    ("X~appletv", .tvOS, .appleTV, .current(.device)),
    ("X~applewatch", .watchOS, .appleWatch, .current(.device)),
    ("Key~ipad-iphoneos", .iOS, .iPad, .plain), ("com.acme.x-y", .iOS, .iPad, .plain),
    ("-iphoneos", .iOS, .iPad, .plain),
    ("Foo~", .iOS, .iPad, .plain), ("Foo-", .iOS, .iPad, .plain), ("Foo-linux", .linux, .mac, .plain),
    ("Foo-macos", .linux, .mac, .plain),
  ])
  func `mean something to the system that knows their words (B16–B21, R27–R31, R35)`(
    key: String, system: RuntimeSystem, device: Device, expected: VariantKey.Meaning
  ) {
    #expect(VariantKey(key).meaning(on: system, device: device) == expected)
  }

  @Test func `are the stronger the more they say (B20, R30)`() {
    #expect(VariantKey.Rank.plain < .system)
    #expect(VariantKey.Rank.system < .device)
    #expect(VariantKey.Rank.device < .systemAndDevice)
  }
}
