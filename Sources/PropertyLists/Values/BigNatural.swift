/// A natural number of any size, for exact conversions between decimal text and floating-point numbers.
struct BigNatural {
  /// The number in base 2^32, lowest place first, without zeros at the top.
  private(set) var limbs: [UInt32]

  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    trim()
  }

  var isZero: Bool { limbs.isEmpty }

  /// How many bits the number has.
  var bitWidth: Int {
    guard let top = limbs.last else { return 0 }
    return limbs.count * 32 - top.leadingZeroBitCount
  }

  private mutating func trim() {
    while limbs.last == 0 { limbs.removeLast() }
  }

  /// Multiplies by one number and adds another.
  mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
    var carry = UInt64(summand)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
    trim()
  }

  /// Multiplies by a power of ten.
  mutating func multiply(byPowerOfTen exponent: Int) {
    for _ in 0..<(exponent / 9) { multiply(by: 1_000_000_000) }
    for _ in 0..<(exponent % 9) { multiply(by: 10) }
  }

  /// Multiplies by a power of two.
  mutating func shiftLeft(by count: Int) {
    guard count > 0, !isZero else { return }
    let rest = UInt32(count % 32)
    if rest > 0 {
      var carry: UInt32 = 0
      for index in limbs.indices {
        let limb = limbs[index]
        limbs[index] = limb << rest | carry
        carry = limb >> (32 - rest)
      }
      if carry > 0 { limbs.append(carry) }
    }
    limbs.insert(contentsOf: repeatElement(0, count: count / 32), at: 0)
  }

  /// Subtracts a number that is not greater.
  mutating func subtract(_ other: BigNatural) {
    var borrow: Int64 = 0
    for index in limbs.indices {
      var difference = Int64(limbs[index]) - borrow
      if index < other.limbs.count { difference -= Int64(other.limbs[index]) }
      borrow = difference < 0 ? 1 : 0
      limbs[index] = UInt32(truncatingIfNeeded: difference)
    }
    trim()
  }

  /// Divides by ten and gives the rest.
  mutating func divideByTen() -> UInt8 {
    var rest: UInt64 = 0
    for index in limbs.indices.reversed() {
      let value = rest << 32 | UInt64(limbs[index])
      limbs[index] = UInt32(truncatingIfNeeded: value / 10)
      rest = value % 10
    }
    trim()
    return UInt8(truncatingIfNeeded: rest)
  }
}

extension BigNatural: Comparable {
  static func < (left: BigNatural, right: BigNatural) -> Bool {
    guard left.limbs.count == right.limbs.count else { return left.limbs.count < right.limbs.count }
    for index in left.limbs.indices.reversed() where left.limbs[index] != right.limbs[index] {
      return left.limbs[index] < right.limbs[index]
    }
    return false
  }
}
