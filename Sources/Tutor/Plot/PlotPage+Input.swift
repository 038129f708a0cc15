import Basics
import Calculator
import Screen

extension PlotPage {
  /// Follows a key.
  mutating func press(_ key: Key, at instant: Instant) {
    switch key {
    case .left: read(cursor - 1, at: instant)
    case .right: read(cursor + 1, at: instant)
    case .home: read(0, at: instant)
    case .end: read(lastDot, at: instant)
    case .up: move(columns: 0, rows: scene.rows / 4, at: instant)
    case .down: move(columns: 0, rows: -scene.rows / 4, at: instant)
    case .pageUp, .character("<"), .character(","):
      move(columns: -scene.columns / 4, rows: 0, at: instant)
    case .pageDown, .character(">"), .character("."):
      move(columns: scene.columns / 4, rows: 0, at: instant)
    case .character("+"), .character("="): zoom(Rational(1, 2), around: center, at: instant)
    case .character("-"), .character("−"): zoom(Rational(2), around: center, at: instant)
    case .character("0"): start(at: instant)
    case .tab: readMark(forward: true, at: instant)
    case .backTab: readMark(forward: false, at: instant)
    case .character("q"), .escape, .control("c"), .control("d"): hasLeft = true
    default: break
    }
  }

  /// Follows the mouse: a drag moves the plane, the wheel zooms where it stands.
  mutating func take(
    _ action: MouseEvent.Action, _ target: TapTarget?, at instant: Instant
  ) {
    if case .word(let index)? = target, action == .press { return press(word: index, at: instant) }
    guard case .plot(let column, let row)? = target else {
      grip = nil
      return
    }
    switch action {
    case .press:
      grip = Point(column: column, row: row)
      read(column * grade.columns, at: instant)
    case .drag:
      guard let grip, grip != Point(column: column, row: row) else { return }
      move(columns: grip.column - column, rows: row - grip.row, at: instant)
      self.grip = Point(column: column, row: row)
    case .release: grip = nil
    case .wheelUp: zoom(Rational(1, 2), around: position(column, row), at: instant)
    case .wheelDown: zoom(Rational(2), around: position(column, row), at: instant)
    }
  }

  /// A word of the footer as its key.
  private mutating func press(word index: Int, at instant: Instant) {
    let keys: [Key] = [
      .right, .character("+"), .character(">"), .tab, .character("0"), .character("q"),
    ]
    if keys.indices.contains(index) { press(keys[index], at: instant) }
  }
}
