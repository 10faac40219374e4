public import PropertyLists
public import SourceText

/// What a program may do beyond the usual, as its signature claims it.
public struct Entitlements: Sendable {
  /// The property list, as XML.
  public let xml: SourceBytes?
  /// The same in the form that newer systems read (DER).
  public let der: SourceBytes?

  init(xml: SourceBytes?, der: SourceBytes?) {
    self.xml = xml
    self.der = der
  }

  /// The entitlements: from the DER form if there is one, as newer systems do, else from the XML.
  ///
  /// - Returns: Nil if neither can be read.
  public var value: PropertyListValue? {
    if let der, let value = EntitlementsReader.read(der) { return value }
    guard let xml else { return nil }
    let document = PropertyListDocument.read(xml)
    guard document.isValid, let root = document.root, root.kind == .dictionary else { return nil }
    return try? root.value()
  }
}
