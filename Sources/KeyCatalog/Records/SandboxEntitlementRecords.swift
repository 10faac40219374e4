/// Entitlements of the app sandbox.
let sandboxEntitlementRecords: StaticString = #"""
  "com.apple.security.app-sandbox"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    related: Required for the Mac App Store (ITMS-90296)
    effect: Run in the App Sandbox.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.application-groups"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 3.0, iPadOS 3.0, macOS 10.7, tvOS 9.0, watchOS 2.0
    related: iOS ids start with group.; macOS may start with the team id
    effect: App groups joined.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.assets.movies.read-only"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    effect: Read Movies.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.assets.movies.read-write"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    effect: Change Movies.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.assets.music.read-only"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    effect: Read Music.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.assets.music.read-write"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    effect: Change Music.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.assets.pictures.read-only"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    effect: Read Pictures.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.assets.pictures.read-write"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    effect: Change Pictures.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.automation.apple-events"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    related: NSAppleEventsUsageDescription
    effect: Send Apple events under hardened runtime.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.device.audio-input"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    related: NSMicrophoneUsageDescription
    effect: Record sound.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.device.bluetooth"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    related: NSBluetoothAlwaysUsageDescription
    effect: Use Bluetooth in the sandbox.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.device.camera"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    related: NSCameraUsageDescription
    effect: Use the camera on Mac.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.device.firewire"
    today: current, Entitlements
    type: boolean
    effect: FireWire devices.
    evidence: recalled
    source: general-knowledge

  "com.apple.security.device.microphone"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    related: NSMicrophoneUsageDescription
    effect: Use the microphone in the sandbox.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.device.serial"
    today: current, Entitlements
    type: boolean
    effect: Serial ports.
    evidence: recalled
    source: general-knowledge

  "com.apple.security.device.usb"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    effect: Use USB in the sandbox.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.files.all"
    today: deprecated, Entitlements
    type: boolean
    platforms: macOS 10.7 deprecated 10.11
    effect: Reach all files; withdrawn.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.files.bookmarks.app-scope"
    today: current, Entitlements
    type: boolean
    effect: App-wide security bookmarks.
    evidence: recalled
    source: general-knowledge

  "com.apple.security.files.bookmarks.document-scope"
    today: current, Entitlements
    type: boolean
    effect: Document security bookmarks.
    evidence: recalled
    source: general-knowledge

  "com.apple.security.files.downloads.read-only"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    effect: Read Downloads.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.files.downloads.read-write"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    effect: Change Downloads.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.files.user-selected.read-only"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    effect: Read files the person picks.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.files.user-selected.read-write"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    effect: Change files the person picks.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.hypervisor"
    today: current, Entitlements
    type: boolean
    platforms: macOS 11.0
    effect: Use Hypervisor.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.inherit"
    today: current, Entitlements
    type: boolean
    related: Only with app-sandbox and nothing else
    effect: Helper takes the parent sandbox.
    evidence: partly recalled
    source: apple-frameworks-2025

  "com.apple.security.network.client"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    effect: Open outgoing connections.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.network.server"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    effect: Take incoming connections.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.personal-information.addressbook"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    related: NSContactsUsageDescription
    effect: Reach contacts under sandbox or hardened runtime.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.personal-information.calendars"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    related: Calendar purpose strings
    effect: Reach calendars under sandbox or hardened runtime.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.personal-information.location"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    related: NSLocationUsageDescription
    effect: Reach location on Mac.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.personal-information.photos-library"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    related: NSPhotoLibraryUsageDescription
    effect: Reach Photos on Mac.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.print"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    effect: Print.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.scripting-targets"
    today: current, Entitlements
    type: dictionary
    effect: Apps and access groups that may be scripted.
    evidence: recalled
    source: general-knowledge

  "com.apple.security.smartcard"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.10
    effect: Use smart cards.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.temporary-exception.apple-events"
    today: current, Entitlements
    type: array
    items: string
    related: Justify at review
    effect: Script given apps.
    evidence: recalled
    source: general-knowledge

  "com.apple.security.temporary-exception.files.absolute-path.read-only"
    today: current, Entitlements
    type: array
    items: string
    related: Justify at review
    effect: Read given paths.
    evidence: recalled
    source: general-knowledge

  "com.apple.security.temporary-exception.files.absolute-path.read-write"
    today: current, Entitlements
    type: array
    items: string
    related: Justify at review
    effect: Change given paths.
    evidence: recalled
    source: general-knowledge

  "com.apple.security.temporary-exception.files.home-relative-path.read-only"
    today: current, Entitlements
    type: array
    items: string
    related: Justify at review
    effect: Read given home paths.
    evidence: recalled
    source: general-knowledge

  "com.apple.security.temporary-exception.files.home-relative-path.read-write"
    today: current, Entitlements
    type: array
    items: string
    related: Justify at review
    effect: Change given home paths.
    evidence: recalled
    source: general-knowledge

  "com.apple.security.temporary-exception.mach-lookup.global-name"
    today: current, Entitlements
    type: array
    items: string
    related: Justify at review
    effect: Reach given Mach services.
    evidence: recalled
    source: general-knowledge

  "com.apple.security.temporary-exception.mach-register.global-name"
    today: current, Entitlements
    type: array
    items: string
    related: Justify at review
    effect: Register given Mach services.
    evidence: recalled
    source: general-knowledge

  "com.apple.security.temporary-exception.sbpl"
    today: current, Entitlements
    type: array
    items: string
    related: Justify at review
    effect: Raw sandbox rules.
    evidence: recalled
    source: general-knowledge

  "com.apple.security.temporary-exception.shared-preference.read-only"
    today: current, Entitlements
    type: array
    items: string
    related: Justify at review
    effect: Read other preferences.
    evidence: recalled
    source: general-knowledge

  "com.apple.security.temporary-exception.shared-preference.read-write"
    today: current, Entitlements
    type: array
    items: string
    related: Justify at review
    effect: Change other preferences.
    evidence: recalled
    source: general-knowledge

  "com.apple.security.virtualization"
    today: current, Entitlements
    type: boolean
    platforms: macOS 11.0
    effect: Use Virtualization.
    evidence: platforms from page
    source: apple-2025
  """#
