import Basics
import Content
import Quiz
import Screen
import Terminal
import Tutor

/// Shows a page on the terminal, or writes it in words.
struct ProgressOutput {
  let settings: Settings
  let color: ColorFlag
  /// Words were asked for.
  let usesWords: Bool
  /// Words were asked for by who hears them.
  let isHeard: Bool
  private let environment = Environment.ofProcess

  init(settings: Settings, color: ColorFlag, usesWords: Bool, isHeard: Bool) {
    self.settings = settings
    self.color = color
    self.usesWords = usesWords || isHeard
    self.isHeard = isHeard || Environment.ofProcess.terminal.asksForWords
  }

  /// The language of the settings.
  var texts: Texts { Texts(settings.language.spoken(system: environment.language)) }

  /// Prints the picture or, where there are none, the lines.
  func show(_ picture: @autoclosure () -> PagePicture, _ lines: @autoclosure () -> [String]) {
    let shown =
      hasPictures
      ? printed(picture()) : SpokenLine.words(for: lines(), in: texts, isHeard: isHeard)
    for line in shown { StandardOutput.write(line) }
  }

  /// Whether the page is better scrolled through: a person sits at a terminal on which its
  /// beginning would run out of sight.
  func isHigherThanScreen(_ picture: @autoclosure () -> PagePicture) -> Bool {
    let terminal = environment.terminal
    guard hasPictures, color == .auto, terminal.inputIsTerminal, terminal.outputIsTerminal,
      !terminal.wantsAccessible
    else { return false }
    return printed(picture()).count >= Size.ofTerminal.rows
  }

  private func printed(_ picture: PagePicture) -> [String] {
    picture.printed(
      columns: Size.ofTerminal.columns.clamped(to: 40...120), glyphs: environment.glyphs,
      depth: environment.terminal.colorDepth(flag: color))
  }

  /// Pictures are for eyes at a terminal, or for who asks for colours.
  private var hasPictures: Bool {
    let terminal = environment.terminal
    if usesWords || terminal.asksForWords { return false }
    return terminal.outputIsTerminal && !terminal.isDumb
      || terminal.colorDepth(flag: color) != .none
  }
}
