/// Keys for the store, and those the build writes.
let distributionRecords: StaticString = #"""
  BEEmbeddedWebBrowserEngine
    today: current, Distribution
    type: string
    platforms: iOS 17.4, iPadOS 17.4
    effect: Name of the embedded alternative browser engine.
    source: apple-2025, apple-2026

  BEEmbeddedWebBrowserEngineVersion
    today: current, Distribution
    type: string
    platforms: iOS 17.4, iPadOS 17.4
    effect: Version of that engine.
    source: apple-2025, apple-2026

  BuildMachineOSBuild
    today: current, Build stamps
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0
    limit: Empty value fails submission
    effect: Added at build: macOS build of the build machine.
    source: swift-build, rules_apple

  CFBundleResourceSpecification
    today: obsolete, Build stamps
    type: string
    platforms: iOS 2.0, iPadOS 2.0
    limit: Empty value is removed
    effect: Resource rules file for old code signing.
    source: swift-build

  CFBundleSupportedPlatforms
    today: current, Distribution
    type: array
    items: string
    platforms: iOS 3.0, iPadOS 3.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0
    value: iPhoneOS
    value: iPhoneSimulator
    value: MacOSX
    value: AppleTVOS
    value: AppleTVSimulator
    value: WatchOS
    value: WatchSimulator
    value: XROS
    value: XRSimulator
    value: DriverKit
    limit: Simulator names are refused at upload (ITMS-90542)
    effect: Platform the bundle was built for.
    evidence: partly recalled
    source: app-store-connect, swift-build, general-knowledge

  DTAppStoreToolsBuild
    today: current, Build stamps
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0
    effect: Added at build: Build of the store tools.
    evidence: partly recalled
    source: apple-frameworks-2025

  DTBundleClientLibraries
    today: current, Build stamps
    type: array
    items: string
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.11
    effect: Libraries known to use a codeless bundle; written by swift-build.
    source: swift-build

  DTCompiler
    today: current, Build stamps
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0
    effect: Added at build: Compiler id.
    source: swift-build, rules_apple

  DTPlatformBuild
    today: current, Build stamps
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0
    effect: Added at build: Platform build number.
    source: swift-build, rules_apple

  DTPlatformName
    today: current, Build stamps
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0
    effect: Added at build: Platform short name, e.g. iphoneos.
    source: swift-build, rules_apple

  DTPlatformVersion
    today: current, Build stamps
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0
    effect: Added at build: Platform version of the SDK.
    source: swift-build, rules_apple

  DTSDKBuild
    today: current, Build stamps
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0
    effect: Added at build: SDK build number.
    source: swift-build, rules_apple

  DTSDKName
    today: current, Build stamps
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0
    effect: Added at build: SDK name with version.
    source: swift-build, rules_apple

  DTSwiftPlaygroundsBuild
    today: current, Build stamps
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0
    effect: Added at build: Swift Playgrounds build.
    source: swift-build, rules_apple

  DTSwiftPlaygroundsVersion
    today: current, Build stamps
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0
    effect: Added at build: Swift Playgrounds version.
    source: swift-build, rules_apple

  DTXcode
    today: current, Build stamps
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0
    limit: Empty value fails submission
    effect: Added at build: Xcode version as digits.
    source: swift-build, rules_apple

  DTXcodeBuild
    today: current, Build stamps
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0
    limit: Empty value fails submission
    effect: Added at build: Xcode build number.
    source: swift-build, rules_apple

  GCSupportsGameMode
    today: deprecated, Distribution
    name: Supports Game Mode
    type: boolean
    platforms: macOS 14.0, iOS 18.0, iPadOS 18.0
    replaced by: LSSupportsGameMode
    setting: INFOPLIST_KEY_GCSupportsGameMode
    effect: Older Game Mode flag.
    source: apple-2026, swift-build

  ITSAppUsesNonExemptEncryption
    today: current, Distribution
    name: App Uses Non-Exempt Encryption
    type: boolean
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    setting: INFOPLIST_KEY_ITSAppUsesNonExemptEncryption
    note: The reference page lists macOS only; the store reads the key on every platform.
    related: True usually pairs with ITSEncryptionExportComplianceCode
    effect: False: no encryption or only exempt kinds; true: non-exempt encryption. Absent means App Store
      Connect asks at each upload.
    source: apple-2025, swift-build

  ITSEncryptionExportComplianceCode
    today: current, Distribution
    name: App Encryption Export Compliance Code
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    setting: INFOPLIST_KEY_ITSEncryptionExportComplianceCode
    related: Only with ITSAppUsesNonExemptEncryption true
    effect: Compliance code given by App Store Connect.
    source: apple-2025, swift-build

  LSApplicationCategoryType
    today: current, Distribution
    name: Application Category
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0
    setting: INFOPLIST_KEY_LSApplicationCategoryType
    value: public.app-category.books
    value: public.app-category.business
    value: public.app-category.developer-tools
    value: public.app-category.education
    value: public.app-category.entertainment
    value: public.app-category.finance
    value: public.app-category.food-and-drink
    value: public.app-category.games
    value: public.app-category.action-games
    value: public.app-category.adventure-games
    value: public.app-category.arcade-games
    value: public.app-category.board-games
    value: public.app-category.card-games
    value: public.app-category.casino-games
    value: public.app-category.dice-games
    value: public.app-category.educational-games
    value: public.app-category.family-games
    value: public.app-category.kids-games
    value: public.app-category.music-games
    value: public.app-category.puzzle-games
    value: public.app-category.racing-games
    value: public.app-category.role-playing-games
    value: public.app-category.simulation-games
    value: public.app-category.sports-games
    value: public.app-category.strategy-games
    value: public.app-category.trivia-games
    value: public.app-category.word-games
    value: public.app-category.graphics-design
    value: public.app-category.healthcare-fitness
    value: public.app-category.lifestyle
    value: public.app-category.magazines-and-newspapers
    value: public.app-category.medical
    value: public.app-category.music
    value: public.app-category.navigation
    value: public.app-category.news
    value: public.app-category.photography
    value: public.app-category.productivity
    value: public.app-category.reference
    value: public.app-category.shopping
    value: public.app-category.social-networking
    value: public.app-category.sports
    value: public.app-category.travel
    value: public.app-category.utilities
    value: public.app-category.video
    value: public.app-category.weather
    limit: Required for Mac App Store (ITMS-90242)
    limit: Unknown value is an error
    effect: Store category.
    source: apple-2025, swift-build

  LSSupportsGameMode
    today: current, Distribution
    type: boolean
    platforms: iOS 18.6, iPadOS 18.6, macOS 26.0
    related: Set GCSupportsGameMode too for macOS 14-15
    effect: App takes part in Game Mode.
    source: apple-2026

  MinimumOSVersion~ipad
    today: current, Distribution
    type: string
    platforms: iOS 9.0, iPadOS 9.0
    effect: Written by Xcode into extensionless watch apps so old iPads accept the container.
    source: swift-build

  MKSellsDigitalGoods
    today: current, Distribution
    type: boolean
    platforms: iOS 26.2, iPadOS 26.2
    effect: Alternative-marketplace app sells digital goods or services.
    source: apple-2026

  OSMinimumDriverKitVersion
    today: current, Build stamps
    type: string
    platforms: macOS 10.15, iPadOS 16.0
    effect: Lowest DriverKit version for a driver extension.
    source: swift-build

  UISupportedDevices
    today: current, Distribution
    type: array
    items: string
    platforms: iOS 9.0, iPadOS 9.0
    limit: Must not be in a submitted build; installd rejects a bad set
    effect: Exact device models a thinned build is for; written by the store, not by hand.
    source: qt-creator
  """#
