/// The form of a label beyond ASCII in which names are compared (RFC 3492).
enum Punycode {
  /// The most bytes a label has.
  static let longestLabel = 63

  /// Encodes a label, `xn--` in front.
  ///
  /// - Returns: nil if the result is longer than a label may be.
  /// - Complexity: O(*n*²), for at most 63 scalars.
  static func encode(_ scalars: [UInt32]) -> [UInt8]? {
    // So few scalars keep every number below far from overflow.
    guard scalars.count <= longestLabel else { return nil }
    var output = Array("xn--".utf8)
    let basic = scalars.filter { $0 < 0x80 }
    output += basic.map { UInt8(truncatingIfNeeded: $0) }
    if !basic.isEmpty { output.append(UInt8(ascii: "-")) }
    var handled = basic.count
    var code: UInt32 = 0x80
    var delta: UInt32 = 0
    var bias: UInt32 = 72
    while handled < scalars.count {
      guard let next = scalars.filter({ $0 >= code }).min() else { return nil }
      delta += (next - code) * UInt32(handled + 1)
      code = next
      for scalar in scalars {
        if scalar < code { delta += 1 }
        guard scalar == code else { continue }
        append(delta, bias, to: &output)
        bias = adapted(delta, points: UInt32(handled + 1), isFirst: handled == basic.count)
        delta = 0
        handled += 1
      }
      delta += 1
      code += 1
    }
    return output.count <= longestLabel ? output : nil
  }

  /// Appends a number of variable length.
  private static func append(_ number: UInt32, _ bias: UInt32, to output: inout [UInt8]) {
    var rest = number
    var base: UInt32 = 36
    while true {
      let threshold = base <= bias ? 1 : base >= bias + 26 ? 26 : base - bias
      guard rest >= threshold else { break }
      output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
      rest = (rest - threshold) / (36 - threshold)
      base += 36
    }
    output.append(digit(rest))
  }

  private static func digit(_ number: UInt32) -> UInt8 {
    number < 26
      ? UInt8(ascii: "a") + UInt8(truncatingIfNeeded: number)
      : UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number - 26)
  }

  private static func adapted(_ delta: UInt32, points: UInt32, isFirst: Bool) -> UInt32 {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / points
    var steps: UInt32 = 0
    while delta > 455 {
      delta /= 35
      steps += 36
    }
    return steps + 36 * delta / (delta + 38)
  }
}
