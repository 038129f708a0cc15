extension HintPicture {
  private static let full: Character = "●"
  private static let open: Character = "○"
  private static let empty: Character = "·"

  /// Frames of two rows of five, side by side.
  static func frameLines(_ first: Int, _ second: Int, _ frames: Int) -> [String] {
    func dot(_ index: Int) -> Character {
      index < first ? full : index < first + second ? open : empty
    }
    return (0..<2).map { row in
      (0..<frames).map { frame in
        spaced((0..<5).map { dot(frame * 10 + row * 5 + $0) })
      }.joined(separator: "   ")
    }
  }

  /// Rows of dots in fives; dots beyond the shortest row are open.
  static func rowLines(_ counts: [Int], width: Int) -> [String] {
    let shortest = counts.min() ?? 0
    return counts.map { count in
      let dots = (0..<count).map { $0 < shortest ? full : open }
      let wide = inFives(dots, apart: true)
      return wide.count <= width ? wide : inFives(dots, apart: false)
    }
  }

  /// The array lies so that it is wider than high, with a line that says what is what.
  static func arrayLines(
    _ rows: Int, _ columns: Int, _ split: Int, _ groups: FactorPosition
  ) -> [String] {
    func product(_ count: Int) -> String {
      groups == .first ? "\(count) × \(columns)" : "\(columns) × \(count)"
    }
    let dots =
      rows <= columns
      ? grid(rows, columns) { row, _ in row < split }
      : grid(columns, rows) { _, column in column < split }
    return dots + ["\(full) \(product(split))   \(open) \(product(rows - split))"]
  }

  static func squareLines(_ side: Int) -> [String] {
    let below = side - 1
    return grid(side, side) { row, column in max(row, column) < below }
      + ["\(full) \(below) × \(below)   \(open) \(below) + \(side)"]
  }

  private static func grid(
    _ rows: Int, _ columns: Int, isFull: (_ row: Int, _ column: Int) -> Bool
  ) -> [String] {
    (0..<rows).map { row in
      spaced((0..<columns).map { isFull(row, $0) ? full : open })
    }
  }

  private static func spaced(_ dots: [Character]) -> String {
    dots.map { String($0) }.joined(separator: " ")
  }

  private static func inFives(_ dots: [Character], apart: Bool) -> String {
    let fives = stride(from: 0, to: dots.count, by: 5).map { start in
      Array(dots[start..<min(start + 5, dots.count)])
    }
    return fives.map { apart ? spaced($0) : String($0) }.joined(separator: apart ? "  " : " ")
  }
}
