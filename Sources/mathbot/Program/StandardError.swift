import Basics
import Content
import Screen
import SystemIO
import SystemPackage
import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard error, line by line.
enum StandardError {
  /// Writes the text and a line break, without what a terminal would obey; what cannot be written
  /// is lost, as nobody could be told.
  static func write(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.map { String($0).printable + "\n" }.joined()
    try? FileDescriptor.standardError.writeWhole(Array(shown.utf8))
  }

  /// Says what is wrong, with the program's name before it; a terminal breaks no word of it.
  static func complain(_ sentences: String) {
    let line = "mathbot: \(sentences)"
    let columns = Size.ofTerminal.columns
    // A path stays whole: the terminal breaks it in a way that can be copied.
    let isWide = line.split(separator: " ").contains { $0.displayWidth > columns }
    guard isTerminal(STDERR_FILENO), !isWide else { return write(line) }
    for line in line.wrapped(to: columns) { write(line) }
  }

  /// Says what is wrong in the language of the user.
  static func complain(_ phrase: Phrase, _ values: [String: String] = [:]) {
    complain(Texts.ofUser(phrase, values))
  }

  /// Says what is wrong in the language of the user.
  static func complain(_ failure: some Worded) {
    complain(failure.words(in: .ofUser))
  }
}
