// Each entry is the name of a constant without `UTType` in front, an equals sign, and the identifier. A version of iOS
// stands in front of those that came with it.

/// Constants of the framework UniformTypeIdentifiers.
let typeConstantRecords: StaticString = #"""
  14.0:
  3DContent=public.3d-content AIFF=public.aiff-audio ARReferenceObject=com.apple.arobject AVI=public.avi
  AliasFile=com.apple.alias-file AppleArchive=com.apple.archive
  AppleProtectedMPEG4Audio=com.apple.protected-mpeg-4-audio
  AppleProtectedMPEG4Video=com.apple.protected-mpeg-4-video AppleScript=com.apple.applescript.text
  Application=com.apple.application ApplicationBundle=com.apple.application-bundle
  ApplicationExtension=com.apple.application-and-system-extension Archive=public.archive
  AssemblyLanguageSource=public.assembly-source Audio=public.audio
  AudiovisualContent=public.audiovisual-content BMP=com.microsoft.bmp BZ2=public.bzip2-archive
  BinaryPropertyList=com.apple.binary-property-list Bookmark=public.bookmark Bundle=com.apple.bundle
  CHeader=public.c-header CPlusPlusHeader=public.c-plus-plus-header
  CPlusPlusSource=public.c-plus-plus-source CSource=public.c-source CalendarEvent=public.calendar-event
  CommaSeparatedText=public.comma-separated-values-text CompositeContent=public.composite-content
  Contact=public.contact Content=public.content Data=public.data Database=public.database
  DelimitedText=public.delimited-values-text Directory=public.directory DiskImage=public.disk-image
  EPUB=org.idpf.epub-container EXE=com.microsoft.windows-executable EmailMessage=public.email-message
  Executable=public.executable FileURL=public.file-url FlatRTFD=com.apple.flat-rtfd Folder=public.folder
  Font=public.font Framework=com.apple.framework GIF=com.compuserve.gif GZIP=org.gnu.gnu-zip-archive
  HEIC=public.heic HEIF=public.heif HTML=public.html ICNS=com.apple.icns ICO=com.microsoft.ico
  Image=public.image InternetLocation=com.apple.internet-location
  InternetShortcut=com.microsoft.internet-shortcut Item=public.item JPEG=public.jpeg JSON=public.json
  JavaScript=com.netscape.javascript-source LivePhoto=com.apple.live-photo Log=public.log
  M3UPlaylist=public.m3u-playlist MIDI=public.midi-audio MP3=public.mp3 MPEG=public.mpeg
  MPEG2TransportStream=public.mpeg-2-transport-stream MPEG2Video=public.mpeg-2-video
  MPEG4Audio=public.mpeg-4-audio MPEG4Movie=public.mpeg-4 Message=public.message
  MountPoint=com.apple.mount-point Movie=public.movie OSAScript=com.apple.applescript.script
  OSAScriptBundle=com.apple.applescript.script-bundle
  ObjectiveCPlusPlusSource=public.objective-c-plus-plus-source ObjectiveCSource=public.objective-c-source
  PDF=com.adobe.pdf PHPScript=public.php-script PKCS12=com.rsa.pkcs-12 PNG=public.png
  Package=com.apple.package PerlScript=public.perl-script PlainText=public.plain-text
  Playlist=public.playlist PluginBundle=com.apple.plugin Presentation=public.presentation
  PropertyList=com.apple.property-list PythonScript=public.python-script
  QuickLookGenerator=com.apple.quicklook-generator QuickTimeMovie=com.apple.quicktime-movie
  RAWImage=public.camera-raw-image RTF=public.rtf RTFD=com.apple.rtfd RealityFile=com.apple.reality
  Resolvable=com.apple.resolvable RubyScript=public.ruby-script SVG=public.svg-image
  SceneKitScene=com.apple.scenekit.scene Script=public.script ShellScript=public.shell-script
  SourceCode=public.source-code SpotlightImporter=com.apple.metadata-importer
  Spreadsheet=public.spreadsheet SwiftSource=public.swift-source SymbolicLink=public.symlink
  SystemPreferencesPane=com.apple.systempreference.prefpane TIFF=public.tiff
  TabSeparatedText=public.tab-separated-values-text Text=public.text ToDoItem=public.to-do-item
  URL=public.url URLBookmarkData=com.apple.bookmark USD=com.pixar.universal-scene-description
  USDZ=com.pixar.universal-scene-description-mobile
  UTF16ExternalPlainText=public.utf16-external-plain-text UTF16PlainText=public.utf16-plain-text
  UTF8PlainText=public.utf8-plain-text UTF8TabSeparatedText=public.utf8-tab-separated-values-text
  UnixExecutable=public.unix-executable VCard=public.vcard Video=public.video Volume=public.volume
  WAV=com.microsoft.waveform-audio WebArchive=com.apple.webarchive WebP=org.webmproject.webp
  X509Certificate=public.x509-certificate XML=public.xml XMLPropertyList=com.apple.xml-property-list
  XPCService=com.apple.xpc-service YAML=public.yaml ZIP=public.zip-archive
  15.0:
  Makefile=public.make-source
  17.0:
  AHAP=com.apple.haptics.ahap
  18.0:
  CSS=public.css DNG=com.adobe.raw-image EXR=com.ilm.openexr-image GeoJSON=public.geojson
  HEICS=public.heics LinkPresentationMetadata=com.apple.linkpresentation.metadata
  TarArchive=public.tar-archive
  18.2:
  JPEGXL=public.jpeg-xl
  """#
