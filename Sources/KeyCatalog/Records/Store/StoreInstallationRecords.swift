/// Why a device refuses to install a program.
let storeInstallationRecords: StaticString = #"""
  MI-0xe800009e
    stage: install
    document: info-plist
    keys: CFBundleIdentifier
    when: Extension id lacks the host id plus period.
    message: Extension id prefix wrong.
    for: Extensions.
    severity: error
    fix: Rename.
    evidence: seen
    source: qt-creator

  MI-0xe80000ca
    stage: install
    document: info-plist
    keys: CFBundleIdentifier
    when: Extension id has more than one label after the host id.
    message: Too many labels in the extension id.
    for: Extensions.
    severity: error
    fix: Use one label.
    evidence: seen
    source: qt-creator

  MI-0xe800009f
    stage: install
    document: info-plist
    keys: XPCService
    when: XPCService in an extension is not a dictionary.
    message: Wrong type.
    for: Extensions.
    severity: error
    fix: Use a dictionary.
    evidence: seen
    source: qt-creator

  MI-0xe80000a0
    stage: install
    document: info-plist
    keys: NSExtension
    when: Extension without NSExtension dictionary.
    message: NSExtension missing.
    for: Extensions.
    severity: error
    fix: Add it (ExtensionKit bundles apart).
    evidence: seen
    source: qt-creator

  MI-0xe80000a1
    stage: install
    document: info-plist
    keys: CFBundlePackageType
    when: Extension package type is not XPC!.
    message: Package type wrong.
    for: Extensions.
    severity: error
    fix: Use XPC!.
    evidence: seen
    source: qt-creator

  MI-0xe80000a2
    stage: install
    document: info-plist
    keys: NSExtension
    when: Neither principal class nor main storyboard.
    message: Entry point missing.
    for: Extensions.
    severity: error
    fix: Add one.
    evidence: seen
    source: qt-creator

  MI-0xe80000a3
    stage: install
    document: info-plist
    keys: NSExtension
    when: NSExtensionContextClass is no non-empty string.
    message: Wrong value.
    for: Extensions.
    severity: error
    fix: Fix or remove.
    evidence: seen
    source: qt-creator

  MI-0xe80000a4
    stage: install
    document: info-plist
    keys: NSExtension
    when: NSExtensionContextHostClass is no non-empty string.
    message: Wrong value.
    for: Extensions.
    severity: error
    fix: Fix or remove.
    evidence: seen
    source: qt-creator

  MI-0xe80000a5
    stage: install
    document: info-plist
    keys: NSExtension
    when: NSExtensionViewControllerHostClass is no non-empty string.
    message: Wrong value.
    for: Extensions.
    severity: error
    fix: Fix or remove.
    evidence: seen
    source: qt-creator

  MI-0xe80000a6
    stage: install
    document: info-plist
    keys: NSExtension
    when: No NSExtensionPointIdentifier.
    message: Point id missing.
    for: Extensions.
    severity: error
    fix: Add it.
    evidence: seen
    source: qt-creator

  MI-0xe80000a7
    stage: install
    document: info-plist
    keys: NSExtension
    when: NSExtensionPointIdentifier is no reverse-DNS string.
    message: Point id malformed.
    for: Extensions.
    severity: error
    fix: Fix it.
    evidence: seen
    source: qt-creator

  MI-0xe80000a8
    stage: install
    document: info-plist
    keys: NSExtension
    when: NSExtensionAttributes is not a dictionary.
    message: Wrong type.
    for: Extensions.
    severity: error
    fix: Use a dictionary.
    evidence: seen
    source: qt-creator

  MI-0xe80000ab
    stage: install
    document: info-plist
    keys: CFBundleName
    when: App or embedded bundle lacks CFBundleName.
    message: Name missing.
    for: All.
    severity: error
    fix: Add it.
    evidence: seen
    source: qt-creator

  MI-0xe80000ac
    stage: install
    document: info-plist
    keys: CFBundleDisplayName
    when: App or extension lacks a needed CFBundleDisplayName.
    message: Display name missing.
    for: Extensions.
    severity: error
    fix: Add it.
    evidence: seen
    source: qt-creator

  MI-0xe80000ad
    stage: install
    document: info-plist
    keys: CFBundleShortVersionString
    when: Present but empty or no string.
    message: Version malformed.
    for: All.
    severity: error
    fix: Fix it.
    evidence: seen
    source: qt-creator

  MI-0xe80000ae
    stage: install
    document: info-plist
    keys: XPCService
    when: RunLoopType is no non-empty string.
    message: Wrong value.
    for: XPC, extensions.
    severity: error
    fix: Fix it.
    evidence: seen
    source: qt-creator

  MI-0xe80000af
    stage: install
    document: info-plist
    keys: XPCService
    when: ServiceType is no non-empty string.
    message: Wrong value.
    for: XPC, extensions.
    severity: error
    fix: Fix it.
    evidence: seen
    source: qt-creator

  MI-0xe80000b0
    stage: install
    document: info-plist
    keys: CFBundleIdentifier
    when: Id used twice in the package.
    message: Bundle id not unique.
    for: Apps.
    severity: error
    fix: Rename.
    evidence: seen
    source: qt-creator

  MI-0xe80000b1
    stage: install
    document: info-plist
    keys: NSExtension
    when: Point id unknown to the running OS.
    message: Extension point unsupported.
    for: Extensions.
    severity: error
    fix: Raise the minimum OS.
    evidence: seen
    source: qt-creator

  MI-0xe80000b2
    stage: install
    document: info-plist
    keys: NSExtension
    when: More than one file provider extension.
    message: Only one file provider.
    for: Apps.
    severity: error
    fix: Merge them.
    evidence: seen
    source: qt-creator

  MI-0xe80000c1
    stage: install
    document: info-plist
    keys: NSExtension
    when: WatchKit extension WKAppBundleIdentifier differs from the watch app id.
    message: Watch ids differ.
    for: WatchOS.
    severity: error
    fix: Match them.
    evidence: seen
    source: qt-creator

  MI-0xe80000c9
    stage: install
    document: info-plist
    keys: UISupportedDevices
    when: UISupportedDevices malformed.
    message: Bad device list.
    for: Apps.
    severity: error
    fix: Remove the key.
    evidence: seen
    source: qt-creator

  MI-0xe80000d5
    stage: install
    document: info-plist
    keys: WKCompanionAppBundleIdentifier
    when: Missing or not the host app id.
    message: Companion id wrong.
    for: Watch apps.
    severity: error
    fix: Set it to the phone app id.
    evidence: seen
    source: qt-creator

  MI-0xe80000d6
    stage: install
    document: info-plist
    keys: *
    when: Watch app plist has a non-string key.
    message: Bad key.
    for: WatchKit apps.
    severity: error
    fix: Fix it.
    evidence: seen
    source: qt-creator

  MI-0xe80000d7
    stage: install
    document: info-plist
    keys: *
    when: Old WatchKit app plist has a key outside the fixed list (targets before watchOS 6).
    message: Key not allowed.
    for: WatchKit apps.
    severity: error
    fix: Remove it.
    evidence: seen
    source: qt-creator

  MI-0xe80000d9
    stage: install
    document: info-plist
    keys: CFBundleIdentifier
    when: Watch app id lacks the phone app id plus period.
    message: Watch id prefix wrong.
    for: Watch apps.
    severity: error
    fix: Rename.
    evidence: seen
    source: qt-creator

  MI-0xe80000da
    stage: install
    document: info-plist
    keys: UIDeviceFamily
    when: Watch app UIDeviceFamily lacks 4.
    message: Device family wrong.
    for: Watch apps.
    severity: error
    fix: Add 4.
    evidence: seen
    source: qt-creator
  """#
