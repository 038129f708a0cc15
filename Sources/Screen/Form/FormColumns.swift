/// Where the labels and the controls of a form stand from left to right.
struct FormColumns {
  /// Labels stand above their controls instead of beside them.
  let isStacked: Bool
  /// The cells left of it all, in a wide window more than none.
  let left: Int
  /// The column where the controls start.
  let control: Int
  /// The cells a control may use.
  let controlWidth: Int

  /// In a window of fewer columns labels have no room beside their controls.
  private static let wide = 64
  private static let shortestLabel = 14
  /// The cells before a label: of the sign of the focus, and around it.
  static let indent = 3
  private static let widestControl = 60

  /// Finds room for the longest label.
  init(_ form: FormPicture, columns: Int, look: Look) {
    isStacked = columns < Self.wide
    left = Self.left(in: columns)
    let label = form.rows.map { look.glyphs.text($0.label).displayWidth }.max() ?? 0
    control = left + Self.indent + (isStacked ? 0 : max(Self.shortestLabel, label) + 2)
    controlWidth = min(Self.widestControl, columns - control - 2)
  }

  /// A card below labels and controls.
  func card(row: Int, rows: Int) -> Rectangle {
    Rectangle(
      column: left + 1, row: row, columns: control + controlWidth - left, rows: rows)
  }

  /// The rows of screen that a label and its control take.
  func rows(of chips: ChipLayout) -> Int { max(1, chips.rows) + (isStacked ? 1 : 0) }

  /// The cells left of a form in a window of so many columns.
  static func left(in columns: Int) -> Int { PageColumn(in: columns).left }
}
