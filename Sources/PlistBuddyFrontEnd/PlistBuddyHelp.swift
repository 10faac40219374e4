/// What PlistBuddy prints about itself.
enum PlistBuddyHelp {
  static let usage = """
    Usage: PlistBuddy [-cxlh] <file.plist>
        -c "<command>" run a command and save; can be repeated
        -x print values as XML
        -l refuse paths that lead through symbolic links
        -h show the whole help


    """

  static let text = usage + commands

  static let commands = """
    Commands:
        Help                              Show this text
        Exit                              Leave without saving
        Save                              Write the file
        Revert                            Go back to what is in the file
        Clear [<Type>]                    Begin anew with an empty root, a dict if no type is given
        Print [<Entry>]                   Show an entry, or everything
        Set <Entry> <Value>               Change the value of an entry
        Add <Entry> <Type> [<Value>]      Add an entry
        Copy <Entry> <NewEntry>           Copy an entry
        Delete <Entry>                    Remove an entry
        CD <Entry>                        Make a container the one that entries begin in
        Merge <File> [<Entry>]            Add the entries of a property list to a container
        Import <Entry> <File>             Make the bytes of a file the value of an entry

    Entries:
        Names of keys and indexes from 0, with colons between them. A colon in front begins at the root;
        a colon in a key is written \\:. Names with blanks stand in quotation marks.
        :CFBundleShortVersionString
        :CFBundleDocumentTypes:2:CFBundleTypeExtensions:0
        :CFBundleURLTypes: adds an item at the end of the array.

    Types:
        string array dict bool real integer date data

    Examples:
        Set :CFBundleIdentifier com.example.demo
        Add :CFBundleURLTypes:0:CFBundleURLName string com.example.demo
        Delete :CFBundleDocumentTypes:0

    Saving writes XML with sorted keys. With INFOPLIST_KEEP_LAYOUT=1 in the environment the file keeps its
    format, comments, order and layout instead.


    """
}
