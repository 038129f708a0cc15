import Basics
import Content
import Screen
import SystemIO
import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the program's surroundings say: variables, terminal and language.
struct Environment: Sendable {
  let variables: [String: String]
  let terminal: TerminalEnvironment

  /// The surroundings of this process.
  static let ofProcess = Environment(variables: ProcessVariables.all)

  private init(variables: [String: String]) {
    self.variables = variables
    terminal = TerminalEnvironment(
      variables: variables, inputIsTerminal: isTerminal(STDIN_FILENO),
      outputIsTerminal: isTerminal(STDOUT_FILENO))
  }

  /// Whether what is printed may have bold letters: somebody looks at it, and did not ask for less.
  var hasBoldOutput: Bool {
    terminal.outputIsTerminal && !terminal.isDumb && !terminal.asksForWords
      && terminal.colorDepth(flag: .auto) != .none
  }

  /// The language that the locale names, or English.
  ///
  /// The variables and their order are those of POSIX; an empty one counts as not set.
  var language: Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { variables[$0] }
      .first { !$0.isEmpty }
    return locale.flatMap { Language(locale: $0) } ?? .english
  }

  /// The Linux console's fonts have no emoji and no rounded corners, and a locale of other
  /// characters than Unicode's promises neither.
  var glyphs: GlyphSet {
    variables["TERM"] == "linux" || terminal.hasOtherCharacters ? .ascii : .unicode
  }
}
