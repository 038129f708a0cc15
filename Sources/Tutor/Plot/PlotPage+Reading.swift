import Calculator
import Content
import Screen

extension PlotPage {
  private static let format = NumberFormat(.automatic(places: 6), isForPeople: true)

  /// What is read at the cursor: one value after the other.
  var reading: [String] {
    if let owned = mark {
      let mark = owned.mark
      let letters = owned.curves.map { String(PlotPicture.letter($0)) }
      let owner = curves.count > 1 ? texts.list(letters) + ": " : ""
      let x =
        "\(owner)\(texts(mark.kind.phrase)): \(curves[0].unknown) = \(mark.x.text(Self.format))"
      return [x] + (mark.y.map { ["y = \($0.text(Self.format))"] } ?? [])
    }
    let x = number
    let number = (try? Number(x).formatted(Self.format).text) ?? x.description
    let values = curves.enumerated().map { index, curve in
      let value = curve.height(at: x)?.text(Self.format) ?? texts(.plotNone)
      guard curves.count == 1 else { return "\(PlotPicture.letter(index)): y = \(value)" }
      let line = "\(curve.text) = \(value)"
      let isClear = curve.text != curve.unknown && line.displayWidth <= readingWidth
      return isClear ? line : "y = \(value)"
    }
    return ["\(curves[0].unknown) = \(number)"] + values
  }

  /// The values in lines of the screen's width: no digit of a value is cut off.
  var readingLines: [String] {
    reading.reduce(into: []) { lines, value in
      let line = (lines.last.map { $0 + "   " } ?? "") + value
      if lines.isEmpty || line.displayWidth > readingWidth {
        lines.append(value)
      } else {
        lines[lines.count - 1] = line
      }
    }
  }

  /// The number that is read.
  var number: Rational { kept ?? roundest(in: cursor) }

  private var readingWidth: Int { size.columns - 2 }

  /// The number with the fewest digits in a column of dots.
  private func roundest(in dot: Int) -> Rational {
    let half = window.width / Rational(2 * scene.columns * grade.columns)
    let (low, high) = (x(of: dot) - half, x(of: dot) + half)
    var unit = Rational.one
    while true {
      let value = -((-low / unit).floor) * unit
      if value < high { return value }
      unit = unit / Rational(10)
    }
  }
}
