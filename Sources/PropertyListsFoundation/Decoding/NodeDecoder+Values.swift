internal import PropertyLists

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Single values, for containers of all kinds.
///
/// Each takes the number of the value and, for errors, what gives the key that leads to it from this decoder's
/// value. What is usual is tried first; only if that fails the reasons are looked for.
extension NodeDecoder {
  func boolean(_ node: Int, _ key: () -> (any CodingKey)?) throws -> Bool {
    if let value = reader.boolean(node) { return value }
    throw notFound(Bool.self, node, key())
  }

  func string(_ node: Int, _ key: () -> (any CodingKey)?) throws -> String {
    if let value = reader.string(node) { return value }
    throw notFound(String.self, node, key())
  }

  func date(_ node: Int, _ key: () -> (any CodingKey)?) throws -> Date {
    if let seconds = reader.date(node) { return Date(timeIntervalSinceReferenceDate: seconds) }
    throw notFound(Date.self, node, key())
  }

  func data(_ node: Int, _ key: () -> (any CodingKey)?) throws -> Data {
    if let data = unsafe reader.withData(of: node, { unsafe Data($0) }) { return data }
    throw notFound(Data.self, node, key())
  }

  // MARK: Numbers

  @inline(__always)
  func integer<Number: FixedWidthInteger>(_ node: Int, _ key: () -> (any CodingKey)?) throws -> Number {
    if let value = reader.int64(node), let number = Number(exactly: value) { return number }
    return try rareInteger(node, key())
  }

  /// A whole number that needs more than 64 signed bits, or is written as a real.
  @inline(never)
  private func rareInteger<Number: FixedWidthInteger>(_ node: Int, _ key: (any CodingKey)?) throws -> Number {
    guard node >= 0 else { throw notFound(Number.self, node, key) }
    if let value = reader.node(node).integer {
      let wide = Int128(value.high) << 64 | Int128(value.low)
      guard let number = Number(exactly: wide) else { throw misfit("\(value)", Number.self, node, key) }
      return number
    }
    if let real = reader.node(node).real {
      guard let number = Number(exactly: real) else { throw misfit("\(real)", Number.self, node, key) }
      return number
    }
    throw notFound(Number.self, node, key)
  }

  func double(_ node: Int, _ key: () -> (any CodingKey)?) throws -> Double {
    guard node >= 0 else { throw notFound(Double.self, node, key()) }
    if let real = reader.node(node).real { return real }
    if let whole = whole(node) { return Double(whole) }
    throw notFound(Double.self, node, key())
  }

  func float(_ node: Int, _ key: () -> (any CodingKey)?) throws -> Float {
    guard node >= 0 else { throw notFound(Float.self, node, key()) }
    let value = reader.node(node)
    if let real = value.real {
      // From text, the number is rounded once. A binary file holds all the digits there are.
      if let text = value.realText { return Float(text) ?? Float(real) }
      guard let float = real.isNaN ? .nan : Float(exactly: real) else {
        throw misfit("\(real)", Float.self, node, key())
      }
      return float
    }
    if let whole = whole(node) { return Float(whole) }
    throw notFound(Float.self, node, key())
  }

  private func whole(_ node: Int) -> Int128? {
    reader.node(node).integer.map { Int128($0.high) << 64 | Int128($0.low) }
  }

  // MARK: Any type

  /// Decodes a value of any type.
  ///
  /// Types that have a form of their own are made without asking them, as are arrays of such; the rest decodes itself.
  func value<Value: Decodable>(
    _ type: Value.Type, _ node: Int, _ key: () -> (any CodingKey)?
  ) throws -> Value {
    // The casts are between the same types.
    if type == Date.self { return unsafe unsafeBitCast(try date(node, key), to: type) }
    if type == Data.self { return unsafe unsafeBitCast(try data(node, key), to: type) }
    if type == String.self { return unsafe unsafeBitCast(try string(node, key), to: type) }
    if type == Int.self { return unsafe unsafeBitCast(try integer(node, key) as Int, to: type) }
    if type == [String].self, let all = items(node, { reader.string($0) }) {
      return unsafe unsafeBitCast(all, to: type)
    }
    if type == [Int].self, let all = items(node, { reader.int64($0).flatMap { Int(exactly: $0) } }) {
      return unsafe unsafeBitCast(all, to: type)
    }
    if type == [Double].self, let all = items(node, { reader.node($0).real }) {
      return unsafe unsafeBitCast(all, to: type)
    }
    if type == PropertyListValue.self, node >= 0 {
      do throws(WriteError) {
        return unsafe unsafeBitCast(try reader.node(node).value(), to: type)
      } catch {
        throw DecodingError.dataCorrupted(errorContext(error.message, node, key()))
      }
    }
    return try Value(from: NodeDecoder(node, of: self, key()))
  }

  /// The items of an array, or `nil` if one of them is not what is wanted; then the array decodes itself.
  @inline(__always)
  private func items<Item>(_ node: Int, _ item: (Int) -> Item?) -> [Item]? {
    guard let items = reader.items(of: node) else { return nil }
    var result: [Item] = []
    // A count is trusted only as far as memory is cheap.
    result.reserveCapacity(min(items.count, 4096))
    var cursor = items.cursor
    for _ in 0..<items.count {
      let node = reader.item(at: cursor)
      guard node >= 0, let value = item(node) else { return nil }
      result.append(value)
      cursor = reader.cursor(after: cursor)
    }
    return result
  }
}
