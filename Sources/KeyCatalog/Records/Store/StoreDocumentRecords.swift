/// What an upload asks of document and URL types.
let storeDocumentRecords: StaticString = #"""
  ITMS-90158
    stage: upload
    document: info-plist
    keys: CFBundleURLTypes, CFBundleURLSchemes
    when: A scheme does not match ^[A-Za-z][A-Za-z0-9.+-]*$.
    message: URL scheme has forbidden characters or a wrong start.
    for: Apps.
    severity: error
    fix: Keep only the scheme: letter first, no colon, slash, underscore, or unexpanded placeholder.
    evidence: seen
    source: app-store-connect

  ITMS-90737
    stage: upload
    document: info-plist
    keys: CFBundleDocumentTypes, UISupportsDocumentBrowser, LSSupportsOpeningDocumentsInPlace
    when: CFBundleDocumentTypes is not empty and neither UISupportsDocumentBrowser nor
      LSSupportsOpeningDocumentsInPlace is present.
    message: Document handling not declared.
    for: IOS, iPadOS, visionOS apps.
    severity: warning
    fix: Add one of the two keys.
    evidence: seen
    source: app-store-connect, swift-build

  ITMS-90738
    stage: upload
    document: info-plist
    keys: LSSupportsOpeningDocumentsInPlace
    when: Document settings contradict each other, such as UISupportsDocumentBrowser true with
      LSSupportsOpeningDocumentsInPlace false.
    message: Document settings contradict.
    for: IOS, iPadOS apps.
    severity: warning
    fix: Make them agree.
    evidence: recalled
    source: general-knowledge

  ITMS-90788
    stage: upload
    document: info-plist
    keys: CFBundleDocumentTypes, LSHandlerRank
    when: A CFBundleDocumentTypes entry has no LSHandlerRank.
    message: Handler rank missing.
    for: Apps (seen on macOS).
    severity: warning
    fix: Add LSHandlerRank.
    evidence: seen
    source: app-store-connect
  """#
