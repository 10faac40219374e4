import Foundation

/// Types that use every part of `Codable`, for comparing coders.
enum Samples {}

extension Samples {
  struct Scalars: Codable, Equatable {
    var text = "text"
    var flag = true
    var int = -5
    var int8: Int8 = -128
    var int16: Int16 = 300
    var int32: Int32 = -70_000
    var int64 = Int64.min
    var uint: UInt = 7
    var uint8: UInt8 = 255
    var uint16: UInt16 = 65_535
    var uint32 = UInt32.max
    var uint64 = UInt64.max
    var float: Float = 0.1
    var double = 0.1
    var date = Date(timeIntervalSinceReferenceDate: 1000)
    var data = Data([1, 2, 3])
  }

  /// The same without a value that must be there.
  struct Optionals: Codable, Equatable {
    var text: String?
    var flag: Bool?
    var int: Int?
    var int8: Int8?
    var int16: Int16?
    var int32: Int32?
    var int64: Int64?
    var uint: UInt?
    var uint8: UInt8?
    var uint16: UInt16?
    var uint32: UInt32?
    var uint64: UInt64?
    var float: Float?
    var double: Double?
    var date: Date?
    var data: Data?
    var nested: [String: [Int?]]?
  }

  /// Writes `nil` rather than leaving it out.
  struct ExplicitNil: Codable, Equatable {
    var number: Int?
    var text: String?

    enum CodingKeys: CodingKey { case number, text }

    init(number: Int?, text: String?) {
      self.number = number
      self.text = text
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      number = try container.decodeNil(forKey: .number) ? nil : container.decode(Int.self, forKey: .number)
      text = try container.decodeNil(forKey: .text) ? nil : container.decode(String.self, forKey: .text)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(number, forKey: .number)
      try container.encode(text, forKey: .text)
    }
  }

  enum Name: String, Codable, CaseIterable { case first, second }
  enum Number: Int, Codable { case one = 1, two }

  enum Choice: Codable, Equatable, Sendable {
    case nothing
    case text(String)
    case pair(left: Int, right: Double?)
    indirect case nested(Choice)
  }

  struct Foundation: Codable, Equatable {
    var url = URL(string: "https://example.org/?a=1&b=<2>")
    var decimal = Decimal(sign: .minus, exponent: -2, significand: 12_345)
    var uuid = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    var range = 1..<5
    var components = DateComponents(year: 2026, month: 11)
    var indexes = IndexSet([1, 2, 3, 9])
  }

  class Base: Codable, Equatable {
    var name = "base"
    init() {}
    static func == (left: Base, right: Base) -> Bool { left.name == right.name }
  }

  /// Keeps its superclass under `super`.
  final class Derived: Base {
    var extra = 3
    enum CodingKeys: CodingKey { case extra, parent }
    override init() { super.init() }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      extra = try container.decode(Int.self, forKey: .extra)
      try super.init(from: container.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(extra, forKey: .extra)
      try super.encode(to: container.superEncoder())
    }
  }

  /// Keeps its superclass under a key of its own.
  final class Named: Base {
    enum CodingKeys: CodingKey { case parent }
    override init() { super.init() }

    required init(from decoder: any Decoder) throws {
      try super.init(from: decoder.container(keyedBy: CodingKeys.self).superDecoder(forKey: .parent))
    }

    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try super.encode(to: container.superEncoder(forKey: .parent))
    }
  }

  /// Shares its superclass's dictionary.
  final class Shared: Base {
    var more = [1.5]
    enum CodingKeys: CodingKey { case more }
    override init() { super.init() }

    required init(from decoder: any Decoder) throws {
      more = try decoder.container(keyedBy: CodingKeys.self).decode([Double].self, forKey: .more)
      try super.init(from: decoder)
    }

    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(more, forKey: .more)
    }
  }

  /// Walks through nested containers of every kind.
  struct Nested: Codable, Equatable {
    var values = [1, 2]
    var text = "x"
    enum CodingKeys: CodingKey { case dictionary, list }

    init() {}

    init(from decoder: any Decoder) throws {
      let outer = try decoder.container(keyedBy: CodingKeys.self)
      let inner = try outer.nestedContainer(keyedBy: CodingKeys.self, forKey: .dictionary)
      var list = try inner.nestedUnkeyedContainer(forKey: .list)
      values = []
      while !list.isAtEnd {
        var items = try list.nestedUnkeyedContainer()
        values.append(try items.decode(Int.self))
        let last = try items.nestedContainer(keyedBy: CodingKeys.self)
        text = try last.decode(String.self, forKey: .list)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var outer = encoder.container(keyedBy: CodingKeys.self)
      var inner = outer.nestedContainer(keyedBy: CodingKeys.self, forKey: .dictionary)
      var list = inner.nestedUnkeyedContainer(forKey: .list)
      for value in values {
        var items = list.nestedUnkeyedContainer()
        try items.encode(value)
        var last = items.nestedContainer(keyedBy: CodingKeys.self)
        try last.encode(text, forKey: .list)
      }
    }
  }

  /// Reads past the end of an array, and what superclasses in arrays are like.
  struct Unkeyed: Codable, Equatable {
    struct Part: Codable, Equatable {
      var name = "part"
    }

    var first = 1
    var missing: Int?
    var inner = Part()

    init() {}

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      first = try container.decode(Int.self)
      missing = try container.decodeNil() ? nil : container.decode(Int.self)
      inner = try Part(from: container.superDecoder())
      _ = try container.decodeIfPresent(String.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(first)
      if let missing { try container.encode(missing) } else { try container.encodeNil() }
      try inner.encode(to: container.superEncoder())
    }
  }

  /// A single value around another type.
  struct Wrapper<Value: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
    init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Value.self) }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }

  struct Nothing: Codable, Equatable {
    init() {}
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
  }

  /// A value that is whatever the file has.
  indirect enum Anything: Codable, Equatable {
    case null
    case flag(Bool)
    case int(Int64)
    case uint(UInt64)
    case double(Double)
    case text(String)
    case date(Date)
    case data(Data)
    case array([Anything])
    case dictionary([String: Anything])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() { self = .null; return }
      if let value = try? container.decode(Bool.self) { self = .flag(value); return }
      if let value = try? container.decode(Int64.self) { self = .int(value); return }
      if let value = try? container.decode(UInt64.self) { self = .uint(value); return }
      if let value = try? container.decode(Double.self) { self = .double(value); return }
      if let value = try? container.decode(String.self) { self = .text(value); return }
      if let value = try? container.decode(Date.self) { self = .date(value); return }
      if let value = try? container.decode(Data.self) { self = .data(value); return }
      if let value = try? container.decode([Anything].self) { self = .array(value); return }
      self = .dictionary(try container.decode([String: Anything].self))
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .null: try container.encodeNil()
      case .flag(let value): try container.encode(value)
      case .int(let value): try container.encode(value)
      case .uint(let value): try container.encode(value)
      case .double(let value): try container.encode(value)
      case .text(let value): try container.encode(value)
      case .date(let value): try container.encode(value)
      case .data(let value): try container.encode(value)
      case .array(let value): try container.encode(value)
      case .dictionary(let value): try container.encode(value)
      }
    }
  }
}
