/// Document types, URL types, user activities and iCloud documents.
let documentTypeRecords: StaticString = #"""
  CFBundleDocumentTypes
    books: 2018, current, CoreFoundation, Document types
    name: Document types
    type: array
    items: dictionary
    platforms: iOS 3.2, macOS (all versions)
    relation: must requiresOneOf CFBundleDocumentTypes[].LSItemContentTypes,
      CFBundleDocumentTypes[].CFBundleTypeExtensions, CFBundleDocumentTypes[].CFBundleTypeMIMETypes,
      CFBundleDocumentTypes[].CFBundleTypeOSTypes -- Each element needs at least one of these four, else
      nothing is bound to its type name.
    effect: Registers the document types the app can open, show or save. Launch Services reads each
      type-definition dictionary to bind files, MIME types, type codes or UTIs to the app.
    source: 000 Core Foundation Keys > CFBundleDocumentTypes
    source: 002 003 CFBundleDocumentTypes
    today:
    name: Document types
    type: array
    items: dictionary
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: platforms from page
    source: apple-2025

  CFBundleDocumentTypes[].CFBundleTypeExtensions
    books: 2018, deprecated, CoreFoundation, Document types
    name: Document Extensions
    type: array
    items: string
    platforms: macOS deprecated 10.5
    replaced by: CFBundleDocumentTypes[].LSItemContentTypes
    value: * -- Matches files with any extension.
    constraint: error eachPattern "^(\\*|[^.].*)$" -- Each item is an extension without its leading period, or
      a single asterisk.
    relation: must ignoredIf CFBundleDocumentTypes[].LSItemContentTypes -- With LSItemContentTypes in the same
      element this key has no effect on Mac OS X 10.4 and later; it may stay for older systems.
    effect: Binds file name extensions to this document type when no UTI list is given.
    source: 000 Core Foundation Keys > CFBundleDocumentTypes, Table 2 (CFBundleTypeExtensions)
    source: 002 003 CFBundleDocumentTypes, Table 2 (CFBundleTypeExtensions)
    source: 000 Core Foundation Keys > Recommended Keys
    source: 002 003 Recommended Keys

  CFBundleDocumentTypes[].CFBundleTypeIconFile
    books: 2018, current, CoreFoundation, Document types
    name: Icon File Name
    type: string
    platforms: macOS
    recommended: document type
    constraint: error suffix {"suffix": ".icns", "optional": true} -- The icon file is an .icns file; the
      ending may be left out of the value and is then assumed.
    constraint: warning fileIn ["Resources"] -- The named .icns file is expected in the bundle's resources.
    effect: Icon shown on the Mac for documents of this type. A name without an extension is completed with
      .icns.
    source: 000 Core Foundation Keys > CFBundleDocumentTypes, Table 2 (CFBundleTypeIconFile)
    source: 002 003 CFBundleDocumentTypes, Table 2 (CFBundleTypeIconFile)
    source: 000 Core Foundation Keys > Document Icons
    source: 002 003 Document Icons
    source: 000 Core Foundation Keys > Recommended Keys
    source: 002 003 Recommended Keys

  CFBundleDocumentTypes[].CFBundleTypeIconFiles
    books: 2018, current, CoreFoundation, Document types
    type: array
    items: string
    platforms: iOS
    constraint: warning imageSize {"iPad": ["64x64", "320x320"], "iPhone": ["22x29", "44x58@2x"]} -- Sizes in
      use: iPad 64x64 and 320x320 pixels; iPhone and iPod touch 22x29 and, for high resolution, 44x58 pixels.
    constraint: error fileNameExact -- Each item must match the resource file name exactly, including letter
      case.
    constraint: info fileFormat "png" -- Each iOS icon is normally a PNG holding a single image.
    effect: Image files from which iOS picks the document icon that suits the device.
    source: 000 Core Foundation Keys > CFBundleDocumentTypes, Table 2 (CFBundleTypeIconFiles)
    source: 002 003 CFBundleDocumentTypes, Table 2 (CFBundleTypeIconFiles)
    source: 000 Core Foundation Keys > Document Icons, Table 3
    source: 002 003 Document Icons, Table 3

  CFBundleDocumentTypes[].CFBundleTypeIconSystemGenerated
    today: current, Documents
    type: boolean, integer
    platforms: macOS 11.0
    effect: System draws the document icon from the app icon or badge.
    evidence: recalled
    source: general-knowledge

  CFBundleDocumentTypes[].CFBundleTypeMIMETypes
    books: 2018, deprecated, CoreFoundation, Document types
    name: Document MIME types
    type: array
    items: string
    platforms: macOS deprecated 10.5
    replaced by: CFBundleDocumentTypes[].LSItemContentTypes
    constraint: warning eachPattern "^[^/\\s]+/[^/\\s]+$" -- Each item is one MIME type name, type/subtype.
    relation: must ignoredIf CFBundleDocumentTypes[].LSItemContentTypes -- With LSItemContentTypes in the same
      element this key has no effect on Mac OS X 10.4 and later; it may stay for older systems.
    effect: Binds MIME types to this document type when no UTI list is given.
    source: 000 Core Foundation Keys > CFBundleDocumentTypes, Table 2 (CFBundleTypeMIMETypes)
    source: 002 003 CFBundleDocumentTypes, Table 2 (CFBundleTypeMIMETypes)
    source: 000 Core Foundation Keys > Recommended Keys
    source: 002 003 Recommended Keys

  CFBundleDocumentTypes[].CFBundleTypeName
    books: 2018, current, CoreFoundation, Document types
    name: Document Type Name
    type: string
    platforms: iOS, macOS
    required: every element of CFBundleDocumentTypes
    recommended: document type
    localized: InfoPlist.strings, explicit
    constraint: warning unique -- Should be unique among document types; a UTI may be used as the name to make
      sure. A standard pasteboard type name is fine for common clipboard types.
    effect: Abstract name by which this document type is referred to, for example from NSExportableAs of
      another type. Its translation is looked up in InfoPlist.strings.
    source: 000 Core Foundation Keys > CFBundleDocumentTypes, Table 2 (CFBundleTypeName)
    source: 002 003 CFBundleDocumentTypes, Table 2 (CFBundleTypeName)
    source: 000 Core Foundation Keys > Recommended Keys
    source: 002 003 Recommended Keys

  CFBundleDocumentTypes[].CFBundleTypeOSTypes
    books: 2018, deprecated, CoreFoundation, Document types
    name: Document OS Types
    type: array
    items: string
    platforms: macOS deprecated 10.5
    replaced by: CFBundleDocumentTypes[].LSItemContentTypes
    value: **** -- Matches documents of any type code.
    constraint: error eachLength {"exact": 4} -- Each item is exactly four characters long.
    relation: must ignoredIf CFBundleDocumentTypes[].LSItemContentTypes -- With LSItemContentTypes in the same
      element this key has no effect on Mac OS X 10.4 and later; it may stay for older systems.
    effect: Binds classic four-letter Mac OS 9 type codes to this document type when no UTI list is given.
    source: 000 Core Foundation Keys > CFBundleDocumentTypes, Table 2 (CFBundleTypeOSTypes)
    source: 002 003 CFBundleDocumentTypes, Table 2 (CFBundleTypeOSTypes)
    source: 000 Core Foundation Keys > Recommended Keys
    source: 002 003 Recommended Keys

  CFBundleDocumentTypes[].CFBundleTypeRole
    books: 2018, current, CoreFoundation, Document types
    name: Role
    type: string
    platforms: macOS
    required: every element of CFBundleDocumentTypes (table lists macOS only)
    recommended: document type
    values: closed
    value: Editor -- The app can open, change and save the type.
    value: Viewer -- The app can open and show the type.
    value: Shell -- The app hosts other processes; every document opened starts a new process that carries the
      document's name rather than the app's.
    value: None -- The app cannot read the data; the entry merely states facts about the type, such as its
      icon.
    effect: States what the app can do with documents of the type; it holds for every concrete format
      (extension, MIME type, type code, UTI) in the same element.
    source: 000 Core Foundation Keys > CFBundleDocumentTypes, Table 2 (CFBundleTypeRole)
    source: 002 003 CFBundleDocumentTypes, Table 2 (CFBundleTypeRole)
    source: 000 Core Foundation Keys > Document Roles
    source: 002 003 Document Roles
    source: 000 Core Foundation Keys > Recommended Keys
    source: 002 003 Recommended Keys
    today: current, Documents
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, visionOS 1.0
    value: Editor -- read and write
    value: Viewer -- read only
    value: Shell -- runs other apps
    value: QLGenerator -- Quick Look generator
    value: QLThumbnail -- thumbnail generator; rare
    value: MDImporter -- Spotlight importer
    value: None -- icon/info only
    effect: What the app does with the type.
    source: apple-2025, apple-bundle-rs

  CFBundleDocumentTypes[].CFBundleTypeSystemIcon
    today: current, Documents
    type: string
    platforms: macOS 11.0, iOS 14.0, iPadOS 14.0
    effect: System symbol used for the document icon.
    evidence: recalled
    source: general-knowledge

  CFBundleDocumentTypes[].LSHandlerRank
    books: 2018, current, CoreFoundation, Document types
    name: Handler rank
    type: string
    platforms: iOS 3.0, macOS 10.5
    default: Default
    values: closed
    value: Owner [order 1] -- The app is the primary creator of such files.
    value: Default [default, order 2] -- The app opens such files; also what a missing rank means (2018).
    value: Alternate [order 3] -- The app is a secondary viewer.
    value: None -- Never chosen to open such files, but accepts them when dropped on it.
    effect: Ranks this app among all apps that claim to edit or view the type; Launch Services uses the rank
      when it chooses the app that opens a file.
    note: Order of precedence 2018: Owner, Default, Alternate. 2010 printed Owner, Alternate, None and
      described Default as an app that takes no drops; 2018 wins.
    source: 000 Core Foundation Keys > CFBundleDocumentTypes, Table 2 (LSHandlerRank)
    source: 002 003 CFBundleDocumentTypes, Table 2 (LSHandlerRank)
    today: current, Documents
    type: string
    platforms: macOS 10.5, iOS 3.2, iPadOS 3.2, visionOS 1.0
    value: Owner -- created this type
    value: Default -- normal handler (also when absent)
    value: Alternate -- secondary
    value: None -- never offered by default, only takes drops
    limit: Missing on Mac uploads gives warning ITMS-90788
    effect: Order among handlers of the type.
    source: apple-2025, apple-bundle-rs, app-store-connect

  CFBundleDocumentTypes[].LSItemContentTypes
    books: 2018, current, CoreFoundation, Document types
    name: Document Content Type UTIs
    type: array
    items: string
    platforms: iOS, macOS
    constraint: error eachUTI -- Each item is a spelled-out UTI such as public.png, never the name of a Launch
      Services constant.
    relation: must overrides CFBundleDocumentTypes[].CFBundleTypeExtensions,
      CFBundleDocumentTypes[].CFBundleTypeMIMETypes, CFBundleDocumentTypes[].CFBundleTypeOSTypes -- macOS:
      wins over these keys (the books disagree about 10.4 against 10.5).
    relation: must overrides CFBundleDocumentTypes[].LSTypeIsPackage -- macOS 10.4 and later ignores
      LSTypeIsPackage beside LSItemContentTypes.
    relation: should requires CFBundleDocumentTypes[].NSExportableTypes -- An element that uses UTIs should
      also list the UTIs it can export.
    effect: Lists the UTIs the document type covers. Where it is honored it replaces the extension, MIME and
      type-code lists of the same element.
    note: The remarks on the older keys imply that macOS knows it from 10.4.
    source: 000 Core Foundation Keys > CFBundleDocumentTypes, Table 2 (LSItemContentTypes)
    source: 002 003 CFBundleDocumentTypes, Table 2 (LSItemContentTypes)
    source: 000 Core Foundation Keys > Recommended Keys
    source: 002 003 Recommended Keys

  CFBundleDocumentTypes[].LSTypeIsPackage
    books: 2018, current, CoreFoundation, Document types
    name: Document is a package or bundle
    type: boolean
    platforms: macOS
    relation: must ignoredIf CFBundleDocumentTypes[].LSItemContentTypes -- macOS 10.4 and later ignores this
      key if the element has LSItemContentTypes.
    effect: When true, a directory of this type is shown and handled as one file.
    source: 000 Core Foundation Keys > CFBundleDocumentTypes, Table 2 (LSTypeIsPackage)
    source: 002 003 CFBundleDocumentTypes, Table 2 (LSTypeIsPackage)

  CFBundleDocumentTypes[].NSDocumentClass
    books: 2018, current, CoreFoundation, Document types
    name: Cocoa NSDocument Class
    type: string
    platforms: macOS
    constraint: info appKind "Cocoa" -- Read by Cocoa apps only.
    effect: Names the NSDocument subclass that Cocoa instantiates for a document of this type.
    source: 000 Core Foundation Keys > CFBundleDocumentTypes, Table 2 (NSDocumentClass)
    source: 002 003 CFBundleDocumentTypes, Table 2 (NSDocumentClass)

  CFBundleDocumentTypes[].NSExportableAs
    books: 2018, deprecated, CoreFoundation, Document types
    name: Exportable As Document Type Names
    type: array
    items: string
    platforms: macOS deprecated 10.5
    replaced by: CFBundleDocumentTypes[].NSExportableTypes
    constraint: error eachReferences "CFBundleDocumentTypes[].CFBundleTypeName" -- Each item equals the
      CFBundleTypeName of another element.
    constraint: info appKind "Cocoa" -- Read by Cocoa apps only.
    effect: Names other document types of the app into which a document of this type can be exported.
    source: 000 Core Foundation Keys > CFBundleDocumentTypes, Table 2 (NSExportableAs)
    source: 002 003 CFBundleDocumentTypes, Table 2 (NSExportableAs)

  CFBundleDocumentTypes[].NSExportableTypes
    books: 2018, current, CoreFoundation, Document types
    type: array
    items: string
    platforms: macOS 10.5
    constraint: error eachUTI -- Each item is a spelled-out UTI, never the name of a constant.
    constraint: info appKind "Cocoa" -- Read by Cocoa apps only.
    effect: Lists the UTIs to which a document of this type can be exported.
    source: 000 Core Foundation Keys > CFBundleDocumentTypes, Table 2 (NSExportableTypes)
    source: 002 003 CFBundleDocumentTypes, Table 2 (NSExportableTypes)

  CFBundleDocumentTypes[].NSIsRelatedItemType
    today: current, Documents
    type: boolean
    platforms: macOS 10.8
    effect: Marks a companion file type a sandboxed app may open beside the main document.
    source: apple-frameworks-2025

  CFBundleDocumentTypes[].NSPersistentStoreTypeKey
    books: 2018, current, Cocoa, Document types
    name: Core Data persistent store type
    type: string
    platforms: macOS
    effect: Tells Core Data which kind of persistent store backs documents of this type.
    also at: NSPersistentStoreTypeKey
    note: The Cocoa summary tables list it beside top-level keys, while the text ties it to a document type of
      CFBundleDocumentTypes; accept both places.
    source: 000 Cocoa Keys > NSPersistentStoreTypeKey
    source: 004 NSPersistentStoreTypeKey
    today: current, Documents
    type: string
    platforms: macOS 10.4
    value: SQLite
    value: XML
    value: Binary
    value: InMemory
    effect: Core Data store type used for the document.
    source: apple-bundle-rs

  CFBundleDocumentTypes[].NSUbiquitousDocumentUserActivityType
    books: 2018, current, CoreFoundation, Document types
    type: string
    platforms: iOS, macOS
    effect: Activity type of the NSUserActivity that belongs to an iCloud document of this type.
    source: 002 003 CFBundleDocumentTypes, Table 2 (NSUbiquitousDocumentUserActivityType)
    today: current, Documents
    type: string
    platforms: iOS 8.0, iPadOS 8.0, macOS 10.10
    effect: Handoff activity type for this document type.
    source: apple-frameworks-2025

  CFBundleDocumentTypes[].UTTypeIconFiles
    today: current, Documents
    type: array
    items: string
    platforms: iOS 5.0, iPadOS 5.0
    effect: Icon files for the type.
    evidence: recalled
    source: general-knowledge

  CFBundleURLTypes
    books: 2018, current, CoreFoundation, URL types
    name: URL types
    type: array
    items: dictionary
    platforms: iOS, macOS
    effect: Registers the URL schemes the app handles.
    source: 000 Core Foundation Keys > CFBundleURLTypes
    source: 002 003 CFBundleURLTypes
    today:
    name: URL types
    type: array
    items: dictionary
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: platforms from page
    source: apple-2025

  CFBundleURLTypes[].CFBundleTypeRole
    books: 2018, current, CoreFoundation, URL types
    name: Document Role
    type: string
    platforms: iOS, macOS
    required: every element of CFBundleURLTypes
    values: closed
    value: Editor -- The app can open, change and save the type.
    value: Viewer -- The app can open and show the type.
    value: Shell -- The app hosts other processes; every document opened starts a new process that carries the
      document's name rather than the app's.
    value: None -- The app cannot read the data; the entry merely states facts about the type, such as its
      icon.
    effect: States what the app does with URLs of this type.
    source: 000 Core Foundation Keys > CFBundleURLTypes, Table 4 (CFBundleTypeRole)
    source: 002 003 CFBundleURLTypes, Table 7 (CFBundleTypeRole)
    today:
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: partly recalled
    source: general-knowledge

  CFBundleURLTypes[].CFBundleURLIconFile
    books: 2018, current, CoreFoundation, URL types
    name: Document Icon File Name
    type: string
    platforms: iOS, macOS
    constraint: warning noExtension -- The name of the image file without its extension.
    effect: Icon used for URLs of this type.
    source: 000 Core Foundation Keys > CFBundleURLTypes, Table 4 (CFBundleURLIconFile)
    source: 002 003 CFBundleURLTypes, Table 7 (CFBundleURLIconFile)
    today:
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: partly recalled
    source: general-knowledge

  CFBundleURLTypes[].CFBundleURLName
    books: 2018, current, CoreFoundation, URL types
    name: URL identifier
    type: string
    platforms: iOS, macOS
    localized: InfoPlist.strings, explicit
    constraint: warning reverseDNS -- A Java-package style name is advised, to be unique.
    effect: Abstract name of the URL type. The same string is the key in InfoPlist.strings under which its
      readable name is found.
    source: 000 Core Foundation Keys > CFBundleURLTypes, Table 4 (CFBundleURLName)
    source: 002 003 CFBundleURLTypes, Table 7 (CFBundleURLName)
    today:
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: partly recalled
    source: general-knowledge

  CFBundleURLTypes[].CFBundleURLSchemes
    books: 2018, current, CoreFoundation, URL types
    name: URL Schemes
    type: array
    items: string
    platforms: iOS, macOS
    value: http -- Web address (example).
    value: ftp -- File transfer (example).
    value: mailto -- Mail address (example).
    value: feed -- Tells other apps that RSS content can be viewed (2018 example).
    effect: URL schemes of this type; other apps can then reach this app through them.
    source: 000 Core Foundation Keys > CFBundleURLTypes, Table 4 (CFBundleURLSchemes)
    source: 002 003 CFBundleURLTypes, Table 7 (CFBundleURLSchemes)
    today:
    type: array
    items: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: partly recalled
    source: general-knowledge

  CFBundleURLTypes[].LSHandlerRank
    today: current, Documents
    type: string
    platforms: macOS, iOS, iPadOS, visionOS
    default: Default
    value: Owner -- made for such addresses
    value: Default -- normal handler (also when absent)
    value: Alternate -- secondary
    value: None -- never chosen
    effect: Order among the apps that claim the scheme, as for document types.
    evidence: recalled
    source: general-knowledge

  CKSharingSupported
    today: current, Cloud
    type: boolean
    platforms: iOS 10.0, iPadOS 10.0, macOS 10.12, visionOS 1.0
    effect: App is opened for CloudKit share links.
    evidence: platforms from page
    source: apple-2025

  LSApplicationQueriesSchemes
    books: 2018, current, LaunchServices, URL types
    type: array
    items: string
    platforms: iOS
    effect: iOS: lists the URL schemes the app may open in other apps, the counterpart of CFBundleURLTypes.
    beyond: types, elementType: the books only mention the key
    source: 002 003 CFBundleURLTypes
    today: current, URLs
    name: Queried URL Schemes
    type: array
    items: string
    platforms: iOS 9.0, iPadOS 9.0, visionOS 1.0
    limit: At most 50 entries count for apps linked to the iOS 15 SDK or later
    limit: No effect in App Clips
    effect: URL schemes the app may probe with canOpenURL.
    evidence: partly recalled
    source: swift-build, general-knowledge

  LSSupportsOpeningDocumentsInPlace
    today: current, Documents
    name: Supports opening documents in place
    type: boolean
    platforms: iOS 2.0, iPadOS 2.0, visionOS 1.0
    setting: INFOPLIST_KEY_LSSupportsOpeningDocumentsInPlace
    limit: Only meaningful with CFBundleDocumentTypes
    limit: False is an Xcode build error for macOS
    related: ITMS-90737; with UIFileSharingEnabled the Documents folder shows in Files
    effect: Files from other providers are opened in place rather than copied into the Inbox.
    evidence: platforms from page
    source: apple-2025, swift-build

  NSDownloadsUbiquitousContents
    today: current, Documents
    type: boolean
    platforms: macOS 11.0
    default: false
    effect: True: the Mac app shows its own progress and gets cloud files before they are downloaded.
    evidence: platforms from page
    source: apple-2025

  NSSupportsPurgeableLocalStorage
    books: 2018, current, Cocoa, Storage
    type: boolean
    platforms: iOS 9.3
    default: false
    values: closed
    value: true -- Local data is a cache that may be purged.
    value: false [default] -- Local data is kept.
    effect: When true, the system may empty the app's local storage after the user logs out, as Shared iPad
      needs.
    source: 004 Key Summary, Table 1 (NSSupportsPurgeableLocalStorage)
    source: 004 NSSupportsPurgeableLocalStorage
    today:
    type: boolean
    platforms: iOS 9.3, iPadOS 9.3, visionOS 1.0
    evidence: platforms from page
    source: apple-2025

  NSUbiquitousContainer
    books: 2018, unused, Cocoa, iCloud
    type: dictionary
    platforms: iOS, macOS
    replaced by: NSUbiquitousContainers
    alias of: NSUbiquitousContainers
    effect: Misprint of NSUbiquitousContainers in the summary table.
    source: 004 Key Summary, Table 1 (NSUbiquitousContainer)

  NSUbiquitousContainers
    books: 2018, current, Cocoa, iCloud
    type: dictionary
    members: dictionary
    platforms: iOS, macOS
    effect: iCloud Drive settings of each container; keys are container identifiers.
    note: The summary table prints NSUbiquitousContainer.
    source: 004 Key Summary, Table 1 (NSUbiquitousContainer)
    source: 004 NSUbiquitousContainers

  NSUbiquitousContainers.<containerIdentifier>
    books: 2018, current, Cocoa, iCloud
    type: dictionary
    platforms: iOS, macOS
    effect: Settings of one container; sharing is set for each container separately.
    source: 004 NSUbiquitousContainers

  NSUbiquitousContainers.<containerIdentifier>.NSUbiquitousContainerIsDocumentScopePublic
    books: 2018, current, Cocoa, iCloud
    type: boolean
    platforms: iOS, macOS
    default: false
    values: closed
    value: true -- Shared.
    value: false [default] -- Not shared.
    effect: Decides whether iCloud Drive shows the container's contents.
    source: 004 Key Summary, Table 1 (NSUbiquitousContainerIsDocumentScopePublic)
    source: 004 NSUbiquitousContainerIsDocumentScopePublic

  NSUbiquitousContainers.<containerIdentifier>.NSUbiquitousContainerName
    books: 2018, current, Cocoa, iCloud
    type: string
    platforms: iOS, macOS
    relation: must fallbackTo CFBundleName -- Without it iCloud Drive shows the owning bundle's name.
    effect: Name under which iCloud Drive shows the container.
    note: The book says name of the bundle without naming a key; CFBundleName is the reading chosen.
    source: 004 Key Summary, Table 1 (NSUbiquitousContainerName)
    source: 004 NSUbiquitousContainerName

  NSUbiquitousContainers.<containerIdentifier>.NSUbiquitousContainerSupportedFolderLevels
    books: 2018, current, Cocoa, iCloud
    type: string
    platforms: iOS, macOS
    values: closed
    value: None [beyond] -- No folders inside Documents; the Finder prevents them too.
    value: One [beyond] -- One layer of folders; the Finder prevents more.
    value: Any [beyond] -- Any depth.
    effect: Limits how deep folders may be nested in the container's Documents directory.
    beyond: values: the book announces three values but the list was lost; recovered from another copy of the
      page
    source: 004 Key Summary, Table 1 (NSUbiquitousContainerSupportedFolderLevels)
    source: 004 NSUbiquitousContainerSupportedFolderLevels

  NSUbiquitousDisplaySet
    books: 2018, current, Cocoa, iCloud
    type: string
    platforms: iOS, macOS
    effect: Identifier set up in iTunes Connect that decides from which mobile data folder the app reads.
      Related apps may share one.
    source: 004 Key Summary, Table 1 (NSUbiquitousDisplaySet)
    source: 004 NSUbiquitousDisplaySet

  NSUserActivityTypes
    books: 2018, current, Cocoa, User activities
    type: array
    items: string
    platforms: iOS 8.0, macOS 10.10
    effect: Activity types of NSUserActivity that the app supports.
    source: 004 Key Summary, Table 1 (NSUserActivityTypes)
    source: 004 NSUserActivityTypes
    today: current, URLs
    type: array
    items: string
    platforms: iOS 8.0, iPadOS 8.0, macOS 10.10
    effect: Activity types the app accepts through Handoff, Spotlight or Siri.
    evidence: platforms from page
    source: apple-2025

  UIFileSharingEnabled
    books: 2010, current, UIKit, Files
    name: Application supports iTunes file sharing
    type: boolean
    platforms: iOS 3.2
    default: false
    values: closed
    value: true -- Shared.
    value: false [default] -- Not shared.
    effect: When true, the files in the app's Documents folder can be seen, added and removed in the File
      Sharing pane of iTunes.
    source: 000 UIKit Keys > Key Summary, Table 1 (UIFileSharingEnabled)
    source: 000 UIKit Keys > UIFileSharingEnabled
    today:
    name: Application supports iTunes file sharing
    type: boolean
    platforms: iOS 3.2, iPadOS 3.2, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: platforms from page
    source: apple-2025

  UISupportsDocumentBrowser
    today: current, Documents
    name: Supports Document Browser
    type: boolean
    platforms: iOS 11.0, iPadOS 11.0, visionOS 1.0
    setting: INFOPLIST_KEY_UISupportsDocumentBrowser
    related: Satisfies ITMS-90737
    effect: App uses a document browser, so its Documents folder is open to other apps and to default-location
      settings.
    evidence: platforms from page
    source: apple-2025, swift-build
  """#
