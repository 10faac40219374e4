public import SourceText

extension CharsetConverter {
  /// Converts a whole file, with the way back to its bytes.
  ///
  /// - Returns: `nil` if the host does not know the charset, or the bytes are none of its text.
  @Sendable
  public static func decodedSource(charset: String, _ file: SourceBytes) -> DecodedSource? {
    do throws(CharsetError) {
      let converted = try decode(charset: charset, file.array)
      return DecodedSource(
        file: file, encoding: .other(charset), converted: converted.utf8,
        anchors: converted.anchors.map { DecodedSource.Anchor(text: $0.utf8Offset, file: $0.sourceOffset) })
    } catch {
      return nil
    }
  }
}
