import Testing

@testable import KeyCatalog

/// Records with one demand each, as a demand and as advice.
enum DemandRecords {
  static let records = RecordSource(
    document: .infoPlist,
    text: #"""
      Pattern1Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error pattern "^[a-z]+$" -- As told.
        source: 000 Test

      Pattern1Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning pattern "^[a-z]+$" -- As told.
        source: 000 Test

      EachPattern2Must
        books: 2018, current, Cocoa, Test
        type: array
        constraint: error eachPattern "^[a-z]+$" -- As told.
        source: 000 Test

      EachPattern2Should
        books: 2018, current, Cocoa, Test
        type: array
        constraint: warning eachPattern "^[a-z]+$" -- As told.
        source: 000 Test

      KeyPattern3Must
        books: 2018, current, Cocoa, Test
        type: dictionary
        constraint: error keyPattern "^[a-z]+$" -- As told.
        source: 000 Test

      KeyPattern3Should
        books: 2018, current, Cocoa, Test
        type: dictionary
        constraint: warning keyPattern "^[a-z]+$" -- As told.
        source: 000 Test

      Charset4Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error charset "0123" -- As told.
        source: 000 Test

      Charset4Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning charset "0123" -- As told.
        source: 000 Test

      Length5Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error length {"max": 3} -- As told.
        source: 000 Test

      Length5Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning length {"max": 3} -- As told.
        source: 000 Test

      EachLength6Must
        books: 2018, current, Cocoa, Test
        type: array
        constraint: error eachLength {"min": 2} -- As told.
        source: 000 Test

      EachLength6Should
        books: 2018, current, Cocoa, Test
        type: array
        constraint: warning eachLength {"min": 2} -- As told.
        source: 000 Test

      SingleCharacter7Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error singleCharacter 1 -- As told.
        source: 000 Test

      SingleCharacter7Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning singleCharacter 1 -- As told.
        source: 000 Test

      Range8Must
        books: 2018, current, Cocoa, Test
        type: integer
        constraint: error range {"min": 1, "max": 3} -- As told.
        source: 000 Test

      Range8Should
        books: 2018, current, Cocoa, Test
        type: integer
        constraint: warning range {"min": 1, "max": 3} -- As told.
        source: 000 Test

      VersionFormat9Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error versionFormat "^[0-9]+\\.[0-9]+\\.[0-9]+$" -- As told.
        source: 000 Test

      VersionFormat9Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning versionFormat "^[0-9]+\\.[0-9]+\\.[0-9]+$" -- As told.
        source: 000 Test

      NumericString10Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error numericString "^[0-9]+$" -- As told.
        source: 000 Test

      NumericString10Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning numericString "^[0-9]+$" -- As told.
        source: 000 Test

      Equals11Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error equals "6.0" -- As told.
        source: 000 Test

      Equals11Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning equals "6.0" -- As told.
        source: 000 Test

      OneOf12Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error oneOf ["a", "b"] -- As told.
        source: 000 Test

      OneOf12Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning oneOf ["a", "b"] -- As told.
        source: 000 Test

      EachOneOf13Must
        books: 2018, current, Cocoa, Test
        type: array
        constraint: error eachOneOf ["a", "b"] -- As told.
        source: 000 Test

      EachOneOf13Should
        books: 2018, current, Cocoa, Test
        type: array
        constraint: warning eachOneOf ["a", "b"] -- As told.
        source: 000 Test

      KeyOneOf14Must
        books: 2018, current, Cocoa, Test
        type: dictionary
        constraint: error keyOneOf ["a", "b"] -- As told.
        source: 000 Test

      KeyOneOf14Should
        books: 2018, current, Cocoa, Test
        type: dictionary
        constraint: warning keyOneOf ["a", "b"] -- As told.
        source: 000 Test

      KeysAre15Must
        books: 2018, current, Cocoa, Test
        type: dictionary
        constraint: error keysAre ["default"] -- As told.
        source: 000 Test

      KeysAre15Should
        books: 2018, current, Cocoa, Test
        type: dictionary
        constraint: warning keysAre ["default"] -- As told.
        source: 000 Test

      ValueType16Must
        books: 2018, current, Cocoa, Test
        type: dictionary
        constraint: error valueType "string" -- As told.
        source: 000 Test

      ValueType16Should
        books: 2018, current, Cocoa, Test
        type: dictionary
        constraint: warning valueType "string" -- As told.
        source: 000 Test

      NonEmpty17Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error nonEmpty -- As told.
        source: 000 Test

      NonEmpty17Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning nonEmpty -- As told.
        source: 000 Test

      MinItems18Must
        books: 2018, current, Cocoa, Test
        type: array
        constraint: error minItems 1 -- As told.
        source: 000 Test

      MinItems18Should
        books: 2018, current, Cocoa, Test
        type: array
        constraint: warning minItems 1 -- As told.
        source: 000 Test

      MaxLines19Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error maxLines 2 -- As told.
        source: 000 Test

      MaxLines19Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning maxLines 2 -- As told.
        source: 000 Test

      Suffix20Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error suffix {"suffix": ".icns", "optional": false} -- As told.
        source: 000 Test

      Suffix20Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning suffix {"suffix": ".icns", "optional": false} -- As told.
        source: 000 Test

      Suffix21Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error suffix {"suffix": ".icns", "optional": true} -- As told.
        source: 000 Test

      Suffix21Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning suffix {"suffix": ".icns", "optional": true} -- As told.
        source: 000 Test

      NoSuffix22Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error noSuffix [".html", ".htm"] -- As told.
        source: 000 Test

      NoSuffix22Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning noSuffix [".html", ".htm"] -- As told.
        source: 000 Test

      NoExtension23Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error noExtension -- As told.
        source: 000 Test

      NoExtension23Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning noExtension -- As told.
        source: 000 Test

      NoExtensionPreferred24Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error noExtensionPreferred -- As told.
        source: 000 Test

      NoExtensionPreferred24Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning noExtensionPreferred -- As told.
        source: 000 Test

      HasExtension25Must
        books: 2018, current, Cocoa, Test
        type: array
        constraint: error hasExtension -- As told.
        source: 000 Test

      HasExtension25Should
        books: 2018, current, Cocoa, Test
        type: array
        constraint: warning hasExtension -- As told.
        source: 000 Test

      FileFormat26Must
        books: 2018, current, Cocoa, Test
        type: array
        constraint: error fileFormat "png" -- As told.
        source: 000 Test

      FileFormat26Should
        books: 2018, current, Cocoa, Test
        type: array
        constraint: warning fileFormat "png" -- As told.
        source: 000 Test

      RelativePath27Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error relativePath {"base": "Resources"} -- As told.
        source: 000 Test

      RelativePath27Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning relativePath {"base": "Resources"} -- As told.
        source: 000 Test

      RelativePath28Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error relativePath {"base": "Resources"} -- As told.
        source: 000 Test

      RelativePath28Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning relativePath {"base": "Resources"} -- As told.
        source: 000 Test

      ShellPattern29Must
        books: 2018, current, Cocoa, Test
        type: array
        constraint: error shellPattern -- As told.
        source: 000 Test

      ShellPattern29Should
        books: 2018, current, Cocoa, Test
        type: array
        constraint: warning shellPattern -- As told.
        source: 000 Test

      Url30Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error url -- As told.
        source: 000 Test

      Url30Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning url -- As told.
        source: 000 Test

      UrlForm31Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error urlForm "^file://localhost/(.*/)?$" -- As told.
        source: 000 Test

      UrlForm31Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning urlForm "^file://localhost/(.*/)?$" -- As told.
        source: 000 Test

      Uti32Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error uti -- As told.
        source: 000 Test

      Uti32Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning uti -- As told.
        source: 000 Test

      EachUTI33Must
        books: 2018, current, Cocoa, Test
        type: array
        constraint: error eachUTI -- As told.
        source: 000 Test

      EachUTI33Should
        books: 2018, current, Cocoa, Test
        type: array
        constraint: warning eachUTI -- As told.
        source: 000 Test

      ReverseDNS34Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error reverseDNS -- As told.
        source: 000 Test

      ReverseDNS34Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning reverseDNS -- As told.
        source: 000 Test

      LanguageTag35Must
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error languageTag {"prefer": "languageID"} -- As told.
        source: 000 Test

      LanguageTag35Should
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning languageTag {"prefer": "languageID"} -- As told.
        source: 000 Test

      EachLanguageTag36Must
        books: 2018, current, Cocoa, Test
        type: array
        constraint: error eachLanguageTag {"accept": ["languageName"]} -- As told.
        source: 000 Test

      EachLanguageTag36Should
        books: 2018, current, Cocoa, Test
        type: array
        constraint: warning eachLanguageTag {"accept": ["languageName"]} -- As told.
        source: 000 Test
      """#)
}

/// Records with demands about other places of the document.
enum PlaceRecords {
  static let records = RecordSource(
    document: .infoPlist,
    text: #"""
      Hosts
        books: 2018, current, Cocoa, Test
        type: dictionary
        members: dictionary
        source: 000 Test

      Hosts.<domain>
        books: 2018, current, Cocoa, Test
        type: dictionary
        constraint: error lowercase -- As told.
        constraint: error noPort -- As told.
        constraint: error noIPAddress -- As told.
        constraint: warning noTrailingDot -- As told.
        source: 000 Test

      Names
        books: 2018, current, Cocoa, Test
        type: array
        items: string
        source: 000 Test

      Names[]
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning unique -- As told.
        source: 000 Test

      Ids
        books: 2018, current, Cocoa, Test
        type: array
        items: string
        source: 000 Test

      Uses
        books: 2018, current, Cocoa, Test
        type: array
        items: string
        constraint: error eachReferences "Ids[]" -- As told.
        source: 000 Test

      Table
        books: 2018, current, Cocoa, Test
        type: dictionary
        members: string
        source: 000 Test

      Pick
        books: 2018, current, Cocoa, Test
        type: string
        constraint: error references "Table.<name>" -- As told.
        source: 000 Test

      Pane
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning bundleKind "preference pane" -- As told.
        source: 000 Test

      Debug
        books: 2018, current, Cocoa, Test
        type: string
        constraint: warning developmentOnly -- As told.
        source: 000 Test

      Icons
        books: 2018, current, Cocoa, Test
        type: dictionary
        source: 000 Test

      Icons.Others
        books: 2018, current, Cocoa, Test
        type: dictionary
        constraint: error repeatInVariant "~ipad" -- As told.
        source: 000 Test
      """#)
}

/// Records with one relation each.
enum RelationRecords {
  static let records = RecordSource(
    document: .infoPlist,
    text: #"""
      Other
        books: 2018, current, Cocoa, Test
        type: string
        source: 000 Test

      Third
        books: 2018, current, Cocoa, Test
        type: string
        source: 000 Test

      NeedsMust
        books: 2018, current, Cocoa, Test
        type: string
        relation: must requires Other -- As told.
        source: 000 Test

      NeedsShould
        books: 2018, current, Cocoa, Test
        type: string
        relation: should requires Other -- As told.
        source: 000 Test

      NeedsOneOf
        books: 2018, current, Cocoa, Test
        type: string
        relation: must requiresOneOf Other, Third -- As told.
        source: 000 Test

      Excludes
        books: 2018, current, Cocoa, Test
        type: string
        relation: must mutuallyExclusive Other -- As told.
        source: 000 Test

      Ignored
        books: 2018, current, Cocoa, Test
        type: string
        relation: must ignoredIf Other -- As told.
        source: 000 Test

      FallsBack
        books: 2018, current, Cocoa, Test
        type: string
        relation: must fallbackTo Other -- As told.
        source: 000 Test

      Equals
        books: 2018, current, Cocoa, Test
        type: string
        relation: must mustEqual <name of the bundle> -- As told.
        source: 000 Test

      Items
        books: 2018, current, Cocoa, Test
        type: array
        items: dictionary
        relation: must requiresOneOf Items[].A, Items[].B -- As told.
        source: 000 Test

      Items[].A
        books: 2018, current, Cocoa, Test
        type: string
        source: 000 Test

      Items[].B
        books: 2018, current, Cocoa, Test
        type: string
        source: 000 Test
      """#)
}
