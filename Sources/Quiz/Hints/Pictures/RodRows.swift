/// Rods of ten and single dots, one line for each number; the second part is thin, and what is taken
/// away leaves marks.
package struct RodRows: PictureKind {
  /// How many things there are of each part.
  package struct Parts: Hashable, Sendable {
    var full = 0
    var open = 0
    /// What was here and is taken away.
    var taken = 0
    /// What is still here.
    var all: Int { full + open }
    /// What is drawn.
    var count: Int { all + taken }
  }

  /// One number: its label, its rods and its dots.
  package struct Row: Hashable, Sendable {
    var label: PictureNumber?
    var tens = Parts()
    var ones = Parts()

    /// A whole number that came out of two: the first in full things, the second in open ones.
    static func sum(_ full: Int, _ open: Int) -> Row {
      Row(
        label: .known(full + open), tens: Parts(full: full / 10, open: open / 10),
        ones: Parts(full: full % 10, open: open % 10))
    }

    /// A whole number in one part, with its label.
    static func number(_ number: Int, _ part: PicturePiece.Part = .first) -> Row {
      Row(
        label: .known(number), tens: Parts(number / 10, part), ones: Parts(number % 10, part))
    }
  }

  let rows: [Row]

  init(_ rows: [Row]) {
    self.rows = rows
  }

  /// How many columns a label takes, the same in all frames.
  private static let labelWidth = 3

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    rows.indices.flatMap { index in
      let touches = index > 0 && rows[index].tens.all > 0 && rows[index - 1].tens.all > 0
      return (touches ? [[]] : []) + [line(index)]
    }
  }

  private func line(_ index: Int) -> PictureLine {
    let row = rows[index]
    let label = row.label?.text ?? ""
    return [
      .space(Self.labelWidth - label.count), PicturePiece(label, step: index + row.steps - 1),
      .space(2),
    ] + row.things(from: index, onesAt: onesColumn)
  }

  /// The column of the ones behind rods, from that of the rods: the same in each row that has both.
  private var onesColumn: Int {
    rows.filter { $0.ones.count > 0 }.map(\.rodsEnd).max() ?? 0
  }

  var tells: Set<Int> {
    let counts = rows.flatMap { row in
      [row.tens, row.ones].flatMap { [$0.full, $0.open, $0.taken] }
    }
    return Set(counts).subtracting([0]).union(rows.compactMap { $0.label?.value })
  }

  var words: [PictureWords] { rows.map(\.words) }

  /// Rods and dots move over; a frame in which they were not as much as before is left out.
  func way(from before: RodRows) -> [RodRows] {
    guard before != self, rows.count >= before.rows.count else { return [] }
    let (start, end) = (before.padded(to: rows.count), rows)
    let between = (1..<3).map { step in
      RodRows(rows.indices.map { start[$0].moved(to: end[$0], step, of: 3) })
    }
    return [RodRows(start)] + between.filter { $0.value == before.value } + [self]
  }

  private var value: Int {
    rows.reduce(0) { $0 + 10 * ($1.tens.all + $1.tens.taken) + $1.ones.all + $1.ones.taken }
  }

  private func padded(to count: Int) -> [Row] {
    rows + Array(repeating: Row(), count: count - rows.count)
  }
}

extension RodRows.Parts {
  /// So many of one part.
  init(_ count: Int, _ part: PicturePiece.Part) {
    switch part {
    case .first, .none: self.init(full: count)
    case .second: self.init(open: count)
    case .taken: self.init(taken: count)
    }
  }

  fileprivate func moved(to end: Self, _ step: Int, of steps: Int) -> Self {
    Self(
      full: full.moved(to: end.full, step, of: steps),
      open: open.moved(to: end.open, step, of: steps),
      taken: taken.moved(to: end.taken, step, of: steps))
  }
}

extension RodRows.Row {
  fileprivate func moved(to end: Self, _ step: Int, of steps: Int) -> Self {
    Self(
      tens: tens.moved(to: end.tens, step, of: steps),
      ones: ones.moved(to: end.ones, step, of: steps))
  }
}
