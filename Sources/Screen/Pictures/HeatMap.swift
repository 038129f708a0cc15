/// A table whose cells are signs and colours: the stronger the value, the fuller the sign.
package struct HeatMap: Equatable, Sendable {
  /// One value.
  package struct Cell: Hashable, Sendable {
    package var level: HeatLevel
    /// The value is on its way down: an arrow stands beside its sign.
    package var isFading: Bool

    package init(_ level: HeatLevel, isFading: Bool = false) {
      self.level = level
      self.isFading = isFading
    }
  }

  /// A row with its label.
  package struct Row: Equatable, Sendable {
    package var label: String
    package var cells: [Cell]

    package init(label: String, cells: [Cell]) {
      self.label = label
      self.cells = cells
    }
  }

  /// What a kind of cell means, in a word.
  package struct Key: Equatable, Sendable {
    package var cell: Cell
    package var word: String

    package init(_ cell: Cell, _ word: String) {
      self.cell = cell
      self.word = word
    }
  }

  /// The sign in the corner between the labels, such as ×.
  package var corner: String
  /// The labels above the columns, of one or two letters.
  package var columns: [String]
  package var rows: [Row]
  package var legend: [Key]
  /// The same in sentences, for who does not see it.
  package var words: [String]

  package init(
    corner: String, columns: [String], rows: [Row], legend: [Key], words: [String]
  ) {
    self.corner = corner
    self.columns = columns
    self.rows = rows
    self.legend = legend
    self.words = words
  }
}
