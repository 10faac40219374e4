import TestSupport

/// Starts a line of the shell, to be waited for.
func shellInBackground(_ script: String, _ words: String...) throws -> ChildProcess {
  try ChildProcess(starting: "/bin/sh", ["-c", script, "sh"] + words)
}
