internal import SourceText

/// Bytes that are being written one after another.
///
/// There is room ahead of what has been written, so that a writer makes sure of it once for several small
/// pieces.
struct OutputBytes {
  /// The powers of ten that 64 bits hold.
  private static let powersOfTen: [UInt64] = {
    var powers: [UInt64] = [1]
    for _ in 1..<20 { powers.append(powers[powers.count - 1] * 10) }
    return powers
  }()

  /// What has been written, and the room ahead.
  private var storage: [UInt8]
  /// How many bytes have been written.
  private(set) var count = 0

  init(capacity: Int = 1024) {
    storage = Self.room(max(capacity, 64))
  }

  /// Makes sure of room for so many more bytes.
  ///
  /// - Complexity: O(1) on average, for each byte that is written.
  @inline(__always)
  mutating func reserve(_ extra: Int) {
    if storage.count - count < extra { grow(extra) }
  }

  @inline(never)
  private mutating func grow(_ extra: Int) {
    let wanted = max(storage.count * 2, count + extra)
    var larger = Self.room(wanted)
    unsafe larger.withUnsafeMutableBufferPointer { target in
      unsafe storage.withUnsafeBufferPointer { source in
        _ = unsafe target.update(fromContentsOf: UnsafeBufferPointer(rebasing: source[..<count]))
      }
    }
    storage = larger
  }

  /// Bytes that mean nothing until they are written; nothing but what has been written is ever given away.
  private static func room(_ capacity: Int) -> [UInt8] {
    unsafe .filled(upTo: capacity) { base, count in
      unsafe LargeMemory.willFill(base, count: capacity)
      count = capacity
    }
  }

  /// Lets a closure write into the room ahead.
  ///
  /// - Parameters:
  ///   - capacity: How many bytes it writes at most.
  ///   - body: Writes from the pointer on, and returns how many bytes it has written.
  @unsafe
  @inline(__always)
  mutating func write(atMost capacity: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    reserve(capacity)
    let start = count
    let written = unsafe storage.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return 0 }
      return unsafe body(base + start)
    }
    precondition(written >= 0 && written <= capacity, "more was written than there was room for")
    count += written
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    storage[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    unsafe write(atMost: length) { target in
      unsafe target.update(from: text.utf8Start, count: length)
      return length
    }
  }

  /// Writes tabs, and up to seven bytes behind them.
  @unsafe
  @inline(__always)
  static func writeTabs(_ count: Int, to target: UnsafeMutablePointer<UInt8>) {
    var written = 0
    repeat {
      unsafe UnsafeMutableRawPointer(target + written).storeBytes(of: 0x0909_0909_0909_0909, as: UInt64.self)
      written &+= 8
    } while written < count
  }

  mutating func append(repeating byte: UInt8, count: Int) {
    unsafe write(atMost: count) { target in
      unsafe target.update(repeating: byte, count: count)
      return count
    }
  }

  mutating func append(_ bytes: borrowing Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append(copying: $0) }
  }

  @unsafe
  @inline(__always)
  mutating func append(copying bytes: UnsafeBufferPointer<UInt8>) {
    unsafe write(atMost: bytes.count) { target in
      if let base = bytes.baseAddress { unsafe target.update(from: base, count: bytes.count) }
      return bytes.count
    }
  }

  /// Appends a text as UTF-8.
  mutating func append(_ text: String) {
    let bytes = Array(text.utf8)
    append(bytes.span)
  }

  /// Appends a number in decimal digits.
  mutating func append(decimal value: UInt64) {
    unsafe write(atMost: 20) { target in
      if value < 10 {
        unsafe target[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)
        return 1
      }
      // Estimated from the bits, as 1233 / 4096 is nearly the logarithm of two.
      let bits = 64 &- value.leadingZeroBitCount
      let estimate = (bits &* 1233) &>> 12
      let digits = value < Self.powersOfTen[estimate] ? estimate : estimate &+ 1
      var rest = value
      var place = digits
      while place >= 2 {
        let (quotient, pair) = rest.quotientAndRemainder(dividingBy: 100)
        place &-= 2
        unsafe target[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: pair / 10)
        unsafe target[place &+ 1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: pair % 10)
        rest = quotient
      }
      if place > 0 { unsafe target[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest) }
      return digits
    }
  }

  /// Appends a number in at least so many decimal digits, with zeros in front.
  mutating func append(decimal value: UInt64, digits: Int) {
    var bound: UInt64 = 10
    for _ in 1..<digits {
      if value < bound { append(UInt8(ascii: "0")) }
      bound *= 10
    }
    append(decimal: value)
  }

  /// Takes back what has been written since a count.
  ///
  /// - Precondition: No more than that has been written before.
  mutating func rewind(to count: Int) {
    precondition(count >= 0 && count <= self.count, "that much has not been written")
    self.count = count
  }

  /// A byte that has been written.
  @inline(__always)
  subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count, "that much has not been written")
    return storage[index]
  }

  /// Calls a closure with what has been written.
  @unsafe
  @inline(__always)
  func withWritten<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    unsafe storage.withUnsafeBufferPointer { unsafe body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }

  /// Calls a closure with the address of the first byte; the room ahead may be read too, but means nothing.
  @unsafe
  @inline(__always)
  func withRoom<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result {
    unsafe storage.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("there is always some room") }
      return unsafe body(base)
    }
  }

  /// Ends the writing and gives the bytes away.
  mutating func finish() -> [UInt8] {
    var result: [UInt8] = []
    swap(&result, &storage)
    result.removeLast(result.count - count)
    count = 0
    return result
  }
}
