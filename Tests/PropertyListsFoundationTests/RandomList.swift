/// Random property lists as XML, made of what the sample types look for.
struct RandomList {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x2545_F491_4F6C_DD1D | 1 }

  private mutating func number(below limit: Int) -> Int {
    // xorshift: plain, and the same in every run.
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  /// A file's root.
  mutating func next() -> String { value(depth: 3) }

  private mutating func value(depth: Int) -> String {
    switch number(below: depth == 0 ? 8 : 14) {
    case 0:
      return "<string>\(["", "a", "first", "5", "$null", "x &lt; y", "é", "$nil"][number(below: 8)])</string>"
    case 1, 2: return "<integer>\(number(below: 400) - 60)</integer>"
    case 3:
      return
        "<integer>\(["9223372036854775807", "18446744073709551615", "-70000"][number(below: 3)])</integer>"
    case 4: return "<real>\(["1", "1.5", "-2", "0.1", "1e40", "70000"][number(below: 6)])</real>"
    case 5: return number(below: 2) == 0 ? "<true/>" : "<false/>"
    case 6: return "<date>\(1990 + number(below: 50))-0\(1 + number(below: 9))-10T11:12:13Z</date>"
    case 7: return "<data>\(["", "AQ==", "AQID"][number(below: 3)])</data>"
    case 8, 9, 10:
      let isUniform = number(below: 2) == 0
      let first = value(depth: depth - 1)
      var items = ""
      for _ in 0..<number(below: 4) { items += isUniform ? first : value(depth: depth - 1) }
      return "<array>\(items)</array>"
    default:
      let names = [
        "a", "first", "1", "text", "flag", "int", "int8", "uint", "float", "double", "date", "data", "nested",
        "number", "name", "list", "dictionary", "pair", "left", "_0", "nothing", "super", "relative",
      ]
      var entries = ""
      var used: Set<String> = []
      for _ in 0..<number(below: 12) {
        let name = names[number(below: names.count)]
        guard used.insert(name).inserted else { continue }
        entries += "<key>\(name)</key>\(value(depth: depth - 1))"
      }
      return "<dict>\(entries)</dict>"
    }
  }
}
