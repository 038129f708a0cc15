import Testing

extension Chat {
  /// Presses and releases the mouse button on a text of the screen; on the lowest when there are
  /// several, as the keypad is below all else.
  func taps(_ text: String) throws {
    let position = try position(of: text)
    try presses(at: position)
    try releases(at: position)
  }

  /// Presses the mouse button at a position, holds it, moves it and releases it.
  func drags(from start: Position, to end: Position) throws {
    try presses(at: start)
    try waits(for: "reports of drags") { $0.reportsDrags }
    let step = start.column < end.column ? 1 : -1
    for column in stride(from: start.column, through: end.column, by: step) {
      try moves(to: Position(column: column, row: end.row))
    }
    try releases(at: end)
    try waits(for: "the end of reports of drags") { !$0.reportsDrags }
  }

  /// Turns the wheel up over the middle of the screen, or down with a negative number.
  func turnsWheel(_ clicks: Int) throws {
    let middle = Position(column: screen.columns / 2, row: screen.rows / 2)
    for _ in 0..<abs(clicks) { try report(button: clicks > 0 ? 64 : 65, at: middle, "M") }
  }

  /// Waits for a text and tells where it is.
  func position(of text: String) throws -> Position {
    var position: Position?
    try waits(for: text) { screen in
      position = screen.position(of: text)
      return position != nil && screen.reportsMouse
    }
    return try #require(position)
  }

  func presses(at position: Position) throws {
    try report(button: 0, at: position, "M")
  }

  /// Moves the mouse while its button is held.
  func moves(to position: Position) throws {
    try report(button: 32, at: position, "M")
  }

  func releases(at position: Position) throws {
    try report(button: 0, at: position, "m")
  }

  /// Sends what a terminal reports about the mouse (SGR, mode 1006); columns and rows count from 1.
  private func report(button: Int, at position: Position, _ end: String) throws {
    try types("\u{1B}[<\(button);\(position.column + 1);\(position.row + 1)\(end)")
  }
}
