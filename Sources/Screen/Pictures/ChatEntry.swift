/// One thing in the conversation.
package enum ChatEntry: Equatable, Sendable {
  case bubble(Bubble)
  case card(Card)
  /// A quiet line in the middle, such as "30 seconds left".
  case notice(String)
  /// The robot is typing; the step moves the three dots.
  case typing(step: Int)
}

/// Who says it, and so on which side it stands.
package enum Speaker: Equatable, Sendable {
  case robot, learner
}

/// What the robot sticks on the learner's bubble.
package enum Tapback: Equatable, Sendable {
  case right, notYet
}

/// A message.
package struct Bubble: Equatable, Sendable {
  package var speaker: Speaker
  package var blocks: [Block]
  package var tapback: Tapback?

  package init(_ speaker: Speaker, _ blocks: [Block], tapback: Tapback? = nil) {
    self.speaker = speaker
    self.blocks = blocks
    self.tapback = tapback
  }

  package init(_ speaker: Speaker, _ text: String, tapback: Tapback? = nil) {
    self.init(speaker, [.text(text)], tapback: tapback)
  }
}

/// A paragraph, a picture or a chart in a bubble or on a page.
package enum Block: Equatable, Sendable {
  /// Words, wrapped to the width.
  case text(String)
  /// A bold line, centred in a bubble, at the left on a page.
  case heading(String)
  /// Quieter words, wrapped to the width.
  case secondary(String)
  /// Words behind a bullet, wrapped to the width.
  case item(String)
  /// Lines drawn as they are, never wrapped.
  case picture([String])
  /// A small bar chart.
  case bars([Bar])
  /// A square of cells, each as strong as its value.
  case heatMap(HeatMap)
  /// A small chart of columns.
  case columns(ColumnChart)
  /// Two groups of blocks, side by side where the width allows, else below each other.
  case beside([Block], [Block])
  /// An empty line.
  case gap
}

/// One row of a bar chart: label, mark, value and a bar as long as its share of the longest.
package struct Bar: Equatable, Sendable {
  package var label: String
  /// An emoji or a sign, such as 🎉; may be empty.
  package var mark: String
  package var value: String
  /// The bar's length as a share of the longest, 0…1,000.
  package var permille: Int
  package var note: String

  package init(label: String, mark: String, value: String, permille: Int, note: String = "") {
    self.label = label
    self.mark = mark
    self.value = value
    self.permille = permille
    self.note = note
  }
}

/// A card with something to choose.
package struct Card: Equatable, Sendable {
  /// What is chosen with it.
  package enum Control: Equatable, Sendable {
    /// A whole number on a line; `text` says it in words ("5 minutes").
    case slider(value: Int, range: ClosedRange<Int>, text: String)
    /// One of several words.
    case options([String], selected: Int)
  }

  /// Which card it is, for taps.
  package var id: Int
  package var title: String
  package var control: Control
  /// The card still waits for a choice; the arrows move it.
  package var isActive: Bool

  package init(id: Int, title: String, control: Control, isActive: Bool) {
    self.id = id
    self.title = title
    self.control = control
    self.isActive = isActive
  }
}
