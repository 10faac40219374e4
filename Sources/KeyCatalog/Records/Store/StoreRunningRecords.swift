/// What fails at review or when the program runs.
let storeRunningRecords: StaticString = #"""
  RUN-purpose-crash
    stage: review
    document: info-plist
    keys: *UsageDescription
    when: Protected API is called and its purpose string is absent.
    message: System ends the app at the call.
    for: IOS 10 / macOS 10.14 and later.
    severity: error
    fix: Add the string.
    evidence: seen
    source: apple-2025

  RUN-extension-both-entry
    stage: review
    document: info-plist
    keys: NSExtension
    when: NSExtensionMainStoryboard and NSExtensionPrincipalClass together.
    message: Extension will not load.
    for: Extensions.
    severity: error
    fix: Keep one.
    evidence: seen
    source: apple-bundle-rs

  RUN-location-always-needs-wheninuse
    stage: review
    document: info-plist
    keys: NSLocationAlwaysAndWhenInUseUsageDescription
    when: Present without NSLocationWhenInUseUsageDescription.
    message: Request fails.
    for: IOS 11 and later.
    severity: error
    fix: Add both.
    evidence: recalled
    source: general-knowledge

  RUN-background-location
    stage: review
    document: info-plist
    keys: UIBackgroundModes
    when: Code sets allowsBackgroundLocationUpdates and location mode is absent.
    message: Exception at run time.
    for: IOS, watchOS.
    severity: error
    fix: Add location.
    evidence: recalled
    source: general-knowledge

  RUN-bgtask-id
    stage: review
    document: info-plist
    keys: BGTaskSchedulerPermittedIdentifiers
    when: Code registers an id that is not listed.
    message: Registration fails or raises.
    for: IOS-family.
    severity: error
    fix: List the id.
    evidence: seen
    source: apple-2025

  RUN-canopenurl
    stage: review
    document: info-plist
    keys: LSApplicationQueriesSchemes
    when: canOpenURL with a scheme not listed.
    message: Always returns false.
    for: IOS 9 and later.
    severity: warning
    fix: List the scheme.
    evidence: recalled
    source: general-knowledge

  RUN-canopenurl-limit
    stage: review
    document: info-plist
    keys: LSApplicationQueriesSchemes
    when: More than 50 entries.
    message: Entries past 50 are ignored.
    for: IOS 15 SDK and later.
    severity: warning
    fix: Trim the list.
    evidence: recalled
    source: general-knowledge

  RUN-bonjour
    stage: review
    document: info-plist
    keys: NSBonjourServices, NSLocalNetworkUsageDescription
    when: Bonjour browsing without the type listed or without the purpose string.
    message: Browsing fails or default text shows.
    for: IOS 14, macOS 15 and later.
    severity: warning
    fix: Add both.
    evidence: seen
    source: apple-2025

  RUN-bonjour-form
    stage: review
    document: info-plist
    keys: NSBonjourServices
    when: Entry does not match ^_[A-Za-z0-9-]{1,15}\._(tcp|udp)\.?$.
    message: Bad service type.
    for: All.
    severity: warning
    fix: Fix it.
    evidence: seen
    source: apple-2025

  RUN-pins
    stage: review
    document: info-plist
    keys: NSPinnedDomains
    when: Domain without any pin list, or a digest that is not 32 bytes in Base64.
    message: Pinning not effective or blocks all.
    for: IOS 14, macOS 11 and later.
    severity: error
    fix: Fix the pins; add a backup pin.
    evidence: seen
    source: apple-2025

  RUN-health-types
    stage: review
    document: info-plist
    keys: NSHealthRequiredReadAuthorizationTypeIdentifiers
    when: Fewer than three identifiers.
    message: Too few types.
    for: IOS.
    severity: error
    fix: List three or more.
    evidence: seen
    source: apple-2025

  RUN-gaming-tier
    stage: review
    document: info-plist
    keys: UIRequiredDeviceCapabilities
    when: iphone-performance-gaming-tier together with ipad-minimum-performance-m1.
    message: No iPhone can install.
    for: Universal apps.
    severity: error
    fix: Use only the gaming tier.
    evidence: seen
    source: apple-forums

  RUN-watch-exclusive
    stage: review
    document: info-plist
    keys: WKWatchOnly, WKCompanionAppBundleIdentifier, WKApplication, WKWatchKitApp
    when: WKWatchOnly true with a companion id, or WKApplication with WKWatchKitApp, or neither of the latter.
    message: Watch app kind unclear.
    for: WatchOS.
    severity: error
    fix: Choose one kind.
    evidence: seen
    source: app-store-connect

  RUN-watch-modes
    stage: review
    document: info-plist
    keys: WKBackgroundModes
    when: Two of self-care, mindfulness, physical-therapy, alarm.
    message: Only one runtime mode.
    for: WatchOS.
    severity: error
    fix: Keep one.
    evidence: seen
    source: apple-2025

  RUN-alternative-names
    stage: review
    document: info-plist
    keys: INAlternativeAppNames
    when: More than three entries.
    message: Too many names.
    for: IOS, watchOS.
    severity: error
    fix: Keep three.
    evidence: seen
    source: apple-2025

  RUN-design-compat
    stage: review
    document: info-plist
    keys: UIDesignRequiresCompatibility
    when: True when linked against a 27 SDK.
    message: Ignored on 27; reported crash on 26 devices.
    for: IOS, macOS, tvOS.
    severity: error
    fix: Remove it.
    evidence: seen
    source: apple-2025, apple-forums

  RUN-display-p
    stage: review
    document: info-plist
    keys: UIRequiresFullScreenIgnoredStartingWithVersion
    when: Present without UIRequiresFullScreen true.
    message: Has no meaning.
    for: IPadOS 26.2 and later.
    severity: warning
    fix: Remove it.
    evidence: seen
    source: apple-2025

  RUN-launch-refs
    stage: review
    document: info-plist
    keys: UIDefaultLaunchScreen, UIDefaultLaunchStoryboard
    when: Default id or URL mapping names an undefined identifier.
    message: Launch screen not found.
    for: IOS.
    severity: error
    fix: Define it.
    evidence: seen
    source: swift-build

  RUN-scene-delegate
    stage: review
    document: info-plist
    keys: UISceneDelegateClassName
    when: Class is not in the binary (module prefix missing).
    message: Black screen at launch.
    for: IOS-family.
    severity: error
    fix: Use $(PRODUCT_MODULE_NAME).Class.
    evidence: recalled
    source: general-knowledge

  RUN-missing-file
    stage: review
    document: info-plist
    keys: UIMainStoryboardFile, UILaunchStoryboardName, UIAppFonts, NSMainNibFile, CFBundleIconFile,
      CFBundleExecutable, OSAScriptingDefinition
    when: Named file is not in the bundle.
    message: Referenced file missing.
    for: All.
    severity: error
    fix: Add it or fix the name.
    evidence: seen
    source: apple-2025

  RUN-external-purchase-url
    stage: review
    document: info-plist
    keys: SKExternalPurchaseLink, SKExternalPurchaseMultiLink
    when: URL not https, relative, with query, or over 1000 ASCII characters; country code not lower-case or
      not allowed; more than five links.
    message: Link not accepted.
    for: Apps with the entitlement.
    severity: error
    fix: Fix the link.
    evidence: seen
    source: apple-2025

  RUN-ba-keys
    stage: review
    document: info-plist
    keys: BAManifestURL, BAMaxInstallSize, BAInitialDownloadRestrictions
    when: Background assets extension without the required keys (self-managed: manifest, sizes, restrictions;
      managed: BAHasManagedAssetPacks, BAAppGroupID).
    message: Background assets keys missing.
    for: IOS 16, macOS 13 and later.
    severity: error
    fix: Add them.
    evidence: seen
    source: apple-2025

  REV-ats-justify
    stage: review
    document: info-plist
    keys: NSAllowsArbitraryLoads, NSExceptionAllowsInsecureHTTPLoads, NSExceptionMinimumTLSVersion
    when: Global or per-domain exception, or TLS below 1.2.
    message: Review wants a reason.
    for: All.
    severity: warning
    fix: Narrow or justify it.
    evidence: seen
    source: apple-2025

  REV-ats-shadow
    stage: review
    document: info-plist
    keys: NSAllowsArbitraryLoads
    when: True together with a narrower global exception.
    message: Ignored on iOS 10 / macOS 10.12 and later.
    for: All.
    severity: note
    fix: Intended only for old systems.
    evidence: seen
    source: apple-2025

  REV-export
    stage: review
    document: info-plist
    keys: ITSAppUsesNonExemptEncryption, ITSEncryptionExportComplianceCode
    when: Key absent (questionnaire each upload), or true without a code, or code with false.
    message: Export data incomplete.
    for: All.
    severity: note
    fix: Set the keys.
    evidence: seen
    source: apple-2025

  REV-placeholder-purpose
    stage: review
    document: info-plist
    keys: *UsageDescription
    when: Text empty of meaning: placeholder, only the app name, shorter than about 12 characters, TODO,
      lorem.
    message: Review may refuse the text.
    for: All.
    severity: warning
    fix: Say what for.
    evidence: seen
    source: store-code-pages

  REV-default-browser
    stage: review
    document: info-plist
    keys: CFBundleURLTypes, NSPhotoLibraryUsageDescription, NSLocationAlwaysAndWhenInUseUsageDescription,
      NSHomeKitUsageDescription, NSBluetoothAlwaysUsageDescription, NSHealthShareUsageDescription
    when: web-browser entitlement without http and https schemes, or with purpose strings Apple bars for
      default browsers.
    message: Default browser rules broken.
    for: IOS browsers.
    severity: error
    fix: Add schemes; remove the strings.
    evidence: seen
    source: apple-2025
  """#
