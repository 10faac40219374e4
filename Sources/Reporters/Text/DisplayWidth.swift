extension Unicode.Scalar {
  /// How many columns a terminal gives the character behind another one: 0, 1 or 2.
  ///
  /// Terminals differ on joined emoji; this follows those that show them as one picture.
  func displayWidth(after previous: Unicode.Scalar?) -> Int {
    if value < 0x300 { return 1 }
    switch value {
    case 0x1160...0x11FF, 0x200C...0x200D: return 0
    case 0xFE0F: return previous?.becomesWideAsEmoji == true ? 1 : 0
    case 0x1F1E6...0x1F1FF: return 1  // two of these letters make one flag
    case 0x1F3FB...0x1F3FF where previous?.properties.isEmojiModifierBase == true: return 0
    default: break
    }
    if previous?.value == 0x200D, properties.isEmoji { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return isEastAsianWide || properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// Whether the emoji variant of the character is wider than the character alone.
  private var becomesWideAsEmoji: Bool {
    properties.isEmoji && !properties.isEmojiPresentation && !isEastAsianWide
  }

  /// Whether the character fills a square in East Asian text.
  private var isEastAsianWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
