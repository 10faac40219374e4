/// What an upload asks of app extensions and of programs for Apple Watch.
let storeExtensionRecords: StaticString = #"""
  ITMS-90473
    stage: upload
    document: info-plist
    keys: CFBundleVersion, CFBundleShortVersionString
    when: An extension or embedded app has a version string other than its host.
    message: Version of an extension differs from its app.
    for: Extensions, watch apps.
    severity: warning
    fix: Set both from shared build settings.
    evidence: seen
    source: app-store-connect, rules_apple

  ITMS-90349
    stage: upload
    document: info-plist
    keys: NSExtension
    when: NSExtensionPointIdentifier is not an extension point the platform knows.
    message: Unknown extension point.
    for: Extensions.
    severity: error
    fix: Use a documented identifier.
    evidence: recalled
    source: general-knowledge

  ITMS-90361
    stage: upload
    document: info-plist
    keys: NSExtension
    when: An extension key has a wrong type, such as a number for NSExtensionActivationSupportsText.
    message: Wrong value type in the extension plist.
    for: Extensions.
    severity: error
    fix: Use the documented type.
    evidence: seen
    source: app-store-connect

  ITMS-90362
    stage: upload
    document: info-plist
    keys: MinimumOSVersion, NSExtensionActivationRule, UIRequiredDeviceCapabilities
    when: Value not acceptable: MinimumOSVersion of a framework below 8.0, an activation rule that is
      TRUEPREDICATE, or watch capabilities other than watch-companion.
    message: Value not accepted.
    for: Embedded bundles.
    severity: error
    fix: Use an allowed value.
    evidence: seen
    source: app-store-connect

  ITMS-90363
    stage: upload
    document: info-plist
    keys: *
    when: Bundle holds a key that is not allowed there: NSExtensionPointName, NSExtensionPointVersion in an
      appex; LSRequiresIPhoneOS in a watch app.
    message: Key not allowed.
    for: Extensions, watch apps.
    severity: error
    fix: Remove the key.
    evidence: seen
    source: app-store-connect

  ITMS-90626
    stage: upload
    document: info-plist
    keys: INIntentsSupported, IntentsSupported
    when: An intent in use has no phrase or description for a shipped language.
    message: Siri data incomplete.
    for: Apps with SiriKit or custom intents.
    severity: warning
    fix: Add the localized text.
    evidence: seen
    source: app-store-connect

  ITMS-WatchDeviceFamily
    stage: upload
    document: info-plist
    keys: UIDeviceFamily
    when: Watch app UIDeviceFamily has 1 or 2 or lacks 4.
    message: Watch app has phone or tablet device family.
    for: WatchOS apps.
    severity: error
    fix: Set TARGETED_DEVICE_FAMILY to 4.
    evidence: seen
    source: app-store-connect

  ITMS-WatchMinimumOS
    stage: upload
    document: info-plist
    keys: MinimumOSVersion
    when: Watch app MinimumOSVersion is an iOS version, not a watchOS one.
    message: Watch minimum OS not supported.
    for: WatchOS apps.
    severity: error
    fix: Use a watchOS version.
    evidence: seen
    source: app-store-connect
  """#
