/// A terminal that understands just what a frame may send, and complains about anything else.
struct TerminalEmulator {
  /// How many columns the terminal thinks a cluster takes.
  enum Model: CaseIterable {
    /// Each grapheme cluster has one width, as in mode 2027.
    case clusters
    /// Each code point advances by its own width, as in most terminals.
    case codePoints
  }

  /// One cell of the grid: what stands there and with which attributes.
  struct GridCell: Equatable {
    var text = " "
    var isRightHalf = false
    var attributes = Attributes()
  }

  /// The attributes as Select Graphic Rendition set them.
  struct Attributes: Equatable {
    var isBold = false
    var isReversed = false
    var foreground: [Int] = []
    var background: [Int] = []
  }

  let model: Model
  private(set) var columns: Int
  private(set) var grid: [[GridCell]]
  private(set) var column = 0
  private(set) var row = 0
  private(set) var attributes = Attributes()
  /// The rows that scroll.
  private(set) var margins: Range<Int>
  private(set) var modes: [Int: Bool] = [7: true, 25: true, 2026: false]
  /// What the terminal did not understand, or should never have been sent.
  private(set) var complaints: [String] = []

  init(columns: Int, rows: Int, model: Model) {
    self.columns = columns
    self.model = model
    grid = Array(repeating: Array(repeating: GridCell(), count: columns), count: rows)
    margins = 0..<rows
  }

  /// Cuts or extends the grid, and leaves what is on it.
  mutating func resize(columns: Int, rows: Int) {
    self.columns = columns
    grid = (0..<rows).map { row in
      let old = row < grid.count ? grid[row] : []
      return Array((old + Array(repeating: GridCell(), count: columns)).prefix(columns))
    }
    margins = 0..<rows
  }

  /// Does what the bytes say.
  mutating func receive(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let next = rest.first {
      if next == "\u{1B}" {
        receiveSequence(&rest)
      } else {
        let text = rest.prefix { $0 != "\u{1B}" }
        rest = rest[text.endIndex...]
        print(text)
      }
    }
  }

  private mutating func receiveSequence(_ rest: inout Substring) {
    guard rest.hasPrefix("\u{1B}["), let end = rest.dropFirst(2).firstIndex(where: \.isFinal)
    else { return complain(&rest) }
    let body = rest[rest.index(rest.startIndex, offsetBy: 2)..<end]
    let final = rest[end]
    rest = rest[rest.index(after: end)...]
    let isPrivate = body.hasPrefix("?")
    let numbers = body.drop { $0 == "?" }.split(separator: ";").compactMap { Int($0) }
    switch (final, isPrivate, numbers.count) {
    case ("h", true, 1), ("l", true, 1): modes[numbers[0]] = final == "h"
    case ("r", false, 0): setMargins(0..<grid.count)
    case ("r", false, 2): setMargins((numbers[0] - 1)..<numbers[1])
    case ("M", false, 1): deleteLines(numbers[0])
    case ("H", false, 1): move(to: 0, numbers[0] - 1)
    case ("H", false, 2): move(to: numbers[1] - 1, numbers[0] - 1)
    case ("G", false, 1): move(to: numbers[0] - 1, row)
    case ("m", false, 1...): set(numbers)
    case ("X", false, 0...1): erase(numbers.first ?? 1)
    case ("K", false, 0): erase(columns)
    default: complaints.append("\(body)\(final)")
    }
  }

  private mutating func setMargins(_ rows: Range<Int>) {
    guard rows.count > 1 || rows.count == grid.count, rows.upperBound <= grid.count else {
      return complaints.append("margins \(rows)")
    }
    margins = rows
    move(to: 0, 0)
  }

  private mutating func deleteLines(_ count: Int) {
    guard margins.contains(row), (1...(margins.upperBound - row)).contains(count) else {
      return complaints.append("\(count) lines deleted")
    }
    // As in kitty, which takes its own background.
    let empty = Array(repeating: GridCell(), count: columns)
    grid.removeSubrange(row..<(row + count))
    grid.insert(
      contentsOf: Array(repeating: empty, count: count), at: margins.upperBound - count)
  }

  private mutating func erase(_ count: Int) {
    for column in column..<min(columns, column + max(1, count)) {
      grid[row][column] = GridCell(attributes: attributes)
    }
  }

  private mutating func move(to column: Int, _ row: Int) {
    guard (0..<grid.count).contains(row), (0..<columns).contains(column) else {
      return complaints.append("moved to \(column), \(row)")
    }
    (self.column, self.row) = (column, row)
  }

  private mutating func complain(_ rest: inout Substring) {
    complaints.append("unknown \(rest.prefix(8))")
    rest.removeFirst()
  }

  private mutating func set(_ numbers: [Int]) {
    var numbers = numbers[...]
    while let number = numbers.popFirst() {
      switch number {
      case 0: attributes = Attributes()
      case 1: attributes.isBold = true
      case 22: attributes.isBold = false
      case 7: attributes.isReversed = true
      case 27: attributes.isReversed = false
      case 30...37, 90...97: attributes.foreground = [number]
      case 40...47, 100...107: attributes.background = [number]
      case 39: attributes.foreground = []
      case 49: attributes.background = []
      case 38: attributes.foreground = color(&numbers)
      case 48: attributes.background = color(&numbers)
      default: complaints.append("attribute \(number)")
      }
    }
  }

  private mutating func color(_ numbers: inout ArraySlice<Int>) -> [Int] {
    let count = numbers.first == 2 ? 4 : 2
    defer { numbers = numbers.dropFirst(count) }
    return Array(numbers.prefix(count))
  }

  private mutating func print(_ text: Substring) {
    switch model {
    case .clusters: for character in text { put(String(character), width(of: character)) }
    case .codePoints:
      for scalar in text.unicodeScalars { put(String(scalar), width(of: scalar)) }
    }
  }

  /// Puts a glyph at the cursor; a glyph without width joins the one before.
  private mutating func put(_ glyph: String, _ width: Int) {
    guard glyph.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      return complaints.append("control character")
    }
    guard width > 0, width <= columns else {
      if width == 0, column > 0 { grid[row][column - 1].text += glyph }
      return
    }
    if column + width > columns {
      if modes[7] == true { complaints.append("wrapped in row \(row)") }
      column = columns - width
    }
    erase(column..<(column + width))
    grid[row][column] = GridCell(text: glyph, attributes: attributes)
    if width == 2 {
      grid[row][column + 1] = GridCell(text: "", isRightHalf: true, attributes: attributes)
    }
    column += width
  }

  /// Empties the columns, and the other halves of the wide characters that lose one there.
  private mutating func erase(_ range: Range<Int>) {
    if grid[row][range.lowerBound].isRightHalf, range.lowerBound > 0 {
      grid[row][range.lowerBound - 1].text = " "
    }
    if range.upperBound < columns, grid[row][range.upperBound].isRightHalf {
      grid[row][range.upperBound].text = " "
      grid[row][range.upperBound].isRightHalf = false
    }
  }

  private func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.count > 1, scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    return min(2, scalars.reduce(0) { $0 + width(of: $1) })
  }

  /// The widths that glibc gives, for the characters of these tests.
  private func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F, 0x20D0...0x20FF, 0xE0020...0xE007F: 0
    case 0x1F1E6...0x1F1FF: 1
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0x1F300...0x1FAFF:
      2
    default: 1
    }
  }
}

extension Character {
  fileprivate var isFinal: Bool {
    ("\u{40}"..."\u{7E}").contains(self)
  }
}
