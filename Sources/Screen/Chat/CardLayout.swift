/// A card laid out for the width and the height of the conversation.
struct CardLayout {
  /// What is below the title.
  enum Control {
    /// A slider, and its value in words.
    case slider(SliderLayout, text: String)
    case options(OptionsLayout)
  }

  /// What is on the card.
  let card: Card
  /// The width with the frame, in cells.
  let width: Int
  /// The control in that width.
  let control: Control
  /// How it is drawn; it decides about the frame.
  let look: Look

  /// Lays out a card for a conversation of the given size.
  init(_ card: Card, columns: Int, rows: Int, look: Look) {
    self.card = card
    self.look = look
    let room = min(Self.mostWidth, columns - look.robotColumn - 2) - Self.padding
    switch card.control {
    case .slider(let value, let range, let text):
      let slider = SliderLayout(value: value, range: range, width: room)
      control = .slider(slider, text: look.glyphs.text(text))
      // The number at its end stands right below the value in words.
      width = slider.width + Self.padding
    case .options(let words, let selected):
      control = .options(
        OptionsLayout(words, selected: selected, columns: room, rows: rows, look: look))
      width = room + Self.padding
    }
  }

  private static let mostWidth = 56
  /// The cells of the frame and the spaces on both sides.
  private static let padding = 4

  /// The row above, and that below, where there is room for them.
  var edgeRows: Int { look.edgeRows }

  /// The rows, with those of the edges.
  var height: Int {
    let controlRows =
      switch control {
      case .slider: 1
      case .options(let options): options.rows
      }
    return 1 + controlRows + 2 * edgeRows
  }
}

extension Look {
  /// The column in which the robot's bubbles and the cards begin, one after that of their tails
  /// and lines.
  var robotColumn: Int { glyphs.robot.displayWidth + (glyphs == .unicode ? 3 : 2) }
}
