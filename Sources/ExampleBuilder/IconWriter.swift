/// Writes an icon file that shows a disc in one color.
///
/// The file is in the oldest form that is still read: for each size the three color planes, compressed by run
/// length, and a mask that says how opaque each pixel is.
enum IconWriter {
  /// The bytes of an icon file (`.icns`) with a disc of 16 and of 32 pixels.
  ///
  /// - Parameter color: How much red, green and blue the disc has.
  static func icon(color: (red: UInt8, green: UInt8, blue: UInt8)) -> [UInt8] {
    var elements: [UInt8] = []
    for (planes, mask, size) in [("is32", "s8mk", 16), ("il32", "l8mk", 32)] {
      elements += element(
        planes, [color.red, color.green, color.blue].flatMap { plane($0, count: size * size) })
      elements += element(mask, disc(size: size))
    }
    return element("icns", elements)
  }

  /// A four-letter type, the number of bytes including these eight, and the contents.
  private static func element(_ type: String, _ contents: [UInt8]) -> [UInt8] {
    let size = UInt32(8 + contents.count)
    return Array(type.utf8)
      + stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: size >> $0) }
      + contents
  }

  /// A plane in which all pixels are equal, as runs of 128.
  private static func plane(_ value: UInt8, count: Int) -> [UInt8] {
    let run: [UInt8] = [128 + 125, value]  // a run of n pixels is announced by n + 125
    return (0..<(count / 128)).flatMap { _ in run }
  }

  /// A mask that is opaque inside a circle.
  private static func disc(size: Int) -> [UInt8] {
    // In half pixels, so that the middle of a pixel and of the image are whole numbers.
    (0..<(size * size)).map { index in
      let (row, column) = (2 * (index / size) + 1 - size, 2 * (index % size) + 1 - size)
      return row * row + column * column <= size * size ? 255 : 0
    }
  }
}
