/// What an upload asks of identifiers, versions and the parts of a bundle.
let storeBundleRecords: StaticString = #"""
  ITMS-90039
    stage: upload
    document: info-plist
    keys: *
    when: A known key holds a value of the wrong plist type.
    message: Value type does not match the key.
    for: All.
    severity: error
    fix: Use the documented type.
    evidence: recalled
    source: general-knowledge

  ITMS-90049
    stage: upload
    document: info-plist
    keys: CFBundleIdentifier
    when: CFBundleIdentifier has characters outside A-Z a-z 0-9 - .
    message: Bundle id has forbidden characters.
    for: All platforms, every bundle in the package.
    severity: error
    fix: Use letters, digits, hyphens, periods.
    evidence: recalled
    source: general-knowledge

  ITMS-90243
    stage: upload
    document: info-plist
    keys: CFBundleDocumentTypes, CFBundleTypeName
    when: An entry of CFBundleDocumentTypes has no CFBundleTypeName.
    message: Document type without a name.
    for: Mac apps.
    severity: error
    fix: Name every document type.
    evidence: seen
    source: app-store-connect

  ITMS-90054
    stage: upload
    document: info-plist
    keys: CFBundleIdentifier
    when: CFBundleIdentifier differs from the id of the store record.
    message: Bundle id may not change.
    for: App.
    severity: error
    fix: Restore the registered id.
    evidence: recalled
    source: general-knowledge

  ITMS-90056
    stage: upload
    document: info-plist
    keys: CFBundleVersion
    when: Any embedded .app, .appex, .framework or .bundle with code lacks CFBundleVersion or has it empty.
    message: CFBundleVersion is missing.
    for: All platforms, every bundle in the package.
    severity: error
    fix: Add CFBundleVersion.
    evidence: seen
    source: app-store-connect

  ITMS-90057
    stage: upload
    document: info-plist
    keys: CFBundleShortVersionString
    when: Any embedded .app, .appex, .framework or .bundle with code lacks CFBundleShortVersionString or has
      it empty.
    message: CFBundleShortVersionString is missing.
    for: All platforms, every bundle in the package.
    severity: error
    fix: Add CFBundleShortVersionString.
    evidence: seen
    source: app-store-connect

  ITMS-90058
    stage: upload
    document: info-plist
    keys: CFBundleVersion
    when: CFBundleVersion is not up to three period-separated non-negative integers.
    message: Build number has the wrong form.
    for: All platforms, every bundle in the package.
    severity: error
    fix: Use n, n.n or n.n.n.
    evidence: recalled
    source: general-knowledge

  ITMS-90060
    stage: upload
    document: info-plist
    keys: CFBundleShortVersionString
    when: CFBundleShortVersionString does not match ^\d+(\.\d+){0,2}$.
    message: Version has the wrong form (suffixes and four parts are refused).
    for: All platforms, every bundle in the package including frameworks.
    severity: error
    fix: Use at most three integers.
    evidence: seen
    source: app-store-connect

  ITMS-90061
    stage: upload
    document: info-plist
    keys: CFBundleVersion, CFBundleShortVersionString
    when: Build number is not higher than the last upload of this version train.
    message: Build number must grow.
    for: App.
    severity: error
    fix: Raise CFBundleVersion.
    evidence: recalled
    source: general-knowledge

  ITMS-90062
    stage: upload
    document: info-plist
    keys: CFBundleShortVersionString
    when: CFBundleShortVersionString is not higher than the approved version.
    message: Version must grow.
    for: App.
    severity: error
    fix: Raise the version.
    evidence: seen
    source: app-store-connect

  ITMS-90186
    stage: upload
    document: info-plist
    keys: CFBundleShortVersionString
    when: Version train is already closed.
    message: Train closed for new builds.
    for: App.
    severity: error
    fix: Raise the version.
    evidence: seen
    source: app-store-connect

  ITMS-90189
    stage: upload
    document: info-plist
    keys: CFBundleVersion, CFBundleShortVersionString
    when: A build with the same pair of versions was uploaded before.
    message: Duplicate build.
    for: App.
    severity: error
    fix: Raise CFBundleVersion.
    evidence: recalled
    source: general-knowledge

  ITMS-90478
    stage: upload
    document: info-plist
    keys: CFBundleVersion
    when: A later version is already closed.
    message: Build order wrong.
    for: App.
    severity: error
    fix: Raise the versions.
    evidence: recalled
    source: general-knowledge

  ITMS-90087
    stage: upload
    document: info-plist
    when: Executable holds simulator slices (x86_64, i386).
    message: Simulator architecture inside.
    for: IOS-family bundles.
    severity: error
    fix: Strip the slices.
    evidence: seen
    source: store-code-pages

  ITMS-90176
    stage: upload
    document: info-plist
    when: Info.plist cannot be read.
    message: Unreadable Info.plist.
    for: Apps.
    severity: error
    fix: Fix the plist.
    evidence: recalled
    source: general-knowledge

  ITMS-90205
    stage: upload
    document: info-plist
    when: PlugIns/*.appex or Frameworks/*.framework contains nested bundles.
    message: Nested bundle not allowed.
    for: IOS-family apps.
    severity: error
    fix: Embed frameworks only in the host app.
    evidence: seen
    source: app-store-connect

  ITMS-90206
    stage: upload
    document: info-plist
    when: An .appex or .framework has its own Frameworks folder.
    message: Frameworks folder not allowed there.
    for: IOS-family apps.
    severity: error
    fix: Turn off embedding Swift libraries in extensions.
    evidence: seen
    source: app-store-connect

  ITMS-90261
    stage: upload
    document: info-plist
    keys: CFBundleExecutable
    when: Embedded Mac bundle names an executable that is not there or has target-membership mistakes.
    message: Bundle executable problem.
    for: Mac App Store.
    severity: error
    fix: Fix CFBundleExecutable.
    evidence: recalled
    source: app-store-connect

  ITMS-90276
    stage: upload
    document: info-plist
    keys: CFBundleIdentifier
    when: A bundle or tool in a Mac app has no CFBundleIdentifier.
    message: Bundle id missing.
    for: Mac App Store apps.
    severity: error
    fix: Add CFBundleIdentifier (tools: embed an Info.plist section).
    evidence: recalled
    source: general-knowledge

  ITMS-90277
    stage: upload
    document: info-plist
    keys: CFBundleIdentifier
    when: An embedded Mac bundle has an unacceptable CFBundleIdentifier.
    message: Bundle id invalid.
    for: Mac App Store apps.
    severity: error
    fix: Use a proper, unique id.
    evidence: recalled
    source: app-store-connect

  ITMS-90345
    stage: upload
    document: info-plist
    keys: CFBundleIdentifier
    when: CFBundleIdentifier in the upload metadata and in the plist differ.
    message: Metadata mismatch.
    for: Apps.
    severity: error
    fix: Upload to the right record.
    evidence: recalled
    source: general-knowledge

  ITMS-90360-CFBundleDisplayName
    stage: upload
    document: info-plist
    keys: CFBundleDisplayName
    when: An .appex lacks CFBundleDisplayName or it expands to an empty string.
    message: Display name missing.
    for: Extensions.
    severity: error
    fix: Set it in the extension target.
    evidence: seen
    source: app-store-connect

  ITMS-90535
    stage: upload
    document: info-plist
    keys: CFBundleExecutable
    when: A resource bundle has CFBundleExecutable but no executable.
    message: CFBundleExecutable without executable.
    for: .bundle resources.
    severity: error
    fix: Delete the key.
    evidence: recalled
    source: app-store-connect

  ITMS-90685
    stage: upload
    document: info-plist
    keys: CFBundleIdentifier
    when: Two bundles under the app share CFBundleIdentifier.
    message: Bundle id used twice.
    for: Apps.
    severity: error
    fix: Make ids unique; embed each framework once.
    evidence: seen
    source: app-store-connect

  ITMS-90806
    stage: upload
    document: info-plist
    keys: CFBundleIdentifier
    when: Two bundles share a CFBundleIdentifier, one in the app and one in its watch app.
    message: Bundle id used twice.
    for: Apps.
    severity: warning
    fix: Make ids unique.
    evidence: seen
    source: app-store-connect

  ITMS-90809
    stage: upload
    document: info-plist
    when: Code refers to UIWebView.
    message: UIWebView is refused.
    for: IOS apps.
    severity: error
    fix: Use WKWebView.
    evidence: recalled
    source: general-knowledge
  """#
