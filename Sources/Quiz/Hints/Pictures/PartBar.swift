/// A bar in scale: its parts inside, its length behind it, and below what a part comes to.
package struct PartBar: PictureKind {
  /// A part of the bar, cut into equal cells.
  package struct Part: Hashable, Sendable {
    /// How much of the bar it takes, in units of all parts alike.
    let share: Int
    /// How many cells it has.
    var cells = 1
    /// What stands in each cell; nil where nothing does.
    var cell: PictureNumber?
    /// What the part comes to, below it; nil where that is not written.
    var sum: PictureNumber?
    /// Whether a rod of ten stands in each cell.
    var hasRods = false
    /// Whether it was here and is taken away.
    var isTaken = false
  }

  /// How long it is in all; nil where that is not written.
  let total: PictureNumber?
  let parts: [Part]
  /// How long the bar is, in columns from its first line to its last.
  let length: Int
  /// Nobody knows yet how many more parts there are: it has no end, and is in no scale.
  private(set) var goesOn = false

  /// How much of the bar a part without any share takes, so that its number has room, in columns.
  private static let leastRoom = 4

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    let edges = edges
    let spans = parts.indices.map { index in
      Span(part: parts[index], range: edges[index]..<edges[index + 1], index: index)
    }
    let pointer = pointer(spans)
    let whole = total.map { [wholeBehind($0, from: edges.last ?? 0, width)] } ?? []
    // Behind the size of a cell it would read as what that comes to.
    return [
      Self.edge(spans, "┌", "┬", goesOn ? "─" : "┐"), inner(spans) + (pointer ?? whole),
      Self.edge(spans, "└", "┴", goesOn ? "─" : "┘") + (pointer == nil ? [] : whole),
    ] + Self.sums(spans)
  }

  /// Where the parts begin and end, in columns: in proportion to their shares.
  private var edges: [Int] {
    let isEmpty = parts.allSatisfy { $0.share == 0 }
    let all = isEmpty ? parts.count : parts.reduce(0) { $0 + $1.share }
    let room = isEmpty ? length : length - Self.leastRoom * parts.count { $0.share == 0 }
    var (edges, share, extra) = ([0], 0, 0)
    for part in parts {
      share += isEmpty ? 1 : part.share
      let edge = (2 * share * room + all) / (2 * all)
      if part.share == 0, !isEmpty { extra += Self.leastRoom }
      edges.append(edge + extra)
    }
    return edges
  }

  /// How long it is in all; on a narrow screen a long one begins right behind the bar.
  private func wholeBehind(
    _ total: PictureNumber, from end: Int, _ width: Int
  ) -> PicturePiece {
    let text = "= \(total.text)"
    return PicturePiece(end + 2 + text.count > width ? text : " " + text)
  }

  /// The line above or below the cells.
  private static func edge(
    _ spans: [Span], _ first: String, _ between: String, _ last: String
  ) -> PictureLine {
    let pieces = spans.flatMap { span in
      span.cellRooms.flatMap { [PicturePiece(between), .repeated(span.line, $0)] }
    }
    return [PicturePiece(first)] + pieces.dropFirst() + [PicturePiece(last)]
  }

  /// What the parts come to, each below the middle of its part, if that is written anywhere.
  private static func sums(_ spans: [Span]) -> [PictureLine] {
    guard spans.contains(where: { $0.part.sum != nil }) else { return [] }
    return [
      spans.reduce(into: PictureLine()) { line, span in
        guard let (sum, start) = span.sum else { return }
        // Beside a short part there is the room of the next one.
        let gap = max(line.isEmpty ? 0 : 1, start - line.width)
        line += [.space(gap), sum]
      }
    ]
  }

  var tells: Set<Int> {
    let told = parts.flatMap { [$0.cell?.value, $0.sum?.value, $0.cells > 1 ? $0.cells : nil] }
    return Set((told + [total?.value]).compactMap(\.self))
  }

  var words: [PictureWords] {
    let whole =
      total?.value.map { PictureWords("bar", ["n": $0]) } ?? PictureWords("bar-open", [:])
    let all = parts.flatMap { part in
      words(for: part) + (part.isTaken ? [PictureWords("too-many", [:])] : [])
    }
    return [whole] + all + (goesOn ? [PictureWords("part-more", [:])] : [])
  }

  private func words(for part: Part) -> [PictureWords] {
    let size = part.cell?.value
    let sum = part.sum?.value
    return switch (part.cells, size, sum) {
    case (2..., let size?, _): [PictureWords("groups", ["n": part.cells, "size": size])]
    case (2..., nil, _): [PictureWords("parts-open", ["n": part.cells])]
    case (_, let size?, _): [PictureWords("part", ["n": size])]
    case (_, nil, let sum?): [PictureWords("part", ["n": sum])]
    case (_, nil, nil): goesOn ? [] : [PictureWords("part-open", [:])]
    }
  }
}

extension PartBar {
  /// The bar of one group of a size, and of as much more as makes a whole.
  ///
  /// It is as long for every whole, so that nobody can measure how many groups there are.
  init(startingWith size: Int, of whole: Int) {
    self.init(
      total: .known(whole), parts: [Part(share: 1, cell: .known(size)), Part(share: 2)],
      length: 18, goesOn: true)
  }

  /// Where a part stands, in columns; its cells end before the columns of the range's upper end.
  private struct Span {
    let part: Part
    let range: Range<Int>
    /// Which of the parts it is.
    let index: Int

    var ink: PicturePiece.Part { part.isTaken ? .taken : index == 0 ? .first : .second }

    /// The lines above and below it, and behind each of its cells: broken where it is taken away.
    var line: String { part.isTaken ? "┄" : "─" }
    var side: String { part.isTaken ? "¦" : "│" }

    /// The columns between its outer lines.
    var room: Int { range.count - 1 }

    /// The columns of each cell between the lines beside it.
    var cellRooms: [Int] {
      (0..<part.cells).map { index in
        range.count * (index + 1) / part.cells - range.count * index / part.cells - 1
      }
    }

    /// The cells between their lines, each with its number where it has room.
    var cells: [String] { cellRooms.map(cell) }

    /// The least room of a cell for an open place.
    private static let openRoom = 4

    /// A number in the middle of a cell.
    private func cell(room: Int) -> String {
      let shown = number(room: room)
      let rest = room - shown.count
      return String(repeating: " ", count: rest / 2) + shown
        + String(repeating: " ", count: rest - rest / 2)
    }

    /// The number of a cell; an open place is there only with some room on both sides, else the
    /// cell is empty.
    private func number(room: Int) -> String {
      switch part.cell {
      case .known(let number) where String(number).count <= room: String(number)
      case .open where room >= Self.openRoom: PictureNumber.blank
      case nil where part.hasRods: "┃"
      case .known, .open, nil: ""
      }
    }

    /// What it comes to and the column where that begins: in a bracket below several cells, where
    /// there is room, else below the middle.
    var sum: (PicturePiece, start: Int)? {
      guard let sum = part.sum?.text else { return nil }
      let step = index + 1
      if part.cells > 1,
        let bracket = PicturePiece.bracket(sum, columns: room, ink, step: step)
      {
        return (bracket, range.lowerBound + 1)
      }
      let middle = range.lowerBound + (range.count + 1 - sum.count) / 2
      return (PicturePiece(sum, ink, step: step), middle)
    }

    /// The number of its cells where these are too narrow for it.
    var numberOutside: Int? {
      part.cell?.value.flatMap { number in
        cells.contains { $0.count < String(number).count } ? number : nil
      }
    }
  }

  /// What stands in a bar that goes on.
  private static let more = " ..."

  /// The cells between their lines.
  private func inner(_ spans: [Span]) -> PictureLine {
    var line = [PicturePiece("│")]
    for span in spans {
      let step = min(span.index, 2)
      line += span.cells.flatMap {
        [PicturePiece($0, span.ink, step: step), PicturePiece(span.side)]
      }
    }
    if goesOn, let rest = spans.last?.room {
      line.removeLast(2)
      line += [PicturePiece(Self.more), .space(rest - Self.more.count + 1)]
    }
    return line
  }

  /// The size of a last part's cells behind the bar where they are too narrow for it; beside a last
  /// part of another size it would be taken for that one's.
  private func pointer(_ spans: [Span]) -> PictureLine? {
    guard let span = spans.last, let size = span.numberOutside else { return nil }
    return [PicturePiece(" ◄ \(size)", span.ink)]
  }
}
