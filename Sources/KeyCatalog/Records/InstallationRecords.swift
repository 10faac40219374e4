/// Files an app installed from its disk image in 2010.
let installationRecords: StaticString = #"""
  APFiles
    books: 2010, current, MacOSX, Installation
    name: Installation files
    type: array
    items: dictionary
    platforms: macOS
    relation: should requires APInstallerURL -- Source paths are relative to it.
    effect: Files and directories that can be installed. An item for a directory may hold an APFiles list of
      its own for what is inside.
    note: The text calls the value a dictionary; the declared type and the summary say an array of
      dictionaries.
    source: 000 Mac OS X Keys > Key Summary, Table 1 (APFiles)
    source: 000 Mac OS X Keys > APFiles
    today:
    name: Installation files
    type: dictionary
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  APFiles[].APDisplayedAsContainer
    books: 2010, current, MacOSX, Installation
    name: Display with folder icon
    type: string
    platforms: macOS
    value: Yes -- Folder icon.
    value: No [default] -- Document icon; any value other than Yes has this effect.
    effect: Chooses the icon shown in the Info panel.
    beyond: values: only Yes is spelled out
    source: 000 Mac OS X Keys > APFiles, Table 2 (APDisplayedAsContainer)

  APFiles[].APFileDescriptionKey
    books: 2010, current, MacOSX, Installation
    name: Install file description text
    type: string
    platforms: macOS
    effect: Short text about the item for the Finder's Info window.
    source: 000 Mac OS X Keys > APFiles, Table 2 (APFileDescriptionKey)

  APFiles[].APFileDestinationPath
    books: 2010, current, MacOSX, Installation
    name: File destination path
    type: string
    platforms: macOS
    constraint: warning relativePath {"base": "application bundle"} -- Relative to the app bundle.
    effect: Where the item is installed, relative to the app bundle.
    source: 000 Mac OS X Keys > APFiles, Table 2 (APFileDestinationPath)

  APFiles[].APFileName
    books: 2010, current, MacOSX, Installation
    name: Install file name
    type: string
    platforms: macOS
    effect: Name of the file or directory.
    source: 000 Mac OS X Keys > APFiles, Table 2 (APFileName)

  APFiles[].APFiles
    books: 2010, current, MacOSX, Installation
    name: Installation files
    type: array
    items: dictionary
    platforms: macOS
    effect: The items inside the directory described by this element; same element form, to any depth.
    contents: APFiles[]
    note: Recursive: the keys of APFiles[] apply at every level.
    source: 000 Mac OS X Keys > Key Summary, Table 1 (APFiles)
    source: 000 Mac OS X Keys > APFiles

  APFiles[].APFileSourcePath
    books: 2010, current, MacOSX, Installation
    name: Install file source path
    type: string
    platforms: macOS
    constraint: warning relativePath {"base": "APInstallerURL"} -- A path relative to APInstallerURL; it may
      not leave that directory.
    effect: Where the item comes from, relative to APInstallerURL.
    source: 000 Mac OS X Keys > APFiles, Table 2 (APFileSourcePath)

  APFiles[].APInstallAction
    books: 2010, current, MacOSX, Installation
    name: File install action
    type: string
    platforms: macOS
    values: closed
    value: Copy -- The item is copied.
    value: Open -- The item is opened.
    effect: What is done with the item.
    source: 000 Mac OS X Keys > APFiles, Table 2 (APInstallAction)

  APInstallerURL
    books: 2010, current, MacOSX, Installation
    name: Installation directory base file URL
    type: string
    platforms: macOS
    constraint: error urlForm "^file://localhost/(.*/)?$" -- Form file://localhost/path/.
    effect: Base location of the files to be installed; everything to be installed lies below it.
    source: 000 Mac OS X Keys > Key Summary, Table 1 (APInstallerURL)
    source: 000 Mac OS X Keys > APInstallerURL
    today:
    name: Installation directory base file URL
    type: string
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025
  """#
