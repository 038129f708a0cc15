import Basics

/// What the parser says about a command line, in one or two plain sentences.
///
/// What our own options and commands refuse is thrown as `ProgramFailure` and never comes here. The
/// parser's own errors have no types that others may see, so they are known by their sentences; a
/// test shows each of these, as another version of the parser may word them differently.
struct UsageMessage: CustomStringConvertible {
  let description: String

  /// - Parameters:
  ///   - message: What the parser says.
  ///   - command: The command whose help page explains more, such as `mathbot config set`.
  init(_ message: String, command: String) {
    let line = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let end = line.hasSuffix(".") || line.hasSuffix("?") ? "" : "."
    description =
      Self.advice(line) ?? "\(Self.refusal(line) ?? line + end) Try '\(command) --help'."
  }

  /// Sentences that say what is allowed, so that nobody has to look it up.
  private static func advice(_ line: String) -> String? {
    if let match = line.wholeMatch(of: /Unknown option '(.+?)'\. Did you mean '(.+)'\?/) {
      return "There is no option \(String(match.1).quoted) here. Did you mean \(match.2)?"
    }
    if let match = line.firstMatch(of: /set with flag '(.+?)'.* set with flag '(.+?)'/) {
      return "Give one of \(match.2) and \(match.1)."
    }
    return nil
  }

  /// Sentences that only say what is wrong.
  private static func refusal(_ line: String) -> String? {
    if let match = line.wholeMatch(of: /Missing value for '([^' ]+).*'/) {
      return "A value is missing after \(match.1)."
    }
    if let match = line.wholeMatch(of: /Missing expected argument '<(.+)>'/) {
      return "The \(match.1.replacing("-", with: " ")) is missing."
    }
    if let match = line.wholeMatch(of: /Unknown option '(.+?)'/) {
      return "There is no option \(String(match.1).quoted) here."
    }
    if let match = line.wholeMatch(of: /Unexpected argument '(.*)'/) {
      return "Nothing is known to do with \(String(match.1).quoted)."
    }
    return nil
  }
}
