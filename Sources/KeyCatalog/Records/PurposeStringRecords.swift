/// Texts that tell people why an app asks for private data.
let purposeStringRecords: StaticString = #"""
  NFCReaderUsageDescription
    today: current, Purpose strings
    name: Privacy - NFC Scan Usage Description
    type: string
    platforms: iOS 11.0, iPadOS 11.0
    setting: INFOPLIST_KEY_NFCReaderUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    related: Needs com.apple.developer.nfc.readersession.formats
    effect: Why the app reads NFC tags.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSAccessoryTrackingUsageDescription
    today: current, Purpose strings
    name: Privacy - Accessory Tracking Usage Description
    type: string
    platforms: visionOS 26.0
    setting: INFOPLIST_KEY_NSAccessoryTrackingUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the visionOS app tracks an accessory in space.
    source: apple-2026, swift-build

  NSAlarmKitUsageDescription
    today: current, Purpose strings
    type: string
    platforms: iOS 26.0, iPadOS 26.0, macCatalyst 26.0
    limit: Non-empty; missing or empty text makes AlarmKit scheduling fail
    effect: Why the app schedules alarms.
    source: apple-2026

  NSAppBundlesUsageDescription
    today: current, Purpose strings
    type: string
    platforms: macOS
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app reads or changes other app bundles.
    source: apple-2026

  NSAppDataUsageDescription
    today: current, Purpose strings
    name: Privacy - Other Application Data Usage Description
    type: string
    platforms: macOS 14.0
    setting: INFOPLIST_KEY_NSAppDataUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    related: Default text is used when absent
    effect: Why the app opens files in other apps' containers.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSAppleEventsUsageDescription
    today: current, Purpose strings
    name: Privacy - AppleEvents Sending Usage Description
    type: string
    platforms: macOS 10.14
    setting: INFOPLIST_KEY_NSAppleEventsUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    related: Hardened runtime: com.apple.security.automation.apple-events
    effect: Why the app controls other apps by Apple events.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSAppleMusicUsageDescription
    books: 2018, current, Cocoa, Privacy
    name: Privacy - Media Library Usage Description
    type: string
    platforms: iOS 10.0, macOS 10.12 (only in the section text; the table and heading list iOS alone)
    localized: InfoPlist.strings, general rule of 001
    constraint: warning nonEmpty -- A text for people; shown in the permission alert.
    effect: Reason shown when the system asks whether the app may use the media library.
    source: 004 Key Summary, Table 1 (NSAppleMusicUsageDescription)
    source: 004 NSAppleMusicUsageDescription
    today: current, Purpose strings
    name: Privacy - Media Library Usage Description
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 15.0, visionOS 1.0
    setting: INFOPLIST_KEY_NSAppleMusicUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app uses the media library.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSAudioCaptureUsageDescription
    today: current, Purpose strings
    type: string
    platforms: macOS 14.2
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app records system audio through Core Audio taps.
    source: apple-2026

  NSBluetoothAlwaysUsageDescription
    today: current, Purpose strings
    name: Privacy - Bluetooth Always Usage Description
    type: string
    platforms: iOS 13.0, iPadOS 13.0, macOS 11.0, tvOS 13.0, visionOS 1.0, watchOS 6.0
    setting: INFOPLIST_KEY_NSBluetoothAlwaysUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    related: Add NSBluetoothPeripheralUsageDescription too when deploying below iOS 13
    effect: Why the app uses Bluetooth.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSBluetoothPeripheralUsageDescription
    books: 2018, current, Cocoa, Privacy
    name: Privacy - Bluetooth Peripheral Usage Description
    type: string
    platforms: iOS 6.0
    localized: InfoPlist.strings, general rule of 001
    constraint: warning nonEmpty -- A text for people; shown in the permission alert.
    effect: Reason shown when the system asks whether the app may use Bluetooth.
    source: 004 Key Summary, Table 1 (NSBluetoothPeripheralUsageDescription)
    source: 004 NSBluetoothPeripheralUsageDescription
    today: deprecated, Purpose strings
    name: Privacy - Bluetooth Peripheral Usage Description
    type: string
    platforms: iOS 6.0 deprecated 13.0, iPadOS 6.0 deprecated 13.0
    replaced by: NSBluetoothAlwaysUsageDescription
    setting: INFOPLIST_KEY_NSBluetoothPeripheralUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Bluetooth text for systems before iOS 13.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSBluetoothWhileInUseUsageDescription
    today: current, Purpose strings
    name: Privacy - Bluetooth While In Use Usage Description
    type: string
    platforms: iOS 13.0, iPadOS 13.0
    setting: INFOPLIST_KEY_NSBluetoothWhileInUseUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Bluetooth use while the app is open; known to Xcode as a build setting, not documented as a
      prompt.
    source: swift-build, apple-frameworks-2025

  NSCalendarsFullAccessUsageDescription
    today: current, Purpose strings
    name: Privacy - Calendars Full Access Usage Description
    type: string
    platforms: iOS 17.0, iPadOS 17.0, macCatalyst 17.0, macOS 14.0, visionOS 1.0, watchOS 10.0
    setting: INFOPLIST_KEY_NSCalendarsFullAccessUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    related: Replaces NSCalendarsUsageDescription from iOS 17 / macOS 14
    effect: Why the app reads and writes calendars.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSCalendarsUsageDescription
    books: 2018, current, Cocoa, Privacy
    name: Privacy - Calendars Usage Description
    type: string
    platforms: iOS 6.0
    localized: InfoPlist.strings, general rule of 001
    constraint: warning nonEmpty -- A text for people; shown in the permission alert.
    effect: Reason shown when the system asks whether the app may use the calendars.
    source: 004 Key Summary, Table 1 (NSCalendarsUsageDescription)
    source: 004 NSCalendarsUsageDescription
    today: deprecated, Purpose strings
    name: Privacy - Calendars Usage Description
    type: string
    platforms: iOS 6.0 deprecated 17.0, iPadOS 6.0 deprecated 17.0, macCatalyst 13.0 deprecated 17.0, macOS
      10.14 deprecated 14.0, watchOS 6.0 deprecated 10.0
    replaced by: NSCalendarsFullAccessUsageDescription
    setting: INFOPLIST_KEY_NSCalendarsUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Calendar access text for older systems.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSCalendarsWriteOnlyAccessUsageDescription
    today: current, Purpose strings
    name: Privacy - Calendars Write Only Usage Description
    type: string
    platforms: iOS 17.0, iPadOS 17.0, macCatalyst 17.0, macOS 14.0, visionOS 1.0, watchOS 10.0
    setting: INFOPLIST_KEY_NSCalendarsWriteOnlyAccessUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app adds events without reading any.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSCameraUsageDescription
    books: 2018, current, Cocoa, Privacy
    name: Privacy - Camera Usage Description
    type: string
    platforms: iOS 7.0
    localized: InfoPlist.strings, general rule of 001
    constraint: warning nonEmpty -- A text for people; shown in the permission alert.
    effect: Reason shown when the system asks whether the app may use the camera.
    source: 004 Key Summary, Table 1 (NSCameraUsageDescription)
    source: 004 NSCameraUsageDescription
    today: current, Purpose strings
    name: Privacy - Camera Usage Description
    type: string
    platforms: iOS 7.0, iPadOS 7.0, macOS 10.14, tvOS 17.0, visionOS 1.0
    setting: INFOPLIST_KEY_NSCameraUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app uses the camera.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSContactsUsageDescription
    books: 2018, current, Cocoa, Privacy
    name: Privacy - Contacts Usage Description
    type: string
    platforms: iOS 6.0, macOS 10.8 (only in the summary table)
    localized: InfoPlist.strings, general rule of 001
    constraint: warning nonEmpty -- A text for people; shown in the permission alert.
    effect: Reason shown when the system asks whether the app may use the contacts.
    source: 004 Key Summary, Table 1 (NSContactsUsageDescription)
    source: 004 NSContactsUsageDescription
    today: current, Purpose strings
    name: Privacy - Contacts Usage Description
    type: string
    platforms: iOS 6.0, iPadOS 6.0, macOS 10.8, visionOS 1.0, watchOS 2.0
    setting: INFOPLIST_KEY_NSContactsUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app reads contacts.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSCriticalMessagingUsageDescription
    today: current, Purpose strings
    name: Privacy - Critical Messaging Usage Description
    type: string
    platforms: iOS 18.2, iPadOS 18.2, watchOS 11.2
    setting: INFOPLIST_KEY_NSCriticalMessagingUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    related: com.apple.developer.messages.critical-messaging
    effect: Why the app sends SMS in critical situations.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSCrossWebsiteTrackingUsageDescription
    today: current, Purpose strings
    type: string
    platforms: iOS 14.0, iPadOS 14.0
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app lets people turn off, in Settings, the protection of its web views against tracking
      across websites.
    evidence: recalled
    source: general-knowledge

  NSDesktopFolderUsageDescription
    today: current, Purpose strings
    name: Privacy - Desktop Folder Usage Description
    type: string
    platforms: macOS 10.15
    setting: INFOPLIST_KEY_NSDesktopFolderUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app reads the Desktop.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSDocumentsFolderUsageDescription
    today: current, Purpose strings
    name: Privacy - Documents Folder Usage Description
    type: string
    platforms: macOS 10.15
    setting: INFOPLIST_KEY_NSDocumentsFolderUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app reads Documents.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSDownloadsFolderUsageDescription
    today: current, Purpose strings
    name: Privacy - Downloads Folder Usage Description
    type: string
    platforms: macOS 10.15
    setting: INFOPLIST_KEY_NSDownloadsFolderUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app reads Downloads.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSEnterpriseMCAMUsageDescription
    today: deprecated, Purpose strings
    type: string
    platforms: visionOS 2.0 deprecated 2.3
    replaced by: NSMainCameraUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Main camera text on early visionOS 2.
    source: apple-2026

  NSFaceIDUsageDescription
    today: current, Purpose strings
    name: Privacy - Face ID Usage Description
    type: string
    platforms: iOS 11.0, iPadOS 11.0
    setting: INFOPLIST_KEY_NSFaceIDUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    related: App Clips cannot use Face ID
    effect: Why the app authenticates with Face ID.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSFallDetectionUsageDescription
    today: current, Purpose strings
    name: Fall Detection Usage Description
    type: string
    platforms: iOS 14.2, iPadOS 14.2, visionOS 1.0, watchOS 7.2
    setting: INFOPLIST_KEY_NSFallDetectionUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app receives fall events.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSFileProviderDomainUsageDescription
    today: current, Purpose strings
    name: Privacy - Access to a File Provider Domain Usage Description
    type: string
    platforms: macOS 10.15
    setting: INFOPLIST_KEY_NSFileProviderDomainUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app reads cloud-provider files.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSFileProviderPresenceUsageDescription
    today: current, Purpose strings
    name: Privacy - File Provider Presence Usage Description
    type: string
    platforms: macOS
    setting: INFOPLIST_KEY_NSFileProviderPresenceUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why a file provider wants to know which files are in use.
    source: swift-build, apple-2026

  NSFinancialDataUsageDescription
    today: current, Purpose strings
    name: Privacy - Financial Data Usage Description
    type: string
    platforms: iOS 17.4, iPadOS 17.4
    setting: INFOPLIST_KEY_NSFinancialDataUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app reads financial data from Wallet.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSFocusStatusUsageDescription
    today: current, Purpose strings
    name: Privacy - Focus Status Usage Description
    type: string
    platforms: iOS 15.0, iPadOS 15.0, macOS 12.0, watchOS 8.0
    setting: INFOPLIST_KEY_NSFocusStatusUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app reads whether a Focus is on.
    source: apple-2026, swift-build

  NSGKFriendListUsageDescription
    today: current, Purpose strings
    name: Privacy - GameKit Friend List Usage Description
    type: string
    platforms: iOS 14.5, iPadOS 14.5, macOS 11.3, tvOS 14.5
    setting: INFOPLIST_KEY_NSGKFriendListUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app reads the Game Center friends list.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSHandsTrackingUsageDescription
    today: current, Purpose strings
    name: Privacy - Hands Tracking Usage Description
    type: string
    platforms: visionOS 1.0
    setting: INFOPLIST_KEY_NSHandsTrackingUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the visionOS app tracks hands.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSHealthClinicalHealthRecordsShareUsageDescription
    today: current, Purpose strings
    name: Privacy - Health Records Usage Description
    type: string
    platforms: iOS 12.0, iPadOS 12.0, visionOS 1.0
    setting: INFOPLIST_KEY_NSHealthClinicalHealthRecordsShareUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app reads clinical records.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSHealthRequiredReadAuthorizationTypeIdentifiers
    today: current, Purpose strings
    type: array
    items: string
    platforms: iOS 12.0, iPadOS 12.0, visionOS 1.0
    limit: Three or more identifiers when present
    effect: Clinical record types the app cannot work without.
    evidence: platforms from page
    source: apple-2025

  NSHealthShareUsageDescription
    books: 2018, current, Cocoa, Privacy
    name: Privacy - Health Share Usage Description
    type: string
    platforms: iOS 8.0
    localized: InfoPlist.strings, explicit
    constraint: warning nonEmpty -- A text for people; shown in the permission alert.
    effect: Reason for reading health data, shown when the app calls
      requestAuthorizationToShareTypes:readTypes:completion:.
    source: 004 Key Summary, Table 1 (NSHealthShareUsageDescription)
    source: 004 NSHealthShareUsageDescription
    today: current, Purpose strings
    name: Privacy - Health Share Usage Description
    type: string
    platforms: iOS 8.0, iPadOS 8.0, visionOS 1.0, watchOS 2.0
    setting: INFOPLIST_KEY_NSHealthShareUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app reads health data.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSHealthUpdateUsageDescription
    books: 2018, current, Cocoa, Privacy
    name: Privacy - Health Update Usage Description
    type: string
    platforms: iOS 8.0
    localized: InfoPlist.strings, explicit
    constraint: warning nonEmpty -- A text for people; shown in the permission alert.
    effect: Reason for changing health data, shown when the app calls
      requestAuthorizationToShareTypes:readTypes:completion:.
    source: 004 Key Summary, Table 1 (NSHealthUpdateUsageDescription)
    source: 004 NSHealthUpdateUsageDescription
    today: current, Purpose strings
    name: Privacy - Health Update Usage Description
    type: string
    platforms: iOS 8.0, iPadOS 8.0, visionOS 1.0, watchOS 2.0
    setting: INFOPLIST_KEY_NSHealthUpdateUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app writes health data.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSHomeKitUsageDescription
    books: 2018, current, Cocoa, Privacy
    name: Privacy - HomeKit Usage Description
    type: string
    platforms: iOS, watchOS
    localized: InfoPlist.strings, general rule of 001
    constraint: warning nonEmpty -- A text for people; shown in the permission alert.
    effect: Reason shown when the system asks whether the app may use HomeKit configuration data.
    source: 004 Key Summary, Table 1 (NSHomeKitUsageDescription)
    source: 004 NSHomeKitUsageDescription
    today: current, Purpose strings
    name: Privacy - HomeKit Usage Description
    type: string
    platforms: iOS 8.0, iPadOS 8.0, tvOS 10.0, visionOS 1.0, watchOS 2.0
    setting: INFOPLIST_KEY_NSHomeKitUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app controls the home.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSIdentityUsageDescription
    today: current, Purpose strings
    name: Privacy - Identity Usage Description
    type: string
    platforms: iOS 16.0, iPadOS 16.0, visionOS 1.0
    setting: INFOPLIST_KEY_NSIdentityUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app asks for identity data from Wallet.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSLocalNetworkUsageDescription
    today: current, Purpose strings
    name: Privacy - Local Network Usage Description
    type: string
    platforms: iOS 14.0, iPadOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0
    setting: INFOPLIST_KEY_NSLocalNetworkUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    related: NSBonjourServices lists browsed service types
    effect: Why the app talks to devices on the local network.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSLocationAlwaysAndWhenInUseUsageDescription
    today: current, Purpose strings
    name: Privacy - Location Always and When In Use Usage Description
    type: string
    platforms: iOS 11.0, iPadOS 11.0, macCatalyst 13.0, visionOS 1.0
    setting: INFOPLIST_KEY_NSLocationAlwaysAndWhenInUseUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    related: NSLocationWhenInUseUsageDescription must be there as well
    effect: Why the app needs location in the background too.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSLocationAlwaysUsageDescription
    books: 2018, current, Cocoa, Privacy
    name: Privacy - Location Always Usage Description
    type: string
    platforms: iOS 8.0, macOS 10.10 (only in the summary table)
    required: apps that call CLLocationManager requestAlwaysAuthorization
    localized: InfoPlist.strings, general rule of 001
    constraint: warning nonEmpty -- A text for people; shown in the permission alert.
    effect: Reason for using the location at all times, shown in the permission alert. Without it a call of
      requestAlwaysAuthorization is ignored and the app gets no location services.
    source: 004 Key Summary, Table 1 (NSLocationAlwaysUsageDescription)
    source: 004 NSLocationAlwaysUsageDescription
    today: deprecated, Purpose strings
    name: Privacy - Location Always Usage Description
    type: string
    platforms: iOS 8.0 deprecated 10.0, iPadOS 8.0 deprecated 10.0
    replaced by: NSLocationAlwaysAndWhenInUseUsageDescription
    setting: INFOPLIST_KEY_NSLocationAlwaysUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Always-location text for iOS 8 to 10.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSLocationDefaultAccuracyReduced
    today: current, Purpose strings
    name: Privacy - Location Default Accuracy Reduced
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0, visionOS 1.0, watchOS 7.0
    default: false
    effect: Ask for approximate location by default.
    evidence: platforms from page
    source: apple-2025

  NSLocationTemporaryUsageDescriptionDictionary
    today: current, Purpose strings
    name: Privacy - Location Temporary Usage Description Dictionary
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0, macOS 11.0, visionOS 1.0, watchOS 7.0
    setting: INFOPLIST_KEY_NSLocationTemporaryUsageDescriptionDictionary
    effect: Texts for one-time precise location requests, keyed by app-chosen purpose keys.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSLocationTemporaryUsageDescriptionDictionary.<purposeKey>
    today: current, Purpose strings
    type: string
    platforms: iOS 14.0, iPadOS 14.0, macOS 11.0, visionOS 1.0
    limit: Non-empty
    effect: Text for one purpose key passed to requestTemporaryFullAccuracyAuthorization.
    source: apple-2025

  NSLocationUsageDescription
    books: 2018, unused, Cocoa, Privacy
    name: Privacy - Location Usage Description
    type: string
    platforms: iOS 6.0 obsoleted 8.0 (used up to iOS 7; ignored from iOS 8), macOS 10.9 (only in the summary
      table)
    replaced by: NSLocationWhenInUseUsageDescription, NSLocationAlwaysUsageDescription
    localized: InfoPlist.strings, general rule of 001
    constraint: warning nonEmpty -- A text for people; shown in the permission alert.
    effect: Reason for using the location on iOS 6 and 7. Ignored from iOS 8 on.
    source: 004 Key Summary, Table 1 (NSLocationUsageDescription)
    source: 004 NSLocationUsageDescription
    today: partlyDeprecated, Purpose strings
    name: Privacy - Location Usage Description
    type: string
    platforms: iOS 6.0 deprecated 8.0, iPadOS 6.0 deprecated 8.0, macOS 10.14
    replaced by: NSLocationWhenInUseUsageDescription
    setting: INFOPLIST_KEY_NSLocationUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Location text for macOS (and iOS before 8).
    evidence: platforms from page
    source: apple-2025, swift-build

  NSLocationWhenInUseUsageDescription
    books: 2018, current, Cocoa, Privacy
    name: Privacy - Location When In Use Usage Description
    type: string
    platforms: iOS 8.0, macOS 10.10 (only in the summary table)
    required: apps that call CLLocationManager requestWhenInUseAuthorization
    localized: InfoPlist.strings, general rule of 001
    constraint: warning nonEmpty -- A text for people; shown in the permission alert.
    effect: Reason for using the location while the app is in use, shown in the permission alert. Without it a
      call of requestWhenInUseAuthorization is ignored. Does not cover region monitoring or the
      significant-change service.
    source: 004 Key Summary, Table 1 (NSLocationWhenInUseUsageDescription)
    source: 004 NSLocationWhenInUseUsageDescription
    today: current, Purpose strings
    name: Privacy - Location When In Use Usage Description
    type: string
    platforms: iOS 11.0, iPadOS 11.0, macCatalyst 13.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    setting: INFOPLIST_KEY_NSLocationWhenInUseUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app needs location while open.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSMainCameraUsageDescription
    today: current, Purpose strings
    name: Privacy - Main Camera Usage Description
    type: string
    platforms: visionOS 26.0
    setting: INFOPLIST_KEY_NSMainCameraUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    related: NSEnterpriseMCAMUsageDescription on visionOS 2.0-2.3
    effect: Why the visionOS app uses the main camera.
    source: apple-2026, swift-build

  NSMicrophoneInjectionUsageDescription
    today: current, Purpose strings
    type: string
    platforms: iOS, iPadOS
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app adds synthesised speech to calls.
    source: apple-frameworks-2025

  NSMicrophoneUsageDescription
    books: 2018, current, Cocoa, Privacy
    name: Privacy - Microphone Usage Description
    type: string
    platforms: iOS 7.0
    localized: InfoPlist.strings, general rule of 001
    constraint: warning nonEmpty -- A text for people; shown in the permission alert.
    effect: Reason shown when the system asks whether the app may use a microphone.
    source: 004 Key Summary, Table 1 (NSMicrophoneUsageDescription)
    source: 004 NSMicrophoneUsageDescription
    today: current, Purpose strings
    name: Privacy - Microphone Usage Description
    type: string
    platforms: iOS 7.0, iPadOS 7.0, macOS 10.14, tvOS 17.0, visionOS 1.0, watchOS 4.0
    setting: INFOPLIST_KEY_NSMicrophoneUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app uses the microphone.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSMotionUsageDescription
    books: 2018, current, Cocoa, Privacy
    name: Privacy - Motion Usage Description
    type: string
    platforms: iOS 7.0
    localized: InfoPlist.strings, general rule of 001
    constraint: warning nonEmpty -- A text for people; shown in the permission alert.
    effect: Reason shown when the system asks whether the app may use the accelerometer.
    source: 004 Key Summary, Table 1 (NSMotionUsageDescription)
    source: 004 NSMotionUsageDescription
    today: current, Purpose strings
    name: Privacy - Motion Usage Description
    type: string
    platforms: iOS 7.0, iPadOS 7.0, macOS 10.15, visionOS 1.0, watchOS 2.0
    setting: INFOPLIST_KEY_NSMotionUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app uses motion data.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSNearbyInteractionAllowOnceUsageDescription
    today: deprecated, Purpose strings
    name: Privacy - Nearby Interaction Allow Once Usage Description
    type: string
    platforms: iOS 14.0 deprecated 15.0, iPadOS 14.0 deprecated 15.0
    replaced by: NSNearbyInteractionUsageDescription
    setting: INFOPLIST_KEY_NSNearbyInteractionAllowOnceUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Same, for iOS 14 only.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSNearbyInteractionUsageDescription
    today: current, Purpose strings
    name: Privacy - Nearby Interaction Usage Description
    type: string
    platforms: iOS 15.0, iPadOS 15.0, watchOS 8.0
    setting: INFOPLIST_KEY_NSNearbyInteractionUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app measures distance to nearby devices.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSNetworkVolumesUsageDescription
    today: current, Purpose strings
    name: Privacy - Network Volumes Usage Description
    type: string
    platforms: macOS 10.15
    setting: INFOPLIST_KEY_NSNetworkVolumesUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app reads network volumes.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSPhotoLibraryAddUsageDescription
    today: current, Purpose strings
    name: Privacy - Photo Library Additions Usage Description
    type: string
    platforms: iOS 11.0, iPadOS 11.0, visionOS 1.0
    setting: INFOPLIST_KEY_NSPhotoLibraryAddUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app adds to the photo library.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSPhotoLibraryUsageDescription
    books: 2018, current, Cocoa, Privacy
    name: Privacy - Photo Library Usage Description
    type: string
    platforms: iOS 6.0
    localized: InfoPlist.strings, general rule of 001
    constraint: warning nonEmpty -- A text for people; shown in the permission alert.
    effect: Reason shown when the system asks whether the app may use the photo library.
    source: 004 Key Summary, Table 1 (NSPhotoLibraryUsageDescription)
    source: 004 NSPhotoLibraryUsageDescription
    today: current, Purpose strings
    name: Privacy - Photo Library Usage Description
    type: string
    platforms: iOS 6.0, iPadOS 6.0, macOS 10.14, visionOS 1.0
    setting: INFOPLIST_KEY_NSPhotoLibraryUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app reads the photo library.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSRemindersFullAccessUsageDescription
    today: current, Purpose strings
    name: Privacy - Reminders Full Access Usage Description
    type: string
    platforms: iOS 17.0, iPadOS 17.0, macCatalyst 17.0, macOS 14.0, visionOS 1.0, watchOS 10.0
    setting: INFOPLIST_KEY_NSRemindersFullAccessUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app reads and writes reminders.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSRemindersUsageDescription
    books: 2018, current, Cocoa, Privacy
    name: Privacy - Reminders Usage Description
    type: string
    platforms: iOS 6.0
    localized: InfoPlist.strings, general rule of 001
    constraint: warning nonEmpty -- A text for people; shown in the permission alert.
    effect: Reason shown when the system asks whether the app may use the reminders.
    source: 004 Key Summary, Table 1 (NSRemindersUsageDescription)
    source: 004 NSRemindersUsageDescription
    today: deprecated, Purpose strings
    name: Privacy - Reminders Usage Description
    type: string
    platforms: iOS 6.0 deprecated 17.0, iPadOS 6.0 deprecated 17.0, macCatalyst 13.0 deprecated 17.0, macOS
      10.14 deprecated 14.0, watchOS 6.0 deprecated 10.0
    replaced by: NSRemindersFullAccessUsageDescription
    setting: INFOPLIST_KEY_NSRemindersUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Reminders access text for older systems.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSRemovableVolumesUsageDescription
    today: current, Purpose strings
    name: Privacy - Removable Volumes Usage Description
    type: string
    platforms: macOS 10.15
    setting: INFOPLIST_KEY_NSRemovableVolumesUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app reads removable volumes.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSScreenCaptureUsageDescription
    today: undocumented, Purpose strings
    type: string
    platforms: macOS 10.15
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Text some Mac apps ship for screen recording; Apple does not document it.
    source: app-store-connect

  NSSensorKitPrivacyPolicyURL
    today: current, Purpose strings
    name: Privacy - SensorKit Privacy Policy URL
    type: string
    platforms: iOS 14.0, iPadOS 14.0
    setting: INFOPLIST_KEY_NSSensorKitPrivacyPolicyURL
    limit: Valid URL
    effect: Privacy policy link of the study.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSSensorKitUsageDescription
    today: current, Purpose strings
    name: Privacy - SensorKit Usage Description
    type: string
    platforms: iOS 14.0, iPadOS 14.0
    setting: INFOPLIST_KEY_NSSensorKitUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: What the research study is for.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSSensorKitUsageDetail
    today: current, Purpose strings
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    effect: Per-sensor explanations shown on the study sheet.
    evidence: platforms from page
    source: apple-2025

  NSSensorKitUsageDetail.<sensor>.Description
    today: current, Purpose strings
    type: string
    platforms: iOS 14.0, iPadOS 14.0
    limit: Non-empty
    effect: Text for one sensor.
    source: apple-2025

  NSSensorKitUsageDetail.<sensor>.Required
    today: current, Purpose strings
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0
    default: false
    effect: True: the study cannot go on if the person declines this sensor.
    source: apple-2025

  NSSensorKitUsageDetail.SRSensorUsageAmbientLightSensor
    today: current, Purpose strings
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    effect: Explains use of ambient light data.
    source: apple-2025

  NSSensorKitUsageDetail.SRSensorUsageDeviceUsage
    today: current, Purpose strings
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    effect: Explains use of device use data.
    source: apple-2025

  NSSensorKitUsageDetail.SRSensorUsageECG
    today: current, Purpose strings
    type: dictionary
    platforms: iOS 17.4, iPadOS 17.4
    effect: Explains use of electrocardiogram data.
    source: apple-2025

  NSSensorKitUsageDetail.SRSensorUsageElevation
    today: current, Purpose strings
    type: dictionary
    platforms: iOS 15.4, iPadOS 15.4
    effect: Explains use of elevation data.
    source: apple-2025

  NSSensorKitUsageDetail.SRSensorUsageFacialMetrics
    today: current, Purpose strings
    type: dictionary
    platforms: iOS 17.0, iPadOS 17.0
    effect: Explains use of face metrics data.
    source: apple-2025

  NSSensorKitUsageDetail.SRSensorUsageHeartRate
    today: current, Purpose strings
    type: dictionary
    platforms: iOS 17.0, iPadOS 17.0
    effect: Explains use of heart rate data.
    source: apple-2025

  NSSensorKitUsageDetail.SRSensorUsageKeyboardMetrics
    today: current, Purpose strings
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    effect: Explains use of keyboard metrics data.
    source: apple-2025

  NSSensorKitUsageDetail.SRSensorUsageMediaEvents
    today: current, Purpose strings
    type: dictionary
    platforms: iOS 16.4, iPadOS 16.4
    effect: Explains use of media in messages data.
    source: apple-2025

  NSSensorKitUsageDetail.SRSensorUsageMessageUsage
    today: current, Purpose strings
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    effect: Explains use of Messages use data.
    source: apple-2025

  NSSensorKitUsageDetail.SRSensorUsageMotion
    today: current, Purpose strings
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    effect: Explains use of motion data.
    source: apple-2025

  NSSensorKitUsageDetail.SRSensorUsageOdometer
    today: current, Purpose strings
    type: dictionary
    platforms: iOS 17.0, iPadOS 17.0
    effect: Explains use of odometer data.
    source: apple-2025

  NSSensorKitUsageDetail.SRSensorUsagePedometer
    today: current, Purpose strings
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    effect: Explains use of steps data.
    source: apple-2025

  NSSensorKitUsageDetail.SRSensorUsagePhoneUsage
    today: current, Purpose strings
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    effect: Explains use of phone use data.
    source: apple-2025

  NSSensorKitUsageDetail.SRSensorUsagePPG
    today: current, Purpose strings
    type: dictionary
    platforms: iOS 17.4, iPadOS 17.4
    effect: Explains use of photoplethysmogram data.
    source: apple-2025

  NSSensorKitUsageDetail.SRSensorUsageSpeechMetrics
    today: current, Purpose strings
    type: dictionary
    platforms: iOS 15.0, iPadOS 15.0
    effect: Explains use of speech metrics data.
    source: apple-2025

  NSSensorKitUsageDetail.SRSensorUsageVisits
    today: current, Purpose strings
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    effect: Explains use of visited places data.
    source: apple-2025

  NSSensorKitUsageDetail.SRSensorUsageWristDetection
    today: current, Purpose strings
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    effect: Explains use of wrist wear data.
    source: apple-2025

  NSSensorKitUsageDetail.SRSensorUsageWristTemperature
    today: current, Purpose strings
    type: dictionary
    platforms: iOS 17.0, iPadOS 17.0
    effect: Explains use of wrist temperature data.
    source: apple-2025

  NSSiriUsageDescription
    books: 2018, current, Cocoa, Privacy
    type: string
    platforms: iOS
    localized: InfoPlist.strings, general rule of 001
    constraint: warning nonEmpty -- A text for people; shown in the permission alert.
    effect: Reason shown when the system asks whether the app may send data to Siri.
    source: 004 Key Summary, Table 1 (NSSiriUsageDescription)
    source: 004 NSSiriUsageDescription
    today: current, Purpose strings
    name: Privacy - Siri Usage Description
    type: string
    platforms: iOS 10.0, iPadOS 10.0, visionOS 1.0, watchOS 3.2
    setting: INFOPLIST_KEY_NSSiriUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app sends data to Siri.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSSpeechRecognitionUsageDescription
    books: 2018, current, Cocoa, Privacy
    type: string
    platforms: iOS
    localized: InfoPlist.strings, general rule of 001
    constraint: warning nonEmpty -- A text for people; shown in the permission alert.
    effect: Reason shown when the system asks whether the app may send data to Apple's speech recognition
      servers.
    source: 004 Key Summary, Table 1 (NSSpeechRecognitionUsageDescription)
    source: 004 NSSpeechRecognitionUsageDescription
    today: current, Purpose strings
    name: Privacy - Speech Recognition Usage Description
    type: string
    platforms: iOS 10.0, iPadOS 10.0, macOS 10.15, visionOS 1.0
    setting: INFOPLIST_KEY_NSSpeechRecognitionUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app sends speech for recognition.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSSystemAdministrationUsageDescription
    today: current, Purpose strings
    name: Privacy - System Administration Usage Description
    type: string
    platforms: macOS 10.14
    setting: INFOPLIST_KEY_NSSystemAdministrationUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app changes system configuration.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSSystemExtensionUsageDescription
    today: current, Purpose strings
    name: Privacy - System Extension Usage Description
    type: string
    platforms: iOS 18.4, iPadOS 18.4, macCatalyst 18.4, macOS 10.15
    setting: INFOPLIST_KEY_NSSystemExtensionUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why a system extension is to be installed; goes in the extension bundle.
    source: apple-2026, swift-build

  NSUserTrackingUsageDescription
    today: current, Purpose strings
    name: Privacy - Tracking Usage Description
    type: string
    platforms: iOS 14.0, iPadOS 14.0, tvOS 14.0, visionOS 1.0
    setting: INFOPLIST_KEY_NSUserTrackingUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    related: PrivacyInfo NSPrivacyTracking
    effect: Why the app asks to track people across apps and sites.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSVideoSubscriberAccountUsageDescription
    books: 2018, current, Cocoa, Privacy
    name: Privacy - TV Provider Usage Description
    type: string
    platforms: tvOS
    localized: InfoPlist.strings, general rule of 001
    constraint: warning nonEmpty -- A text for people; shown in the permission alert.
    effect: Reason shown when the system asks whether the app may use the TV provider account.
    source: 004 Key Summary, Table 1 (NSVideoSubscriberAccountUsageDescription)
    source: 004 NSVideoSubscriberAccountUsageDescription
    today: current, Purpose strings
    name: Privacy - Video Subscriber Account Usage Description
    type: string
    platforms: iOS 10.0, iPadOS 10.0, tvOS 9.0
    setting: INFOPLIST_KEY_NSVideoSubscriberAccountUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app reads the TV provider account.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSVoIPUsageDescription
    today: current, Purpose strings
    name: Privacy - VoIP Usage Description
    type: string
    platforms: iOS 10.0, iPadOS 10.0, tvOS 10.0, watchOS 3.0
    setting: INFOPLIST_KEY_NSVoIPUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the app takes VoIP calls in the background.
    source: apple-2026, swift-build

  NSWidgetWantsLocation
    today: current, Purpose strings
    name: Widget wants location
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0, macOS 11.0
    related: Containing app still needs the location purpose strings
    effect: Widget extension uses location.
    evidence: platforms from page
    source: apple-2025

  NSWorldSensingUsageDescription
    today: current, Purpose strings
    name: Privacy - World Sensing Usage Description
    type: string
    platforms: visionOS 1.0
    setting: INFOPLIST_KEY_NSWorldSensingUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why the visionOS app uses plane, image or scene sensing.
    evidence: platforms from page
    source: apple-2025, swift-build

  OSBundleUsageDescription
    today: current, Purpose strings
    name: Privacy - Driver Extension Usage Description
    type: string
    platforms: iOS 18.4, iPadOS 18.4, macCatalyst 18.4, macOS 10.15
    setting: INFOPLIST_KEY_OSBundleUsageDescription
    limit: Non-empty string
    limit: Localize in InfoPlist strings
    effect: Why a driver extension is to be installed.
    source: apple-2026, swift-build

  PHPhotoLibraryPreventAutomaticLimitedAccessAlert
    today: current, Purpose strings
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0
    effect: Stops the system re-asking for the limited photo selection at each launch.
    source: apple-frameworks-2025

  SRResearchDataGeneration
    today: current, Purpose strings
    type: boolean
    platforms: iOS, iPadOS
    effect: Use of this app counts as data for the study the person joined.
    source: apple-2025
  """#
