internal import SourceText

extension DecodedSource {
  /// UTF-8 text in the encoding of the file.
  ///
  /// Of a charset that only the host knows ASCII is written as ASCII, which is right for nearly all of them;
  /// whether it is for this one shows when the result is read again.
  func bytes(of utf8: [UInt8]) throws(UnencodableCharacter) -> [UInt8] {
    if encoding == .utf8 { return utf8 }
    if case .other = encoding, utf8.allSatisfy({ $0 < 0x80 }) { return utf8 }
    return try encoding.encoded(String(decoding: utf8, as: UTF8.self))
  }
}
