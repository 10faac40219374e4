/// The character encoding of NeXTSTEP, in which octal escapes are written (F66).
enum NextStepEncoding {
  /// The characters of the bytes from 0x80 on, as UTF-8; the last two bytes stand for none.
  private static let upperHalf: StaticString = """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞ\u{B5}×÷\
    ©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿\
    ¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêë\
    ìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ
    """

  /// The UTF-16 units of the bytes from 0x80 on.
  private static let units: [UInt16] = upperHalf.withUTF8Buffer {
    unsafe Array(String(decoding: $0, as: UTF8.self).utf16)
  }

  /// The UTF-16 unit a byte stands for; U+0000 for the two bytes that stand for none.
  static func unit(of byte: UInt8) -> UInt16 {
    guard byte >= 0x80 else { return UInt16(byte) }
    let index = Int(byte - 0x80)
    return index < units.count ? units[index] : 0
  }
}
