internal import PropertyLists

extension PropertyListValue {
  /// Whether there is so little in the value that writing it in all formats takes no time.
  var isSmall: Bool {
    var waiting = [self]
    var left = 20_000
    while let value = waiting.popLast() {
      left -= 1
      switch value {
      case .string(let text): left -= text.utf8.count / 64
      case .array(let items), .set(let items): waiting += items
      case .dictionary(let dictionary): waiting += dictionary.entries.map(\.value)
      case .pairs(let pairs): waiting += pairs.flatMap { [$0.key, $0.value] }
      default: break
      }
      guard left > waiting.count else { return false }
    }
    return true
  }

  /// Whether a format that can hold the value gives it back as it is.
  func isExact(in format: PropertyListFormat) -> Bool {
    switch format {
    case .json: return true
    case .binary, .xml: break
    case .openStep, .gnustep, .strings: return false
    }
    var waiting = [self]
    while let value = waiting.popLast() {
      switch value {
      case .date(let date): if !date.isWholeSecond || !date.fits(format) { return false }
      case .uid: if format == .xml { return false }
      case .array(let items), .set(let items): waiting += items
      case .dictionary(let dictionary):
        // It stands for a UID, which binary files have.
        if dictionary.entries.first?.key == "CF$UID" { return false }
        waiting += dictionary.entries.map(\.value)
      case .pairs(let pairs): waiting += pairs.flatMap { [$0.key, $0.value] }
      default: break
      }
    }
    return true
  }

  /// Whether two values are the same, nan included.
  ///
  /// - Parameter inOrder: Whether the keys of dictionaries have to be in the same order. As the system writes
  ///   them they are sorted, and zero has lost its sign.
  func isSame(as other: PropertyListValue, inOrder: Bool) -> Bool {
    switch (self, other) {
    case (.real(let left), .real(let right)):
      return left.bitPattern == right.bitPattern || (left.isNaN && right.isNaN)
        || (!inOrder && left == 0 && right == 0)
    case (.date(let left), .date(let right)):
      return left == right || (left.secondsSinceReference.isNaN && right.secondsSinceReference.isNaN)
    case (.string(let left), .string(let right)): return left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)), (.set(let left), .set(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1, inOrder: inOrder) }
    case (.pairs(let left), .pairs(let right)):
      return left.count == right.count
        && zip(left, right).allSatisfy {
          $0.key.isSame(as: $1.key, inOrder: inOrder) && $0.value.isSame(as: $1.value, inOrder: inOrder)
        }
    case (.dictionary(let left), .dictionary(let right)):
      let left = inOrder ? left : left.sortedByKey()
      let right = inOrder ? right : right.sortedByKey()
      return left.count == right.count
        && zip(left.entries, right.entries).allSatisfy {
          $0.key.utf8.elementsEqual($1.key.utf8) && $0.value.isSame(as: $1.value, inOrder: inOrder)
        }
    default: return self == other
    }
  }
}

extension PropertyListDate {
  /// Whether a format has a form for every second of the date.
  fileprivate func fits(_ format: PropertyListFormat) -> Bool {
    guard let seconds = wholeSeconds else { return false }
    // Years of five digits and years before the first are not read back by XML; binary files hold numbers
    // with 53 bits.
    return format == .binary
      ? seconds.magnitude < 1 << 53 : seconds > -63_113_904_000 && seconds < 252_423_993_600
  }
}
