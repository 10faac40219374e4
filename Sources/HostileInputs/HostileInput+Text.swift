extension HostileInput {
  /// Containers in containers, far deeper than any system goes.
  static let nesting: [HostileInput] =
    [(10_000, "1e4"), (100_000, "1e5"), (1_000_000, "1e6")].flatMap { depth, label in
      [
        HostileInput("deep-array-\(label).xml", .malformed) { scale in
          let count = scale.depth(depth)
          return HostileBytes.xml(
            HostileBytes.repeated("<array>", count) + HostileBytes.repeated("</array>", count))
        },
        HostileInput("deep-dict-\(label).xml", .malformed) { scale in
          let count = scale.depth(depth)
          return HostileBytes.xml(
            HostileBytes.repeated("<dict><key>k</key>", count) + "<true/>".utf8
              + HostileBytes.repeated("</dict>", count))
        },
        HostileInput("deep-array-\(label).openstep", .malformed) { scale in
          HostileBytes.repeated("(", scale.depth(depth)) + HostileBytes.repeated(")", scale.depth(depth))
        },
        HostileInput("deep-array-\(label).json", .malformed) { scale in
          HostileBytes.repeated("[", scale.depth(depth)) + HostileBytes.repeated("]", scale.depth(depth))
        },
      ]
    } + [
      HostileInput("unclosed-array.xml", .malformed) { scale in
        HostileBytes.xml(HostileBytes.repeated("<array>", scale.depth(1_000_000)), isClosed: false)
      },
      HostileInput("deep-dict.openstep", .malformed) { scale in
        HostileBytes.repeated("{a=", scale.depth(1_000_000))
          + HostileBytes.repeated(";}", scale.depth(1_000_000))
      },
      HostileInput("deep-dict.json", .malformed) { scale in
        HostileBytes.repeated("{\"a\":", scale.depth(1_000_000))
      },
      HostileInput("deep-wrapper.json", .malformed) { scale in
        HostileBytes.repeated("{\"$set\":[", scale.depth(1_000_000))
      },
      HostileInput("nested-plists.xml", .malformed) { scale in
        HostileBytes.repeated("<plist>", scale.depth(1_000_000))
      },
      // As deep as allowed, and wide at the bottom: indentation makes the most of it.
      HostileInput("wide-at-the-bottom.json", .read) { scale in
        HostileBytes.repeated("[", 500) + "1".utf8 + HostileBytes.repeated(",1", scale(30_000))
          + HostileBytes.repeated("]", 500)
      },
    ]

  /// Dictionaries that make a table slow, and checks of keys with it.
  static let dictionaries: [HostileInput] = [
    HostileInput("dict-million.xml", .read) { scale in
      HostileBytes.xmlDictionary(scale(1_000_000)) { number in
        "<key>AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\(number)</key><true/>"
      }
    },
    HostileInput("dict-one-key.xml", .read) { scale in
      HostileBytes.xmlDictionary(scale(1_000_000)) { _ in "<key>same</key><true/>" }
    },
    // A hash that looks at the ends of a text only finds them all the same.
    HostileInput("dict-same-ends.xml", .read) { scale in
      HostileBytes.xmlDictionary(scale(200_000)) { number in
        "<key>\(String(repeating: "A", count: 40))\(number)\(String(repeating: "B", count: 40))</key><true/>"
      }
    },
    // All have the hash by which keys are told apart.
    HostileInput("dict-one-hash.xml", .read) { scale in
      HostileBytes.xml(
        "<dict>".utf8
          + HostileBytes.keysOfOneHash(scale(20_000)).flatMap { "<key>".utf8 + $0 + "</key><true/>".utf8 }
          + "</dict>".utf8)
    },
    HostileInput("keys-nearly-known.xml", .read) { scale in
      HostileBytes.xmlDictionary(scale(100_000)) { number in
        "<key>NSCamraUsageDescription\(number.suffix(1))</key><string/><key>UIApp\(number)</key><true/>"
      }
    },
    HostileInput("keys-unknown.xml", .read) { scale in
      HostileBytes.xmlDictionary(scale(100_000)) { number in
        "<key>CFBundle\(number.reversed().map { String($0) }.joined())Key</key><integer>1</integer>"
      }
    },
    HostileInput("keys-with-suffixes.xml", .read) { scale in
      HostileBytes.xmlDictionary(scale(50_000)) { number in
        "<key>UIAppFonts-x\(number)~ipad~iphone-macos~\(number)</key><array/>"
      }
    },
    HostileInput("document-types.xml", .read) { scale in
      HostileBytes.xml(
        "<dict><key>CFBundleDocumentTypes</key><array>".utf8
          + HostileBytes.repeated(
            "<dict><key>CFBundleTypeRole</key><integer>1</integer><key>lsitemcontenttypes</key><true/></dict>",
            scale(50_000)) + "</array></dict>".utf8)
    },
    HostileInput("huge-key.xml", .read) { scale in
      HostileBytes.xml(
        "<dict><key>".utf8 + HostileBytes.repeated("CFBundleName~", scale(1_000_000))
          + "</key><true/></dict>".utf8)
    },
    HostileInput("keys-of-control-characters.xml", .read) { scale in
      HostileBytes.xmlDictionary(scale(50_000)) { number in
        "<key>\u{202E}\u{200B}\u{7F}\u{9B}31m\(number)</key><string>\u{2028}\u{2066}\u{FEFF}</string>"
      }
    },
    HostileInput("pairs-million.strings", .read, format: "strings") { scale in
      HostileBytes.numbered(scale(300_000)) { number in "\"key \(number)\" = \"value\";\n" }
    },
  ]

  /// Entities and references, in which XML is rich and property lists are not.
  static let entities: [HostileInput] = [
    HostileInput("billion-laughs.xml", .malformed) { _ in
      let entities = (1..<10).map { level in
        "<!ENTITY l\(level) \"\(String(repeating: "&l\(level - 1);", count: 10))\">"
      }
      return HostileBytes.xml(
        "<string>&l9;</string>", subset: " [<!ENTITY l0 \"lol\">\(entities.joined())]")
    },
    HostileInput("quadratic-entity.xml", .malformed) { scale in
      HostileBytes.xml(
        "<string>".utf8 + HostileBytes.repeated("&a;", scale(20_000)) + "</string>".utf8,
        subset: " [<!ENTITY a \"\(String(repeating: "a", count: 100_000))\">]")
    },
    HostileInput("external-entity.xml", .malformed) { _ in
      HostileBytes.xml("<string>&x;</string>", subset: " [<!ENTITY x SYSTEM \"file:///etc/hostname\">]")
    },
    HostileInput("ampersands.xml", .read) { scale in HostileBytes.xmlString("&amp;", scale(5_000_000)) },
    HostileInput("bare-ampersands.xml", .malformed) { scale in
      HostileBytes.xmlString("&", scale(5_000_000))
    },
    HostileInput("null-references.xml", .read) { scale in HostileBytes.xmlString("&#0;", scale(1_000_000)) },
    HostileInput("endless-reference.xml", .malformed) { scale in
      HostileBytes.xml("<string>&#".utf8 + HostileBytes.repeated("0", scale(10_000_000)))
    },
  ]

  /// Long texts, and markup in them.
  static let texts: [HostileInput] = [
    HostileInput("unterminated-string.xml", .malformed) { scale in
      HostileBytes.xmlString("a", scale(50_000_000), isClosed: false)
    },
    HostileInput("data-with-spaces.xml", .read) { scale in
      HostileBytes.xml("<data>".utf8 + HostileBytes.repeated("A AAA\n\t", scale(2_000_000)) + "</data>".utf8)
    },
    HostileInput("sections.xml", .read) { scale in
      HostileBytes.xmlString("<![CDATA[]]>", scale(1_000_000))
    },
    HostileInput("unclosed-sections.xml", .malformed) { scale in
      HostileBytes.xmlString("<![CDATA[", scale(1_000_000))
    },
    HostileInput("unclosed-comments-in-text.xml", .malformed) { scale in
      HostileBytes.xmlString("<!--", scale(2_000_000))
    },
    HostileInput("foreign-tags-in-text.xml", .malformed) { scale in
      HostileBytes.xmlString("<x></y>", scale(1_000_000))
    },
    HostileInput("unknown-elements.xml", .malformed) { scale in
      HostileBytes.xml("<array>".utf8 + HostileBytes.numbered(scale(1_000_000)) { "<x\($0)>" })
    },
    HostileInput("huge-attribute.xml", .read) { scale in
      HostileBytes.xml(
        "<string a=\"".utf8 + HostileBytes.repeated("/=' ", scale(3_000_000)) + "\">x</string>".utf8)
    },
    HostileInput("stray-text.xml", .malformed) { scale in
      HostileBytes.xml("<array>".utf8 + HostileBytes.repeated("x<true/>", scale(1_000_000)))
    },
    // Errors far to the right on a single line: each place is a walk along it for a careless reporter.
    HostileInput("one-long-line.xml", .malformed) { scale in
      HostileBytes.xml(
        "<array><string>".utf8 + HostileBytes.repeated("é\u{301}", scale(5_000_000)) + "</string>".utf8
          + HostileBytes.repeated("<real>x</real>", 200))
    },
    HostileInput("many-short-lines.xml", .malformed) { scale in
      HostileBytes.xml("<array>".utf8 + HostileBytes.repeated("\r\n", scale(10_000_000)) + "<real/>".utf8)
    },
    HostileInput("keys-without-values.xml", .malformed) { scale in
      HostileBytes.xml("<dict>".utf8 + HostileBytes.repeated("<key>a</key></dict><dict>", scale(500_000)))
    },
  ]

  /// Numbers that a careless reader works out digit by digit.
  static let numbers: [HostileInput] = [
    HostileInput("huge-integer.xml", .malformed) { scale in
      HostileBytes.xml(
        "<integer>".utf8 + HostileBytes.repeated("9", scale(1_000_000)) + "</integer>".utf8)
    },
    HostileInput("huge-real.xml", .read) { scale in
      HostileBytes.xml(
        "<real>0.".utf8 + HostileBytes.repeated("0", scale(1_000_000))
          + HostileBytes.repeated("123456789", scale(500_000)) + "e1000000</real>".utf8)
    },
    // Halfway between two numbers, so that every digit counts.
    HostileInput("halfway-reals.xml", .read) { scale in
      HostileBytes.xml(
        "<array>".utf8
          + HostileBytes.repeated(
            "<real>9007199254740993.\(String(repeating: "0", count: 760))1</real>"
              + "<real>2.4703282292062327208\(String(repeating: "5", count: 740))e-324</real>",
            scale(5_000)) + "</array>".utf8)
    },
    HostileInput("huge-integer.json", .read) { scale in
      HostileBytes.repeated("9", scale(1_000_000)) + "e-999999".utf8
    },
    HostileInput("huge-exponent.json", .read) { scale in
      "[1e".utf8 + HostileBytes.repeated("9", scale(1_000_000)) + "]".utf8
    },
    HostileInput("dates.xml", .read) { scale in
      HostileBytes.xml(
        "<array>".utf8 + HostileBytes.repeated("<date>9999-99-99T99:99:99Z</date>", scale(200_000))
          + "</array>".utf8)
    },
    HostileInput("uid-dictionaries.xml", .read) { scale in
      HostileBytes.xml(
        "<array>".utf8
          + HostileBytes.repeated("<dict><key>CF$UID</key><integer>1</integer></dict>", scale(100_000))
          + "</array>".utf8)
    },
  ]

  /// Comments, and what they can say to a check.
  static let comments: [HostileInput] = [
    HostileInput("dashes-in-comment.xml", .read) { scale in
      HostileBytes.xml(
        "<!--".utf8 + HostileBytes.repeated("- ", scale(5_000_000)) + "--><true/>".utf8)
    },
    HostileInput("comments.xml", .read) { scale in
      HostileBytes.xml(HostileBytes.repeated("<!---->", scale(1_000_000)) + "<true/>".utf8)
    },
    HostileInput("suppressions.xml", .read) { scale in
      HostileBytes.xmlDictionary(scale(100_000)) { number in
        "<!-- infoplist:ignore unknown-key --><key>Key\(number)</key><true/>"
      }
    },
    HostileInput("suppressions-of-nothing.xml", .read) { scale in
      HostileBytes.xml(
        "<dict>".utf8 + HostileBytes.repeated("<!-- infoplist:ignore wrong-type -->", scale(200_000))
          + "</dict>".utf8)
    },
    HostileInput("suppression-of-unknown-rules.xml", .read) { scale in
      HostileBytes.xml(
        "<!-- infoplist:ignore ".utf8 + HostileBytes.numbered(scale(200_000)) { "rule-\($0)," }
          + " --><dict/>".utf8)
    },
    HostileInput("unclosed-suppressions.xml", .malformed) { scale in
      HostileBytes.xml("<dict>".utf8 + HostileBytes.repeated("<!-- infoplist:ignore x ", scale(500_000)))
    },
    HostileInput("suppressions-in-blanks.openstep", .read) { scale in
      "{".utf8 + HostileBytes.repeated("/*    \n    infoplist:ignore unknown-key */", scale(200_000))
        + "a=b;}".utf8
    },
    HostileInput("nested-suppressions.xml", .read) { scale in
      HostileBytes.xml(
        HostileBytes.repeated("<dict><!-- infoplist:ignore duplicate-key --><key>a</key>", 500)
          + "<array>".utf8 + HostileBytes.repeated("<true/>", scale(30_000)) + "</array>".utf8
          + HostileBytes.repeated("</dict>", 500))
    },
  ]
}
