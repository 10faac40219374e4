/// The upper halves of the 8-bit encodings that need no converter of the host.
enum SingleByteTables {
  /// Windows-1252, bytes 0x80 to 0x9F; a C1 control stands where nothing is defined.
  static let windows1252: StaticString = """
    \u{20AC}\u{81}\u{201A}\u{192}\u{201E}\u{2026}\u{2020}\u{2021}\u{2C6}\u{2030}\u{160}\u{2039}\u{152}\u{8D}\
    \u{17D}\u{8F}\u{90}\u{2018}\u{2019}\u{201C}\u{201D}\u{2022}\u{2013}\u{2014}\u{2DC}\u{2122}\u{161}\u{203A}\
    \u{153}\u{9D}\u{17E}\u{178}
    """

  /// Mac Roman, bytes 0x80 to 0xFF.
  static let macRoman: StaticString = """
    ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁ\
    ËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
    """

  /// Stands for no scalar.
  static let undefined: UInt32 = 0x11_0000

  /// The scalar for each of the 256 bytes.
  static func scalars(of encoding: TextEncoding) -> [UInt32] {
    var scalars = (0..<256).map { UInt32($0) }
    let upper: StaticString
    switch encoding {
    case .windows1252: upper = windows1252
    case .macRoman: upper = macRoman
    default: return scalars
    }
    let text = upper.withUTF8Buffer { unsafe String(decoding: $0, as: UTF8.self) }
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let isDefined = encoding != .windows1252 || scalar.value > 0x9F
      scalars[0x80 + index] = isDefined ? scalar.value : undefined
    }
    return scalars
  }
}
