package import Screen

/// What the environment says about the terminal, before the terminal is asked itself.
package struct TerminalEnvironment: Sendable {
  private let variables: [String: String]
  /// Standard input is a terminal.
  package let inputIsTerminal: Bool
  /// Standard output is a terminal.
  package let outputIsTerminal: Bool

  package init(variables: [String: String], inputIsTerminal: Bool, outputIsTerminal: Bool) {
    self.variables = variables
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
  }

  /// The terminal cannot move its cursor, or nothing is known about it.
  package var isDumb: Bool { ["", "dumb"].contains(term) }

  /// The plain form, line by line, is right: `ACCESSIBLE` asks for it, or there is no screen.
  package var wantsAccessible: Bool {
    asksForWords || isDumb || !inputIsTerminal || !outputIsTerminal
  }

  /// `ACCESSIBLE` asks for words in place of pictures.
  package var asksForWords: Bool {
    !["", "0", "false", "no"].contains(self["ACCESSIBLE"].lowercased())
  }

  /// Questions to the terminal are answered or at least swallowed.
  package var answersQueries: Bool { !isDumb && term != "linux" }

  /// The terminal deletes lines, and erases with the background (`bce` of terminfo), as these families do.
  ///
  /// Not so GNU Screen, which says `STY` where `TERM` says another's name, and of the terminals within
  /// editors, which name themselves in `TERMINAL_EMULATOR`, it is not known.
  package var movesRows: Bool {
    let families: Set = [
      "xterm", "kitty", "ghostty", "foot", "alacritty", "wezterm", "contour", "rio", "tmux",
      "linux",
      "konsole", "gnome", "vte", "st", "rxvt", "iTerm2", "nsterm",
    ]
    let family = term.split(separator: "-").first.map(String.init) ?? ""
    return families.contains(family) && self["STY"].isEmpty && self["TERMINAL_EMULATOR"].isEmpty
  }

  /// The appearance as `COLORFGBG` gives it, until the terminal answers; nil without one.
  ///
  /// The variable is set by rxvt and its heirs: `foreground;background` as palette numbers.
  package var appearanceGuess: Appearance? {
    let background = self["COLORFGBG"].split(separator: ";").last.flatMap { Int($0) } ?? -1
    return switch background {
    case 0...6, 8: .dark
    case 7, 9...15: .light
    default: nil
    }
  }

  /// How many colours to use.
  ///
  /// A flag wins. Then `NO_COLOR` (no-color.org), which wins over `FORCE_COLOR` and
  /// `CLICOLOR_FORCE`; then output that is no terminal, or a dumb one, gets none.
  package func colorDepth(flag: ColorFlag) -> ColorDepth {
    switch flag {
    case .never: .none
    case .always: depthOfTerminal
    case .auto where !self["NO_COLOR"].isEmpty: .none
    case .auto where isForced || (outputIsTerminal && !isDumb): depthOfTerminal
    case .auto: .none
    }
  }

  private var term: String { self["TERM"] }

  /// A variable's value; empty where it is not set.
  subscript(name: String) -> String { variables[name] ?? "" }

  private var isForced: Bool {
    ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { !["", "0"].contains(self[$0]) }
  }

  private var depthOfTerminal: ColorDepth {
    let trueColorTerms: Set = [
      "direct", "kitty", "ghostty", "foot", "alacritty", "wezterm", "contour", "rio",
    ]
    let isScreen = term.hasPrefix("screen")
    let saysTrueColor = ["truecolor", "24bit"].contains(self["COLORTERM"].lowercased())
    if saysTrueColor && !isScreen || !self["WT_SESSION"].isEmpty
      || term.split(separator: "-").contains(where: { trueColorTerms.contains(String($0)) })
    {
      return .trueColor
    }
    // Xterm has them whatever its name says; who names another kind of xterm means it.
    let isXterm = term == "xterm" && !self["XTERM_VERSION"].isEmpty
    let has256 =
      term.hasSuffix("-256color") || term.hasPrefix("tmux") || isScreen || isXterm
      || self["TERM_PROGRAM"] == "Apple_Terminal"
    return has256 ? .palette256 : term == "linux" ? .eight : .sixteen
  }
}
