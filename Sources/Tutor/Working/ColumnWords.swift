import Calculator
import Content

/// What is done in each column, a sentence each.
struct ColumnWords {
  let texts: Texts
  /// Signs are words, too.
  let isSpoken: Bool

  func sentences(about work: ColumnWork) -> [String] {
    switch work {
    case .addition(let sum): sentences(about: sum)
    case .subtraction(let difference): sentences(about: difference)
    case .multiplication(let product): sentences(about: product)
    case .division(let quotient): sentences(about: quotient)
    }
  }

  /// The name of a column.
  func name(of place: Int) -> String {
    if let name = texts["steps.place.\(place)"] { return name }
    return texts.text(
      key: place < 0 ? "steps.place.lower" : "steps.place.higher",
      ["n": String(place < 0 ? -place : place + 1)])
  }

  /// An equation, in words if signs are.
  func math(_ line: String) -> String {
    isSpoken ? SpokenExpression.words(for: line, in: texts) : line
  }

  private func sentences(about work: ColumnAddition) -> [String] {
    work.steps.map { step in
      let parts = step.digits.map(String.init) + (step.carryIn > 0 ? [String(step.carryIn)] : [])
      let values = [
        "place": name(of: step.place),
        "sum": math(parts.joined(separator: " + ") + " = \(step.sum)"),
        "write": String(step.write), "carry": String(step.carryOut),
      ]
      return texts(step.carryOut > 0 ? .stepsAddCarry : .stepsAdd, values)
    }
  }

  private func sentences(about work: ColumnSubtraction) -> [String] {
    var sentences: [String] = []
    for step in work.steps where step.place <= work.result.top + 1 {
      let giver = step.exchanged.first
      let isBlank = step.place > work.result.top
      let phrase: Phrase =
        isBlank
        ? .stepsSubtractNothing
        : giver == nil
          ? .stepsSubtract
          : step.exchanged.count > 1 ? .stepsSubtractExchangeFar : .stepsSubtractExchange
      sentences.append(
        texts(
          phrase,
          [
            "place": name(of: step.place),
            "difference": math("\(step.have) − \(step.take) = \(step.write)"),
            "have": String(step.have - 10), "take": String(step.take),
            "giver": giver.map(name(of:)) ?? "",
          ]))
    }
    return sentences
  }

  private func sentences(about work: ColumnMultiplication) -> [String] {
    let product = math(
      work.isSwapped ? "\(work.lower) × \(work.upper)" : "\(work.upper) × \(work.lower)")
    var sentences: [String] = []
    if work.zeros > 0 {
      sentences.append(texts(.stepsMultiplyAside, ["product": product]))
    } else if work.result.scale > 0 {
      sentences.append(texts(.stepsMultiplyWhole, ["product": product]))
    }
    sentences += work.rows.map { sentence(about: $0, of: work) }
    if let total = work.total {
      let terms = total.terms.map(\.description).joined(separator: " + ")
      sentences.append(
        texts(.stepsMultiplyAdd, ["sum": math("\(terms) = \(total.result)")]))
    }
    return sentences + endings(of: work)
  }

  private func endings(of work: ColumnMultiplication) -> [String] {
    let whole = ColumnNumber(units: work.result.units)
    let zeros =
      work.zeros > 0 ? [texts(.stepsMultiplyZeros, ["result": whole.description])] : []
    guard work.result.scale > 0 else { return zeros }
    let sum = "\(work.first.scale) + \(work.second.scale) = \(work.result.scale)"
    return zeros + [
      texts(.stepsMultiplyPoint, ["sum": math(sum), "result": work.result.description])
    ]
  }

  private func sentence(
    about row: ColumnMultiplication.Row, of work: ColumnMultiplication
  ) -> String {
    let place = name(of: row.shift)
    guard row.product != 0 else { return texts(.stepsMultiplyZero, ["place": place]) }
    let steps = row.steps.map { step in
      let carried = step.carryIn > 0 ? " + \(step.carryIn)" : ""
      let values = [
        "product": math("\(row.digit) × \(step.digit)\(carried) = \(step.product)"),
        "write": String(step.write), "carry": String(step.carryOut),
      ]
      return texts(step.carryOut > 0 ? .stepsMultiplyDigitCarry : .stepsMultiplyDigit, values)
    }
    let list = texts.clauses(steps)
    guard work.total != nil else { return texts(.stepsMultiplyRow, ["steps": list]) }
    let shifted =
      ColumnNumber(units: row.product).description
      + String(repeating: "0", count: row.shift)
    return texts(
      .stepsMultiplyRowOf,
      ["place": place, "digit": String(row.digit), "steps": list, "row": shifted])
  }
}
