/// Scenes, home screen actions and windows.
let sceneRecords: StaticString = #"""
  NSMainStoryboardFile
    today: current, Scenes
    name: Main storyboard file base name
    type: string
    platforms: macOS 10.10
    setting: INFOPLIST_KEY_NSMainStoryboardFile
    limit: Storyboard must be in Resources
    effect: Main storyboard of an AppKit app.
    evidence: platforms from page
    source: apple-2025, swift-build

  UIApplicationPreferredDefaultSceneSessionRole
    today: current, Scenes
    type: string
    platforms: visionOS 1.0
    value: UIWindowSceneSessionRoleApplication -- flat window
    value: UIWindowSceneSessionRoleVolumetricApplication -- volume
    value: UISceneSessionRoleImmersiveSpaceApplication -- immersive space
    value: CPSceneSessionRoleImmersiveSpaceApplication -- Compositor Services immersive space
    related: Immersive roles pair with UISceneInitialImmersionStyle
    effect: Role of the scene the system opens first on visionOS.
    evidence: platforms from page
    source: apple-2025

  UIApplicationSceneManifest.UIApplicationPreferredDefaultSceneSessionRole
    today: current, Scenes
    type: string
    platforms: visionOS 1.0
    value: UIWindowSceneSessionRoleApplication -- flat window
    value: UIWindowSceneSessionRoleVolumetricApplication -- volume
    value: UISceneSessionRoleImmersiveSpaceApplication -- immersive space
    value: CPSceneSessionRoleImmersiveSpaceApplication -- Compositor Services immersive space
    related: UIApplicationPreferredDefaultSceneSessionRole
    effect: Role of the scene the system opens first on visionOS, as the template of Xcode writes it.
    evidence: platforms from page
    source: apple-2025

  UIApplicationSceneManifest
    today: current, Scenes
    name: Application Scene Manifest
    type: dictionary
    platforms: iOS 13.0, iPadOS 13.0, macCatalyst 13.0, visionOS 1.0
    related: UISceneConfigurations gives the per-role defaults
    related: From the iOS 27 SDK on Apple treats scene adoption as the expected life cycle; a missing manifest
      is worth a warning for UIKit apps
    effect: Turns on the scene life cycle: when the key is there, UIKit drives foreground/background through
      scene delegates instead of the app delegate.
    evidence: platforms from page
    source: apple-2025, swift-build, apple-2026

  UIApplicationSceneManifest.CPSupportsDashboardNavigationScene
    today: current, Scenes
    type: boolean
    platforms: iOS 13.4, iPadOS 13.4
    related: A CPTemplateApplicationDashboardSceneSessionRoleApplication entry should then exist
    effect: Declares that the navigation app can draw in the CarPlay Dashboard.
    source: apple-2025, apple-bundle-rs

  UIApplicationSceneManifest.CPSupportsInstrumentClusterNavigationScene
    today: current, Scenes
    type: boolean
    platforms: iOS 15.4, iPadOS 15.4
    effect: Declares that the navigation app can draw in the car instrument cluster.
    source: apple-2025

  UIApplicationSceneManifest.UIApplicationSupportsMultipleScenes
    today: current, Scenes
    name: Enable Multiple Windows
    type: boolean
    platforms: iOS 13.0, iPadOS 13.0, macCatalyst 13.0, visionOS 1.0
    default: false
    limit: Needs scene-safe shared state
    effect: Says whether more than one scene (window) of the app may exist at once.
    source: apple-2025, apple-2026

  UIApplicationSceneManifest.UIApplicationSupportsTabbedSceneCollection
    today: current, Scenes
    name: Supports Tabbed Scene Collection
    type: boolean
    platforms: macCatalyst 15.0
    default: true
    effect: Lets a Mac Catalyst app opt out of automatic window tabbing.
    source: apple-2025, apple-frameworks-2025

  UIApplicationSceneManifest.UISceneConfigurations
    today: current, Scenes
    name: Scene Configuration
    type: dictionary
    platforms: iOS 13.0, iPadOS 13.0, macCatalyst 13.0, visionOS 1.0
    limit: Keys must be known session roles
    limit: SwiftUI life cycle still wants the key present even when empty
    effect: Default scene recipes, grouped by session role; each role key maps to an array of configuration
      dictionaries and the first entry is the default.
    source: apple-2025, apple-2026

  UIApplicationSceneManifest.UISceneConfigurations.<role>[].UILaunchStoryboardName
    today: current, Scenes
    type: string
    platforms: iOS 13.0, iPadOS 13.0, macCatalyst 13.0
    effect: Launch storyboard for this scene configuration.
    source: apple-2026

  UIApplicationSceneManifest.UISceneConfigurations.<role>[].UISceneClassName
    today: current, Scenes
    type: string
    platforms: iOS 13.0, iPadOS 13.0, macCatalyst 13.0, visionOS 1.0
    limit: Not the abstract UIScene
    effect: Scene class UIKit instantiates; normally UIWindowScene or a CarPlay scene class.
    source: apple-bundle-rs, apple-2026

  UIApplicationSceneManifest.UISceneConfigurations.<role>[].UISceneConfigurationName
    today: current, Scenes
    type: string
    platforms: iOS 13.0, iPadOS 13.0, macCatalyst 13.0, visionOS 1.0
    limit: Should be unique within the role
    effect: Name the app uses to recognize this configuration in code.
    source: apple-2025, apple-2026

  UIApplicationSceneManifest.UISceneConfigurations.<role>[].UISceneDelegateClassName
    today: current, Scenes
    type: string
    platforms: iOS 13.0, iPadOS 13.0, macCatalyst 13.0, visionOS 1.0
    limit: Class must exist in the binary and adopt the matching delegate protocol
    effect: Class used as the scene delegate; Swift classes need the module prefix.
    source: apple-bundle-rs, apple-2026

  UIApplicationSceneManifest.UISceneConfigurations.<role>[].UISceneInitialImmersionStyle
    today: current, Scenes
    type: string
    platforms: visionOS 1.0
    value: UIImmersionStyleMixed -- virtual content blended with surroundings
    value: UIImmersionStyleFull -- surroundings hidden
    value: UIImmersionStyleProgressive -- partial, adjustable
    effect: Immersion style the first immersive scene starts with.
    evidence: partly recalled
    source: apple-frameworks-2025

  UIApplicationSceneManifest.UISceneConfigurations.<role>[].UISceneStoryboardFile
    today: current, Scenes
    type: string
    platforms: iOS 13.0, iPadOS 13.0, macCatalyst 13.0, visionOS 1.0
    limit: Storyboard must be in the bundle
    effect: Storyboard (no extension) holding the first view controller of the scene.
    source: apple-bundle-rs, apple-2026

  UIApplicationSceneManifest.UISceneConfigurations.CPSceneSessionRoleImmersiveSpaceApplication
    today: current, Scenes
    type: array
    items: dictionary
    platforms: visionOS 1.0
    effect: Compositor Services immersive scene.
    source: apple-2025, apple-2026

  UIApplicationSceneManifest.UISceneConfigurations.CPTemplateApplicationDashboardSceneSessionRoleApplication
    today: current, Scenes
    type: array
    items: dictionary
    platforms: iOS 13.4, iPadOS 13.4
    effect: CarPlay Dashboard scene.
    source: apple-2025, apple-2026

  UIApplicationSceneManifest.UISceneConfigurations.CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication
    today: current, Scenes
    type: array
    items: dictionary
    platforms: iOS 15.4, iPadOS 15.4
    effect: CarPlay instrument cluster scene.
    evidence: recalled
    source: general-knowledge

  UIApplicationSceneManifest.UISceneConfigurations.CPTemplateApplicationSceneSessionRoleApplication
    today: current, Scenes
    type: array
    items: dictionary
    platforms: iOS 13.0, iPadOS 13.0
    effect: Main CarPlay template scene.
    source: apple-2025, apple-2026

  UIApplicationSceneManifest.UISceneConfigurations.UISceneSessionRoleImmersiveSpaceApplication
    today: current, Scenes
    type: array
    items: dictionary
    platforms: visionOS 1.0
    effect: Immersive space scenes.
    source: apple-2025, apple-2026

  UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleApplication
    today: current, Scenes
    type: array
    items: dictionary
    platforms: iOS 13.0, iPadOS 13.0, macCatalyst 13.0, visionOS 1.0
    effect: Interactive windows on the device screen.
    source: apple-2025, apple-2026

  UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleAssistiveAccessApplication
    today: current, Scenes
    type: array
    items: dictionary
    platforms: iOS 26.0, iPadOS 26.0
    effect: Scene shown while the device runs Assistive Access.
    evidence: recalled
    source: general-knowledge

  UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleExternalDisplay
    today: deprecated, Scenes
    type: array
    items: dictionary
    platforms: iOS 13.0 deprecated 16.0, iPadOS 13.0 deprecated 16.0, macCatalyst 13.0 deprecated 16.0
    replaced by:
      UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleExternalDisplayNonInteractive
    effect: Windows for an external display (older role).
    source: apple-2025, apple-2026

  UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleExternalDisplayNonInteractive
    today: current, Scenes
    type: array
    items: dictionary
    platforms: iOS 16.0, iPadOS 16.0, macCatalyst 16.0
    effect: Windows for a non-interactive external display.
    evidence: recalled
    source: general-knowledge

  UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleVolumetricApplication
    today: current, Scenes
    type: array
    items: dictionary
    platforms: visionOS 1.0
    effect: Volumetric windows.
    source: apple-2025, apple-2026

  UIApplicationShortcutItems
    today: current, Scenes
    type: array
    items: dictionary
    platforms: iOS 9.0, iPadOS 9.0
    limit: System shows at most four in total with dynamic ones
    effect: Static Home Screen quick actions.
    evidence: platforms from page
    source: apple-2025

  UIApplicationShortcutItems[].UIApplicationShortcutItemIconFile
    today: current, Scenes
    type: string
    platforms: iOS 9.0, iPadOS 9.0
    effect: Template image from the bundle or asset catalog.
    source: apple-2025, apple-bundle-rs

  UIApplicationShortcutItems[].UIApplicationShortcutItemIconSymbolName
    today: current, Scenes
    type: string
    platforms: iOS 13.0, iPadOS 13.0
    effect: SF Symbol used as the icon.
    source: apple-2025, apple-bundle-rs

  UIApplicationShortcutItems[].UIApplicationShortcutItemIconType
    today: current, Scenes
    type: string
    platforms: iOS 9.0, iPadOS 9.0
    limit: Ignored when an icon file is given
    effect: Name of a system icon type.
    source: apple-2025, apple-bundle-rs

  UIApplicationShortcutItems[].UIApplicationShortcutItemSubtitle
    today: current, Scenes
    type: string
    platforms: iOS 9.0, iPadOS 9.0
    effect: Second line of text.
    source: apple-2025, apple-bundle-rs

  UIApplicationShortcutItems[].UIApplicationShortcutItemTitle
    today: current, Scenes
    type: string
    platforms: iOS 9.0, iPadOS 9.0
    limit: Required
    effect: Text of the quick action; localizable through InfoPlist strings.
    source: apple-2025, apple-bundle-rs

  UIApplicationShortcutItems[].UIApplicationShortcutItemType
    today: current, Scenes
    type: string
    platforms: iOS 9.0, iPadOS 9.0
    limit: Required and unique in practice
    effect: App-defined id handed to the delegate when the action is chosen.
    source: apple-2025, apple-bundle-rs

  UIApplicationShortcutItems[].UIApplicationShortcutItemUserInfo
    today: current, Scenes
    type: dictionary
    platforms: iOS 9.0, iPadOS 9.0
    effect: Free data handed to the app with the action.
    source: apple-2025, apple-bundle-rs

  UIApplicationShortcutWidget
    today: current, Scenes
    name: Home Screen Widget
    type: string
    platforms: iOS 10.0, iPadOS 10.0, tvOS 9.0, watchOS 2.0
    effect: Bundle id of the widget offered on the Home Screen long-press menu when the app has several.
    evidence: platforms from page
    source: apple-2025

  UIApplicationSupportsIndirectInputEvents
    today: current, Scenes
    name: Supports Indirect Events
    type: boolean
    platforms: iOS 13.4, iPadOS 13.4, visionOS 1.0
    setting: INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents
    default note: true on iOS 17 and later, false before
    limit: visionOS ignores the key and always behaves as true
    effect: Pointer and trackpad input arrives as its own touch type instead of faked direct touches.
    evidence: platforms from page
    source: apple-2025, swift-build

  UIApplicationSupportsPrintCommand
    today: current, Scenes
    name: Supports Print Command
    type: boolean
    platforms: iOS 15.0, iPadOS 15.0, macCatalyst 15.0, visionOS 1.0
    related: Mac Catalyst also needs com.apple.security.print and user-selected read-write file entitlements
    effect: Adds Command-P (and on Mac the Print / Export as PDF menu items) routed to printContent.
    evidence: platforms from page
    source: apple-2025

  UIDesignRequiresCompatibility
    today: current, Scenes
    type: boolean
    platforms: iOS 26.0, iPadOS 26.0, macOS 26.0, tvOS 26.0
    default: false
    limit: Only matters when linked against the 26 SDKs
    limit: Ignored when building for 27 SDKs; field report of a launch crash on 26 devices when a 27-SDK app
      still carries it
    effect: Keeps the pre-26 look for controls while an app is being adapted.
    source: apple-2026

  UILaunchToFullScreenByDefaultOnMac
    today: current, Scenes
    type: boolean
    platforms: macOS 12.1
    related: No effect for resizable multitasking apps or Mac Catalyst
    effect: An iPad app starts full screen on a Mac.
    evidence: platforms from page
    source: apple-2025

  UIPreferredDefaultInterfaceOrientation
    today: current, Scenes
    type: string
    platforms: iOS 2.0, iPadOS 2.0
    value: UIInterfaceOrientationPortrait
    value: UIInterfaceOrientationPortraitUpsideDown
    value: UIInterfaceOrientationLandscapeLeft
    value: UIInterfaceOrientationLandscapeRight
    limit: Should be one of UISupportedInterfaceOrientations
    effect: Starting orientation for an iPhone/iPad app running in a visionOS window.
    evidence: platforms from page
    source: apple-2025

  UIRequiresFullScreen
    today: deprecated, Scenes
    name: Requires full screen
    type: boolean
    platforms: iOS 9.0 deprecated 26.0, iPadOS 9.0 deprecated 26.0
    replaced by: <UISceneSizeRestrictions or prefersInterfaceOrientationLocked>
    setting: INFOPLIST_KEY_UIRequiresFullScreen
    related: Waives ITMS-90474/90475 (all orientations, launch screen)
    related: UIRequiresFullScreenIgnoredStartingWithVersion says from which OS it stops applying
    related: Field reports: iPadOS 27 treats it as discrete resizing or ignores it
    effect: Opts an iPad app out of sharing the screen and of live resizing.
    source: apple-2025, swift-build, apple-2026

  UIRequiresFullScreenIgnoredStartingWithVersion
    today: current, Scenes
    type: string
    platforms: iOS 26.2, iPadOS 26.2
    limit: Version string; only meaningful with UIRequiresFullScreen true
    effect: OS version from which UIRequiresFullScreen is to be ignored, so one binary can stay locked on
      older systems.
    source: apple-2026

  UISupportsTrueScreenSizeOnMac
    today: current, Scenes
    type: boolean
    platforms: macOS 12.1
    related: No effect for resizable multitasking apps or Mac Catalyst
    related: Pairs with UILaunchToFullScreenByDefaultOnMac
    effect: An iPad app on a Mac gets real display size and pixels instead of a scaled canvas.
    evidence: platforms from page
    source: apple-2025
  """#
