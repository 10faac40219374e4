import CommandLineKit
import Commands

/// The commands that show what each rule about keys says, beside its tests.
enum RuleCommands {
  /// Ranges of rules with the commands that show them; of commands to come, only those that exist count.
  private static let records = """
    R1-R6 check
    R7 set
    R8 print explain
    R9 new
    R10 expand
    R11 set edit
    R12 bundle
    R13-R15 resolve
    R16-R17 check
    R18-R19 resolve check
    R20-R22 bundle resolve
    R23 check
    R24 bundle
    R25 check
    R26 resolve
    R27-R35 resolve check
    R36-R37 check
    R38 keys explain
    R39-R45 new check
    R46-R48 bundle check
    R49-R51 check
    R52 bundle
    R53-R58 check
    R59 bundle
    R60 check
    R61 resolve
    R62-R71 check
    R72-R80 check apps
    R81-R82 apps check
    R83-R97 check apps
    R98-R110 bundle check
    R111-R114 bundle check
    R115-R119 launch check
    R120 check
    R121-R126 launch check
    R127-R129 behavior
    R130-R131 launch devices
    R132-R138 behavior check
    R139-R140 resolve check
    R141-R152 behavior check
    R153-R163 services check
    R164-R172 type check
    R173-R177 behavior check
    R178-R205 transport check
    R206-R207 nscurl
    R208-R210 transport
    R211-R219 behavior check
    R220 behavior devices
    R221-R224 behavior check
    R225-R226 behavior devices check
    R227 check behavior devices
    R228-R232 behavior check
    R233-R237 check
    """

  /// The commands by rule, also those to come.
  static let all: [String: [String]] = {
    var commands: [String: [String]] = [:]
    for line in records.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let bounds = words[0].split(separator: "-").compactMap { Int($0.dropFirst()) }
      for number in bounds[0]...bounds[bounds.count - 1] { commands["R\(number)"] = Array(words.dropFirst()) }
    }
    return commands
  }()

  /// The names of all commands of the program.
  static let existing = Set(InfoPlistProgram.program.commands.map(\.name))

  /// The commands there are that show a rule.
  static func commands(showing rule: String) -> [String] {
    all[rule, default: []].filter { existing.contains($0) }
  }

  /// Whether a command that will show the rule is still to come.
  static func isAwaited(_ rule: String) -> Bool {
    all[rule, default: []].contains { !existing.contains($0) }
  }
}
