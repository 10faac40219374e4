/// Launch screens, storyboards and images.
let launchScreenRecords: StaticString = #"""
  UILaunchImages
    today: deprecated, Launch screen
    type: array
    items: dictionary
    platforms: iOS 7.0 deprecated 13.0, iPadOS 7.0 deprecated 13.0, tvOS 9.0 deprecated 13.0
    replaced by: UILaunchStoryboardName, UILaunchScreen
    effect: Static launch images.
    source: apple-2025, swift-build

  UILaunchImages[].UILaunchImageMinimumOSVersion
    today: deprecated, Launch screen
    type: string
    platforms: iOS 7.0 deprecated 13.0, iPadOS 7.0 deprecated 13.0, tvOS 9.0 deprecated 13.0
    effect: Lowest OS the image is for.
    source: apple-2025

  UILaunchImages[].UILaunchImageName
    today: deprecated, Launch screen
    type: string
    platforms: iOS 7.0 deprecated 13.0, iPadOS 7.0 deprecated 13.0, tvOS 9.0 deprecated 13.0
    effect: Image file name.
    source: apple-2025

  UILaunchImages[].UILaunchImageOrientation
    today: deprecated, Launch screen
    type: string
    platforms: iOS 7.0 deprecated 13.0, iPadOS 7.0 deprecated 13.0, tvOS 9.0 deprecated 13.0
    effect: Orientation the image is for.
    source: apple-2025

  UILaunchImages[].UILaunchImageSize
    today: deprecated, Launch screen
    type: string
    platforms: iOS 7.0 deprecated 13.0, iPadOS 7.0 deprecated 13.0, tvOS 9.0 deprecated 13.0
    effect: Size as "{w, h}".
    source: apple-2025

  UILaunchScreen
    today: current, Launch screen
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    limit: Deployment target iOS 14 or later, else keep a storyboard
    related: UILaunchScreens for several
    related: Build setting INFOPLIST_KEY_UILaunchScreen_Generation writes an empty dictionary
    effect: Launch screen described in the plist instead of a storyboard; may be empty.
    evidence: platforms from page
    source: apple-2025, swift-build

  UILaunchScreen.UIColorName
    today: current, Launch screen
    type: string
    platforms: iOS 14.0, iPadOS 14.0
    effect: Background color asset.
    source: apple-2025, apple-bundle-rs

  UILaunchScreen.UIImageName
    today: current, Launch screen
    type: string
    platforms: iOS 14.0, iPadOS 14.0
    limit: Name must match the asset catalog exactly, case included
    effect: Centered image asset.
    source: apple-2025, apple-bundle-rs

  UILaunchScreen.UIImageRespectsSafeAreaInsets
    today: current, Launch screen
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0
    effect: Keeps the image inside the safe area.
    source: apple-2025, apple-bundle-rs

  UILaunchScreen.UINavigationBar
    today: current, Launch screen
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    effect: Presence shows an empty navigation bar at launch.
    source: apple-2025, apple-bundle-rs

  UILaunchScreen.UINavigationBar.UIImageName
    today: current, Launch screen
    type: string
    platforms: iOS 14.0, iPadOS 14.0
    effect: Image drawn in place of the navigation bar.
    source: apple-bundle-rs

  UILaunchScreen.UITabBar
    today: current, Launch screen
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    effect: Presence shows an empty tab bar at launch.
    source: apple-2025, apple-bundle-rs

  UILaunchScreen.UITabBar.UIImageName
    today: current, Launch screen
    type: string
    platforms: iOS 14.0, iPadOS 14.0
    effect: Image drawn in place of the tab bar.
    source: apple-bundle-rs

  UILaunchScreen.UIToolbar
    today: current, Launch screen
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    effect: Presence shows an empty tool bar at launch.
    source: apple-2025, apple-bundle-rs

  UILaunchScreen.UIToolbar.UIImageName
    today: current, Launch screen
    type: string
    platforms: iOS 14.0, iPadOS 14.0
    effect: Image drawn in place of the tool bar.
    source: apple-bundle-rs

  UILaunchScreens
    today: current, Launch screen
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    effect: Several launch screens chosen by the URL scheme that opened the app.
    evidence: platforms from page
    source: apple-2025

  UILaunchScreens.UIDefaultLaunchScreen
    today: current, Launch screen
    type: string
    platforms: iOS 14.0, iPadOS 14.0
    limit: Must name a defined identifier
    effect: Id of the definition used by default.
    source: apple-2025, swift-build

  UILaunchScreens.UILaunchScreenDefinitions
    today: current, Launch screen
    type: array
    items: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    effect: The list of launch screen dictionaries.
    source: apple-2025

  UILaunchScreens.UILaunchScreenDefinitions[].UIColorName
    today: current, Launch screen
    type: string
    platforms: iOS 14.0, iPadOS 14.0
    effect: Background color asset.
    source: apple-2025, apple-bundle-rs

  UILaunchScreens.UILaunchScreenDefinitions[].UIImageName
    today: current, Launch screen
    type: string
    platforms: iOS 14.0, iPadOS 14.0
    limit: Name must match the asset catalog exactly, case included
    effect: Centered image asset.
    source: apple-2025, apple-bundle-rs

  UILaunchScreens.UILaunchScreenDefinitions[].UIImageRespectsSafeAreaInsets
    today: current, Launch screen
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0
    effect: Keeps the image inside the safe area.
    source: apple-2025, apple-bundle-rs

  UILaunchScreens.UILaunchScreenDefinitions[].UILaunchScreenIdentifier
    today: current, Launch screen
    type: string
    platforms: iOS 14.0, iPadOS 14.0
    limit: Required and unique
    effect: Unique id of a definition.
    source: apple-2025

  UILaunchScreens.UILaunchScreenDefinitions[].UINavigationBar
    today: current, Launch screen
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    effect: Presence shows an empty navigation bar at launch.
    source: apple-2025, apple-bundle-rs

  UILaunchScreens.UILaunchScreenDefinitions[].UINavigationBar.UIImageName
    today: current, Launch screen
    type: string
    platforms: iOS 14.0, iPadOS 14.0
    effect: Image drawn in place of the navigation bar.
    source: apple-bundle-rs

  UILaunchScreens.UILaunchScreenDefinitions[].UITabBar
    today: current, Launch screen
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    effect: Presence shows an empty tab bar at launch.
    source: apple-2025, apple-bundle-rs

  UILaunchScreens.UILaunchScreenDefinitions[].UITabBar.UIImageName
    today: current, Launch screen
    type: string
    platforms: iOS 14.0, iPadOS 14.0
    effect: Image drawn in place of the tab bar.
    source: apple-bundle-rs

  UILaunchScreens.UILaunchScreenDefinitions[].UIToolbar
    today: current, Launch screen
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    effect: Presence shows an empty tool bar at launch.
    source: apple-2025, apple-bundle-rs

  UILaunchScreens.UILaunchScreenDefinitions[].UIToolbar.UIImageName
    today: current, Launch screen
    type: string
    platforms: iOS 14.0, iPadOS 14.0
    effect: Image drawn in place of the tool bar.
    source: apple-bundle-rs

  UILaunchScreens.UIURLToLaunchScreenAssociations
    today: current, Launch screen
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    limit: Keys should appear in CFBundleURLSchemes, values in the definitions
    effect: Maps URL schemes to definition ids.
    source: apple-2025

  UILaunchStoryboardName
    today: current, Launch screen
    name: Launch screen interface file base name
    type: string
    platforms: iOS 9.0, iPadOS 9.0, tvOS 9.0, watchOS 2.0
    setting: INFOPLIST_KEY_UILaunchStoryboardName
    limit: File must be in the bundle
    effect: Storyboard or nib used as launch screen (no extension).
    evidence: platforms from page
    source: apple-2025, swift-build

  UILaunchStoryboards
    today: current, Launch screen
    type: dictionary
    platforms: iOS 9.0, iPadOS 9.0
    effect: Launch storyboards per URL scheme.
    evidence: platforms from page
    source: apple-2025

  UILaunchStoryboards.UIDefaultLaunchStoryboard
    today: current, Launch screen
    type: string
    platforms: iOS 9.0, iPadOS 9.0
    limit: Must match an identifier
    effect: Default definition id.
    source: apple-2025, swift-build

  UILaunchStoryboards.UILaunchStoryboardDefinitions
    today: current, Launch screen
    type: array
    items: dictionary
    platforms: iOS 9.0, iPadOS 9.0
    effect: List of storyboard definitions.
    source: apple-2025

  UILaunchStoryboards.UILaunchStoryboardDefinitions[].UILaunchStoryboardFile
    today: current, Launch screen
    type: string
    platforms: iOS 9.0, iPadOS 9.0
    effect: Storyboard file name.
    source: apple-bundle-rs

  UILaunchStoryboards.UILaunchStoryboardDefinitions[].UILaunchStoryboardIdentifier
    today: current, Launch screen
    type: string
    platforms: iOS 9.0, iPadOS 9.0
    effect: Unique id.
    source: apple-bundle-rs

  UILaunchStoryboards.UIURLToLaunchStoryboardAssociations
    today: current, Launch screen
    type: dictionary
    platforms: iOS 9.0, iPadOS 9.0
    effect: Maps URL schemes to definition ids.
    source: apple-2025
  """#
