/// Members of JSON Schema.
extension JSONText {
  /// Writes a member that refers to another part of the schema.
  mutating func reference(_ pointer: String) {
    name("$ref")
    string(pointer)
  }

  /// Writes the member that names the type of JSON.
  mutating func type(_ type: StaticString) {
    name("type")
    string(type.description)
  }

  /// Writes the form of a type that holds no others.
  mutating func simple(_ type: ValueType) {
    switch type {
    case .string: self.type("string")
    case .array: self.type("array")
    case .dictionary: reference("#/$defs/dictionary")
    case .boolean, .integer, .real, .date, .data: reference("#/$defs/\(type.name)")
    }
  }

  /// Writes one of the definitions.
  mutating func definition(_ name: String, _ body: (inout JSONText) -> Void) {
    self.name(name)
    object(body)
  }

  /// Writes a list of forms of which one has to fit.
  mutating func alternatives(_ body: (inout JSONText) -> Void) {
    name("anyOf")
    list(body)
  }

  /// Writes one of the forms of a list.
  mutating func alternative(_ body: (inout JSONText) -> Void) { object(body) }

  /// Writes the form of an object with one member, a text.
  mutating func wrapper(_ member: String, pattern: String?) {
    type("object")
    name("properties")
    object { json in
      json.name(member)
      json.object { json in
        json.type("string")
        if let pattern {
          json.name("pattern")
          json.string(pattern)
        }
      }
    }
    name("required")
    array([member]) { json, name in json.string(name) }
    name("maxProperties")
    integer(1)
  }

  /// Writes the values that are allowed; none means any.
  ///
  /// - Parameter orSetting: Whether a setting of the build may stand in their place.
  mutating func oneOf(_ values: [CatalogValue], orSetting: Bool) {
    // Both truth values are no more than the type says, which takes 0 and 1 for them.
    let isAnyBoolean =
      values.count > 1 && values.allSatisfy { if case .boolean = $0 { true } else { false } }
    if values.isEmpty || isAnyBoolean { return }
    func list(_ json: inout JSONText) {
      json.name("enum")
      json.array(values) { json, value in json.value(value) }
    }
    guard orSetting else { return list(&self) }
    alternatives { json in
      json.alternative { json in list(&json) }
      json.alternative { json in json.reference("#/$defs/buildSetting") }
    }
  }
}

extension String {
  /// The text as a pattern that matches nothing else.
  var escapedForPattern: String {
    var bytes: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "*"), UInt8(ascii: "+"),
        UInt8(ascii: "?"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "|"), UInt8(ascii: "/"), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text as a step of a JSON pointer in the fragment of an address.
  var escapedForPointer: String {
    var bytes: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "~"): bytes += "~0".utf8
      case UInt8(ascii: "/"): bytes += "~1".utf8
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): bytes.append(byte)
      case _ where byte.isASCIIDigit || byte.isASCIIUppercase || byte.isASCIILowercase: bytes.append(byte)
      default:
        let digits: StaticString = "0123456789ABCDEF"
        bytes.append(UInt8(ascii: "%"))
        digits.withUTF8Buffer { hex in
          unsafe bytes.append(hex[Int(byte >> 4)])
          unsafe bytes.append(hex[Int(byte & 15)])
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
