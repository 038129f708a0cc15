import Basics
package import Calculator
package import Content

/// What is known of an equation's solutions, as lines for people.
package struct SolutionLines {
  /// More solutions than these are not listed one by one for people.
  private static let mostLines = 24
  /// So many are shown of a long list that is not complete.
  private static let mostExamples = 6

  private let texts: Texts
  private let format: NumberFormat
  private let isAccessible: Bool

  /// - Parameters:
  ///   - texts: The language.
  ///   - format: How numbers are written.
  ///   - isAccessible: With words for signs that a screen reader may leave out.
  package init(_ texts: Texts, _ format: NumberFormat, isAccessible: Bool = false) {
    self.texts = texts
    self.format = format
    self.isAccessible = isAccessible
  }

  /// The solutions of an equation in one unknown, and the sentence that they are all.
  package func lines(_ set: SolutionSet, of equation: Equation) -> [String] {
    var lines = points(of: set, equation.unknown)
    lines += set.stretches.flatMap { self.lines(of: $0, equation.unknown) }
    let excluded = set.excluded.map {
      texts(.solveExcluded, ["x": equation.unknown, "value": line(of: $0.point, named: "")])
    }
    if set.isEverything, set.searched == nil, !excluded.isEmpty {
      lines += excluded + [texts(.solveEverythingBut)]
    } else {
      lines += (sentence(set).map { [$0] } ?? []) + excluded
    }
    lines += set.undecided.prefix(5).map(line)
    lines += window(of: set).map { [$0] } ?? []
    if equation.hasAngle, equation.isInDegrees { lines.append(texts(.solveDegrees)) }
    return lines
  }

  /// Where was looked, if nobody has said where to; the numbers, unless a sentence has them.
  private func window(of set: SolutionSet) -> String? {
    guard set.isSearchedAsUsual, let searched = set.searched else { return nil }
    guard sentence(set) == nil else { return texts(.solveWindow) }
    return texts(
      .solveWindowRange, ["from": text(searched.from), "to": text(searched.to)])
  }

  /// The solutions and the sentence that they are all, below the way to them, or below a word that
  /// none is known; who hears the way does not hear its end twice.
  package func lines(
    _ set: SolutionSet, of equation: Equation, after way: [EquationStep]
  ) -> [String] {
    guard !way.isEmpty else { return [texts(.solveStepsNone)] + lines(set, of: equation) }
    let (way, found) = (lines(way, of: equation.unknown), lines(set, of: equation))
    let isSaid = isAccessible && found.first != nil && way.last?.trimmed == found.first
    return way + (isSaid ? Array(found.dropFirst()) : found)
  }

  /// The way to the solutions.
  package func lines(_ steps: [EquationStep], of unknown: String) -> [String] {
    steps.flatMap { [sentence(about: $0.action, unknown), "  " + said($0.line)] }
  }

  /// The solution of a linear system.
  package func lines(_ solution: LinearSolution, of unknowns: [String]) -> [String] {
    switch solution {
    case .one(let values):
      let lines = zip(unknowns, values).map { line(of: $1, named: "\($0) = ") }
      return lines + [texts(.solveSystemOne)]
    case .none(let equation, let others):
      let number = String(equation + 1)
      let listed = others.map { String($0 + 1) }.joined(separator: ", ")
      return [
        others.isEmpty
          ? texts(.solveSystemAlone, ["n": said(number)])
          : texts(.solveSystemNone, ["n": number, "others": listed])
      ]
    case .many(let expressions):
      return [texts(.solveSystemMany)] + expressions.map(line)
    }
  }
}

extension SolutionLines {
  /// A line for each solution; people are not shown more of them than they can read.
  private func points(of set: SolutionSet, _ unknown: String) -> [String] {
    let lines = set.points.map { line(of: $0, unknown) }
    let most = set.isComplete ? Self.mostLines : Self.mostExamples
    guard format.isForPeople, lines.count > Self.mostLines else { return lines }
    let hidden = lines.count - most
    return lines.prefix(most - 1) + [texts(.solveMore, ["n": String(hidden)])]
      + lines.suffix(1)
  }

  private func line(of solution: Solution, _ unknown: String) -> String {
    var line = line(of: solution, named: "\(unknown) = ")
    if let count = solution.multiplicity, count > 1 {
      line += " (\(texts(.solveTouch, ["n": String(count)])))"
    }
    return line
  }

  /// The form behind a name, where there is one, and the digits where they are something else.
  private func line(of solution: Solution, named name: String) -> String {
    let digits = solution.text(format)
    guard let form = solution.form else {
      // Rounded digits do not say themselves that they are not all.
      let isRounded = !solution.isDecimal(format) && !digits.contains("…") && !isAccessible
      return said((isRounded ? name.replacing("=", with: "≈") : name) + digits)
    }
    let exact = form.text(isForPeople: format.isForPeople)
    let isSame = exact == digits || form.isDecimal && solution.isDecimal(format)
    return isSame ? said(name + digits) : line(of: name + exact, about: digits)
  }

  /// What is exactly so, and its digits as far as they go.
  private func line(of exact: String, about digits: String) -> String {
    guard isAccessible else { return "\(exact) ≈ \(digits)" }
    return texts.list([said(exact), texts(.solveAbout, ["digits": said(digits)])])
  }

  /// A line of mathematics, in words where it is heard.
  private func said(_ line: String) -> String {
    guard isAccessible else { return line }
    let line = line.replacing("²", with: "^2").replacing(" / ", with: " ÷ ")
    return SpokenExpression.words(for: line, in: texts)
  }

  private func line(of stretch: Stretch, _ unknown: String) -> String {
    switch (stretch.from, stretch.to) {
    case (let from?, let to?):
      texts(.solveStretch, ["x": unknown, "from": text(from), "to": text(to)])
    case (let from?, nil): texts(.solveStretchUp, ["x": unknown, "from": text(from)])
    case (nil, let to?): texts(.solveStretchDown, ["x": unknown, "to": text(to)])
    case (nil, nil): texts(.solveEverything)
    }
  }

  /// The sentence about a stretch, and the ends that do not belong to it.
  private func lines(of stretch: Stretch, _ unknown: String) -> [String] {
    let open = [
      stretch.isFromIncluded ? nil : stretch.from, stretch.isToIncluded ? nil : stretch.to,
    ]
    return [line(of: stretch, unknown)]
      + open.compactMap(\.self).map {
        texts(.solveStretchWithout, ["x": unknown, "value": said(text($0))])
      }
  }

  private func line(of region: Region) -> String {
    let middle = (region.low + region.high) / Rational(2)
    let width = region.high - region.low
    if width.magnitude < Rational(1, 100_000) {
      return texts(.solveUndecidedNear, ["x": text(middle)])
    }
    return texts(.solveUndecided, ["from": text(region.low), "to": text(region.high)])
  }

  private func line(of expression: LinearExpression) -> String {
    guard !expression.isFree else {
      return texts(.solveSystemFree, ["x": expression.unknown])
    }
    guard !expression.terms.isEmpty else {
      return line(of: expression.rest, named: "\(expression.unknown) = ")
    }
    var line = "\(expression.unknown) = "
    let isAlone = !expression.rest.isZero
    if isAlone { line += fraction(expression.rest) }
    for (index, term) in expression.terms.enumerated() {
      let isFirst = index == 0 && !isAlone
      let sign = term.factor.sign < 0 ? "−" : "+"
      line += isFirst ? (term.factor.sign < 0 ? "−" : "") : " \(sign) "
      let size = term.factor.magnitude
      line += (size == .one ? "" : size.isWhole ? "\(size)" : "(\(size))") + term.unknown
    }
    return line
  }

  private func fraction(_ value: Rational) -> String {
    format.isForPeople ? value.description.replacing("-", with: "−") : value.description
  }

  /// A number in digits, behind its fraction where they are rounded and do not say that they are not
  /// all.
  private func line(of value: Rational, named name: String) -> String {
    let digits = text(value)
    let isExact = (try? Number(value).formatted(format).accuracy) == .exact
    guard !isExact, !digits.contains("…") else { return said(name + digits) }
    return line(of: name + fraction(value), about: digits)
  }

  /// How many solutions there are, if that is known; nil where stretches say it.
  private func sentence(_ set: SolutionSet) -> String? {
    var values = ["n": String(set.points.count)]
    if let searched = set.searched {
      values["from"] = text(searched.from)
      values["to"] = text(searched.to)
    }
    let isReal = set.searched == nil
    if set.isEverything {
      return texts(isReal ? .solveEverything : .solveEverythingBetween, values)
    }
    guard set.isComplete else { return texts(.solveFound, values) }
    guard set.stretches.isEmpty else { return nil }
    switch set.points.count {
    case 0: return texts(isReal ? .solveNoneReal : .solveNone, values)
    case 1: return texts(isReal ? .solveOneReal : .solveOne, values)
    default: return texts(isReal ? .solveManyReal : .solveMany, values)
    }
  }

  private func sentence(about action: EquationStep.Action, _ unknown: String) -> String {
    switch action {
    case .collect: texts(.solveStepGiven)
    case .take(let term): texts(.solveStepTake, ["term": said(term)])
    case .add(let term): texts(.solveStepAdd, ["term": said(term)])
    case .divide(let number): texts(.solveStepDivide, ["n": said(number)])
    case .multiply(let number): texts(.solveStepMultiply, ["n": said(number)])
    case .swap: texts(.solveStepSwap)
    case .takeRoot: texts(.solveStepRoot)
    case .bringToOneSide: texts(.solveStepZero)
    case .workOutDiscriminant: texts(.solveStepFormula, ["x": unknown])
    case .insert: texts(.solveStepInsert, ["x": unknown])
    case .findNoRoot: texts(.solveStepNegative)
    }
  }

  private func text(_ value: Rational) -> String { text(Number(value)) }

  private func text(_ number: Number) -> String {
    (try? number.formatted(format).text) ?? number.rational?.description ?? "…"
  }
}
