public import SourceText

/// The sizes of the images in a file, as its header says them; no image is decoded.
public struct ImageSizes: Sendable, Hashable {
  /// The width and the height of an image.
  public struct Size: Sendable, Hashable {
    /// How many pixels are beside each other.
    public let width: Int
    /// How many pixels are above each other.
    public let height: Int

    /// Creates a size.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// A format that is understood.
  public enum Format: Sendable, Hashable {
    /// One image (Portable Network Graphics), also in the form that builds for iPhone make of it.
    case png
    /// An icon of the Mac, with images in several sizes.
    case icns
  }

  /// The format.
  public let format: Format
  /// The sizes, in the order of the file.
  public let sizes: [Size]

  /// Reads the header of a file.
  ///
  /// - Returns: Nil if the file is of no format that is understood, or its header is damaged.
  public init?(reading bytes: SourceBytes) {
    if let size = Self.pngSize(bytes) {
      (format, sizes) = (.png, [size])
    } else if let sizes = Self.iconSizes(bytes) {
      (format, self.sizes) = (.icns, sizes)
    } else {
      return nil
    }
  }

  private static func pngSize(_ bytes: SourceBytes) -> Size? {
    guard bytes.holds([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], at: 0) else { return nil }
    // Builds for iPhone put a chunk of their own in front of the header.
    let start = bytes.holds(Array("CgBI".utf8), at: 12) ? 24 : 8
    guard bytes.holds(Array("IHDR".utf8), at: start + 4), let width = bytes.bigEndian(at: start + 8),
      let height = bytes.bigEndian(at: start + 12)
    else { return nil }
    return Size(width: width, height: height)
  }

  private static func iconSizes(_ bytes: SourceBytes) -> [Size]? {
    guard bytes.holds(Array("icns".utf8), at: 0), let end = bytes.bigEndian(at: 4) else { return nil }
    var sizes: [Size] = []
    var offset = 8
    while offset + 8 <= min(end, bytes.count), let length = bytes.bigEndian(at: offset + 4), length >= 8 {
      let type = String(decoding: bytes[ByteRange(start: offset, count: 4)].array, as: UTF8.self)
      if let side = side(ofElement: type) {
        let size = Size(width: side, height: side)
        if !sizes.contains(size) { sizes.append(size) }
      }
      offset += length
    }
    return sizes
  }

  /// The pixels along a side of the image in an element, nil for elements without an image, such as masks.
  private static func side(ofElement type: String) -> Int? {
    switch type {
    case "ics#", "ics4", "ics8", "is32", "icp4", "ic04": 16
    case "ICON", "ICN#", "icl4", "icl8", "il32", "icp5", "ic05", "ic11": 32
    case "ich#", "ich4", "ich8", "ih32": 48
    case "icp6", "ic12": 64
    case "it32", "ic07": 128
    case "ic08", "ic13": 256
    case "ic09", "ic14": 512
    case "ic10": 1024
    default: nil
    }
  }
}

extension SourceBytes {
  /// Whether certain bytes stand at an offset.
  fileprivate func holds(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard offset + bytes.count <= count else { return false }
    for (index, byte) in bytes.enumerated() where self[offset + index] != byte { return false }
    return true
  }

  /// The 32-bit number at an offset, its most significant byte first.
  fileprivate func bigEndian(at offset: Int) -> Int? {
    guard offset >= 0, offset + 4 <= count else { return nil }
    return (0..<4).reduce(0) { $0 << 8 | Int(self[offset + $1]) }
  }
}
