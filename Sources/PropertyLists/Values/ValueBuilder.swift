/// Makes a value from what it is handed.
struct ValueBuilder: PropertyListSink {
  /// A container that is being filled; only one of the two lists is used.
  private struct Frame {
    var items: [PropertyListValue] = []
    var entries: [PropertyListDictionary.Entry] = []
    var key = ""
    var isDictionary = false
  }

  /// The innermost container; the root lies in one of its own.
  private var innermost = Frame()
  /// The containers around it, outermost first.
  private var frames: [Frame] = []

  /// The value.
  func finish() -> PropertyListValue { innermost.items.first ?? .null }

  @inline(__always)
  private mutating func add(_ value: PropertyListValue) {
    if innermost.isDictionary {
      innermost.entries.append(PropertyListDictionary.Entry(key: innermost.key, value: value))
    } else {
      innermost.items.append(value)
    }
  }

  mutating func string(_ utf8: borrowing Span<UInt8>) { add(.string(String(wellFormed: utf8))) }
  mutating func boolean(_ value: Bool) { add(.boolean(value)) }
  mutating func integer(_ value: PropertyListInteger) { add(.integer(value)) }
  mutating func real(_ real: SinkReal) { add(.real(real.value)) }
  mutating func date(_ value: PropertyListDate) { add(.date(value)) }
  mutating func data(_ bytes: borrowing Span<UInt8>) {
    add(.data(unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) }))
  }
  mutating func uid(_ value: UInt32) { add(.uid(value)) }
  mutating func null() { add(.null) }

  mutating func begin(_ container: SinkContainer, count: Int) {
    // A count is trusted only as far as memory is cheap; the file may claim more than it holds.
    let capacity = min(count, 1024)
    frames.append(innermost)
    innermost = Frame()
    if container == .dictionary {
      innermost.isDictionary = true
      innermost.entries.reserveCapacity(capacity)
    } else {
      innermost.items.reserveCapacity(container == .pairs ? capacity * 2 : capacity)
    }
  }

  mutating func key(_ utf8: borrowing Span<UInt8>) { innermost.key = String(wellFormed: utf8) }

  mutating func end(_ container: SinkContainer) {
    guard let outer = frames.popLast() else { return }
    let frame = innermost
    innermost = outer
    switch container {
    case .dictionary: add(.dictionary(PropertyListDictionary(uniqueEntries: frame.entries)))
    case .set: add(.set(frame.items))
    case .array: add(.array(frame.items))
    case .pairs:
      let items = frame.items
      add(
        .pairs(
          stride(from: 0, to: items.count - 1, by: 2).map {
            PropertyListPair(key: items[$0], value: items[$0 + 1])
          }))
    }
  }
}

extension String {
  /// A text from UTF-8.
  ///
  /// Most texts are ASCII, which is quickly found out and needs no other check.
  @inline(__always)
  init(wellFormed utf8: borrowing Span<UInt8>) {
    self = unsafe utf8.withUnsafeBufferPointer { buffer in
      unsafe String(checked: buffer, isASCII: utf8.isASCII)
    }
  }

  /// A text from UTF-8 that has been checked.
  @unsafe
  @inline(__always)
  init(checked utf8: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
    #if !hasFeature(Embedded)
      if #available(macOS 26, *) {
        self = unsafe String(copying: UTF8Span(unchecked: utf8.span, isKnownASCII: isASCII))
        return
      }
    #endif
    self = unsafe String(decoding: utf8, as: UTF8.self)
  }
}

extension Span<UInt8> {
  /// Whether no byte is above 127.
  @inline(__always)
  fileprivate var isASCII: Bool {
    unsafe withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return true }
      let count = bytes.count
      var seen: UInt64 = 0
      var offset = 0
      if count >= 8 {
        while count &- offset > 8 {
          seen |= unsafe base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          offset &+= 8
        }
        // The last word may take in some bytes of the one before.
        seen |= unsafe base.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      } else {
        while offset < count {
          seen |= UInt64(unsafe base.load(fromByteOffset: offset, as: UInt8.self))
          offset &+= 1
        }
      }
      return seen & 0x8080_8080_8080_8080 == 0
    }
  }
}
