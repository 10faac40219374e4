import SourceText

internal import UniformTypes

/// What is selected when the Services menu is opened (S10).
public struct ServiceSelection: Sendable, Hashable {
  /// The selected text, nil if none is.
  public var text: SelectedText?
  /// The types of the selected files.
  public var fileTypes: [String]
  /// The types of data the selection can be given as.
  public var sends: [String]
  /// The types of data that can take its place.
  public var takes: [String]

  /// Creates a selection from its parts.
  public init(text: SelectedText? = nil, fileTypes: [String] = [], sends: [String], takes: [String]) {
    self.text = text
    self.fileTypes = fileTypes
    self.sends = sends
    self.takes = takes
  }

  /// A text in a place where text with fonts and pictures is edited.
  ///
  /// - Parameter isEditable: Whether anything can take its place.
  public static func text(_ text: SelectedText, isEditable: Bool = true) -> ServiceSelection {
    let types = ["public.utf8-plain-text", "public.rtf"]
    return ServiceSelection(
      text: text, sends: types,
      takes: isEditable ? types + ["com.apple.flat-rtfd", "public.html", "public.tiff"] : [])
  }

  /// Files, as in Finder.
  public static func files(_ types: [String]) -> ServiceSelection {
    ServiceSelection(fileTypes: types, sends: ["NSFilenamesPboardType", "public.file-url"], takes: [])
  }

  /// Data of some type.
  ///
  /// - Parameter isEditable: Whether data of the same type can take its place.
  public static func data(_ type: String, isEditable: Bool = true) -> ServiceSelection {
    ServiceSelection(sends: [type], takes: isEditable ? [type] : [])
  }
}

extension ServiceSelection {
  /// Names of types on the pasteboard that have identifiers (S6).
  private static let pasteboardNames = [
    ("NSStringPboardType", "public.utf8-plain-text"), ("NSRTFPboardType", "public.rtf"),
    ("NSRTFDPboardType", "com.apple.flat-rtfd"), ("NSTIFFPboardType", "public.tiff"),
    ("NSPDFPboardType", "com.adobe.pdf"), ("NSHTMLPboardType", "public.html"),
    ("NSURLPboardType", "public.url"),
  ]

  /// The identifier that a type has, whichever of its names is given.
  static func identifier(of type: String, _ types: TypeRegistry) -> String {
    for (name, identifier) in pasteboardNames where name.isSameText(as: type) { return identifier }
    if type.isSameText(as: "NSFilenamesPboardType") { return type }
    return types.declaredIdentifier(for: TypeTag(.pasteboardType, type)) ?? type
  }

  /// Whether a text is the name of a type on the pasteboard, and no identifier.
  static func isPasteboardName(_ type: String) -> Bool {
    type.hasBeginning("NS") || type.utf8.contains(UInt8(ascii: " "))
  }
}
