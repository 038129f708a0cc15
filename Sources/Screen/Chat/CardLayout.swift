/// A card laid out for the width of the conversation.
struct CardLayout {
  /// What is on the card.
  let card: Card
  /// The width with the frame, in cells.
  let width: Int
  /// The words of a card with options; empty on a card with a slider.
  let chips: ChipLayout
  /// How it is drawn; it decides about the frame.
  let look: Look

  /// Lays out a card for a conversation of the given width.
  init(_ card: Card, columns: Int, look: Look) {
    self.card = card
    self.look = look
    width = min(56, columns - look.robotColumn - 2)
    if case .options(let words, let selected) = card.control {
      chips = ChipLayout(
        words, width: width - 4, marks: words.indices.map { look.mark($0 == selected) })
    } else {
      chips = ChipLayout([], width: 0, marks: [])
    }
  }

  /// A card that waits for a choice is an open frame; the others are quiet blocks.
  var surface: Surface { card.isActive && !look.isCompact ? .page : .card }

  /// The rows, with the frame if there is room for one.
  var height: Int {
    let control = if case .slider = card.control { 1 } else { chips.rows }
    return 1 + control + (look.isCompact ? 0 : 2)
  }
}

extension Look {
  /// The column in which the robot's bubbles and the cards begin.
  var robotColumn: Int { glyphs.robot.displayWidth + (glyphs == .unicode ? 2 : 1) }

  /// The sign of an option that is chosen, or is not.
  func mark(_ isSelected: Bool) -> String {
    isSelected ? glyphs.selected : glyphs.unselected
  }
}
