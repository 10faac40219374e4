/// Appearance, orientation, graphics and notifications.
let interfaceRecords: StaticString = #"""
  CADisableMinimumFrameDurationOnPhone
    today: current, Appearance
    type: boolean
    platforms: iOS 15.0, iPadOS 15.0
    default: false
    effect: Lets Core Animation and CADisplayLink go above 60 Hz on ProMotion iPhones.
    source: apple-2026

  GPUEjectPolicy
    today: current, Appearance
    type: string
    platforms: macOS 10.14
    value: relaunch -- quit and reopen on another GPU
    value: wait -- app reacts to the removal notification
    value: kill -- force quit
    value: ignore -- do nothing, legacy
    effect: What happens to the app when its external GPU is to be unplugged.
    evidence: platforms from page
    source: apple-2025

  GPUSelectionPolicy
    today: current, Appearance
    type: string
    platforms: macOS 10.14
    value: avoidRemovable -- stay off eGPUs
    value: preferRemovable -- prefer eGPUs
    effect: Whether Metal/OpenGL should prefer or avoid external GPUs.
    evidence: platforms from page
    source: apple-2025

  NSAccentColorName
    today: current, Appearance
    type: string
    platforms: iOS 14.0, iPadOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0
    limit: Color set must exist in Assets.car
    related: Written by build setting ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME
    effect: Named color from the asset catalog used as app accent/tint.
    evidence: platforms from page
    source: apple-2025

  NSAutoFillRequiresTextContentTypeForOneTimeCodeOnMac
    today: current, Appearance
    type: boolean
    platforms: macOS
    effect: Only text fields marked for one-time codes get code AutoFill on Mac.
    source: apple-2026

  NSGestureRecognizerSuppressesMainMenuActions
    today: current, Appearance
    type: boolean
    platforms: macOS 27.0
    effect: Menu key equivalents are ignored while a gesture is active.
    source: apple-2026, apple-updates-2026

  NSHighResolutionCapable
    today: current, Appearance
    name: High Resolution Capable
    type: boolean
    lenient: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    effect: Mac app draws at Retina scale; false forces pixel doubling.
    evidence: platforms from page
    source: apple-2025

  NSHighResolutionMagnifyAllowed
    today: current, Appearance
    type: boolean
    platforms: macOS 10.7
    effect: Allows or forbids magnified drawing of a low-resolution app on Retina displays.
    evidence: recalled
    source: general-knowledge

  NSIsTouchNative
    today: current, Appearance
    type: boolean
    platforms: macOS 27.0
    default: false
    effect: App handles touch itself, so AppKit skips mouse-emulation recognizers.
    source: apple-2026

  NSMainNibFile
    books: 2018, current, Cocoa, Launch user interface
    name: Main nib file base name
    type: string
    platforms: iOS, macOS
    recommended: iOS app (2010); Cocoa app resources (2010); Cocoa app resources (2018)
    constraint: warning noSuffix [".nib"] -- Without the .nib extension.
    constraint: warning fileIn ["Resources", "Resources/<lang>.lproj"] -- The nib must exist in the bundle's
      resources.
    relation: must mutuallyExclusive UIMainStoryboardFile -- 2018: one of the two, never both.
    written by: Xcode -- set in Cocoa app templates
    effect: Names the nib file that is loaded when the app starts.
    beyond: recommendedFor, 2018 lists: lost in the 2018 About chapter, recovered from another copy of the
      page
    source: 000 Cocoa Keys > Key Summary, Table 1 (NSMainNibFile)
    source: 000 Cocoa Keys > NSMainNibFile
    source: 004 Key Summary, Table 1 (NSMainNibFile)
    source: 004 NSMainNibFile
    source: 000 About Information Property List Files > Recommended Keys for iOS Applications
    source: 000 About Information Property List Files > Recommended Keys for Cocoa Applications
    today:
    name: Main nib file base name
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    setting: INFOPLIST_KEY_NSMainNibFile
    evidence: platforms from page
    source: apple-2025

  NSObservationTrackingEnabled
    today: current, Appearance
    type: boolean
    platforms: macOS 15.0
    limit: Apple page lists iOS availability by mistake; text says macOS 15
    effect: Back-deploys automatic observation tracking in AppKit views to macOS 15.
    source: apple-2026

  NSPrefersDisplaySafeAreaCompatibilityMode
    today: current, Appearance
    type: boolean
    platforms: macOS 12.0
    effect: Fixes whether the app runs in the area below a Mac camera housing; presence removes the Finder
      checkbox.
    evidence: platforms from page
    source: apple-2025

  NSRequiresAquaSystemAppearance
    today: current, Appearance
    type: boolean
    platforms: macOS 10.14
    effect: True pins a Mac app to the light look; false opts an app linked to an older SDK into dark mode.
    source: apple-frameworks-2025

  NSSupportsAutomaticGraphicsSwitching
    today: current, Appearance
    name: Supports Automatic Graphics Switching
    type: boolean
    lenient: string
    platforms: macOS 10.7
    effect: OpenGL app accepts the integrated GPU instead of forcing the discrete one.
    evidence: platforms from page
    source: apple-2025

  NSSupportsLiveActivities
    today: current, Live Activities
    name: Supports Live Activities
    type: boolean
    platforms: iOS 16.1, iPadOS 16.1
    setting: INFOPLIST_KEY_NSSupportsLiveActivities
    effect: App has Live Activities.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSSupportsLiveActivitiesFrequentUpdates
    today: current, Live Activities
    name: Supports Frequent Updates of Live Activities
    type: boolean
    platforms: iOS 16.2, iPadOS 16.2
    setting: INFOPLIST_KEY_NSSupportsLiveActivitiesFrequentUpdates
    related: NSSupportsLiveActivities
    effect: Live Activities may update often.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSUserNotificationAlertStyle
    books: 2018, current, Cocoa, Notifications
    type: string
    platforms: macOS
    default: banner
    values: closed
    value: banner [default] -- Shown and removed by itself; advised.
    value: alert -- Stays until dismissed; few apps need it.
    value: none -- No notification shown.
    effect: Notification style the app starts with.
    note: The book lists the three names; what each does on screen is common knowledge.
    source: 004 Key Summary, Table 1 (NSUserNotificationAlertStyle)
    source: 004 NSUserNotificationAlertStyle

  NSViewGestureRecognizerIsExclusive
    today: current, Appearance
    name: View Gesture Recognizer Is Exclusive
    type: boolean
    platforms: macOS 27.0
    setting: INFOPLIST_KEY_NSViewGestureRecognizerIsExclusive
    default note: true when linked against the macOS 27 SDK
    effect: False lets gesture recognizers in several AppKit views be active together.
    source: apple-2026, swift-build

  NSWidgetBackgroundColorName
    today: current, Appearance
    type: string
    platforms: iOS 14.0, iPadOS 14.0, macOS 11.0
    related: Written by build setting ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME
    effect: Named color behind the widget configuration screen.
    evidence: platforms from page
    source: apple-2025

  PrefersOpenGL
    today: deprecated, Appearance
    type: boolean
    platforms: iOS 9.0 deprecated 12.0, iPadOS 9.0 deprecated 12.0, macOS 10.11 deprecated 10.14
    effect: SceneKit/SpriteKit use OpenGL instead of Metal.
    source: apple-frameworks-2025

  QuartzGLEnable
    books: 2010, current, MacOSX, Graphics
    type: boolean
    platforms: macOS 10.5
    values: closed
    value: true -- On for the app's windows, if the computer has at least 1 GB of memory.
    value: false -- Off; even setPreferredBackingLocation: cannot turn it on.
    effect: Turns Quartz GL on or off for the app's windows. A second video card in the computer rules it out.
    note: Absent is a third state: neither forced on nor blocked.
    source: 000 Mac OS X Keys > Key Summary, Table 1 (QuartzGLEnable)
    source: 000 Mac OS X Keys > QuartzGLEnable
    today: obsolete, Appearance
    type: boolean
    platforms: macOS 10.5
    effect: Legacy GPU drawing switch.
    source: apple-2026

  SCNDisableWideGamut
    today: current, Appearance
    type: boolean
    platforms: iOS 10.0, iPadOS 10.0, macOS 10.12
    effect: SceneKit renders in standard gamut.
    source: apple-frameworks-2025

  TICapsLockLanguageSwitchCapable
    today: current, Appearance
    type: boolean
    platforms: macOS 10.15
    effect: Input method lets Caps Lock switch between Latin and other scripts.
    evidence: platforms from page
    source: apple-2025

  UIAppSupportsHDR
    today: current, Appearance
    name: Supports HDR color mode
    type: boolean
    platforms: tvOS 11.2
    default: true
    effect: Apple TV 4K keeps HDR output while the app runs; false drops to SDR and frees GPU time.
    evidence: platforms from page
    source: apple-2025

  UIInterfaceOrientation
    books: 2010, current, UIKit, Appearance
    name: Initial interface orientation
    type: string
    platforms: iOS
    recommended: commonly included in iOS apps (2010); commonly included in iOS apps (2018)
    default: UIInterfaceOrientationPortrait
    values: closed
    value: UIInterfaceOrientationPortrait [default] -- Upright, home button at the bottom.
    value: UIInterfaceOrientationPortraitUpsideDown -- Upright but turned over, home button at the top.
    value: UIInterfaceOrientationLandscapeLeft -- Held sideways, home button on the left.
    value: UIInterfaceOrientationLandscapeRight -- Held sideways, home button on the right.
    effect: Orientation in which the interface starts.
    beyond: values: this section points to UIApplication.h; the names are those of
      UISupportedInterfaceOrientations
    beyond: recommendedFor, 2018 lists: lost in the 2018 About chapter, recovered from another copy of the
      page
    source: 000 UIKit Keys > Key Summary, Table 1 (UIInterfaceOrientation)
    source: 000 UIKit Keys > UIInterfaceOrientation
    source: 000 About Information Property List Files > Creating Device-Specific Keys
    source: 000 About Information Property List Files > Recommended Keys for iOS Applications
    today:
    name: Initial interface orientation
    type: string
    platforms: iOS 2.0, iPadOS 2.0
    default: UIInterfaceOrientationPortrait
    value: UIInterfaceOrientationPortrait
    value: UIInterfaceOrientationPortraitUpsideDown
    value: UIInterfaceOrientationLandscapeLeft
    value: UIInterfaceOrientationLandscapeRight
    evidence: platforms from page
    source: apple-2025

  UILaunchImageFile
    books: 2010, current, UIKit, Appearance
    name: Launch image
    type: string
    platforms: iOS 3.2
    default: Default.png
    constraint: warning fileIn ["app bundle"] -- Images based on this name must exist in the app bundle.
    effect: Base name of the launch image. Orientation-specific images are named by inserting -Portrait,
      -Landscape and so on before the extension; mostly set through device variants.
    source: 000 UIKit Keys > Key Summary, Table 1 (UILaunchImageFile)
    source: 000 UIKit Keys > UILaunchImageFile

  UIMainStoryboardFile
    books: 2018, current, UIKit, Launch user interface
    type: string
    platforms: iOS
    recommended: iOS app (2018)
    relation: must mutuallyExclusive NSMainNibFile -- Exactly one of the two should be present.
    effect: Names the app's main storyboard; takes the place of a main nib file.
    beyond: types, platforms, recommendedFor: the books only mention the key
    beyond: recommendedFor, 2018 lists: lost in the 2018 About chapter, recovered from another copy of the
      page
    source: 004 NSMainNibFile
    today: current, Scenes
    name: Main storyboard file base name
    type: string
    platforms: iOS 5.0, iPadOS 5.0, tvOS 9.0
    setting: INFOPLIST_KEY_UIMainStoryboardFile
    limit: File must exist in the bundle; language variants allowed
    related: Do not combine with a scene storyboard for the same role
    effect: Storyboard loaded at launch (no extension).
    evidence: platforms from page
    source: apple-2025, swift-build

  UIObservationTrackingEnabled
    today: current, Appearance
    type: boolean
    platforms: iOS 18.0, iPadOS 18.0
    effect: Back-deploys automatic observation tracking in UIKit to iOS 18.
    source: apple-2026

  UIStatusBarHidden
    books: 2010, current, UIKit, Appearance
    name: Status bar is initially hidden
    type: boolean
    platforms: iOS
    values: closed
    value: true -- Hidden.
    value: false -- Shown.
    effect: Says whether the status bar is hidden at launch.
    source: 000 UIKit Keys > Key Summary, Table 1 (UIStatusBarHidden)
    source: 000 UIKit Keys > UIStatusBarHidden
    today:
    name: Status bar is initially hidden
    type: boolean
    platforms: iOS 2.0, iPadOS 2.0
    setting: INFOPLIST_KEY_UIStatusBarHidden
    evidence: platforms from page
    source: apple-2025

  UIStatusBarStyle
    books: 2010, current, UIKit, Appearance
    name: Status bar style
    type: string
    platforms: iOS
    recommended: commonly included in iOS apps (2010); commonly included in iOS apps (2018)
    default: UIStatusBarStyleDefault
    value: UIStatusBarStyleDefault [default] -- The standard look.
    effect: Style of the status bar while the app launches.
    note: Further names come from UIApplication.h and are not listed in the books.
    beyond: recommendedFor, 2018 lists: lost in the 2018 About chapter, recovered from another copy of the
      page
    source: 000 UIKit Keys > Key Summary, Table 1 (UIStatusBarStyle)
    source: 000 UIKit Keys > UIStatusBarStyle
    source: 000 About Information Property List Files > Recommended Keys for iOS Applications
    today: current, Appearance
    name: Status Bar Style
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macCatalyst 13.0
    setting: INFOPLIST_KEY_UIStatusBarStyle
    default: UIStatusBarStyleDefault
    value: UIStatusBarStyleDefault -- light or dark by theme
    value: UIStatusBarStyleLightContent -- light text
    value: UIStatusBarStyleDarkContent -- dark text
    value: UIStatusBarStyleBlackTranslucent -- old
    value: UIStatusBarStyleBlackOpaque -- old
    effect: Status bar look at launch.
    source: apple-2025, swift-build

  UIStatusBarTintParameters
    today: obsolete, Appearance
    name: Status bar tinting parameters
    type: dictionary
    platforms: iOS 2.0, iPadOS 2.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    effect: Hints for the first navigation bar so the status bar can be tinted before launch ends.
    evidence: platforms from page
    source: apple-2025

  UIStatusBarTintParameters.UINavigationBar
    today: obsolete, Appearance
    type: dictionary
    platforms: iOS 2.0, iPadOS 2.0, tvOS 9.0, watchOS 2.0
    effect: Initial navigation bar look.
    source: apple-2025, apple-bundle-rs

  UIStatusBarTintParameters.UINavigationBar.BackgroundImage
    today: obsolete, Appearance
    type: string
    platforms: iOS 2.0, iPadOS 2.0
    effect: Bar background image.
    source: apple-bundle-rs

  UIStatusBarTintParameters.UINavigationBar.Style
    today: obsolete, Appearance
    type: string
    platforms: iOS 2.0, iPadOS 2.0
    value: UIBarStyleDefault
    value: UIBarStyleBlack
    effect: Bar style name.
    source: apple-bundle-rs

  UIStatusBarTintParameters.UINavigationBar.TintColor
    today: obsolete, Appearance
    type: dictionary
    platforms: iOS 2.0, iPadOS 2.0
    effect: Red/Green/Blue floats.
    source: apple-bundle-rs

  UIStatusBarTintParameters.UINavigationBar.TintColor.Blue
    today: obsolete, Appearance
    type: real, string
    platforms: iOS 2.0, iPadOS 2.0
    effect: Color component 0 to 1.
    source: apple-bundle-rs

  UIStatusBarTintParameters.UINavigationBar.TintColor.Green
    today: obsolete, Appearance
    type: real, string
    platforms: iOS 2.0, iPadOS 2.0
    effect: Color component 0 to 1.
    source: apple-bundle-rs

  UIStatusBarTintParameters.UINavigationBar.TintColor.Red
    today: obsolete, Appearance
    type: real, string
    platforms: iOS 2.0, iPadOS 2.0
    effect: Color component 0 to 1.
    source: apple-bundle-rs

  UIStatusBarTintParameters.UINavigationBar.Translucent
    today: obsolete, Appearance
    type: boolean
    platforms: iOS 2.0, iPadOS 2.0
    effect: Whether the bar is translucent.
    source: apple-bundle-rs

  UISupportedInterfaceOrientations
    books: 2018, current, UIKit, Appearance
    name: Supported interface orientations
    type: array
    items: string
    platforms: iOS 3.2
    default: ["UIInterfaceOrientationPortrait"]
    values: closed
    value: UIInterfaceOrientationPortrait [default] -- Upright, home button at the bottom.
    value: UIInterfaceOrientationPortraitUpsideDown -- Upright but turned over, home button at the top.
    value: UIInterfaceOrientationLandscapeLeft -- Held sideways, home button on the left.
    value: UIInterfaceOrientationLandscapeRight -- Held sideways, home button on the right.
    constraint: error eachOneOf ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
      "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"] -- Each item is one of
      the four orientation names.
    written by: Xcode -- templates store all four for iPad and three (no upside-down) for iPhone
    effect: Orientations the app supports; together with how the device is held they decide the orientation at
      launch.
    source: 000 UIKit Keys > Key Summary, Table 1 (UISupportedInterfaceOrientations)
    source: 000 UIKit Keys > UISupportedInterfaceOrientations
    source: 000 UIKit Keys > UISupportedInterfaceOrientations, Table 5
    source: 001 Creating Platform- and Device-Specific Keys
    today: current, Appearance
    name: Supported Interface Orientations
    type: array
    items: string
    platforms: iOS 3.2, iPadOS 3.2
    setting: INFOPLIST_KEY_UISupportedInterfaceOrientations
    default: UIInterfaceOrientationPortrait
    value: UIInterfaceOrientationPortrait
    value: UIInterfaceOrientationPortraitUpsideDown
    value: UIInterfaceOrientationLandscapeLeft
    value: UIInterfaceOrientationLandscapeRight
    limit: All four on iPad unless full screen is required (ITMS-90474)
    related: Settings INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad and _iPhone write the variants
    effect: Orientations offered; ~ipad and ~iphone variants are common.
    source: apple-2025, swift-build, app-store-connect

  UISupportsAssistiveAccess
    today: current, Appearance
    type: boolean
    platforms: iOS 26.0, iPadOS 26.0
    related: Use the Assistive Access scene role
    effect: App offers a purpose-built Assistive Access scene and is listed as optimized.
    source: apple-2026

  UISupportsFullScreenInAssistiveAccess
    today: current, Appearance
    name: Supports full screen in Assistive Access
    type: boolean
    platforms: iOS 17.0, iPadOS 17.0
    default: true
    related: UISupportsAssistiveAccess is the newer, broader key
    effect: App may use all the space above the Back button in Assistive Access and is listed as optimized.
    evidence: platforms from page
    source: apple-2025

  UIUserInterfaceStyle
    today: current, Appearance
    name: User Interface Style
    type: string
    platforms: iOS 13.0, iPadOS 13.0, tvOS 10.0
    setting: INFOPLIST_KEY_UIUserInterfaceStyle
    default: Automatic
    value: Automatic -- follow system
    value: Light -- always light
    value: Dark -- always dark
    effect: Pins the app to light or dark, or follows the system.
    evidence: platforms from page
    source: apple-2025, swift-build

  UIViewControllerBasedStatusBarAppearance
    today: current, Appearance
    name: View controller-based status bar appearance
    type: boolean
    platforms: iOS 7.0, iPadOS 7.0
    default: true
    effect: True: each view controller decides status bar look; false: the app object does.
    evidence: platforms from page
    source: apple-2025

  UIViewEdgeAntialiasing
    books: 2010, current, UIKit, Graphics
    name: Renders with edge antialiasing
    type: boolean
    platforms: iOS 3.0
    default: false
    values: closed
    value: true -- Smooth edges; finer drawing in the simulator but noticeably slower.
    value: false [default] -- No smoothing.
    effect: Decides whether Core Animation smooths layers that do not lie on pixel boundaries.
    source: 000 UIKit Keys > Key Summary, Table 1 (UIViewEdgeAntialiasing)
    source: 000 UIKit Keys > UIViewEdgeAntialiasing
    today:
    name: Renders with edge antialiasing
    type: boolean
    platforms: iOS 3.0, iPadOS 3.0, tvOS 9.0, watchOS 2.0
    evidence: platforms from page
    source: apple-2025

  UIViewGroupOpacity
    books: 2010, current, UIKit, Graphics
    name: Renders with group opacity
    type: boolean
    platforms: iOS 3.0
    default: false
    values: closed
    value: true -- Inherit; finer drawing in the simulator but noticeably slower.
    value: false [default] -- Do not inherit.
    effect: Decides whether Core Animation sublayers take over the opacity of their superlayer.
    source: 000 UIKit Keys > Key Summary, Table 1 (UIViewGroupOpacity)
    source: 000 UIKit Keys > UIViewGroupOpacity
    today:
    name: Renders with group opacity
    type: boolean
    platforms: iOS 3.0, iPadOS 3.0, tvOS 9.0, watchOS 2.0
    evidence: platforms from page
    source: apple-2025

  UIWantsDetailedSurfaceInfo
    today: current, Appearance
    type: boolean
    platforms: visionOS 2.0
    effect: visionOS app asks for detailed surface data for snapping.
    source: apple-frameworks-2025

  UIWhitePointAdaptivityStyle
    today: current, Appearance
    name: White Point Adaptivity Style
    type: string
    platforms: iOS 9.3, iPadOS 9.3
    default: UIWhitePointAdaptivityStyleStandard
    value: UIWhitePointAdaptivityStyleStandard -- normal
    value: UIWhitePointAdaptivityStyleReading -- stronger
    value: UIWhitePointAdaptivityStylePhoto -- weaker for photos
    value: UIWhitePointAdaptivityStyleVideo -- weaker for video
    value: UIWhitePointAdaptivityStyleGame -- weakest, for games
    effect: How strongly True Tone may shift this app's white point.
    evidence: platforms from page
    source: apple-2025
  """#
