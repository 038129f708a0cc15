/// Which line is which curve.
struct PlotLegend {
  /// What the curves are, such as `y = sin x`.
  let labels: [String]
  let glyphs: GlyphSet

  /// The curves with samples of their lines, as many on a line as there is room for.
  func lines(width: Int, samples: GlyphSet? = nil) -> [Line] {
    var lines: [[Span]] = []
    for (index, label) in labels.enumerated() {
      let name = labels.count > 1 ? "\(PlotPicture.letter(index)) " : ""
      let pattern = LinePattern(curve: index)
      let sample = Span(pattern.sample(samples ?? glyphs), pattern.ink)
      let spans = [Span(name, .bold), sample, Span(" \(glyphs.text(label))   ")]
      if let last = lines.last, Line(last + spans).width <= width {
        lines[lines.count - 1] += spans
      } else {
        lines.append(spans)
      }
    }
    return lines.map { Line($0) }
  }
}
