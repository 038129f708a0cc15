import Calculator
import Screen
import Tutor

/// Curves and what is known of them, as `plot --json` prints them.
///
/// Numbers are texts that the calculator reads; a dot is `#` where a curve is proven to pass, `?`
/// where that is undecided.
struct PlotRecord: JSONDocument {
  static let format = "mathbot-plot"
  static let schema = 1

  struct Mark: Encodable {
    let kind: String
    let x: String
    let y: String?
  }

  struct Stretch: Encodable {
    let trend: String
    let from: String?
    let to: String?
  }

  struct Curve: Encodable {
    let expression: String
    let dots: [String]
    let marks: [Mark]
    let stretches: [Stretch]
    /// These are all marks.
    let complete: Bool
  }

  let from: String
  let to: String
  let bottom: String
  let top: String
  /// The dots side by side, and above one another.
  let columns: Int
  let rows: Int
  let curves: [Curve]
  let crossings: [Mark]

  private static let numbers = NumberFormat(.significant(12), isForPeople: false)

  init(_ scene: PlotScene) {
    from = scene.window.left.description
    to = scene.window.right.description
    bottom = scene.window.bottom.description
    top = scene.window.top.description
    columns = scene.columns * scene.grade.columns
    rows = scene.rows * scene.grade.rows
    curves = scene.curves.indices.map { index in
      let facts = scene.facts[index]
      return Curve(
        expression: scene.curves[index].text, dots: Self.lines(scene.dots[index]),
        marks: facts.marks.map(Mark.init),
        stretches: facts.stretches.map {
          Stretch(
            trend: $0.trend.rawValue, from: $0.from?.text(Self.numbers),
            to: $0.to?.text(Self.numbers))
        },
        complete: facts.isComplete)
    }
    crossings = scene.crossings.flatMap(\.marks).map(Mark.init)
  }

  private static func lines(_ dots: Dots) -> [String] {
    (0..<dots.rows).map { row in
      let signs = (0..<dots.columns).map { column -> Character in
        switch dots[column, row] {
        case .dark: " "
        case .open: "?"
        case .lit: "#"
        }
      }
      return String(signs)
    }
  }
}

extension PlotRecord.Mark {
  init(_ mark: CurveFacts.Mark) {
    let format = NumberFormat(.significant(12), isForPeople: false)
    self.init(kind: mark.kind.rawValue, x: mark.x.text(format), y: mark.y?.text(format))
  }
}
