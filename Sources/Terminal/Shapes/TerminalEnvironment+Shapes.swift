package import Screen

extension TerminalEnvironment {
  /// The grade of shapes that suits the terminal.
  ///
  /// - Parameters:
  ///   - told: What the terminal has said of itself (XTVERSION); nil before it answers.
  ///   - depth: How many colours are used.
  ///   - glyphs: The signs that are used.
  /// - Returns: The best grade that is known to work there.
  package func shapes(told: String?, depth: ColorDepth, glyphs: GlyphSet) -> ShapeGrade {
    if depth == .none { return .outline }
    if glyphs == .ascii { return self["TERM"] == "linux" ? .flat : .outline }
    // What the terminal around it can draw is hidden.
    if isMultiplexed { return .flat }
    return ShapeSupport.grade(of: told.map(TerminalProgram.init(told:)) ?? program)
  }

  private var isMultiplexed: Bool {
    ["tmux", "screen"].contains { self["TERM"].hasPrefix($0) }
      || ["TMUX", "STY"].contains { !self[$0].isEmpty } || self["TERM_PROGRAM"] == "tmux"
  }

  /// The program as the variables name it; nil where they do not.
  ///
  /// The variables of a terminal go on to one that is started inside it, so those that each sets
  /// anew come first.
  private var program: TerminalProgram? {
    if let programOfTerm { return programOfTerm }
    if !self["XTERM_VERSION"].isEmpty { return nil }
    let named = self["TERM_PROGRAM"].lowercased()
    let candidates = [
      ("VTE_VERSION", "vte", "VTE_VERSION"), ("TERM_PROGRAM", named, "TERM_PROGRAM_VERSION"),
      ("KITTY_WINDOW_ID", "kitty", ""), ("WT_SESSION", "windows terminal", ""),
    ]
    guard let found = candidates.first(where: { !self[$0.0].isEmpty }) else { return nil }
    return TerminalProgram(name: found.1, version: TerminalProgram.numbers(self[found.2]))
  }

  /// The program whose own kind of terminal `TERM` names; VTE's is hardly ever set.
  private var programOfTerm: TerminalProgram? {
    let known = ShapeSupport.all.map(\.name).filter { $0 != "vte" }
    let name = self["TERM"].split(separator: "-").map { $0.lowercased() }.first(
      where: known.contains)
    return name.map { TerminalProgram(name: $0, version: []) }
  }
}
