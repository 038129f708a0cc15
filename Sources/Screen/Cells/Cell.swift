/// One position of the character grid.
package struct Cell: Hashable, Sendable {
  /// What stands here; a space in the right half of a wide character.
  package let character: Character
  /// 1; 2 in the left half of a wide character and 0 in its right half.
  package let width: UInt8
  /// The colours, and whether it is bold or reversed.
  package let style: Style

  private init(_ character: Character, width: UInt8, _ style: Style) {
    self.character = character
    self.width = width
    self.style = style
  }

  /// A character of one or two cells, without its right half.
  init(_ character: Character, _ style: Style) {
    self.init(character, width: UInt8(clamping: max(1, character.displayWidth)), style)
  }

  /// An empty cell.
  static func blank(_ style: Style) -> Cell {
    Cell(" ", width: 1, style)
  }

  /// What follows a wide character.
  static func rightHalf(_ style: Style) -> Cell {
    Cell(" ", width: 0, style)
  }

  /// Nothing but the background is to be seen.
  var isBlank: Bool {
    character == " " && width == 1
  }

  /// Terminals disagree about the width, because the character has several code points.
  var isRisky: Bool {
    width == 2 && (character.unicodeScalars.count > 1 || character.isOfFlag)
  }
}
