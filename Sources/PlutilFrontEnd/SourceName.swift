internal import FileSystem

/// How generated source names the file it is from.
struct SourceName {
  /// The name of the file.
  let file: String
  /// The name of the constant: that of the file without extension, with `_` for what no name can hold.
  let identifier: String

  init(_ path: String) {
    file = String(
      decoding: FilePath.lastComponent(of: path).utf8.map { $0 < 0x20 ? UInt8(ascii: "?") : $0 },
      as: UTF8.self)
    var name: [UInt8] = []
    for byte in FilePath.stem(of: file).utf8 {
      let isLetter = byte >= 0x80 || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      if isDigit && name.isEmpty { name.append(UInt8(ascii: "_")) }
      name.append(isLetter || isDigit ? byte : UInt8(ascii: "_"))
    }
    identifier = name.isEmpty ? "_" : String(decoding: name, as: UTF8.self)
  }
}
