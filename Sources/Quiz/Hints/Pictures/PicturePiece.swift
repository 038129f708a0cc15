/// A piece of a line of a picture, in characters of one column; only a face has two.
package struct PicturePiece: Hashable, Sendable {
  /// Which of the two parts of a number a piece shows, or what is taken away; they differ in sign
  /// and in colour.
  package enum Part: Hashable, Sendable {
    case none, first, second, taken
  }

  package let text: String
  package let part: Part
  /// With which frame the piece comes when the picture builds up, 0...3.
  let step: Int
  /// How many columns it takes.
  let columns: Int

  init(_ text: String, _ part: Part = .none, step: Int = 0) {
    self.init(text, part, step: step, columns: text.count)
  }

  private init(_ text: String, _ part: Part, step: Int, columns: Int) {
    self.text = text
    self.part = part
    self.step = step
    self.columns = columns
  }

  /// Somebody who gets a share.
  static func face(step: Int = 0) -> PicturePiece {
    PicturePiece("🙂", .none, step: step, columns: 2)
  }

  /// So many of a sign.
  static func repeated(
    _ sign: String, _ count: Int, _ part: Part = .none, step: Int = 0
  ) -> PicturePiece {
    PicturePiece(String(repeating: sign, count: max(0, count)), part, step: step)
  }

  /// A bracket below columns that come to a number, with the number in its middle; nil where they
  /// are too few for both.
  static func bracket(
    _ number: String, columns: Int, _ part: Part = .none, step: Int = 0
  ) -> PicturePiece? {
    let rest = columns - number.count - 4
    // A line on one side alone would look like a slip.
    guard rest == 0 || rest > 1 else { return nil }
    func line(_ count: Int) -> String { String(repeating: "─", count: count) }
    return PicturePiece(
      "└\(line(rest / 2)) \(number) \(line(rest - rest / 2))┘", part, step: step)
  }

  /// So many empty columns.
  static func space(_ count: Int) -> PicturePiece { repeated(" ", count) }
}

/// A line of a picture, from left to right.
package typealias PictureLine = [PicturePiece]

extension PictureLine {
  /// In columns.
  var width: Int { reduce(0) { $0 + $1.columns } }

  /// The line without its pieces that come with a later frame than this.
  func shown(at frame: Int) -> PictureLine {
    map { $0.step <= frame ? $0 : .space($0.columns) }
  }

  /// The characters without their colours.
  package var text: String { map(\.text).joined() }
}
