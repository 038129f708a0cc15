package import Screen

/// What a terminal answers when it is asked, or says when something about it changed.
package enum TerminalReply: Equatable, Sendable {
  /// The background's colour (OSC 11), each part 0…255.
  case background(red: Int, green: Int, blue: Int)
  /// The appearance that the terminal prefers (`CSI ? 997 ; … n`): light or dark.
  case appearance(Appearance)
  /// The primary device attributes (DA1), which every terminal sends: the end of the answers.
  case deviceAttributes
  /// A mode's setting (DECRPM): 1 set, 2 reset, 3 always set, 4 always reset, 0 unknown.
  case mode(Int, setting: Int)
  /// Where the cursor is (CPR), counted from 0.
  case cursorPosition(Point)
  /// The terminal's name and version (XTVERSION, `DCS > | … ST`), such as `kitty(0.34.1)`.
  case version(String)
}

extension TerminalReply {
  /// The appearance that the reply tells: a background under half the luminance is dark.
  ///
  /// The weights of the parts are those of ITU-R BT.709.
  package var appearanceTold: Appearance? {
    switch self {
    case .appearance(let appearance): appearance
    case .background(let red, let green, let blue):
      2126 * red + 7152 * green + 722 * blue < 10_000 * 255 / 2 ? .dark : .light
    case .deviceAttributes, .mode, .cursorPosition, .version: nil
    }
  }
}
