/// A word of the user's, safe to show: control characters as `\xNN`.
func visible(_ word: String) -> String {
  guard word.unicodeScalars.contains(where: isControl) else { return word }
  var text = ""
  for scalar in word.unicodeScalars {
    if isControl(scalar) {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      text += (digits.utf8.count == 1 ? "\\x0" : "\\x") + digits
    } else {
      text.unicodeScalars.append(scalar)
    }
  }
  return text
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
}

/// A text's first sentence, without what follows.
func firstSentence(_ text: String) -> String {
  var previous: Character = " "
  for index in text.indices {
    if previous == "." && text[index] == " " { return String(text[..<index]) }
    previous = text[index]
  }
  return text
}

/// A sentence as the end of another one: `A file.` becomes `a file.`, but `ITMS codes.` stays.
func lowercasedFirst(_ sentence: String) -> String {
  guard let first = sentence.first else { return sentence }
  let rest = sentence.dropFirst()
  if let second = rest.first, second.isUppercase || second.isNumber { return sentence }
  return first.lowercased() + rest
}
