/// What an upload asks of icons.
let storeIconRecords: StaticString = #"""
  ITMS-90022
    stage: upload
    document: info-plist
    keys: CFBundleIcons, CFBundleIconFiles, CFBundleIconName
    when: UIDeviceFamily has 1 and neither Assets.car nor the bundle root yields a 120x120 PNG app icon.
    message: No 120x120 iPhone icon found.
    for: IPhone apps.
    severity: error
    fix: Ship the icon through the asset catalog and CFBundleIconName, or list the file in CFBundleIcons.
    evidence: seen
    source: app-store-connect

  ITMS-90023
    stage: upload
    document: info-plist
    keys: CFBundleIcons, CFBundleIconFiles
    when: UIDeviceFamily has 2 and a required iPad icon (76x76, 152x152 or 167x167 for iPad Pro) is missing.
    message: iPad icon of an exact size is missing.
    for: IPad apps.
    severity: error
    fix: Add the size to the app icon set.
    evidence: seen
    source: app-store-connect

  ITMS-90032
    stage: upload
    document: info-plist
    keys: CFBundleIcons, CFBundleIconFiles
    when: A name under CFBundleIconFiles matches no image in the bundle (name, name@2x, ~ipad variants).
    message: Icon entry points at nothing.
    for: Apps.
    severity: error
    fix: Fix the name or add the image.
    evidence: seen
    source: store-code-pages

  ITMS-90236
    stage: upload
    document: info-plist
    keys: CFBundleIconFile, CFBundleIconName
    when: macOS app has no ICNS with both 512x512 and 512x512@2x (ic09 and ic10).
    message: Mac icon sizes missing.
    for: Mac App Store apps.
    severity: error
    fix: Build a full ICNS or use an asset catalog.
    evidence: seen
    source: app-store-connect

  ITMS-90704
    stage: upload
    document: info-plist
    keys: CFBundleIconName
    when: No 1024x1024 icon in the asset catalog.
    message: Store icon missing.
    for: IOS, iPadOS, watchOS apps.
    severity: error
    fix: Add the 1024 icon.
    evidence: seen
    source: app-store-connect

  ITMS-90713
    stage: upload
    document: info-plist
    keys: CFBundleIconName
    when: App built with iOS 11 SDK or later has no CFBundleIconName.
    message: CFBundleIconName missing.
    for: IOS-family apps.
    severity: error
    fix: Set it to the icon set name in Assets.car.
    evidence: seen
    source: app-store-connect

  ITMS-90717
    stage: upload
    document: info-plist
    keys: CFBundleIconName
    when: The 1024 icon has an alpha channel.
    message: Store icon may not be transparent.
    for: IOS-family apps.
    severity: error
    fix: Flatten the icon.
    evidence: recalled
    source: general-knowledge

  ITMS-90892
    stage: upload
    document: info-plist
    keys: CFBundleIcons
    when: An alternate icon lacks 152x152 or 167x167 for iPad.
    message: Alternate icon size recommended.
    for: IPad apps.
    severity: warning
    fix: Add the sizes.
    evidence: seen
    source: app-store-connect

  ITMS-TVTopShelf
    stage: upload
    document: info-plist
    keys: TVTopShelfImage
    when: tvOS app lacks TVTopShelfImage.TVTopShelfPrimaryImageWide or CFBundleIcons.CFBundlePrimaryIcon.
    message: Top Shelf image or icon missing.
    for: TvOS apps.
    severity: error
    fix: Use a Brand Assets catalog.
    evidence: seen
    source: app-store-connect
  """#
