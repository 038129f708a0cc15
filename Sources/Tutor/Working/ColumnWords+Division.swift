import Calculator
import Content

extension ColumnWords {
  func sentences(about work: ColumnDivision) -> [String] {
    var sentences: [String] = []
    if work.shift > 0 {
      let factor = "1" + String(repeating: "0", count: work.shift)
      sentences.append(
        texts(
          .stepsDivideWhole,
          ["factor": factor, "division": math("\(work.inner) ÷ \(work.wholeDivisor)")]))
    }
    let written = work.writtenSteps
    sentences += written.enumerated().map { index, step in
      let bring = index > 0 ? [texts(.stepsDivideBring, ["digit": String(step.brought)])] : []
      return texts(
        .stepsDivideStep,
        [
          "place": name(of: step.place),
          "words": texts.sentences(bring + [sentence(about: step, of: work)]),
        ])
    }
    return sentences + [ending(of: work)].compactMap(\.self)
  }

  private func sentence(about step: ColumnDivision.Step, of work: ColumnDivision) -> String {
    let divisor = work.wholeDivisor
    let values = [
      "divisor": String(divisor), "chunk": String(step.chunk), "digit": String(step.digit),
      "product": math("\(texts.product(step.digit, of: divisor)) = \(step.product)"),
      "left": math("\(step.chunk) − \(step.product) = \(step.left)"),
    ]
    guard step.digit > 0 else { return texts(.stepsDivideZero, values) }
    let tries = step.tries.dropLast().map { tried in
      let product = tried * divisor
      let isTooMuch = product > step.chunk
      return texts(
        isTooMuch ? .stepsDivideTryLess : .stepsDivideTryMore,
        [
          "digit": String(tried),
          "product": math("\(texts.product(tried, of: divisor)) = \(product)"),
          "left": math("\(step.chunk) − \(product) = \(step.chunk - product)"),
        ])
    }
    return texts.sentences(tries + [texts(.stepsDivideDigit, values)])
  }

  private func ending(of work: ColumnDivision) -> String? {
    let left = String(work.steps.last?.left ?? 0)
    switch work.ending {
    case .exact: return nil
    case .remainder(let rest):
      return rest.units > 0 ? texts(.stepsDivideRemainder, ["left": rest.description]) : nil
    case .recurring: return texts(.stepsDivideRecurring, ["left": left])
    case .stopped: return texts(.stepsDivideStopped)
    }
  }
}
