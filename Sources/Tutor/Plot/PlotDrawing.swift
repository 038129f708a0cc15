import Calculator
package import Content

/// Curves as a drawing for a browser or a printer: SVG.
package struct PlotDrawing {
  private static let (width, height) = (800, 500)
  private static let (left, top, right, bottom) = (70, 20, 20, 40)
  private static let colors = ["#0060c0", "#c04000", "#222222", "#008060"]
  private static let dashes = ["", "10 6", "2 5", "10 5 2 5"]

  private let scene: PlotScene
  private let texts: Texts
  private let shouldStop: PlotScene.Patience

  /// - Parameters:
  ///   - scene: The curves with what is known of them.
  ///   - texts: The language of the words that are heard in its place.
  ///   - shouldStop: Is asked often whether to give up.
  package init(_ scene: PlotScene, _ texts: Texts, shouldStop: @escaping PlotScene.Patience) {
    self.scene = scene
    self.texts = texts
    self.shouldStop = shouldStop
  }

  /// The whole document.
  package var svg: String {
    let title = scene.curves.map { "y = \($0.text)" }.joined(separator: ", ")
    let words = PlotWords(scene, texts).lines.joined(separator: " ")
    let lines =
      [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Self.width) \(Self.height)\""
          + " role=\"img\" font-family=\"sans-serif\" font-size=\"14\">",
        title.element("title"), words.element("desc"),
        "<defs><clipPath id=\"plane\">\(plane(""))</clipPath></defs>",
        "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
        plane("fill=\"none\" stroke=\"#888888\""),
      ] + axes + curves + marks + legend + ["</svg>"]
    return lines.joined(separator: "\n")
  }

  private func plane(_ attributes: String) -> String {
    "<rect x=\"\(Self.left)\" y=\"\(Self.top)\" width=\"\(planeWidth)\" height=\"\(planeHeight)\" "
      + "\(attributes)/>"
  }

  private var planeWidth: Int { Self.width - Self.left - Self.right }
  private var planeHeight: Int { Self.height - Self.top - Self.bottom }

  private func x(_ value: Rational) -> String {
    let window = scene.window
    return text(
      Rational(Self.left) + (value - window.left) / window.width * Rational(planeWidth))
  }

  private func y(_ value: Rational) -> String {
    let window = scene.window
    return text(Rational(Self.top) + (window.top - value) / window.height * Rational(planeHeight))
  }

  /// A number with two digits behind the point.
  private func text(_ value: Rational) -> String {
    let hundredths = (value * Rational(100)).floor.whole ?? 0
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    return "\(hundredths < 0 ? "-" : "")\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension PlotDrawing {
  private var axes: [String] {
    let (window, low) = (scene.window, Self.height - Self.bottom)
    let upright = scene.horizontalTicks.flatMap { tick in
      [
        line(x(tick.position), y(window.top), x(tick.position), y(window.bottom), tick.position),
        tick.label.element(
          "text", "x=\"\(x(tick.position))\" y=\"\(low + 20)\" text-anchor=\"middle\""),
      ]
    }
    let level = scene.verticalTicks.flatMap { tick in
      [
        line(x(window.left), y(tick.position), x(window.right), y(tick.position), tick.position),
        tick.label.element(
          "text", "x=\"\(Self.left - 8)\" y=\"\(y(tick.position))\" dy=\"5\" text-anchor=\"end\""),
      ]
    }
    return upright + level
  }

  /// A line of the grid, darker at zero.
  private func line(
    _ x1: String, _ y1: String, _ x2: String, _ y2: String, _ position: Rational
  ) -> String {
    "<line x1=\"\(x1)\" y1=\"\(y1)\" x2=\"\(x2)\" y2=\"\(y2)\" "
      + "stroke=\"\(position.isZero ? "#666666" : "#dddddd")\"/>"
  }

  /// A path for each part of a curve that hangs together.
  private var curves: [String] {
    scene.curves.enumerated().map { index, curve in
      let path = CurvePath(
        curve, in: scene.window, rows: planeHeight, shouldStop: shouldStop)
      let data = path.parts.map { part in
        part.enumerated().map { number, point in
          (number == 0 ? "M" : "L") + x(point.x) + " " + y(point.y)
        }.joined()
      }.joined()
      return "<path clip-path=\"url(#plane)\" fill=\"none\" stroke-width=\"2\" d=\"\(data)\" "
        + style(index) + "/>"
    }
  }

  private func style(_ curve: Int) -> String {
    let dash = Self.dashes[curve % Self.dashes.count]
    return "stroke=\"\(Self.colors[curve % Self.colors.count])\""
      + (dash.isEmpty ? "" : " stroke-dasharray=\"\(dash)\"")
  }

  private var marks: [String] {
    scene.allMarks.map(\.mark).compactMap { mark in
      if mark.kind == .pole {
        let x = x(mark.x.low)
        return
          "<line x1=\"\(x)\" y1=\"\(Self.top)\" x2=\"\(x)\" y2=\"\(Self.height - Self.bottom)\""
          + " stroke=\"#888888\" stroke-dasharray=\"1 5\"/>"
      }
      guard let height = mark.y, height.low >= scene.window.bottom, height.high <= scene.window.top
      else { return nil }
      return "<circle cx=\"\(x(mark.x.low))\" cy=\"\(y(height.low))\" r=\"4\" stroke=\"#000000\" "
        + "fill=\"\(mark.kind == .hole ? "#ffffff" : "#000000")\"/>"
    }
  }

  private var legend: [String] {
    scene.labels(texts).enumerated().flatMap { index, label in
      let y = Self.top + 20 + 20 * index
      return [
        "<line x1=\"\(Self.left + 10)\" y1=\"\(y)\" x2=\"\(Self.left + 50)\" y2=\"\(y)\" "
          + "stroke-width=\"2\" \(style(index))/>",
        label.element(
          "text",
          "x=\"\(Self.left + 56)\" y=\"\(y + 5)\""),
      ]
    }
  }
}
