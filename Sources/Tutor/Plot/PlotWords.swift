import Calculator
package import Content

/// Curves in words: where they are, where they are zero, where they turn.
package struct PlotWords {
  private let scene: PlotScene
  private let texts: Texts
  private let format = NumberFormat(.automatic(places: 4), isForPeople: true)

  /// - Parameters:
  ///   - scene: The curves with what is known of them.
  ///   - texts: The language.
  package init(_ scene: PlotScene, _ texts: Texts) {
    self.scene = scene
    self.texts = texts
  }

  /// A paragraph of sentences for each curve, and where two cross.
  package var lines: [String] {
    var lines = zip(scene.curves, scene.facts).flatMap { self.lines(of: $0, $1) }
    for pair in scene.crossings {
      lines.append(
        texts(
          .plotSayCrossings,
          ["first": name(pair.first), "second": name(pair.second), "list": points(pair.marks)]))
    }
    if scene.curves.contains(where: { $0.showsAngle && $0.isInDegrees }) {
      lines.append(texts(.solveDegrees))
    }
    return SpokenLine.words(for: lines, in: texts)
  }

  private func name(_ curve: Int) -> String { name(scene.curves[curve]) }

  /// What was typed, in words: its signs may be those of a keyboard.
  private func name(_ curve: Curve) -> String {
    let signs = [
      ("²", "^2"), ("³", "^3"), ("**", "^"), ("*", " × "), ("/", " ÷ "), ("-", " − "), ("+", " + "),
    ]
    let typed = signs.reduce(curve.text) { $0.replacing($1.0, with: $1.1) }
    let text = typed.split(separator: " ").joined(separator: " ")
    return SpokenExpression.words(for: "y = \(text)", in: texts)
  }

  private func lines(of curve: Curve, _ facts: CurveFacts) -> [String] {
    let head = texts(
      .plotSayCurve,
      [
        "curve": name(curve), "x": curve.unknown, "from": text(scene.window.left),
        "to": text(scene.window.right),
      ])
    var lines = [head] + undefined(facts) + poles(facts)
    lines += list(.hole, .plotSayHoles, facts) + zeros(facts)
    lines += list(.highest, .plotSayHighest, facts) + list(.lowest, .plotSayLowest, facts)
    lines += jumps(facts) + (isTeeth(facts) ? between(facts) : trends(facts))
    if curve.hasChangingPower, facts.stretches.contains(where: { $0.trend == .undecided }) {
      lines.append(texts(.plotSayPower))
    }
    if !facts.isComplete { lines.append(texts(.plotSayMore)) }
    return lines
  }

  private func undefined(_ facts: CurveFacts) -> [String] {
    let gaps = facts.stretches.filter { $0.trend == .undefined }
    let rest = gaps.count - Self.longestList
    return gaps.prefix(Self.longestList).map { sentence(.plotSayUndefined, $0) }
      + (rest > 0 ? [texts(.plotSayMoreGaps, ["n": String(rest)])] : [])
  }

  private func zeros(_ facts: CurveFacts) -> [String] {
    let zeros = facts.marks.filter { $0.kind == .zero }
    if facts.isZero { return [texts(.plotSayZerosAll)] }
    if !facts.zeroSteps.isEmpty { return facts.zeroSteps.map { sentence(.plotSayZeroStep, $0) } }
    if zeros.isEmpty { return facts.isComplete ? [texts(.plotSayZerosNone)] : [] }
    return [texts(.plotSayZeros, ["list": list(zeros.map { text($0.x) })])]
  }

  private func list(
    _ kind: CurveFacts.Mark.Kind, _ phrase: Phrase, _ facts: CurveFacts
  ) -> [String] {
    let marks = facts.marks.filter { $0.kind == kind }
    return marks.isEmpty ? [] : [texts(phrase, ["list": points(marks)])]
  }

  private func points(_ marks: [CurveFacts.Mark]) -> String {
    list(
      marks.map { mark in
        guard let y = mark.y else { return text(mark.x) }
        return texts(.plotPointSaid, ["x": text(mark.x), "y": text(y)])
      })
  }

  private func trends(_ facts: CurveFacts) -> [String] {
    let sentences: [String] = facts.stretches.compactMap { stretch in
      switch stretch.trend {
      case .rising: sentence(.plotSayRising, stretch)
      case .falling: sentence(.plotSayFalling, stretch)
      case .level: sentence(.plotSayLevel, stretch)
      case .undecided: sentence(.plotSayUndecided, stretch)
      case .undefined: nil
      }
    }
    let rest = sentences.count - Self.longestList
    guard rest > 0 else { return sentences }
    let (first, last) = (Self.longestList * 2 / 3, Self.longestList / 3)
    return sentences.prefix(first) + [texts(.plotSayMoreParts, ["n": String(rest)])]
      + sentences.suffix(last)
  }

  private func sentence(_ phrase: Phrase, _ stretch: CurveFacts.Stretch) -> String {
    let from = stretch.from.map(text) ?? text(scene.window.left)
    let to = stretch.to.map(text) ?? text(scene.window.right)
    return texts(phrase, ["from": from, "to": to])
  }

  private func text(_ value: Rational) -> String {
    (try? Number(value).formatted(format).text) ?? value.description
  }

  private func text(_ solution: Solution) -> String { solution.text(format) }
}

extension PlotWords {
  /// More than these are not listened to.
  private static let longestList = 12

  /// The items of a list, of a long one the first and the last.
  private func list(_ items: [String]) -> String {
    guard items.count > Self.longestList, let last = items.last else { return texts.list(items) }
    return texts(
      .plotSayMany,
      ["first": texts.list(Array(items.prefix(3))), "last": last, "n": String(items.count)])
  }

  /// Where the curve jumps, and which way where that is the same everywhere.
  private func jumps(_ facts: CurveFacts) -> [String] {
    guard facts.hasJumps else { return [] }
    guard !facts.jumps.isEmpty else { return facts.isComplete ? [] : [texts(.plotSayJumps)] }
    let phrase: Phrase =
      if facts.jumps.allSatisfy({ $0.isUp == true }) {
        .plotSayJumpsUp
      } else if facts.jumps.allSatisfy({ $0.isUp == false }) {
        .plotSayJumpsDown
      } else {
        .plotSayJumpsAt
      }
    return [texts(phrase, ["list": list(facts.jumps.map { text($0.x) })])]
  }

  /// Whether the curve does the same between all jumps, as a staircase or a saw.
  private func isTeeth(_ facts: CurveFacts) -> Bool {
    let jumps = facts.jumps.map(\.x.low)
    let cuts = facts.stretches.compactMap(\.from).map(\.low)
    return facts.jumps.count > 1 && Self.only(facts.stretches.map(\.trend)) != nil
      && cuts.allSatisfy(jumps.contains)
  }

  /// What the curve does between its jumps.
  private func between(_ facts: CurveFacts) -> [String] {
    switch facts.stretches.first?.trend {
    case .level: [texts(.plotSayBetweenLevel)]
    case .rising: [texts(.plotSayBetweenRising)]
    case .falling: [texts(.plotSayBetweenFalling)]
    case .undefined, .undecided, nil: []
    }
  }
}

extension PlotWords {
  /// The poles, and what the curve does beside them where it does the same at each.
  private func poles(_ facts: CurveFacts) -> [String] {
    let poles = facts.marks.filter { $0.kind == .pole }
    guard !poles.isEmpty else { return [] }
    let list = list(poles.map { text($0.x) })
    let left = poles.map { pole in facts.stretches.first { $0.to?.low == pole.x.low }?.trend }
    let right = poles.map { pole in facts.stretches.first { $0.from?.low == pole.x.low }?.trend }
    let before: Phrase? =
      switch Self.only(left) {
      case .rising: .plotSayPoleLeftUp
      case .falling: .plotSayPoleLeftDown
      case .level, .undefined, .undecided, nil: nil
      }
    let behind: Phrase? =
      switch Self.only(right) {
      case .rising: .plotSayPoleRightDown
      case .falling: .plotSayPoleRightUp
      case .level, .undefined, .undecided, nil: nil
      }
    return [texts(.plotSayPoles, ["list": list])]
      + [before, behind].compactMap { $0.map { texts($0) } }
  }

  /// What all are, if they are the same.
  private static func only(
    _ trends: [CurveFacts.Stretch.Trend?]
  ) -> CurveFacts.Stretch.Trend? {
    guard let first = trends.first, trends.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
