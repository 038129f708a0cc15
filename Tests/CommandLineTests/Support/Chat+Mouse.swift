import Testing

extension Chat {
  /// Presses and releases the mouse button on a text of the screen; on the lowest when there are
  /// several, as the keypad is below all else.
  func taps(_ text: String) throws {
    let place = try place(of: text)
    try presses(at: place)
    try releases(at: place)
  }

  /// Presses the mouse button on a place, holds it, moves it and releases it.
  func drags(from start: Place, to end: Place) throws {
    try presses(at: start)
    try waits(for: "reports of drags") { $0.reportsDrags }
    let step = start.column < end.column ? 1 : -1
    for column in stride(from: start.column, through: end.column, by: step) {
      try moves(to: Place(column: column, row: end.row))
    }
    try releases(at: end)
    try waits(for: "the end of reports of drags") { !$0.reportsDrags }
  }

  /// Turns the wheel up over the middle of the screen, or down with a negative number.
  func turnsWheel(_ clicks: Int) throws {
    let middle = Place(column: screen.columns / 2, row: screen.rows / 2)
    for _ in 0..<abs(clicks) { try report(button: clicks > 0 ? 64 : 65, at: middle, "M") }
  }

  /// Waits for a text and tells where it is.
  func place(of text: String) throws -> Place {
    var place: Place?
    try waits(for: text) { screen in
      place = screen.place(of: text)
      return place != nil && screen.reportsMouse
    }
    return try #require(place)
  }

  func presses(at place: Place) throws {
    try report(button: 0, at: place, "M")
  }

  /// Moves the mouse while its button is held.
  func moves(to place: Place) throws {
    try report(button: 32, at: place, "M")
  }

  func releases(at place: Place) throws {
    try report(button: 0, at: place, "m")
  }

  /// Sends what a terminal reports about the mouse (SGR, mode 1006); places count from 1.
  private func report(button: Int, at place: Place, _ end: String) throws {
    try types("\u{1B}[<\(button);\(place.column + 1);\(place.row + 1)\(end)")
  }
}
