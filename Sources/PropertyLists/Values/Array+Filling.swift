extension Array {
  /// Makes an array of what a closure writes into new memory.
  ///
  /// Of no elements it is the empty array, which all threads share: made from memory without room, an array would write
  /// a zero over the count of that one.
  ///
  /// - Parameters:
  ///   - capacity: How many elements there may be.
  ///   - fill: Initializes elements from the pointer on, and counts them.
  @inline(__always)
  static func filled(
    upTo capacity: Int, by fill: (_ target: UnsafeMutablePointer<Element>, _ count: inout Int) -> Void
  ) -> [Element] {
    guard capacity > 0 else { return [] }
    return unsafe [Element](unsafeUninitializedCapacity: capacity) { buffer, count in
      if let target = buffer.baseAddress { unsafe fill(target, &count) }
    }
  }
}
