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

  /// Where a curve jumps, and whether it does so from the left to the right upwards.
  struct Jump: Encodable {
    /// How a curve jumps; both ways where only the value at the number itself lies apart.
    enum Direction: String, Encodable {
      case up, down, both
    }

    let x: String
    let direction: Direction
  }

  /// Where two curves, counted from 1, have the same height.
  struct Crossing: Encodable {
    let curves: [Int]
    let x: String
    let y: String?
  }

  struct Curve: Encodable {
    let expression: String
    let dots: [String]
    /// Zeros, highest and lowest points, holes and poles.
    let marks: [Mark]
    let jumps: [Jump]
    /// Where a curve without single zeros lies on the axis.
    let zeros: [Stretch]
    let stretches: [Stretch]
    /// These are all marks and jumps.
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
  let crossings: [Crossing]

  fileprivate static let numbers = NumberFormat(.significant(12), isForPeople: false)

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
        marks: facts.marks.map(Mark.init), jumps: facts.jumps.map(Jump.init),
        zeros: facts.isZero
          ? [Stretch(trend: "level", from: nil, to: nil)] : facts.zeroSteps.map(Stretch.init),
        stretches: facts.stretches.map(Stretch.init),
        complete: facts.isComplete)
    }
    crossings = scene.crossings.flatMap { pair in
      pair.marks.map {
        Crossing(
          curves: [pair.first + 1, pair.second + 1], x: $0.x.text(Self.numbers),
          y: $0.y?.text(Self.numbers))
      }
    }
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
    self.init(
      kind: mark.kind.rawValue, x: mark.x.text(PlotRecord.numbers),
      y: mark.y?.text(PlotRecord.numbers))
  }
}

extension PlotRecord.Jump {
  init(_ jump: CurveFacts.Jump) {
    self.init(
      x: jump.x.text(PlotRecord.numbers),
      direction: jump.isUp.map { $0 ? .up : .down } ?? .both)
  }
}

extension PlotRecord.Stretch {
  init(_ stretch: CurveFacts.Stretch) {
    self.init(
      trend: stretch.trend.rawValue, from: stretch.from?.text(PlotRecord.numbers),
      to: stretch.to?.text(PlotRecord.numbers))
  }
}
