/// What an upload asks of purpose strings and privacy manifests.
let storePrivacyRecords: StaticString = #"""
  ITMS-90683
    stage: upload
    document: info-plist
    keys: *UsageDescription
    when: Executable links or refers to a protected API and the base Info.plist lacks the matching purpose
      string (a value only in InfoPlist.strings does not count).
    message: Purpose string missing.
    for: Apps, App Clips, extensions; also code of linked SDKs.
    severity: error
    fix: Add the key named in the message to Info.plist itself, with a text that says what for.
    evidence: seen
    source: store-code-pages

  ITMS-91053
    stage: upload
    document: privacy-manifest
    keys: NSPrivacyAccessedAPITypes
    when: Binary refers to a required-reason API and no PrivacyInfo.xcprivacy in that bundle lists its
      category.
    message: API declaration missing.
    for: Apps, listed SDKs.
    severity: error
    fix: Add the category with reasons.
    evidence: recalled
    source: apple-technotes, general-knowledge

  ITMS-91054
    stage: upload
    document: privacy-manifest
    keys: NSPrivacyAccessedAPIType
    when: Category string is none of the five known.
    message: Unknown API category.
    for: Privacy manifests.
    severity: error
    fix: Fix the spelling.
    evidence: recalled
    source: apple-technotes, general-knowledge

  ITMS-91055
    stage: upload
    document: privacy-manifest
    keys: NSPrivacyAccessedAPITypeReasons
    when: A reason code is empty or not valid for its category.
    message: Unknown reason.
    for: Privacy manifests.
    severity: error
    fix: Use a listed code.
    evidence: recalled
    source: apple-technotes, general-knowledge

  ITMS-91056
    stage: upload
    document: privacy-manifest
    keys: NSPrivacy*
    when: Manifest is no valid plist or has unknown keys, wrong types or values.
    message: Manifest invalid.
    for: Every PrivacyInfo.xcprivacy in the package.
    severity: error
    fix: Validate it.
    evidence: seen
    source: apple-technotes

  ITMS-91061
    stage: upload
    document: privacy-manifest
    when: An SDK on Apple's list is embedded without its own manifest.
    message: SDK manifest missing.
    for: Listed third-party SDKs.
    severity: error
    fix: Update the SDK.
    evidence: recalled
    source: general-knowledge

  ITMS-91064
    stage: upload
    document: privacy-manifest
    keys: NSPrivacyTracking, NSPrivacyTrackingDomains
    when: NSPrivacyTracking true with no or malformed domains, or false with domains.
    message: Tracking data contradict.
    for: Privacy manifests.
    severity: error
    fix: Match the two keys.
    evidence: recalled
    source: apple-technotes, general-knowledge

  PM-tracking-type
    stage: upload
    document: privacy-manifest
    keys: NSPrivacyTracking
    when: Value is not a Boolean.
    message: Wrong type.
    for: Privacy manifests.
    severity: error
    fix: Use Boolean.
    evidence: seen
    source: apple-technotes

  PM-tracking-domain-form
    stage: upload
    document: privacy-manifest
    keys: NSPrivacyTrackingDomains
    when: A domain has a scheme, path, query or trailing slash.
    message: Domain malformed.
    for: Privacy manifests.
    severity: error
    fix: Use the bare host.
    evidence: seen
    source: apple-technotes

  PM-empty-reasons
    stage: upload
    document: privacy-manifest
    keys: NSPrivacyAccessedAPITypeReasons
    when: Array is empty.
    message: No reason given.
    for: Privacy manifests.
    severity: error
    fix: Add a code or remove the entry.
    evidence: seen
    source: apple-technotes

  PM-collected-complete
    stage: upload
    document: privacy-manifest
    keys: NSPrivacyCollectedDataTypes
    when: An entry lacks type, linked, tracking or purposes.
    message: Entry incomplete.
    for: Privacy manifests.
    severity: error
    fix: Fill all four.
    evidence: seen
    source: apple-2025

  PM-sdk-only-reason
    stage: upload
    document: privacy-manifest
    keys: NSPrivacyAccessedAPITypeReasons
    when: 0A2A.1 or C56D.1 in an app manifest.
    message: Reason is for SDKs only.
    for: App manifests.
    severity: error
    fix: Choose an app reason.
    evidence: seen
    source: apple-2025

  PM-tracking-needs-att
    stage: review
    document: privacy-manifest
    keys: NSPrivacyTracking, NSUserTrackingUsageDescription
    when: NSPrivacyTracking true and no NSUserTrackingUsageDescription in the app.
    message: Tracking without ATT text.
    for: Apps.
    severity: warning
    fix: Add the purpose string.
    evidence: recalled
    source: general-knowledge
  """#
