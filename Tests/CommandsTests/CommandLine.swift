import TestSupport

/// A folder with files, and the built program to run in it.
struct CommandLine {
  let folder: String

  /// Runs the program in a fresh folder.
  ///
  /// - Parameter files: What lies in the folder, by name.
  static func run<Result>(
    with files: [String: String] = [:], _ body: (CommandLine) throws -> Result
  ) throws -> Result {
    try withTemporaryFolder { folder in
      for (name, content) in files { try writeFile(content, to: "\(folder)/\(name)") }
      return try body(CommandLine(folder: folder))
    }
  }

  /// Calls `infoplist` with words; the current folder is the one with the files.
  func callAsFunction(
    _ words: String..., stdin: String = "", environment: [String: String] = [:]
  ) throws -> ProcessResult {
    try self(words, stdin: Array(stdin.utf8), environment: environment)
  }

  /// Calls `infoplist` with words; the current folder is the one with the files.
  func callAsFunction(
    _ words: [String], stdin: [UInt8] = [], environment: [String: String] = [:]
  ) throws -> ProcessResult {
    try runProcess(
      builtProduct("infoplist"), words, stdin: stdin, environment: environment, folder: folder)
  }

  /// The text of a file in the folder.
  func text(_ name: String) throws -> String {
    String(decoding: try readFile("\(folder)/\(name)"), as: UTF8.self)
  }
}

/// Property lists the tests of commands read.
enum Sample {
  /// One value of each type, in an order of its own.
  static let everyType = xml(
    """
    	<key>CFBundleIdentifier</key>
    	<string>com.example.demo</string>
    	<key>Made</key>
    	<date>2001-01-01T00:00:00Z</date>
    	<key>Bytes</key>
    	<data>
    	AAEC
    	</data>
    	<key>Ratio</key>
    	<real>1.50</real>
    	<key>Large</key>
    	<integer>18446744073709551615</integer>
    	<key>Flag</key>
    	<true/>
    	<key>List</key>
    	<array>
    		<integer>1</integer>
    		<string>two &amp; "2"</string>
    		<dict>
    			<key>a.b</key>
    			<string>x</string>
    		</dict>
    	</array>
    """)

  /// Two mistakes in one file.
  static let malformed = "<plist>\n<dict>\n  <key>A</key><int/>\n</dict>\n"

  /// A property list with these lines in its dictionary.
  static func xml(_ lines: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(lines)
    </dict>
    </plist>

    """
  }
}
