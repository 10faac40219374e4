/// A binary property list put together from the bytes of its objects, right or wrong.
struct HostileBinary {
  /// The objects, in order.
  var objects: [[UInt8]]
  /// The number of the root.
  var root = 0
  var referenceSize = 1
  var offsetSize: Int?
  /// What to say in place of the number of objects.
  var count: UInt64?
  /// What to say in place of the place of the table.
  var table: UInt64?
  /// The offset of each object, if not where it stands.
  var offset: ((_ object: Int) -> Int)?

  init(_ objects: [[UInt8]], referenceSize: Int = 1) {
    self.objects = objects
    self.referenceSize = referenceSize
  }

  /// The file.
  var bytes: [UInt8] {
    var file = Array("bplist00".utf8)
    var offsets: [Int] = []
    for (number, object) in objects.enumerated() {
      offsets.append(offset?(number) ?? file.count)
      file += object
    }
    let tableOffset = file.count
    let size = offsetSize ?? (tableOffset < 1 << 8 ? 1 : tableOffset < 1 << 16 ? 2 : 4)
    for offset in offsets { file += Self.number(UInt64(offset), size) }
    file += [0, 0, 0, 0, 0, 0, UInt8(size), UInt8(referenceSize)]
    file += Self.number(count ?? UInt64(objects.count), 8)
    file += Self.number(UInt64(root), 8)
    return file + Self.number(table ?? UInt64(tableOffset), 8)
  }

  /// A number, its highest byte first.
  static func number(_ value: UInt64, _ size: Int) -> [UInt8] {
    (0..<size).map { place in
      let shift = 8 * (size - 1 - place)
      return shift < 64 ? UInt8(truncatingIfNeeded: value >> UInt64(shift)) : 0
    }
  }

  /// The beginning of an object whose count follows.
  static func start(_ marker: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [marker | UInt8(count)] : [marker | 15, 0x12] + number(UInt64(count), 4)
  }

  /// An array or set of objects.
  static func array(_ items: [Int], _ referenceSize: Int, marker: UInt8 = 0xA0) -> [UInt8] {
    start(marker, items.count) + items.flatMap { number(UInt64($0), referenceSize) }
  }

  /// A dictionary of objects.
  static func dictionary(_ keys: [Int], _ values: [Int], _ referenceSize: Int) -> [UInt8] {
    start(0xD0, keys.count) + (keys + values).flatMap { number(UInt64($0), referenceSize) }
  }

  /// A text of ASCII.
  static func text(_ bytes: [UInt8]) -> [UInt8] { start(0x50, bytes.count) + bytes }
}
