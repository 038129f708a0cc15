import Basics
import Quiz

/// What the parser says about a command line, in one or two plain sentences.
///
/// The parser's own messages name its types and run over several lines; what they quote is kept.
struct UsageMessage: CustomStringConvertible {
  let description: String

  /// - Parameters:
  ///   - message: What the parser says.
  ///   - command: The command whose help page explains more, such as `mathbot config set`.
  init(_ message: String, command: String) {
    let line = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let sentence = Self.invalidValue(line) ?? Self.other(line) ?? line
    let isWhole = sentence.hasSuffix("?") || Self.saysWhatIsAllowed(sentence)
    let end = sentence.hasSuffix(".") || sentence.hasSuffix("?") ? "" : "."
    description = sentence + end + (isWhole ? "" : " Try '\(command) --help'.")
  }

  /// A value that its option cannot take: the reason alone where there is one.
  private static func invalidValue(_ line: String) -> String? {
    let pattern = /The value '(.*)' is invalid for '([^' ]+)(?: <.*?>)?'(?:: (.+)|\. (.+))?/
    guard let match = line.wholeMatch(of: pattern) else { return nil }
    if let reason = match.3 { return String(reason) }
    let refusal = "\(match.2) does not take \(String(match.1).quoted)."
    return match.4.map { "\(refusal) \($0.replacing("'", with: ""))" } ?? refusal
  }

  private static func other(_ line: String) -> String? {
    if let match = line.wholeMatch(of: /Missing value for '([^' ]+).*'/) {
      return "A value is missing after \(match.1)."
    }
    if let match = line.wholeMatch(of: /Missing expected argument '<(.+)>'/) {
      return "The \(match.1.replacing("-", with: " ")) is missing."
    }
    if let match = line.wholeMatch(of: /Unknown option '(.+?)'(?:\. Did you mean '(.+)'\?)?/) {
      let unknown = "There is no option \(String(match.1).quoted) here."
      return match.2.map { "\(unknown) Did you mean \($0)?" } ?? unknown
    }
    if let match = line.firstMatch(of: /set with flag '(.+?)'.* set with flag '(.+?)'/) {
      return "Give one of \(match.2) and \(match.1)."
    }
    if let match = line.wholeMatch(of: /Unexpected argument '(.*)'/) {
      return "Nothing is known to do with \(String(match.1).quoted)."
    }
    return nil
  }

  private static func saysWhatIsAllowed(_ sentence: String) -> Bool {
    [" takes ", " has ", "Say what", "provide one of", "Give one of"].contains(
      where: sentence.contains)
  }
}
