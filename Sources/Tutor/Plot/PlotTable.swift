package import Calculator
package import Content
import Screen

/// The heights of curves at round numbers, and the points that are marked, as lines of text.
package struct PlotTable {
  private static let most = 20

  private let scene: PlotScene
  private let texts: Texts
  private let format: NumberFormat

  /// - Parameters:
  ///   - scene: The curves with what is known of them.
  ///   - texts: The language.
  ///   - format: How numbers are written.
  package init(_ scene: PlotScene, _ texts: Texts, _ format: NumberFormat) {
    self.scene = scene
    self.texts = texts
    self.format = format
  }

  /// A row for each number, its columns wide enough for what is in them.
  package var lines: [String] {
    let names = [scene.curves.first?.unknown ?? "x"] + scene.curves.map(\.text)
    let table = [names] + rows
    let widths = names.indices.map { column in table.map { $0[column].displayWidth }.max() ?? 0 }
    return table.map { row in
      zip(row, widths).map { $0.padded(to: $1, atRight: true) }.joined(separator: "  ")
    } + marks
  }

  /// The numbers and the heights at each.
  package var rows: [[String]] {
    positions.map { x in
      [text(x)] + scene.curves.map { $0.height(at: x)?.text(format) ?? texts(.plotNone) }
    }
  }

  /// The round numbers.
  package var positions: [Rational] {
    AxisTicks(from: scene.window.left, to: scene.window.right, most: Self.most).ticks
      .map(\.position)
  }

  /// The points that are marked, each with its name.
  private var marks: [String] {
    scene.allMarks.map { owned in
      let mark = owned.mark
      let x = mark.x.text(format)
      let point = mark.y.map { texts(.plotPoint, ["x": x, "y": $0.text(format)]) } ?? x
      let line = "\(texts(mark.kind.phrase)): \(point)"
      guard scene.curves.count > 1 else { return line }
      return "\(texts.list(owned.curves.map { scene.curves[$0].text })): \(line)"
    }
  }

  private func text(_ value: Rational) -> String {
    (try? Number(value).formatted(format).text) ?? value.description
  }
}

extension CurveFacts.Mark.Kind {
  /// What such a point is called.
  var phrase: Phrase {
    switch self {
    case .zero: .plotZero
    case .highest: .plotHighest
    case .lowest: .plotLowest
    case .crossing: .plotCrossing
    case .hole: .plotHole
    case .pole: .plotPole
    }
  }
}
