/// What a build warns of or refuses.
let storeBuildRecords: StaticString = #"""
  XCB-bundle-id-chars
    stage: build
    document: info-plist
    keys: CFBundleIdentifier
    when: Character outside letters, digits, hyphen, period.
    message: Bundle id has an odd character.
    for: All.
    severity: warning
    fix: Fix it.
    evidence: seen
    source: swift-build

  XCB-bundle-id-setting
    stage: build
    document: info-plist
    keys: CFBundleIdentifier
    when: Hand-written value differs from PRODUCT_BUNDLE_IDENTIFIER.
    message: Plist and setting differ.
    for: All.
    severity: warning
    fix: Use $(PRODUCT_BUNDLE_IDENTIFIER).
    evidence: seen
    source: swift-build

  XCB-bundle-id-type
    stage: build
    document: info-plist
    keys: CFBundleIdentifier
    when: Not a string.
    message: Wrong type.
    for: All.
    severity: warning
    fix: Use a string.
    evidence: seen
    source: swift-build

  XCB-min-os
    stage: build
    document: info-plist
    keys: LSMinimumSystemVersion, MinimumOSVersion, OSMinimumDriverKitVersion
    when: Value empty or below the deployment target (error when it is no version).
    message: Minimum OS raised to the deployment target.
    for: All.
    severity: warning
    fix: Delete the key.
    evidence: seen
    source: swift-build

  XCB-appclip-keys
    stage: build
    document: info-plist
    keys: CFBundleDocumentTypes, LSApplicationQueriesSchemes
    when: Present in an App Clip.
    message: Key has no effect in App Clips.
    for: App Clips.
    severity: warning
    fix: Remove it.
    evidence: seen
    source: swift-build

  XCB-launch-images
    stage: build
    document: info-plist
    keys: UILaunchImages
    when: Present.
    message: Launch images are deprecated.
    for: IOS; tvOS 13 targets.
    severity: warning
    fix: Use a launch storyboard.
    evidence: seen
    source: swift-build

  XCB-clk-families
    stage: build
    document: info-plist
    keys: CLKComplicationSupportedFamilies
    when: Present with watchOS 7 target or later.
    message: Deprecated key.
    for: WatchOS.
    severity: warning
    fix: Use the API or WidgetKit.
    evidence: seen
    source: swift-build

  XCB-tls-min
    stage: build
    document: info-plist
    keys: NSExceptionMinimumTLSVersion
    when: TLSv1.0 or TLSv1.1 with target iOS/tvOS 15, macOS 12, watchOS 8 or later.
    message: Old TLS is deprecated.
    for: All.
    severity: warning
    fix: Use 1.2 or 1.3.
    evidence: seen
    source: swift-build

  XCB-full-screen
    stage: build
    document: info-plist
    keys: UIRequiresFullScreen
    when: Present with any 26 target.
    message: Deprecated; will be ignored.
    for: All.
    severity: warning
    fix: Adopt resizing; use UIRequiresFullScreenIgnoredStartingWithVersion in the meantime.
    evidence: seen
    source: swift-build, apple-2025

  XCB-usage-string
    stage: build
    document: info-plist
    keys: *UsageDescription
    when: Value empty or not a string.
    message: Purpose string must be non-empty text.
    for: All.
    severity: warning
    fix: Write the text.
    evidence: seen
    source: swift-build

  XCB-open-in-place-mac
    stage: build
    document: info-plist
    keys: LSSupportsOpeningDocumentsInPlace
    when: macOS or Catalyst build, document types present, value false.
    message: False is not supported on Mac.
    for: MacOS.
    severity: error
    fix: Remove or set true.
    evidence: seen
    source: swift-build

  XCB-open-in-place-ios
    stage: build
    document: info-plist
    keys: LSSupportsOpeningDocumentsInPlace, UISupportsDocumentBrowser
    when: iOS build, document types present, neither key present.
    message: Declare how documents open.
    for: IOS.
    severity: warning
    fix: Add one.
    evidence: seen
    source: swift-build

  XCB-device-family
    stage: build
    document: info-plist
    keys: UIDeviceFamily
    when: Set by hand.
    message: Value gets overwritten.
    for: IOS-family.
    severity: warning
    fix: Use TARGETED_DEVICE_FAMILY.
    evidence: seen
    source: swift-build

  XCB-capability-type
    stage: build
    document: info-plist
    keys: UIRequiredDeviceCapabilities
    when: Neither array nor dictionary, or an array item is no string.
    message: Wrong type.
    for: IOS-family.
    severity: error
    fix: Use array or dictionary.
    evidence: seen
    source: swift-build

  XCB-ipad-orientations
    stage: build
    document: info-plist
    keys: UISupportedInterfaceOrientations
    when: UIDeviceFamily has 2, UIRequiresFullScreen is not true, and UISupportedInterfaceOrientations~ipad
      (or the plain key) does not hold all four orientations.
    message: All orientations wanted.
    for: IPad apps.
    severity: warning
    fix: Add the four values or set UIRequiresFullScreen.
    evidence: seen
    source: swift-build

  XCB-ipad-launch
    stage: build
    document: info-plist
    keys: UILaunchScreen, UILaunchStoryboardName
    when: UIDeviceFamily has 2, UIRequiresFullScreen is not true, and there is neither a launch storyboard
      nor, from iOS 14 on, UILaunchScreen or UILaunchScreens.
    message: Launch screen wanted.
    for: IPad apps.
    severity: warning
    fix: Add UILaunchStoryboardName or UILaunchScreen.
    evidence: seen
    source: swift-build

  XCB-mac-category
    stage: build
    document: info-plist
    keys: LSApplicationCategoryType
    when: Archive of a Mac app without category.
    message: Category not set.
    for: MacOS archives.
    severity: warning
    fix: Set it.
    evidence: seen
    source: swift-build

  XCB-framework-plist
    stage: build
    document: info-plist
    keys: CFBundleIdentifier
    when: Framework in a shallow-bundle app has no root Info.plist, an empty one, or no valid
      CFBundleIdentifier; or has the deep layout (and the reverse on Mac).
    message: Embedded framework plist wrong.
    for: Apps.
    severity: error
    fix: Use the right layout and id.
    evidence: seen
    source: swift-build

  XCB-pkginfo-code
    stage: build
    document: info-plist
    keys: CFBundlePackageType, CFBundleSignature
    when: Value is not four Mac Roman characters.
    message: Bad type or creator code.
    for: All.
    severity: warning
    fix: Use four characters.
    evidence: seen
    source: swift-build

  XCB-merge-type
    stage: build
    document: info-plist
    keys: *
    when: Merge sources give different plist types for one key.
    message: Cannot merge types.
    for: All.
    severity: error
    fix: Use one type.
    evidence: seen
    source: swift-build

  XCB-empty-elided
    stage: build
    document: info-plist
    keys: CFBundleDevelopmentRegion, CFBundleExecutable, CFBundleIconFile, CFBundleIdentifier, CFBundleName,
      CFBundlePackageType, CFBundleShortVersionString, CFBundleSignature, CFBundleTypeRole, CFBundleVersion,
      NSDocumentClass, NSHumanReadableCopyright, NSMainNibFile, NSPrincipalClass, BuildMachineOSBuild, DTXcode,
      DTXcodeBuild
    when: Empty string.
    message: Empty value is dropped at build; harmful or refused if it stays.
    for: All.
    severity: warning
    fix: Delete or fill the key.
    evidence: seen
    source: swift-build

  XCB-platform-key
    stage: build
    document: info-plist
    keys: LSBackgroundOnly, LSUIElement, NSDocumentClass, NSServices, NSSupportsAutomaticTermination,
      NSSupportsSuddenTermination, LSRequiresIPhoneOS, LSApplicationCategoryType
    when: Key not meant for the target platform.
    message: Key is removed for this platform.
    for: Targets for another platform than that of the key.
    severity: note
    fix: Move it to the right target.
    evidence: seen
    source: swift-build

  XCB-background-mode-platform
    stage: build
    document: info-plist
    keys: UIBackgroundModes
    when: Mode not supported on the platform.
    message: Mode is removed for this platform.
    for: Targets for another platform than those of the mode.
    severity: note
    fix: Remove it.
    evidence: seen
    source: swift-build

  XCB-extensionkit
    stage: build
    document: info-plist
    keys: NSExtension, EXAppExtensionAttributes
    when: ExtensionKit bundle with NSExtension, or without
      EXAppExtensionAttributes.EXExtensionPointIdentifier; both present with different ids.
    message: Extension description wrong.
    for: Extensions.
    severity: error
    fix: Keep only the matching dictionary.
    evidence: seen
    source: rules_apple, swift-build

  XCB-version-form
    stage: build
    document: info-plist
    keys: CFBundleVersion, CFBundleShortVersionString
    when: Longer than 18 characters, or not 1-4 integers (build number may end in letters plus 1-255).
    message: Version malformed.
    for: All.
    severity: error
    fix: Shorten it.
    evidence: seen
    source: rules_apple

  XCB-child-prefix
    stage: build
    document: info-plist
    keys: CFBundleIdentifier
    when: Embedded extension id does not start with the host id and a period.
    message: Child id needs the host prefix.
    for: Extensions.
    severity: error
    fix: Rename it.
    evidence: seen
    source: rules_apple

  XCB-unexpanded
    stage: build
    document: info-plist
    keys: *
    when: A value still contains $(NAME), ${NAME} or @...@ after processing.
    message: Unexpanded variable.
    for: Built bundles.
    severity: error
    fix: Define the setting.
    evidence: seen
    source: rules_apple, app-store-connect
  """#
