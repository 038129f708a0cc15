/// A bar in scale: its length above, its parts inside, and below what a part comes to.
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
  }

  /// How long it is in all; nil where that is not written.
  let total: PictureNumber?
  let parts: [Part]
  /// How long the bar is, in columns from its first line to its last.
  let length: Int
  /// Nobody knows yet in how many parts the last one is to be cut.
  var goesOn = false

  /// How much of the bar a part without any share takes, so that its number has room, in columns.
  private static let leastRoom = 4

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    let edges = edges
    let inks = [PicturePiece.Part.first, .second]
    let spans = parts.indices.map { index in
      Span(part: parts[index], range: edges[index]..<edges[index + 1], ink: inks[min(index, 1)])
    }
    return [
      upper(spans, edges.last ?? 0), Self.inner(spans, goesOn: goesOn), lower(spans),
    ]
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

  private func upper(_ spans: [Span], _ length: Int) -> PictureLine {
    let label = Self.label(total?.textInLine ?? "", in: length - 1)
    let marks = Set(spans.flatMap(\.marks))
    let line = String((1..<max(1, length)).map { marks.contains($0) ? "┬" : "─" })
    return [
      PicturePiece("┌" + line.prefix(label.before)), PicturePiece(label.text),
      PicturePiece(line.suffix(label.after) + "┐"),
    ]
  }

  /// The sum of the last part stands behind the bar where the part is too narrow for it.
  private func lower(_ spans: [Span]) -> PictureLine {
    let pieces = spans.enumerated().flatMap { index, span in
      let label = Self.label(span.sumInside ?? "", in: span.room)
      return [
        PicturePiece(index == 0 ? "└" : "┴"), .repeated("─", label.before),
        PicturePiece(label.text, span.ink, step: index + 1), .repeated("─", label.after),
      ]
    }
    guard let last = spans.last, last.sumInside == nil, let sum = last.part.sum?.textInLine else {
      return pieces + [PicturePiece("┘")]
    }
    return pieces + [PicturePiece("┘ "), PicturePiece(sum, last.ink, step: spans.count)]
  }

  /// A text in the middle of a line, and how much of the line is before and behind it.
  private static func label(
    _ text: String, in room: Int
  ) -> (before: Int, text: String, after: Int) {
    let padded = text.isEmpty ? text : " \(text) "
    let rest = max(0, room - padded.count)
    return (rest / 2, padded, rest - rest / 2)
  }

  var tells: Set<Int> {
    let told = parts.flatMap { [$0.cell?.value, $0.sum?.value, $0.cells > 1 ? $0.cells : nil] }
    return Set((told + [total?.value]).compactMap(\.self))
  }

  var words: [PictureWords] {
    let whole =
      total?.value.map { PictureWords("bar", ["n": $0]) } ?? PictureWords("bar-open", [:])
    return [whole] + parts.flatMap(words) + (goesOn ? [PictureWords("part-more", [:])] : [])
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
  /// Where a part stands, in columns; its cells end before the columns of the range's upper end.
  private struct Span {
    let part: Part
    let range: Range<Int>
    let ink: PicturePiece.Part

    /// Where lines stand between its cells and before it, in columns of the bar.
    var marks: [Int] {
      (0..<part.cells).map { range.lowerBound + range.count * $0 / part.cells }
    }

    /// The columns between its outer lines.
    var room: Int { range.count - 1 }

    /// What the part comes to, if a line on each side of it has room, too.
    var sumInside: String? {
      part.sum.map(\.textInLine).flatMap { $0.count + 4 <= room ? $0 : nil }
    }

    /// The cells between their lines, each with its number where it has room.
    var cells: [String] {
      (0..<part.cells).map { index in
        let start = range.count * index / part.cells
        return cell(room: range.count * (index + 1) / part.cells - start - 1)
      }
    }

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
      case .open where room >= Self.openRoom: PictureNumber.open.textInLine
      case .known, .open, nil: ""
      }
    }

    /// The number of its cells where these are too narrow for it.
    var numberOutside: Int? {
      part.cell?.value.flatMap { number in
        cells.contains { $0.count < String(number).count } ? number : nil
      }
    }
  }

  private static func inner(_ spans: [Span], goesOn: Bool) -> PictureLine {
    let cells = spans.enumerated().flatMap { index, span in
      span.cells.map { PicturePiece($0, span.ink, step: min(index, 2)) }
    }
    var line = [PicturePiece("│")] + cells.flatMap { [$0, PicturePiece("│")] }
    if goesOn, let size = spans[0].part.cell?.textInLine, size.count > spans[0].room {
      line[3] = pointing(to: size, in: line[3].text.count)
    } else if let span = spans.last, let size = span.numberOutside {
      // Beside a last part of another size it would be taken for that one's.
      line.append(PicturePiece(" ◀ \(size)", span.ink))
    }
    return line
  }

  /// The number of a cell that is too narrow for it, beside it.
  private static func pointing(to size: String, in room: Int) -> PicturePiece {
    let text = "◀ \(size)"
    return PicturePiece(text + String(repeating: " ", count: max(0, room - text.count)), .first)
  }
}
