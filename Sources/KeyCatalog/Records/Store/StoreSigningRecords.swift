/// What signing, notarization and the sandbox ask.
let storeSigningRecords: StaticString = #"""
  ITMS-90075
    stage: upload
    document: entitlements
    keys: CFBundleIdentifier
    when: Signature lacks application-identifier.
    message: App id entitlement is missing.
    for: Extensions, apps.
    severity: error
    fix: Sign with a provisioning profile.
    evidence: seen
    source: app-store-connect

  ITMS-90046
    stage: upload
    document: entitlements
    keys: *
    when: Signature carries an entitlement value that the platform or profile does not allow.
    message: Entitlement not supported.
    for: All.
    severity: error
    fix: Remove or match the profile.
    evidence: seen
    source: store-code-pages

  ITMS-90296
    stage: upload
    document: entitlements
    when: A Mac executable lacks com.apple.security.app-sandbox = true.
    message: Sandbox not on.
    for: Mac App Store apps and helpers.
    severity: error
    fix: Add the entitlement to every executable.
    evidence: seen
    source: app-store-connect

  NOT-hardened
    stage: notarization
    document: entitlements
    when: Developer ID executable without hardened runtime, secure timestamp, or with get-task-allow true.
    message: Notarization refused.
    for: MacOS Developer ID.
    severity: error
    fix: Sign with --options runtime --timestamp and without get-task-allow.
    evidence: recalled
    source: general-knowledge

  NOT-sdk
    stage: notarization
    document: info-plist
    when: Executable linked against an SDK before 10.9.
    message: Notarization refused.
    for: MacOS Developer ID.
    severity: error
    fix: Rebuild.
    evidence: recalled
    source: general-knowledge

  NOT-inherit
    stage: run
    document: entitlements
    when: com.apple.security.inherit with more than app-sandbox.
    message: Helper will crash.
    for: MacOS helpers.
    severity: error
    fix: Keep just the two.
    evidence: recalled
    source: general-knowledge

  NOT-embedded-plist
    stage: run
    document: info-plist
    keys: CFBundleIdentifier
    when: Command-line tool that asks for protected data has no __TEXT,__info_plist section.
    message: No prompt, access denied.
    for: MacOS tools.
    severity: warning
    fix: Link with -sectcreate __TEXT __info_plist.
    evidence: seen
    source: app-store-connect
  """#
