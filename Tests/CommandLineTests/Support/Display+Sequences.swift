extension Display {
  /// The private modes that mathbot has a reason to switch on.
  private static let knownModes: Set = [7, 25, 1000, 1002, 1006, 1049, 2004, 2026, 2031]
  /// The modes of mouse reports; each replaces the other.
  private static let mouseModes: Set = [1000, 1002]

  /// Performs a control sequence: what followed the introducer, up to its letter.
  mutating func perform(_ sequence: String) {
    let parameters = sequence.dropLast()
    let numbers = parameters.split(separator: ";").map { Int($0) ?? -1 }
    switch sequence.last {
    case "h" where parameters.first == "?": switchMode(Int(parameters.dropFirst()), isOn: true)
    case "l" where parameters.first == "?": switchMode(Int(parameters.dropFirst()), isOn: false)
    case "m": changePen(numbers)
    case "H": moveCursor(column: numbers.dropFirst().first ?? 1, row: numbers.first ?? 1)
    case "G": moveCursor(column: numbers.first ?? 1, row: cursor.row + 1)
    case "r": setMargins(numbers)
    case "M": deleteLines(numbers.first ?? 1)
    case "X": erase(numbers.first ?? 1)
    case _ where sequence == "K": erase(columns)
    case _ where sequence == "2J": cells = Self.field(columns, rows, of: Cell(pen: pen))
    case _ where sequence == "2K": cells[cursor.row] = cells[cursor.row].map { _ in Cell(pen: pen) }
    case _ where sequence == "6n": answers += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)R"
    case _ where sequence == "?996n": answers += "\u{1B}[?997;1n"
    // What terminal it is: old ones do not say.
    case _ where sequence == ">0q": break
    case _ where sequence == "c": answers += "\u{1B}[?62;22c"
    default: surprise(at: Array("CSI \(sequence)".utf8))
    }
  }

  private mutating func switchMode(_ number: Int?, isOn: Bool) {
    guard let number, !isOn || Self.knownModes.contains(number) else {
      return surprise(at: Array("mode \(number ?? -1)".utf8))
    }
    if Self.mouseModes.contains(number) { modes.subtract(Self.mouseModes) }
    if isOn { modes.insert(number) } else { modes.remove(number) }
  }

  private mutating func moveCursor(column: Int, row: Int) {
    cursor = Position(
      column: min(max(column, 1), columns) - 1, row: min(max(row, 1), rows) - 1)
  }

  private mutating func setMargins(_ numbers: [Int]) {
    let (top, bottom) = (numbers.first ?? 1, numbers.dropFirst().first ?? rows)
    // What is under way while the window shrinks may still be meant for the old size.
    guard (1...rows).contains(top), (top...rows).contains(bottom) else {
      return isComplete ? surprise(at: Array("margins \(numbers)".utf8)) : ()
    }
    margins = (top - 1)..<bottom
    cursor = Position(column: 0, row: 0)
  }

  /// The new lines have the terminal's own background, as in kitty.
  private mutating func deleteLines(_ count: Int) {
    guard margins.contains(cursor.row), cursor.row + count <= margins.upperBound else {
      return isComplete ? surprise(at: Array("\(count) lines".utf8)) : ()
    }
    cells.removeSubrange(cursor.row..<(cursor.row + count))
    let new = Self.field(columns, count, of: Cell())
    cells.insert(contentsOf: new, at: margins.upperBound - count)
  }

  /// Erases so many cells, at most to the end of the row.
  private mutating func erase(_ count: Int) {
    for column in cursor.column..<min(cursor.column + count, columns) {
      cells[cursor.row][column] = Cell(pen: pen)
    }
  }

  private mutating func changePen(_ numbers: [Int]) {
    var rest = (numbers.isEmpty ? [0] : numbers)[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: pen = Pen()
      case 1, 22: pen.isBold = number == 1
      case 7, 27: pen.isReversed = number == 7
      case 30...39, 90...97: pen.foreground = color(number, &rest)
      case 40...49, 100...107: pen.background = color(number, &rest)
      default: surprise(at: Array("SGR \(numbers)".utf8))
      }
    }
  }

  private mutating func color(_ number: Int, _ rest: inout ArraySlice<Int>) -> [Int] {
    switch number {
    case 39, 49: return []
    case 38, 48:
      let isPalette = rest.first == 5
      colors.insert(isPalette ? .palette : .direct)
      defer { rest = rest.dropFirst(isPalette ? 2 : 4) }
      return [number] + rest.prefix(isPalette ? 2 : 4)
    default:
      colors.insert(.sixteen)
      return [number]
    }
  }
}
