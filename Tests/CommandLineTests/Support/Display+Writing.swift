import Screen

extension Display {
  /// Shows a character at the cursor, in as many columns as it is wide.
  mutating func show(_ scalar: Unicode.Scalar) {
    guard isFull else { return normal.unicodeScalars.append(scalar) }
    let width = Character(scalar).displayWidth
    switch width {
    case 1, 2: put(String(scalar), width: width)
    case 0 where Self.joins(scalar): join(scalar)
    default: surprise(at: Array(String(scalar).utf8))
    }
  }

  /// Performs a control character.
  mutating func control(_ byte: UInt8) {
    if byte == 0x07 { bells += 1 }
    if !isFull { return normal.unicodeScalars.append(Unicode.Scalar(byte)) }
    if byte != 0x07 { surprise(at: [byte]) }
  }

  private mutating func put(_ text: String, width: Int) {
    guard cursor.column + width <= columns else {
      // What is under way while the window shrinks may still be meant for the old size.
      return isComplete ? surprise(at: Array("\(text) at the edge".utf8)) : ()
    }
    for column in cursor.column..<(cursor.column + width) { clearHalves(at: column) }
    cells[cursor.row][cursor.column] = Cell(text: text, pen: pen)
    if width == 2 { cells[cursor.row][cursor.column + 1] = Cell(text: "", pen: pen) }
    let next = cursor.column + width
    cursor.column = modes.contains(7) ? next : min(next, columns - 1)
  }

  /// What is written over one half of a wide character takes the other half away.
  private mutating func clearHalves(at column: Int) {
    if cells[cursor.row][column].text.isEmpty, column > 0 {
      cells[cursor.row][column - 1].text = " "
    }
    if column + 1 < columns, cells[cursor.row][column + 1].text.isEmpty {
      cells[cursor.row][column + 1].text = " "
    }
  }

  private mutating func join(_ scalar: Unicode.Scalar) {
    let written = cells[cursor.row][..<min(cursor.column, columns)]
    guard let column = written.lastIndex(where: { !$0.text.isEmpty }) else { return }
    cells[cursor.row][column].text.unicodeScalars.append(scalar)
  }

  /// The scalar belongs to the character before it, and does nothing else.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    let marks: [Unicode.GeneralCategory] = [.nonspacingMark, .enclosingMark, .spacingMark]
    return scalar == "\u{200D}" || marks.contains(scalar.properties.generalCategory)
      || scalar.properties.isEmojiModifier
  }
}
