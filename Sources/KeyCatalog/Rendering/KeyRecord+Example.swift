extension KeyRecord {
  /// Lines of an XML property list that set the key, nil where no value suggests itself.
  ///
  /// The value is the default, else the first that is listed, else true for a Boolean.
  public func example(in era: Era = .today) -> [String]? {
    let node = index.nodes[Int(entry.node)]
    guard node.kind == .key, let type = types(in: era).first else { return nil }
    let listed = values(in: era)
    let value = defaultValue(in: era) ?? listed.first { $0.isDefault }?.value ?? listed.first?.value
    let key = "<key>\(Self.escaped(self.key))</key>"
    switch (type, value) {
    case (.array, let value?):
      let items = value.items ?? [value]
      return [key, "<array>"] + items.map { "  \(Self.element($0))" } + ["</array>"]
    case (.boolean, nil): return [key, "<true/>"]
    case (.boolean, let value?), (.string, let value?), (.integer, let value?), (.real, let value?):
      return [key, Self.element(value)]
    default: return nil
    }
  }

  private static func element(_ value: CatalogValue) -> String {
    switch value {
    case .boolean(let value): value ? "<true/>" : "<false/>"
    case .integer(let value): "<integer>\(value)</integer>"
    case .real: "<real>\(value.words)</real>"
    case .string, .array, .dictionary: "<string>\(escaped(value.words))</string>"
    }
  }

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension CatalogValue {
  /// The value in words, as a reader would write it.
  public var words: String {
    switch self {
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .real(let value): Self.text(of: value)
    case .string(let value): value
    case .array(let items): items.map { $0.words }.joined(separator: ", ")
    case .dictionary(let members): members.map { "\($0.key): \($0.value.words)" }.joined(separator: ", ")
    }
  }
}
