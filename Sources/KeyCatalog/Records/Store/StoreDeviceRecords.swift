/// What an upload asks of systems, devices and screens.
let storeDeviceRecords: StaticString = #"""
  ITMS-90109
    stage: upload
    document: info-plist
    keys: UIRequiredDeviceCapabilities
    when: The set contains a capability the previous version did not require.
    message: Update would lock out earlier devices.
    for: App updates.
    severity: error
    fix: Drop the new requirement.
    evidence: seen
    source: app-store-connect

  ITMS-90208
    stage: upload
    document: info-plist
    keys: MinimumOSVersion
    when: MinimumOSVersion of a framework differs from minos in its Mach-O, or is lower than what the binary
      supports / than the app minimum.
    message: Framework does not support the declared minimum OS.
    for: Frameworks.
    severity: error
    fix: Make plist and LC_BUILD_VERSION agree.
    evidence: seen
    source: app-store-connect

  ITMS-90242
    stage: upload
    document: info-plist
    keys: LSApplicationCategoryType
    when: macOS app lacks LSApplicationCategoryType or the value is no known category.
    message: Category missing.
    for: Mac App Store apps.
    severity: error
    fix: Set a public.app-category value.
    evidence: seen
    source: app-store-connect

  ITMS-90265
    stage: upload
    document: info-plist
    keys: LSMinimumSystemVersion
    when: LSMinimumSystemVersion is not x.y or x.y.z, or above the newest released macOS.
    message: Minimum macOS version not accepted.
    for: Mac App Store apps.
    severity: error
    fix: Use a released version.
    evidence: seen
    source: app-store-connect

  ITMS-90360-MinimumOSVersion
    stage: upload
    document: info-plist
    keys: MinimumOSVersion
    when: A framework or extension lacks MinimumOSVersion.
    message: Minimum OS missing.
    for: IOS-family embedded bundles.
    severity: error
    fix: Add MinimumOSVersion.
    evidence: seen
    source: app-store-connect

  ITMS-90474
    stage: upload
    document: info-plist
    keys: UISupportedInterfaceOrientations
    when: UIDeviceFamily has 2, UIRequiresFullScreen is not true, and UISupportedInterfaceOrientations~ipad
      (or the plain key) does not hold all four orientations.
    message: iPad multitasking wants all orientations.
    for: IPad apps built with iOS 9 SDK or later.
    severity: error
    fix: Add the four values or set UIRequiresFullScreen (deprecated in 26).
    evidence: seen
    source: app-store-connect, swift-build

  ITMS-90475
    stage: upload
    document: info-plist
    keys: UILaunchStoryboardName, UILaunchScreen, UIRequiresFullScreen
    when: UIDeviceFamily has 2, UIRequiresFullScreen is not true, and there is neither a launch storyboard
      nor, from iOS 14 on, UILaunchScreen or UILaunchScreens.
    message: iPad multitasking wants a launch storyboard or launch screen.
    for: IPad apps.
    severity: error
    fix: Add UILaunchStoryboardName or UILaunchScreen.
    evidence: seen
    source: app-store-connect, swift-build

  ITMS-90502
    stage: upload
    document: info-plist
    keys: UIRequiredDeviceCapabilities
    when: Only arm64 slices and UIRequiredDeviceCapabilities lacks arm64 while the minimum OS still allows
      32-bit.
    message: arm64 must be required.
    for: Apps, frameworks (older minimum OS).
    severity: error
    fix: Add arm64.
    evidence: seen
    source: app-store-connect

  ITMS-90503
    stage: upload
    document: info-plist
    keys: UIRequiredDeviceCapabilities
    when: arm64 required but the binary also has 32-bit slices, or minimum OS below 8.
    message: arm64 claim contradicts the slices.
    for: Apps.
    severity: error
    fix: Drop the slice or the value.
    evidence: seen
    source: app-store-connect

  ITMS-90530
    stage: upload
    document: info-plist
    keys: MinimumOSVersion
    when: 64-bit-only binary with MinimumOSVersion absent or below 8.0.
    message: Minimum OS too low for 64-bit only.
    for: Apps, frameworks.
    severity: error
    fix: Set 8.0 or more.
    evidence: seen
    source: app-store-connect

  ITMS-90542
    stage: upload
    document: info-plist
    keys: CFBundleSupportedPlatforms
    when: CFBundleSupportedPlatforms holds a simulator platform.
    message: Simulator platform declared.
    for: All platforms, every bundle in the package.
    severity: error
    fix: Rebuild for devices or delete the key.
    evidence: seen
    source: app-store-connect

  ITMS-90562
    stage: upload
    document: info-plist
    keys: CFBundleSupportedPlatforms
    when: The app was not built by a released Xcode as it should be: bitcode with options that are not allowed, a
      framework whose CFBundleSupportedPlatforms names other devices, or Swift libraries embedded twice.
    message: Invalid bundle.
    for: All platforms, every bundle in the package.
    severity: error
    fix: Build everything for devices with the current release of Xcode.
    evidence: seen
    source: app-store-connect

  ITMS-90771
    stage: upload
    document: info-plist
    keys: UIBackgroundModes, BGTaskSchedulerPermittedIdentifiers
    when: UIBackgroundModes has processing and BGTaskSchedulerPermittedIdentifiers is missing or empty.
    message: Background task ids missing.
    for: IOS-family apps.
    severity: error
    fix: List the ids or drop processing.
    evidence: seen
    source: app-store-connect

  ITMS-90899
    stage: upload
    document: info-plist
    keys: LSMinimumSystemVersion, MinimumOSVersion
    when: iPhone or iPad app offered on Apple silicon Macs needs a newer macOS than the one set (by
      LSMinimumSystemVersion or in the store).
    message: Mac minimum too low.
    for: IOS apps on Mac.
    severity: warning
    fix: Raise LSMinimumSystemVersion.
    evidence: seen
    source: app-store-connect
  """#
