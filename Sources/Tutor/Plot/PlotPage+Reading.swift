import Calculator
import Content
import Screen

extension PlotPage {
  private static let format = NumberFormat(.automatic(places: 6), isForPeople: true)

  /// What is read at the cursor.
  var reading: String {
    if let mark {
      let x = "\(texts(mark.kind.phrase)): x = \(mark.x.text(Self.format))"
      return mark.y.map { "\(x)   y = \($0.text(Self.format))" } ?? x
    }
    let x = roundest(in: cursor)
    let number = (try? Number(x).formatted(Self.format).text) ?? x.description
    let values = curves.enumerated().map { index, curve in
      let name = curves.count > 1 ? "\(PlotPicture.letter(index)): y" : curve.text
      return "\(name) = \(curve.height(at: x)?.text(Self.format) ?? texts(.plotNone))"
    }
    return (["\(curves[0].unknown) = \(number)"] + values).joined(separator: "   ")
  }

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
