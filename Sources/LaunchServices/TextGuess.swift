import SourceText

internal import UniformTypes

/// The script and the language that a text seems to be in.
struct TextGuess {
  /// The script of most letters, as four letters; nil for a text without letters.
  let script: String?
  /// The language, nil if nothing speaks for one.
  let language: String?

  init(_ text: String) {
    var counts: [(script: String, count: Int)] = []
    for scalar in text.unicodeScalars {
      guard let script = Self.script(of: scalar.value) else { continue }
      if let index = counts.firstIndex(where: { $0.script == script }) {
        counts[index].count += 1
      } else {
        counts.append((script, 1))
      }
    }
    // Japanese is written with Chinese characters and its own.
    if let japanese = counts.firstIndex(where: { $0.script == "Jpan" }),
      let chinese = counts.firstIndex(where: { $0.script == "Hani" })
    {
      counts[japanese].count += counts[chinese].count
      counts.remove(at: chinese)
    }
    var best: (script: String, count: Int)?
    for entry in counts where entry.count > (best?.count ?? 0) { best = entry }
    script = best?.script
    language = best.flatMap { $0.script == "Latn" ? Self.latinLanguage(text) : Self.languages[$0.script] }
  }

  private static let languages = [
    "Cyrl": "ru", "Grek": "el", "Hebr": "he", "Arab": "ar", "Hang": "ko", "Jpan": "ja", "Hani": "zh",
    "Thai": "th",
    "Deva": "hi",
  ]

  private static func script(of value: UInt32) -> String? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: "Latn"
    case 0x370...0x3FF, 0x1F00...0x1FFF: "Grek"
    case 0x400...0x52F: "Cyrl"
    case 0x590...0x5FF: "Hebr"
    case 0x600...0x6FF, 0x750...0x77F: "Arab"
    case 0x900...0x97F: "Deva"
    case 0xE00...0xE7F: "Thai"
    case 0x3040...0x30FF: "Jpan"
    case 0x1100...0x11FF, 0xAC00...0xD7AF: "Hang"
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x2FA1F: "Hani"
    default: nil
    }
  }

  /// Words in small letters: what stands between spaces and marks.
  static func words(of text: String) -> [String] {
    text.utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "'"), UInt8(ascii: "-"), 0x80...:
        false
      default: true
      }
    }.map { String(decoding: $0, as: UTF8.self).asciiLowercased }
  }

  /// Frequent words and parts of words; a hyphen shows on which side the word goes on.
  private static let marks: [(language: String, marks: StaticString)] = [
    (
      "en",
      """
      the of and to in is you that it for on are as with his they at be this have from or had by word but not what all were \
      we when your can said there use an each which she do how their if will up other about out many then them these so some \
      her would make like him into time has look two more write go see number no way could people my than first been call who \
      its now find long down day did get come made may part one three four five hello world good english text small words \
      -ing -tion -ght -th th- wh- -ed -ly ough ee oo -ck sh
      """
    ),
    (
      "de",
      """
      der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie \
      nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein \
      wurde sei ich wir ihr mein dein kein guten tag hallo welt eins zwei drei vier deutsch deutsche wörter drei morgen danke \
      -ung -keit -heit -lich -isch sch ä ö ü ß ei ie pf tz ch
      """
    ),
    (
      "fr",
      """
      le la les de des du un une et est en que qui dans pour pas sur plus par avec ce il elle sont au aux se ne nous vous je \
      mais ou son sa ses cette être fait bonjour monde trois mots deux français l' d' c' j' qu' n' -ment -eux -oir -ais é è ê \
      ç à ù œ eau
      """
    ),
    (
      "es",
      """
      el la los las de del y en que un una es por con para no se su al lo como más pero sus le ya este sí porque esta hola \
      mundo tres palabras dos español -ción -dad -mente ñ ¿ ¡ á í ó ú ll
      """
    ),
    (
      "it",
      """
      il lo la gli le di del della e in che un una è per con non si sono da al dei nel più come ma anche ciao mondo tre parole \
      due italiano sopra sotto molto -zione -one -mente -are -ere gli cch zz ò ì
      """
    ),
    (
      "pt",
      """
      o os as de do da e em que um uma é por com para não se no na dos mais como mas foi ao ele das tem olá mundo três duas \
      português -ção -ões -mente ã õ nh lh
      """
    ),
    (
      "nl",
      """
      de het een van en in is dat op te zijn met voor niet aan er om ook als dan maar bij uit nog wordt naar heeft hallo \
      wereld drie woorden nederlands -lijk -heid ij aa oe uu
      """
    ),
    (
      "sv",
      "och i att det som en på är av för med till den har de inte om ett jag var hej världen tre ord å ä ö -ning"
    ),
    (
      "da",
      "og i at det som en på er af for med til den har de ikke om et jeg var hej verden tre ord å æ ø -ning"
    ),
    (
      "pl",
      "i w na z do się nie to że jest o jak po co tak za od przez dla witaj świat trzy słowa ł ą ę ś ż ź ć ń sz cz rz"
    ),
  ]

  private static func latinLanguage(_ text: String) -> String? {
    let words = words(of: text)
    var best: (language: String, score: Int)?
    for (language, marks) in marks {
      let bytes = marks.withUTF8Buffer { unsafe Array($0) }
      var score = 0
      for mark in bytes.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
        for word in words { score += Self.score(word, Array(mark)) }
      }
      if score > (best?.score ?? 0) { best = (language, score) }
    }
    return best?.language
  }

  private static func score(_ word: String, _ mark: [UInt8]) -> Int {
    let hyphen = UInt8(ascii: "-")
    if word.utf8.elementsEqual(mark) { return 4 }
    if mark.first == hyphen {
      return word.utf8.count > mark.count && word.utf8.suffix(mark.count - 1).elementsEqual(mark.dropFirst())
        ? 2 : 0
    }
    if mark.last == hyphen { return word.utf8.starts(with: mark.dropLast()) ? 1 : 0 }
    // Letters and pairs of letters; whole words of few letters are not looked for inside others.
    guard mark.count == 2, mark[0] >= 0x80 || isPair(mark) else { return 0 }
    let bytes = Array(word.utf8)
    guard bytes.count > mark.count else { return 0 }
    for start in 0...(bytes.count - mark.count) where bytes[start..<start + mark.count].elementsEqual(mark) {
      return mark[0] >= 0x80 ? 3 : 1
    }
    return 0
  }

  private static let pairs = [
    "ee", "oo", "sh", "ei", "ie", "pf", "tz", "ch", "ll", "zz", "nh", "lh", "ij", "aa", "oe", "uu", "sz",
    "cz", "rz",
  ]

  private static func isPair(_ mark: [UInt8]) -> Bool { pairs.contains { $0.utf8.elementsEqual(mark) } }
}
