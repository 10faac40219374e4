/// Puts binary property lists together from the bytes of their objects, right or wrong, for tests.
struct BinaryFile {
  /// The objects, in order.
  var objects: [[UInt8]]
  /// The number of the root.
  var root = 0
  var referenceSize = 1
  var offsetSize = 1
  /// Offsets to write in place of the right ones, by object.
  var offsets: [Int: Int] = [:]
  var header = Array("bplist00".utf8)

  init(_ objects: [UInt8]..., referenceSize: Int = 1, offsetSize: Int = 1) {
    self.init(objects: objects, referenceSize: referenceSize, offsetSize: offsetSize)
  }

  init(objects: [[UInt8]], referenceSize: Int = 1, offsetSize: Int = 1) {
    self.objects = objects
    self.referenceSize = referenceSize
    self.offsetSize = offsetSize
  }

  /// The file.
  var bytes: [UInt8] {
    var result = header
    var table: [UInt8] = []
    for (number, object) in objects.enumerated() {
      table += Self.number(offsets[number] ?? result.count, size: offsetSize)
      result += object
    }
    let tableOffset = result.count
    result += table + [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    result += Self.number(objects.count, size: 8) + Self.number(root, size: 8)
    return result + Self.number(tableOffset, size: 8)
  }

  /// A number with its highest byte first.
  static func number(_ value: Int, size: Int) -> [UInt8] {
    (0..<size).map { place in
      let shift = 8 * (size - 1 - place)
      return shift < 64 ? UInt8(truncatingIfNeeded: value >> shift) : 0
    }
  }

  /// An ASCII string of fewer than 15 bytes.
  static func string(_ text: String) -> [UInt8] {
    [0x50 | UInt8(text.utf8.count)] + Array(text.utf8)
  }

  /// Arrays in one another around an object that comes last.
  static func nested(_ depth: Int, around object: [UInt8]) -> BinaryFile {
    let arrays = (0..<depth).map { [0xA1] + number($0 + 1, size: 2) }
    return BinaryFile(objects: arrays + [object], referenceSize: 2, offsetSize: 2)
  }
}
