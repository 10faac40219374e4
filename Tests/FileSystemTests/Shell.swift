import Foundation

/// Starts a line of the shell.
func shellInBackground(_ script: String, _ words: String...) throws -> Process {
  let process = Process()
  process.executableURL = URL(filePath: "/bin/sh")
  process.arguments = ["-c", script, "sh"] + words
  try process.run()
  return process
}
