/// Declarations of uniform type identifiers.
let uniformTypeRecords: StaticString = #"""
  UTExportedTypeDeclarations
    books: 2018, current, Cocoa, UTI
    name: Exported Type UTIs
    type: array
    items: dictionary
    platforms: iOS 3.2, macOS 10.5
    effect: Declares the UTIs the app owns, with their tags and parents; the preferred way to register own
      file types. Systems before Mac OS X 10.5 ignore it.
    note: Availability is that of the text of both years; the 2018 summary table prints iOS 5.0 and OS X 10.7.
    source: 000 Cocoa Keys > Key Summary, Table 1 (UTExportedTypeDeclarations)
    source: 000 Cocoa Keys > UTExportedTypeDeclarations
    source: 004 Key Summary, Table 1 (UTExportedTypeDeclarations)
    source: 004 UTExportedTypeDeclarations
    today:
    name: Exported Type UTIs
    type: array
    items: dictionary
    platforms: iOS 5.0, iPadOS 5.0, macOS 10.7, visionOS 1.0
    evidence: platforms from page
    source: apple-2025

  UTExportedTypeDeclarations[].UTTypeConformsTo
    books: 2018, current, Cocoa, UTI
    name: Conforms to UTIs
    type: array
    items: string
    lenient: string
    platforms: iOS 3.2, macOS 10.5
    required: every type declaration
    constraint: error eachUTI -- Each item is a UTI.
    effect: Parent UTIs of the type, for example public.image and public.data for a JPEG type.
    beyond: lenientTypes
    source: 000 Cocoa Keys > UTExportedTypeDeclarations, Table 4 (UTTypeConformsTo)
    source: 004 UTExportedTypeDeclarations, Table 6 (UTTypeConformsTo)

  UTExportedTypeDeclarations[].UTTypeDescription
    books: 2018, current, Cocoa, UTI
    name: Description
    type: string
    platforms: iOS 3.2, macOS 10.5
    localized: InfoPlist.strings, explicit
    effect: Readable description of the type.
    source: 000 Cocoa Keys > UTExportedTypeDeclarations, Table 4 (UTTypeDescription)
    source: 004 UTExportedTypeDeclarations, Table 6 (UTTypeDescription)

  UTExportedTypeDeclarations[].UTTypeIconFile
    books: 2018, current, Cocoa, UTI
    name: Icon file name
    type: string
    platforms: macOS 10.5
    constraint: warning suffix {"suffix": ".icns", "optional": false} -- The file is an .icns file.
    constraint: warning exportedOnly -- Only for exported types.
    effect: Mac icon of the type.
    source: 000 Cocoa Keys > UTExportedTypeDeclarations, Table 4 (UTTypeIconFile)
    source: 004 UTExportedTypeDeclarations, Table 6 (UTTypeIconFile)

  UTExportedTypeDeclarations[].UTTypeIconFiles
    today: current, Uniform types
    type: array
    items: string
    platforms: iOS 3.2, iPadOS 3.2, macOS 10.5
    effect: Icon resource names for the type.
    source: apple-2025, apple-bundle-rs

  UTExportedTypeDeclarations[].UTTypeIcons
    today: current, Uniform types
    type: dictionary
    platforms: macOS 11.0
    effect: Layered description of a generated document icon.
    evidence: recalled
    source: general-knowledge

  UTExportedTypeDeclarations[].UTTypeIcons.UTTypeIconBackgroundName
    today: current, Uniform types
    type: string
    platforms: macOS 11.0
    effect: Background image asset.
    evidence: recalled
    source: general-knowledge

  UTExportedTypeDeclarations[].UTTypeIcons.UTTypeIconBadgeName
    today: current, Uniform types
    type: string
    platforms: macOS 11.0
    effect: Badge image asset.
    evidence: recalled
    source: general-knowledge

  UTExportedTypeDeclarations[].UTTypeIcons.UTTypeIconText
    today: current, Uniform types
    type: string
    platforms: macOS 11.0
    effect: Text drawn on the icon.
    evidence: recalled
    source: general-knowledge

  UTExportedTypeDeclarations[].UTTypeIdentifier
    books: 2018, current, Cocoa, UTI
    name: Identifier
    type: string
    platforms: iOS 3.2, macOS 10.5
    required: every type declaration
    constraint: error reverseDNS -- Reverse-DNS form with the more general parts first:
      com.<company>.<type>.<subtype>.
    constraint: error uti -- Valid UTI characters.
    effect: The UTI being declared.
    source: 000 Cocoa Keys > UTExportedTypeDeclarations, Table 4 (UTTypeIdentifier)
    source: 004 UTExportedTypeDeclarations, Table 6 (UTTypeIdentifier)

  UTExportedTypeDeclarations[].UTTypeReferenceURL
    books: 2018, current, Cocoa, UTI
    name: Reference URL
    type: string
    platforms: macOS 10.5
    constraint: warning url -- A URL.
    effect: URL of a document that describes the type.
    source: 000 Cocoa Keys > UTExportedTypeDeclarations, Table 4 (UTTypeReferenceURL)
    source: 004 UTExportedTypeDeclarations, Table 6 (UTTypeReferenceURL)

  UTExportedTypeDeclarations[].UTTypeSize320IconFile
    books: 2018, current, Cocoa, UTI
    type: string
    platforms: iOS 3.2
    constraint: warning imageSize {"any": ["320x320"]} -- 320x320 pixels.
    constraint: warning exportedOnly -- Only for exported types.
    effect: iOS icon of the type, 320x320 pixels, in the app bundle.
    source: 000 Cocoa Keys > UTExportedTypeDeclarations, Table 4 (UTTypeSize320IconFile)
    source: 004 UTExportedTypeDeclarations, Table 6 (UTTypeSize320IconFile)

  UTExportedTypeDeclarations[].UTTypeSize64IconFile
    books: 2018, current, Cocoa, UTI
    type: string
    platforms: iOS 3.2
    constraint: warning imageSize {"any": ["64x64"]} -- 64x64 pixels.
    constraint: warning exportedOnly -- Only for exported types.
    effect: iOS icon of the type, 64x64 pixels, in the app bundle.
    source: 000 Cocoa Keys > UTExportedTypeDeclarations, Table 4 (UTTypeSize64IconFile)
    source: 004 UTExportedTypeDeclarations, Table 6 (UTTypeSize64IconFile)

  UTExportedTypeDeclarations[].UTTypeTagSpecification
    books: 2018, current, Cocoa, UTI
    name: Equivalent Types
    type: dictionary
    members: array of string
    platforms: iOS 3.2, macOS 10.5
    required: every type declaration
    constraint: error valueType "array of string" -- Values are arrays of strings.
    effect: Equivalents of the type in other naming schemes: MIME types, file name extensions, pasteboard
      types, OSType codes. Launch Services matches files through them.
    source: 000 Cocoa Keys > UTExportedTypeDeclarations, Table 4 (UTTypeTagSpecification)
    source: 004 UTExportedTypeDeclarations, Table 6 (UTTypeTagSpecification)

  UTExportedTypeDeclarations[].UTTypeTagSpecification.<tagClass>
    books: 2018, current, Cocoa, UTI
    type: array
    items: string
    platforms: iOS 3.2, macOS 10.5
    effect: Tags of any further tag class.
    source: 000 Cocoa Keys > UTExportedTypeDeclarations, Table 4 (UTTypeTagSpecification)
    source: 004 UTExportedTypeDeclarations, Table 6 (UTTypeTagSpecification)

  UTExportedTypeDeclarations[].UTTypeTagSpecification."com.apple.nspboard-type"
    books: 2018, current, Cocoa, UTI
    type: array
    items: string
    lenient: string
    platforms: iOS 3.2, macOS 10.5
    effect: Pasteboard type names of the type.
    beyond: key: the books name this tag class in words only; the tag name is the public one
    beyond: lenientTypes
    source: 000 Cocoa Keys > UTExportedTypeDeclarations, Table 4 (UTTypeTagSpecification)
    source: 004 UTExportedTypeDeclarations, Table 6 (UTTypeTagSpecification)
    today: current, Uniform types
    type: string, array
    items: string
    platforms: iOS 3.2, iPadOS 3.2, macOS 10.5
    effect: Pasteboard type names. A string or an array of strings.
    evidence: partly recalled
    source: apple-frameworks-2025, general-knowledge

  UTExportedTypeDeclarations[].UTTypeTagSpecification."com.apple.ostype"
    books: 2018, current, Cocoa, UTI
    type: array
    items: string
    lenient: string
    platforms: iOS 3.2, macOS 10.5
    effect: Four-letter OSType codes of the type.
    beyond: key: the books name this tag class in words only; the tag name is the public one
    beyond: lenientTypes
    source: 000 Cocoa Keys > UTExportedTypeDeclarations, Table 4 (UTTypeTagSpecification)
    source: 004 UTExportedTypeDeclarations, Table 6 (UTTypeTagSpecification)
    today: current, Uniform types
    type: string, array
    items: string
    platforms: iOS 3.2, iPadOS 3.2, macOS 10.5
    effect: Four-char type codes. A string or an array of strings.
    evidence: partly recalled
    source: apple-frameworks-2025, general-knowledge

  UTExportedTypeDeclarations[].UTTypeTagSpecification."public.filename-extension"
    books: 2018, current, Cocoa, UTI
    type: array
    items: string
    lenient: string
    platforms: iOS 3.2, macOS 10.5
    effect: File name extensions of the type.
    beyond: lenientTypes
    source: 000 Cocoa Keys > UTExportedTypeDeclarations, Table 4 (UTTypeTagSpecification)
    source: 004 UTExportedTypeDeclarations, Table 6 (UTTypeTagSpecification)
    today: current, Uniform types
    type: string, array
    items: string
    platforms: iOS 3.2, iPadOS 3.2, macOS 10.5
    effect: File name extensions. A string or an array of strings.
    evidence: partly recalled
    source: apple-frameworks-2025, general-knowledge

  UTExportedTypeDeclarations[].UTTypeTagSpecification."public.mime-type"
    books: 2018, current, Cocoa, UTI
    type: array
    items: string
    lenient: string
    platforms: iOS 3.2, macOS 10.5
    effect: MIME types of the type.
    beyond: key: the books name this tag class in words only; the tag name is the public one
    beyond: lenientTypes
    source: 000 Cocoa Keys > UTExportedTypeDeclarations, Table 4 (UTTypeTagSpecification)
    source: 004 UTExportedTypeDeclarations, Table 6 (UTTypeTagSpecification)
    today: current, Uniform types
    type: string, array
    items: string
    platforms: iOS 3.2, iPadOS 3.2, macOS 10.5
    effect: MIME types. A string or an array of strings.
    evidence: partly recalled
    source: apple-frameworks-2025, general-knowledge

  UTExportedTypeDeclarations[].UTTypeTagSpecification."public.url-scheme"
    today: current, Uniform types
    type: string, array
    items: string
    platforms: iOS 3.2, iPadOS 3.2, macOS 10.5
    effect: URL schemes. A string or an array of strings.
    evidence: partly recalled
    source: apple-frameworks-2025, general-knowledge

  UTImportedTypeDeclarations
    books: 2018, current, Cocoa, UTI
    name: Imported Type UTIs
    type: array
    items: dictionary
    platforms: iOS 3.2, macOS 10.5
    effect: Declares UTIs the app supports but does not own, so that Launch Services knows them even when the
      owner is not installed.
    source: 000 Cocoa Keys > Key Summary, Table 1 (UTImportedTypeDeclarations)
    source: 000 Cocoa Keys > UTImportedTypeDeclarations
    source: 004 Key Summary, Table 1 (UTImportedTypeDeclarations)
    source: 004 UTImportedTypeDeclarations
    today:
    name: Imported Type UTIs
    type: array
    items: dictionary
    platforms: iOS 3.2, iPadOS 3.2, macOS 10.5, visionOS 1.0
    evidence: platforms from page
    source: apple-2025

  UTImportedTypeDeclarations[].UTTypeConformsTo
    books: 2018, current, Cocoa, UTI
    name: Conforms to UTIs
    type: array
    items: string
    lenient: string
    platforms: iOS 3.2, macOS 10.5
    required: every type declaration
    constraint: error eachUTI -- Each item is a UTI.
    effect: Parent UTIs of the type, for example public.image and public.data for a JPEG type.
    beyond: lenientTypes
    source: 000 Cocoa Keys > UTImportedTypeDeclarations (keys of Table 4: UTTypeConformsTo)
    source: 004 UTImportedTypeDeclarations (keys of Table 6: UTTypeConformsTo)

  UTImportedTypeDeclarations[].UTTypeDescription
    books: 2018, current, Cocoa, UTI
    name: Description
    type: string
    platforms: iOS 3.2, macOS 10.5
    localized: InfoPlist.strings, explicit
    effect: Readable description of the type.
    source: 000 Cocoa Keys > UTImportedTypeDeclarations (keys of Table 4: UTTypeDescription)
    source: 004 UTImportedTypeDeclarations (keys of Table 6: UTTypeDescription)

  UTImportedTypeDeclarations[].UTTypeIconFile
    books: 2018, current, Cocoa, UTI
    name: Icon file name
    type: string
    platforms: macOS 10.5
    constraint: warning suffix {"suffix": ".icns", "optional": false} -- The file is an .icns file.
    constraint: warning exportedOnly -- Only for exported types.
    effect: Mac icon of the type.
    source: 000 Cocoa Keys > UTImportedTypeDeclarations (keys of Table 4: UTTypeIconFile)
    source: 004 UTImportedTypeDeclarations (keys of Table 6: UTTypeIconFile)

  UTImportedTypeDeclarations[].UTTypeIconFiles
    today: current, Uniform types
    type: array
    items: string
    platforms: iOS 3.2, iPadOS 3.2, macOS 10.5
    effect: Icon resource names for the type.
    source: apple-2025, apple-bundle-rs

  UTImportedTypeDeclarations[].UTTypeIcons
    today: current, Uniform types
    type: dictionary
    platforms: macOS 11.0
    effect: Layered description of a generated document icon.
    evidence: recalled
    source: general-knowledge

  UTImportedTypeDeclarations[].UTTypeIcons.UTTypeIconBackgroundName
    today: current, Uniform types
    type: string
    platforms: macOS 11.0
    effect: Background image asset.
    evidence: recalled
    source: general-knowledge

  UTImportedTypeDeclarations[].UTTypeIcons.UTTypeIconBadgeName
    today: current, Uniform types
    type: string
    platforms: macOS 11.0
    effect: Badge image asset.
    evidence: recalled
    source: general-knowledge

  UTImportedTypeDeclarations[].UTTypeIcons.UTTypeIconText
    today: current, Uniform types
    type: string
    platforms: macOS 11.0
    effect: Text drawn on the icon.
    evidence: recalled
    source: general-knowledge

  UTImportedTypeDeclarations[].UTTypeIdentifier
    books: 2018, current, Cocoa, UTI
    name: Identifier
    type: string
    platforms: iOS 3.2, macOS 10.5
    required: every type declaration
    constraint: error reverseDNS -- Reverse-DNS form with the more general parts first:
      com.<company>.<type>.<subtype>.
    constraint: error uti -- Valid UTI characters.
    effect: The UTI being declared.
    source: 000 Cocoa Keys > UTImportedTypeDeclarations (keys of Table 4: UTTypeIdentifier)
    source: 004 UTImportedTypeDeclarations (keys of Table 6: UTTypeIdentifier)

  UTImportedTypeDeclarations[].UTTypeReferenceURL
    books: 2018, current, Cocoa, UTI
    name: Reference URL
    type: string
    platforms: macOS 10.5
    constraint: warning url -- A URL.
    effect: URL of a document that describes the type.
    source: 000 Cocoa Keys > UTImportedTypeDeclarations (keys of Table 4: UTTypeReferenceURL)
    source: 004 UTImportedTypeDeclarations (keys of Table 6: UTTypeReferenceURL)

  UTImportedTypeDeclarations[].UTTypeSize320IconFile
    books: 2018, current, Cocoa, UTI
    type: string
    platforms: iOS 3.2
    constraint: warning imageSize {"any": ["320x320"]} -- 320x320 pixels.
    constraint: warning exportedOnly -- Only for exported types.
    effect: iOS icon of the type, 320x320 pixels, in the app bundle.
    source: 000 Cocoa Keys > UTImportedTypeDeclarations (keys of Table 4: UTTypeSize320IconFile)
    source: 004 UTImportedTypeDeclarations (keys of Table 6: UTTypeSize320IconFile)

  UTImportedTypeDeclarations[].UTTypeSize64IconFile
    books: 2018, current, Cocoa, UTI
    type: string
    platforms: iOS 3.2
    constraint: warning imageSize {"any": ["64x64"]} -- 64x64 pixels.
    constraint: warning exportedOnly -- Only for exported types.
    effect: iOS icon of the type, 64x64 pixels, in the app bundle.
    source: 000 Cocoa Keys > UTImportedTypeDeclarations (keys of Table 4: UTTypeSize64IconFile)
    source: 004 UTImportedTypeDeclarations (keys of Table 6: UTTypeSize64IconFile)

  UTImportedTypeDeclarations[].UTTypeTagSpecification
    books: 2018, current, Cocoa, UTI
    name: Equivalent Types
    type: dictionary
    members: array of string
    platforms: iOS 3.2, macOS 10.5
    required: every type declaration
    constraint: error valueType "array of string" -- Values are arrays of strings.
    effect: Equivalents of the type in other naming schemes: MIME types, file name extensions, pasteboard
      types, OSType codes. Launch Services matches files through them.
    source: 000 Cocoa Keys > UTImportedTypeDeclarations (keys of Table 4: UTTypeTagSpecification)
    source: 004 UTImportedTypeDeclarations (keys of Table 6: UTTypeTagSpecification)

  UTImportedTypeDeclarations[].UTTypeTagSpecification.<tagClass>
    books: 2018, current, Cocoa, UTI
    type: array
    items: string
    platforms: iOS 3.2, macOS 10.5
    effect: Tags of any further tag class.
    source: 000 Cocoa Keys > UTImportedTypeDeclarations (keys of Table 4: UTTypeTagSpecification)
    source: 004 UTImportedTypeDeclarations (keys of Table 6: UTTypeTagSpecification)

  UTImportedTypeDeclarations[].UTTypeTagSpecification."com.apple.nspboard-type"
    books: 2018, current, Cocoa, UTI
    type: array
    items: string
    lenient: string
    platforms: iOS 3.2, macOS 10.5
    effect: Pasteboard type names of the type.
    beyond: key: the books name this tag class in words only; the tag name is the public one
    beyond: lenientTypes
    source: 000 Cocoa Keys > UTImportedTypeDeclarations (keys of Table 4: UTTypeTagSpecification)
    source: 004 UTImportedTypeDeclarations (keys of Table 6: UTTypeTagSpecification)
    today: current, Uniform types
    type: string, array
    items: string
    platforms: iOS 3.2, iPadOS 3.2, macOS 10.5
    effect: Pasteboard type names. A string or an array of strings.
    evidence: partly recalled
    source: apple-frameworks-2025, general-knowledge

  UTImportedTypeDeclarations[].UTTypeTagSpecification."com.apple.ostype"
    books: 2018, current, Cocoa, UTI
    type: array
    items: string
    lenient: string
    platforms: iOS 3.2, macOS 10.5
    effect: Four-letter OSType codes of the type.
    beyond: key: the books name this tag class in words only; the tag name is the public one
    beyond: lenientTypes
    source: 000 Cocoa Keys > UTImportedTypeDeclarations (keys of Table 4: UTTypeTagSpecification)
    source: 004 UTImportedTypeDeclarations (keys of Table 6: UTTypeTagSpecification)
    today: current, Uniform types
    type: string, array
    items: string
    platforms: iOS 3.2, iPadOS 3.2, macOS 10.5
    effect: Four-char type codes. A string or an array of strings.
    evidence: partly recalled
    source: apple-frameworks-2025, general-knowledge

  UTImportedTypeDeclarations[].UTTypeTagSpecification."public.filename-extension"
    books: 2018, current, Cocoa, UTI
    type: array
    items: string
    lenient: string
    platforms: iOS 3.2, macOS 10.5
    effect: File name extensions of the type.
    beyond: lenientTypes
    source: 000 Cocoa Keys > UTImportedTypeDeclarations (keys of Table 4: UTTypeTagSpecification)
    source: 004 UTImportedTypeDeclarations (keys of Table 6: UTTypeTagSpecification)
    today: current, Uniform types
    type: string, array
    items: string
    platforms: iOS 3.2, iPadOS 3.2, macOS 10.5
    effect: File name extensions. A string or an array of strings.
    evidence: partly recalled
    source: apple-frameworks-2025, general-knowledge

  UTImportedTypeDeclarations[].UTTypeTagSpecification."public.mime-type"
    books: 2018, current, Cocoa, UTI
    type: array
    items: string
    lenient: string
    platforms: iOS 3.2, macOS 10.5
    effect: MIME types of the type.
    beyond: key: the books name this tag class in words only; the tag name is the public one
    beyond: lenientTypes
    source: 000 Cocoa Keys > UTImportedTypeDeclarations (keys of Table 4: UTTypeTagSpecification)
    source: 004 UTImportedTypeDeclarations (keys of Table 6: UTTypeTagSpecification)
    today: current, Uniform types
    type: string, array
    items: string
    platforms: iOS 3.2, iPadOS 3.2, macOS 10.5
    effect: MIME types. A string or an array of strings.
    evidence: partly recalled
    source: apple-frameworks-2025, general-knowledge

  UTImportedTypeDeclarations[].UTTypeTagSpecification."public.url-scheme"
    today: current, Uniform types
    type: string, array
    items: string
    platforms: iOS 3.2, iPadOS 3.2, macOS 10.5
    effect: URL schemes. A string or an array of strings.
    evidence: partly recalled
    source: apple-frameworks-2025, general-knowledge
  """#
