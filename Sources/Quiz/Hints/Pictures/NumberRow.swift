/// A row of numbers, each one more than the one before, with arcs over it for the hops between them.
struct NumberRow {
  /// A hop from one place of the row to another.
  struct Arc {
    /// The places from left to right.
    let places: ClosedRange<Int>
    /// What is written in it.
    let label: String
    let part: PicturePiece.Part
    /// With which frame it comes.
    let step: Int
  }

  let numbers: [PictureNumber]
  /// From left to right; each begins where the one before ends.
  let arcs: [Arc]
  /// Whether they go from right to left.
  let isBack: Bool

  /// How far it is from one number to the next, in columns: the first with which all fits is used.
  private static let pitches = [5, 6, 3]

  /// The row, or nil where there is no room for it.
  func lines(width: Int) -> [PictureLine]? {
    let pitch = Self.pitches.first { pitch in
      (numbers.count - 1) * pitch + cell <= width && arcs.allSatisfy { hasRoom($0, pitch) }
    }
    return pitch.map { [arcLine($0), numberLine($0)] }
  }

  /// The longest number, in columns.
  private var cell: Int { numbers.map(\.text.count).max() ?? 0 }

  /// The shortest number, in columns; all of them end where the longest one does.
  private var narrowCell: Int { numbers.map(\.text.count).min() ?? 0 }

  /// An arc goes down on the middle of the number where the hop lands, beside which the next hop begins:
  /// back from there on the shortest numbers, too, where they have two signs.
  private var ends: (left: Int, right: Int) {
    guard isBack else { return ((cell + 1) / 2, (cell - 1) / 2) }
    let landing = cell - narrowCell + narrowCell / 2
    return (landing, landing - 1)
  }

  /// A label stands in the middle, or in so much room that this is not seen.
  private func hasRoom(_ arc: Arc, _ pitch: Int) -> Bool {
    let rest = inside(arc, pitch) - arc.label.count
    return rest >= 0 && (arc.label.isEmpty || rest.isMultiple(of: 2) || rest > 3)
  }

  /// How many columns there are between the ends of an arc.
  private func inside(_ arc: Arc, _ pitch: Int) -> Int {
    (arc.places.count - 1) * pitch + ends.right - ends.left - 1
  }

  private func arcLine(_ pitch: Int) -> PictureLine {
    arcs.reduce(into: []) { line, arc in
      let start = arc.places.lowerBound * pitch + ends.left
      line += [.space(start - line.width), drawn(arc, columns: inside(arc, pitch))]
    }
  }

  private func drawn(_ arc: Arc, columns: Int) -> PicturePiece {
    let isWide = !arc.label.isEmpty && columns > arc.label.count + 3
    let label = isWide ? " \(arc.label) " : arc.label
    let rest = columns - label.count
    func line(_ count: Int) -> String { String(repeating: "─", count: count) }
    let middle = line(rest / 2) + label + line(rest - rest / 2)
    return PicturePiece(
      isBack ? "▼\(middle)╮" : "╭\(middle)▼", arc.part, step: arc.step)
  }

  private func numberLine(_ pitch: Int) -> PictureLine {
    numbers.enumerated().flatMap { index, number in
      let text = number.text
      return [
        .space((index == 0 ? 0 : pitch - cell) + cell - text.count), PicturePiece(text),
      ]
    }
  }
}
