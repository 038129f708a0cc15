/// Rods of ten and single dots, one line for each number; the second part is thin and open.
package struct RodRows: PictureKind {
  /// How many things there are of each part.
  package struct Parts: Hashable, Sendable {
    var full = 0
    var open = 0
    var all: Int { full + open }
  }

  /// One number: its label, its rods and its dots.
  package struct Row: Hashable, Sendable {
    var label: PictureNumber?
    var tens = Parts()
    var ones = Parts()

    /// A whole number in one part, with its label.
    static func number(_ number: Int, _ part: PicturePiece.Part = .first) -> Row {
      let (tens, ones) = (number / 10, number % 10)
      return part == .second
        ? Row(label: .known(number), tens: Parts(open: tens), ones: Parts(open: ones))
        : Row(label: .known(number), tens: Parts(full: tens), ones: Parts(full: ones))
    }
  }

  let rows: [Row]

  init(_ rows: [Row]) {
    self.rows = rows
  }

  /// How many columns a label takes, the same in all frames.
  private static let labelWidth = 3

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    let lines = rows.map { row in
      let label = row.label?.text ?? ""
      return [.space(Self.labelWidth - label.count), PicturePiece(label), .space(2)] + row.things
    }
    let touches = rows.count { $0.tens.all > 0 } > 1
    return touches ? Array(lines.map { [$0] }.joined(separator: [[]])) : lines
  }

  var tells: Set<Int> {
    let counts = rows.flatMap { [$0.tens.full, $0.tens.open, $0.ones.full, $0.ones.open] }
    return Set(counts).subtracting([0]).union(rows.compactMap { $0.label?.value })
  }

  var words: [PictureWords] {
    rows.map { row in
      let name: String =
        switch row.label {
        case .known: "rods"
        case .open: "rods-open"
        case nil: "rods-plain"
        }
      let isSplit = row.isSplit
      return PictureWords(
        isSplit ? "\(name)-split" : name,
        [
          "n": row.label?.value ?? 0, "tens": isSplit ? row.tens.full : row.tens.all,
          "ones": isSplit ? row.ones.full : row.ones.all, "otherTens": row.tens.open,
          "otherOnes": row.ones.open,
        ])
    }
  }

  /// Rods and dots move over; a frame in which they were not as much as before is left out.
  func way(from before: RodRows) -> [RodRows] {
    guard before != self else { return [] }
    let count = max(before.rows.count, rows.count)
    let (start, end) = (before.padded(to: count), padded(to: count))
    let between = (1..<3).map { step in
      RodRows((0..<count).map { start[$0].moved(to: end[$0], step, of: 3) })
    }
    return [RodRows(start)] + between.filter { $0.value == before.value } + [self]
  }

  private var value: Int { rows.reduce(0) { $0 + 10 * $1.tens.all + $1.ones.all } }

  private func padded(to count: Int) -> [Row] {
    rows + Array(repeating: Row(), count: count - rows.count)
  }
}

extension RodRows.Row {
  /// Whether it has two parts, or an open part that the label does not count.
  fileprivate var isSplit: Bool {
    guard tens.open + ones.open > 0 else { return false }
    return tens.full + ones.full > 0 || label?.value.map { $0 != 10 * tens.all + ones.all } == true
  }

  fileprivate var things: PictureLine {
    let gap = tens.all > 0 && ones.all > 0 ? 2 : 0
    return [
      .repeated("▌", tens.full, .first), .repeated("│", tens.open, .second), .space(gap),
    ] + dots
  }

  /// The ones in fives, so that they are counted at a glance.
  private var dots: PictureLine {
    (0..<ones.all).flatMap { index in
      let dot = index < ones.full ? PicturePiece("●", .first) : PicturePiece("○", .second)
      return [.space(index > 0 && index.isMultiple(of: 5) ? 1 : 0), dot]
    }
  }

  fileprivate func moved(to end: Self, _ step: Int, of steps: Int) -> Self {
    Self(
      tens: tens.moved(to: end.tens, step, of: steps),
      ones: ones.moved(to: end.ones, step, of: steps))
  }
}

extension RodRows.Parts {
  fileprivate func moved(to end: Self, _ step: Int, of steps: Int) -> Self {
    Self(
      full: full.moved(to: end.full, step, of: steps),
      open: open.moved(to: end.open, step, of: steps))
  }
}
