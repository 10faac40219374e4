/// The privacy manifest, PrivacyInfo.xcprivacy.
let privacyManifestRecords: StaticString = #"""
  NSPrivacyAccessedAPITypes
    today: current, Privacy manifest
    name: Privacy Accessed API Types
    type: array
    items: dictionary
    platforms: iOS 17.0, iPadOS 17.0, macCatalyst 14.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0
    limit: Leave out when empty
    effect: Required-reason APIs used.
    source: apple-2025

  NSPrivacyAccessedAPITypes[].NSPrivacyAccessedAPIType
    today: current, Privacy manifest
    name: Privacy Accessed API Type
    type: string
    platforms: iOS 17.0, iPadOS 17.0, macCatalyst 14.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0
    values: closed
    value: NSPrivacyAccessedAPICategoryFileTimestamp -- file dates and metadata
    value: NSPrivacyAccessedAPICategorySystemBootTime -- time since start-up
    value: NSPrivacyAccessedAPICategoryDiskSpace -- free or total space
    value: NSPrivacyAccessedAPICategoryActiveKeyboards -- list of keyboards
    value: NSPrivacyAccessedAPICategoryUserDefaults -- defaults database
    limit: One dictionary per category
    effect: Category.
    symbols: NSPrivacyAccessedAPICategoryFileTimestamp = creationDate, modificationDate, fileModificationDate,
      contentModificationDateKey, creationDateKey, getattrlist, getattrlistbulk, fgetattrlist, stat, fstat,
      fstatat, lstat, getattrlistat
    symbols: NSPrivacyAccessedAPICategorySystemBootTime = systemUptime, mach_absolute_time
    symbols: NSPrivacyAccessedAPICategoryDiskSpace = volumeAvailableCapacityKey,
      volumeAvailableCapacityForImportantUsageKey, volumeAvailableCapacityForOpportunisticUsageKey,
      volumeTotalCapacityKey, systemFreeSize, systemSize, statfs, statvfs, fstatfs, fstatvfs, getattrlist,
      fgetattrlist, getattrlistat
    symbols: NSPrivacyAccessedAPICategoryActiveKeyboards = activeInputModes
    symbols: NSPrivacyAccessedAPICategoryUserDefaults = UserDefaults, NSUserDefaults
    source: apple-2025

  NSPrivacyAccessedAPITypes[].NSPrivacyAccessedAPITypeReasons
    today: current, Privacy manifest
    name: Privacy Accessed API Reasons
    type: array
    items: string
    platforms: iOS 17.0, iPadOS 17.0, macCatalyst 14.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0
    values: closed
    value: DDA9.1 -- FileTimestamp: show to the person; stays on device
    value: C617.1 -- FileTimestamp: files in own, group or CloudKit containers
    value: 3B52.1 -- FileTimestamp: files the person granted
    value: 0A2A.1 -- FileTimestamp: SDK wrapper called by the app (SDK only)
    value: 35F9.1 -- SystemBootTime: measure elapsed time, timers
    value: 8FFB.1 -- SystemBootTime: absolute time of own events
    value: 3D61.1 -- SystemBootTime: in a bug report the person sends
    value: 85F4.1 -- DiskSpace: show to the person
    value: E174.1 -- DiskSpace: check room before writing
    value: 7D9E.1 -- DiskSpace: in a bug report the person sends
    value: B728.1 -- DiskSpace: health research app warns participants
    value: 3EC4.1 -- ActiveKeyboards: custom keyboard app
    value: 54BD.1 -- ActiveKeyboards: fit the UI to the keyboard
    value: CA92.1 -- UserDefaults: own data only
    value: 1C8F.1 -- UserDefaults: data of the same app group
    value: C56D.1 -- UserDefaults: SDK wrapper called by the app (SDK only)
    value: AC6B.1 -- UserDefaults: managed configuration or feedback keys
    limit: At least one
    limit: Each code must belong to the category in the same dictionary
    effect: Reason codes.
    reasons: NSPrivacyAccessedAPICategoryFileTimestamp = 0A2A.1, 3B52.1, C617.1, DDA9.1
    reasons: NSPrivacyAccessedAPICategorySystemBootTime = 35F9.1, 3D61.1, 8FFB.1
    reasons: NSPrivacyAccessedAPICategoryDiskSpace = 7D9E.1, 85F4.1, B728.1, E174.1
    reasons: NSPrivacyAccessedAPICategoryActiveKeyboards = 3EC4.1, 54BD.1
    reasons: NSPrivacyAccessedAPICategoryUserDefaults = 1C8F.1, AC6B.1, C56D.1, CA92.1
    source: apple-2025

  NSPrivacyCollectedDataTypes
    today: current, Privacy manifest
    name: Privacy Nutrition Label Types
    type: array
    items: dictionary
    platforms: iOS 17.0, iPadOS 17.0, macCatalyst 14.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0
    effect: Kinds of data collected.
    source: apple-2025

  NSPrivacyCollectedDataTypes[].NSPrivacyCollectedDataType
    today: current, Privacy manifest
    name: Collected Data Type
    type: string
    platforms: iOS 17.0, iPadOS 17.0, macCatalyst 14.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0
    values: closed
    value: NSPrivacyCollectedDataTypeName -- name
    value: NSPrivacyCollectedDataTypeEmailAddress -- email address
    value: NSPrivacyCollectedDataTypePhoneNumber -- phone number
    value: NSPrivacyCollectedDataTypePhysicalAddress -- postal address
    value: NSPrivacyCollectedDataTypeOtherUserContactInfo -- other contact data
    value: NSPrivacyCollectedDataTypeHealth -- health or medical data
    value: NSPrivacyCollectedDataTypeFitness -- fitness data
    value: NSPrivacyCollectedDataTypePaymentInfo -- payment details
    value: NSPrivacyCollectedDataTypeCreditInfo -- credit score
    value: NSPrivacyCollectedDataTypeOtherFinancialInfo -- salary, assets, debts
    value: NSPrivacyCollectedDataTypePreciseLocation -- location to three or more decimals
    value: NSPrivacyCollectedDataTypeCoarseLocation -- less precise location
    value: NSPrivacyCollectedDataTypeSensitiveInfo -- ethnicity, beliefs, biometrics and similar
    value: NSPrivacyCollectedDataTypeContacts -- address book
    value: NSPrivacyCollectedDataTypeEmailsOrTextMessages -- messages
    value: NSPrivacyCollectedDataTypePhotosorVideos -- photos or videos
    value: NSPrivacyCollectedDataTypeAudioData -- voice or sound
    value: NSPrivacyCollectedDataTypeGameplayContent -- game saves and play
    value: NSPrivacyCollectedDataTypeCustomerSupport -- support requests
    value: NSPrivacyCollectedDataTypeOtherUserContent -- other content
    value: NSPrivacyCollectedDataTypeBrowsingHistory -- sites outside the app
    value: NSPrivacyCollectedDataTypeSearchHistory -- searches in the app
    value: NSPrivacyCollectedDataTypeUserID -- account id
    value: NSPrivacyCollectedDataTypeDeviceID -- device or advertising id
    value: NSPrivacyCollectedDataTypePurchaseHistory -- purchases
    value: NSPrivacyCollectedDataTypeProductInteraction -- app use
    value: NSPrivacyCollectedDataTypeAdvertisingData -- ads seen
    value: NSPrivacyCollectedDataTypeOtherUsageData -- other use
    value: NSPrivacyCollectedDataTypeCrashData -- crash logs
    value: NSPrivacyCollectedDataTypePerformanceData -- speed, hangs, energy
    value: NSPrivacyCollectedDataTypeOtherDiagnosticData -- other diagnostics
    value: NSPrivacyCollectedDataTypeEnvironmentScanning -- mesh, planes, scene
    value: NSPrivacyCollectedDataTypeHands -- hand structure
    value: NSPrivacyCollectedDataTypeHead -- head movement
    value: NSPrivacyCollectedDataTypeOtherDataTypes -- anything else
    limit: Exact value; note the spelling PhotosorVideos
    effect: The kind.
    source: apple-2025

  NSPrivacyCollectedDataTypes[].NSPrivacyCollectedDataTypeLinked
    today: current, Privacy manifest
    name: Linked to User
    type: boolean
    platforms: iOS 17.0, iPadOS 17.0, macCatalyst 14.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0
    effect: Tied to the person.
    source: apple-2025

  NSPrivacyCollectedDataTypes[].NSPrivacyCollectedDataTypePurposes
    today: current, Privacy manifest
    name: Collection Purposes
    type: array
    items: string
    platforms: iOS 17.0, iPadOS 17.0, macCatalyst 14.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0
    values: closed
    value: NSPrivacyCollectedDataTypePurposeThirdPartyAdvertising -- others' ads
    value: NSPrivacyCollectedDataTypePurposeDeveloperAdvertising -- own ads and marketing
    value: NSPrivacyCollectedDataTypePurposeAnalytics -- measure use
    value: NSPrivacyCollectedDataTypePurposeProductPersonalization -- tailor content
    value: NSPrivacyCollectedDataTypePurposeAppFunctionality -- run the app
    value: NSPrivacyCollectedDataTypePurposeOther -- anything else
    limit: At least one
    effect: Why it is collected.
    source: apple-2025

  NSPrivacyCollectedDataTypes[].NSPrivacyCollectedDataTypeTracking
    today: current, Privacy manifest
    name: Used for Tracking
    type: boolean
    platforms: iOS 17.0, iPadOS 17.0, macCatalyst 14.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0
    related: True means NSPrivacyTracking true
    effect: Used to track.
    source: apple-2025

  NSPrivacyTracking
    today: current, Privacy manifest
    name: Privacy Tracking Enabled
    type: boolean
    platforms: iOS 17.0, iPadOS 17.0, macCatalyst 14.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0
    default: false
    limit: Boolean only (TN3181)
    related: True wants at least one NSPrivacyTrackingDomains entry; false wants none
    effect: Whether the code uses data for tracking.
    source: apple-2025

  NSPrivacyTrackingDomains
    today: current, Privacy manifest
    name: Privacy Tracking Domains
    type: array
    items: string
    platforms: iOS 17.0, iPadOS 17.0, macCatalyst 14.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0
    limit: Host only: no scheme, path, query or trailing slash
    limit: Not an empty array when tracking is true
    related: Xcode copies the merged, sorted list into the app Info.plist
    effect: Domains used for tracking; requests fail without ATT consent.
    source: apple-2025
  """#
