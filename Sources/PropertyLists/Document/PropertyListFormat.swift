/// A file format of property lists.
public enum PropertyListFormat: String, Sendable, Hashable, CaseIterable {
  /// XML with the elements `plist`, `dict`, `array` and so on.
  case xml
  /// The binary format, `bplist00`.
  case binary
  /// The text format of NeXTSTEP and OpenStep, also called old-style or ASCII.
  case openStep = "openstep"
  /// OpenStep text with GNUstep's typed values (`<*I5>`).
  case gnustep
  /// A strings file: the inside of an OpenStep dictionary, without braces.
  case strings
  /// JSON, plain or in the lossless form with `$date`, `$data` and so on.
  case json
}
