import KeyCatalog
import Testing

@Suite("A key with suffixes")
struct KeyNameTests {
  @Test(
    arguments: [
      ("UIInterfaceOrientation~ipad", "UIInterfaceOrientation", nil, "ipad"),
      ("NSMainNibFile-iphoneos~ipad", "NSMainNibFile", "iphoneos", "ipad"),
      ("NSMainNibFile-macos", "NSMainNibFile", "macos", nil),
      ("X~ipod", "X", nil, "ipod"),
      ("X~iphone", "X", nil, "iphone"),
      ("X-watchos~applewatch", "X", "watchos", "applewatch"),
      ("X-tvos~appletv", "X", "tvos", "appletv"),
      ("a-b~ipad", "a-b", nil, "ipad"),
      ("a-b-macos", "a-b", "macos", nil),
      ("X~ipad~iphone", "X~ipad", nil, "iphone"),
    ] as [(String, String, String?, String?)])
  func `is taken apart at the known words (R27–R29, B16, B17)`(
    text: String, root: String, platform: String?, device: String?
  ) {
    let name = KeyName(parsing: text)
    #expect(name.root == root)
    #expect(name.platform?.name == platform)
    #expect(name.device?.name == device)
    #expect(name.isVariant)
  }

  @Test(
    arguments: [
      "CFBundleName", "com.acme.x-y", "still-camera", "Key~ipad-iphoneos", "X~watch", "X-linux", "~ipad",
      "-macos",
      "-macos~ipad", "X~IPAD", "X~ipadpro", "X~", "X-", "", "-", "~",
    ])
  func `is a plain key without a known word (R27, R35, B18)`(text: String) {
    let name = KeyName(parsing: text)
    #expect(!name.isVariant)
    #expect(name.root == text)
    #expect(name.rank == 0)
  }

  @Test func `is the more specific the more it names (R30, B20)`() {
    let names = ["X", "X-iphoneos", "X~ipad", "X-iphoneos~ipad"].map { KeyName(parsing: $0) }
    #expect(names.map(\.rank) == [0, 1, 2, 3])
  }

  @Test func `knows fewer words in the books (R28, R29)`() {
    #expect(KeyName(parsing: "X-macos", era: .books2018).platform == .macos)
    #expect(KeyName(parsing: "X-macos", era: .books2010).platform == nil)
    #expect(KeyName(parsing: "X-tvos", era: .books2018).unknownPlatform == "tvos")
    #expect(KeyName(parsing: "X~appletv", era: .books2018).unknownDevice == "appletv")
  }

  @Test func `shows the words it does not know (R28, R29)`() {
    #expect(KeyName(parsing: "X~watch").unknownDevice == "watch")
    #expect(KeyName(parsing: "X~ipad").unknownDevice == nil)
    #expect(KeyName(parsing: "CFBundleName-linux").unknownPlatform == "linux")
    #expect(KeyName(parsing: "X-macos").unknownPlatform == nil)
    #expect(KeyName(parsing: "-x").unknownPlatform == nil)
  }
}

@Suite("The prefix of a key")
struct KeyPrefixTests {
  @Test(
    arguments: [
      ("CFBundleFlag", "CoreFoundation"), ("LSUIElement", "LaunchServices"), ("NSHTTPThing", "Cocoa"),
      ("UIFlag", "UIKit"), ("APFlag", "MacOSX"), ("ATSFlag", "MacOSX"), ("CSFlag", "MacOSX"),
      ("GCFlag", "Cocoa"),
      ("GKFlag", "Cocoa"), ("NEFlag", "Cocoa"), ("UTFlag", "Cocoa"), ("QuartzGLDisable", "MacOSX"),
      ("MinimumOSVersionX", "LaunchServices"),
    ])
  func `is reserved for Apple's own (R37, R38)`(key: String, family: String) {
    #expect(KeyPrefix(of: key) == .reserved(family: family))
    #expect(KeyPrefix.isReserved(key))
  }

  @Test(
    arguments: [
      ("com.acme.flag", KeyPrefix.domain), ("FBSDKClientToken", .initials),
      ("GADApplicationIdentifier", .initials),
      ("APIKey", .initials), ("Flag", .none), ("flag", .none), ("Nsomething", .none), ("com.acme", .none),
      ("a..b", .none), ("", .none), ("CF", .none), ("UI", .none), ("ABC", .none),
    ])
  func `of a custom key is unique or not (R36, R37)`(key: String, prefix: KeyPrefix) {
    #expect(KeyPrefix(of: key) == prefix)
    #expect(!KeyPrefix.isReserved(key))
  }
}
