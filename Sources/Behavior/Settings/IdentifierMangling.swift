import SourceText

/// Making identifiers of names, as operators of references do.
public enum IdentifierMangling {
  /// A name for C: letters and digits of ASCII and underscores, no digit in front.
  ///
  /// The text is gone through by character as Swift has it. A letter with a mark for which there is no character of
  /// its own counts as its letter and stays, a quirk of builds that is kept.
  public static func cIdentifier(_ name: String) -> String { mangled(name, replacement: "_") }

  /// A name for hosts and identifiers: letters and digits of ASCII and hyphens, no digit in front (RFC 1034).
  public static func hostName(_ name: String) -> String { mangled(name, replacement: "-") }

  /// A bundle identifier: letters and digits of ASCII, hyphens and periods.
  public static func bundleIdentifier(_ name: String) -> String {
    var result = ""
    for character in name {
      let stays = isLetter(character) || isDigit(character) || character == "-" || character == "."
      result.append(stays ? character : "-")
    }
    return result
  }

  private static func mangled(_ name: String, replacement: Character) -> String {
    var result = ""
    for character in name {
      let stays = isLetter(character) || character == replacement || isDigit(character) && !result.isEmpty
      result.append(stays ? character : replacement)
    }
    return result
  }

  private static func isLetter(_ character: Character) -> Bool {
    "a"..."z" ~= character || "A"..."Z" ~= character
  }

  private static func isDigit(_ character: Character) -> Bool { "0"..."9" ~= character }

  /// A name for C99 and later: also letters and digits of other scripts, as far as Annex D of the standard lists
  /// them, no digit in front.
  public static func extendedIdentifier(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    for character in name {
      for scalar in ComposedScalars(character) {
        let isLetter = isASCIILetter(scalar) || ExtendedIdentifierTable.letters.contains(scalar)
        let isDigit = "0"..."9" ~= scalar || ExtendedIdentifierTable.digits.contains(scalar)
        result.append(isLetter || isDigit && !result.isEmpty ? scalar : "_")
      }
    }
    return String(result)
  }

  private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    "a"..."z" ~= scalar || "A"..."Z" ~= scalar || scalar == "_"
  }
}

/// The scalars of a character, letters and their marks put together where one scalar stands for both.
private struct ComposedScalars: Sequence {
  private let scalars: [Unicode.Scalar]

  init(_ character: Character) {
    let given = Array(character.unicodeScalars)
    guard given.count > 1 else {
      scalars = given
      return
    }
    var composed: [Unicode.Scalar] = []
    for (index, scalar) in given.enumerated() {
      guard let starter = composed.first else {
        composed.append(scalar)
        continue
      }
      var pair = String.UnicodeScalarView([starter])
      pair.append(scalar)
      // Only what leaves the character the same is put together: a mark may stand in the way of another.
      if let whole = ExtendedIdentifierTable.composed[String(pair)],
        Self.text([whole] + composed.dropFirst() + given[(index + 1)...]) == String(character)
      {
        composed[0] = whole
      } else {
        composed.append(scalar)
      }
    }
    scalars = composed
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  func makeIterator() -> IndexingIterator<[Unicode.Scalar]> { scalars.makeIterator() }
}
