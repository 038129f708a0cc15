import Calculator
import Screen

/// The keys on show, and the one to which the arrow keys have led.
struct CalculatorKeyboard: Equatable, Sendable {
  /// The window.
  private(set) var size: Size
  /// The layout that was chosen by hand; nil follows the window's width.
  private var chosenLayout: CalculatorKeySet?
  var focus: KeyFocus?

  init(size: Size) {
    self.size = size
  }

  /// The layout on show.
  var layout: CalculatorKeySet { chosenLayout ?? CalculatorKeySet.suiting(size) }

  /// The keys on show, in rows.
  func rows(second: Bool) -> [[CalculatorKey]] { layout.rows(second: second, in: size) }

  /// The key to which the arrow keys have led.
  func focusedKey(second: Bool) -> CalculatorKey? {
    focus.map { rows(second: second)[$0.row][$0.column] }
  }

  mutating func moveFocus(rows: Int = 0, columns: Int = 0) {
    // The second meanings lie on the same keys.
    let counts = self.rows(second: false).map(\.count)
    focus =
      focus?.moved(rows: rows, columns: columns, in: counts) ?? KeyFocus.start(in: counts)
  }

  mutating func changeLayout() {
    chosenLayout = layout.other
    focus = nil
  }

  /// Follows the window; a new width chooses the layout anew, as turning a telephone does.
  mutating func resize(to newSize: Size) {
    if CalculatorKeySet.suiting(newSize) != CalculatorKeySet.suiting(size) { chosenLayout = nil }
    size = newSize
    focus = nil
  }
}
