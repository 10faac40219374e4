/// What `plutil -help` prints.
enum PlutilHelp {
  static let text = """
    plutil: [verb] [options] file...
    Checks, prints, converts and edits property lists. The file - is standard input.

    Verbs (the first word; without one, -lint):
      -help                          Show this text.
      -lint                          Check the syntax of property lists.
      -p                             Print property lists for people; the form is not fixed.
      -convert FORMAT                Rewrite files as xml1, binary1, json, swift or objc;
                                     objc -header writes a header as well.
      -extract KEYPATH FORMAT        Write one value as xml1, binary1, json, swift, objc or raw;
                                     -expect TYPE after it demands a type.
      -type KEYPATH                  Write the type of a value: bool, integer, float, string, date,
                                     data, dictionary or array; -expect TYPE after it demands one.
      -insert KEYPATH -TYPE VALUE    Add a value; -append after it puts it at the end of an array.
      -replace KEYPATH -TYPE VALUE   Put a value in the place of another, or add it.
      -remove KEYPATH                Take a value away.
      -create FORMAT                 Write an empty dictionary to a file.

    Key paths: keys and indexes with dots between them; a dot in a key is written \\.
    Types of values: -bool (true for yes and true), -integer, -float, -string, -date (as in XML),
      -data (base 64), -xml (a property list), -json (any JSON), -dictionary and -array (empty, no VALUE).
    raw is the bare value: of an array the number of its items, of a dictionary its keys.

    Options:
      -s        Say nothing on success.
      -o PATH   Where the result goes; - is standard output.
      -e EXT    What the extension of the file becomes.
      -r        Write JSON for people, with sorted keys.
      -n        Write no line feed after raw and -type.
      --        Everything that follows is a file.

    With INFOPLIST_KEEP_LAYOUT=1 in the environment an edited file keeps its comments, order and layout.
    This is infoplist under another name: infoplist --help shows what else it does.

    """
}
