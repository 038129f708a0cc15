/// The sequences that a session sends; what undoes them is in CTerminalGuard.
enum ControlStrings {
  /// The alternate screen, cleared; bracketed paste; word of a changed appearance.
  static let enter = "\u{1B}[?1049h\u{1B}[2J\u{1B}[H\u{1B}[?2004h\u{1B}[?2031h"
  /// Presses, releases and the wheel, with positions as numbers.
  static let mouseOn = "\u{1B}[?1000h\u{1B}[?1006h"
  static let mouseOff = "\u{1B}[?1002l\u{1B}[?1006l\u{1B}[?1000l"
  /// Also movements while a button is held.
  static let dragOn = "\u{1B}[?1002h"
  static let dragOff = "\u{1B}[?1002l\u{1B}[?1000h"
  /// Where the cursor is after a `×` at the top left, the background's colour, the preferred
  /// appearance, the terminal's name and version, and last what every terminal answers.
  static let queries =
    "\u{1B}[1;1H×\u{1B}[6n\u{1B}[1;1H\u{1B}[2K\u{1B}]11;?\u{1B}\\\u{1B}[?996n"
    + "\u{1B}[>0q\u{1B}[c"
}
