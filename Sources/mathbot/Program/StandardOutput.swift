import Basics
import Content
import Screen
import Storage
import SystemIO
import SystemPackage
import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard output, line by line and unbuffered, so that a reader at the other end of a pipe
/// sees each line at once.
enum StandardOutput {
  /// Writes the text and its end, or leaves: quietly when nobody reads any more, else with a
  /// word why.
  static func write(_ text: String, terminator: String = "\n") {
    write(Array("\(text)\(terminator)".utf8))
  }

  /// Writes a line for people: a terminal breaks no word of it.
  static func say(_ line: String) {
    guard isTerminal(STDOUT_FILENO) else { return write(line) }
    for line in line.wrapped(to: Size.ofTerminal.columns) { write(line) }
  }

  /// Says to who sits at a terminal what was done, or what helps; a script has no use for it.
  static func tell(_ phrase: Phrase, _ values: [String: String] = [:]) {
    if isTerminal(STDOUT_FILENO) { say(Texts.ofUser(phrase, values)) }
  }

  /// Writes the bytes as they are, or leaves.
  static func write(_ bytes: [UInt8]) {
    do {
      try FileDescriptor.standardOutput.writeWhole(bytes)
    } catch Errno.brokenPipe {
      exit(1)
    } catch {
      let failure = ProgramFailure.file(FileError(.write, FileError.standardOutput, error))
      StandardError.complain(failure.sentences)
      exit(failure.status)
    }
  }
}
