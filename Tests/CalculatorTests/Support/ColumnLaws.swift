@testable import Calculator

/// What must hold of each step of a written method, so that one wrong digit is noticed.
protocol ColumnLaws {
  /// Whether everything holds.
  var isSound: Bool { get }
}

extension ColumnAddition: ColumnLaws {
  var isSound: Bool {
    let top = terms.map(\.top).max() ?? 0
    let digits = steps.map { Rational($0.write, at: $0.place) }.reduce(.zero, +)
    return steps.map(\.place) == Array(-result.scale...top) && carriesFollow
      && steps.allSatisfy(isRight) && digits == result.value
      && result.value == terms.map(\.value).reduce(.zero, +)
      && terms.indices.allSatisfy { index in
        steps.map { Rational($0.digits[index], at: $0.place) }.reduce(.zero, +)
          == terms[index].value
      }
  }

  private var carriesFollow: Bool {
    steps.map(\.carryIn) == [0] + steps.dropLast().map(\.carryOut) && steps.last?.carryOut == 0
  }

  private func isRight(_ step: Step) -> Bool {
    let isLast = step.place == steps.last?.place
    return step.sum == step.digits.reduce(step.carryIn, +)
      && step.sum == step.write + 10 * step.carryOut && (isLast || 0...9 ~= step.write)
      && 0..<max(terms.count, 1) ~= step.carryOut
  }
}

extension ColumnSubtraction: ColumnLaws {
  var isSound: Bool {
    let places = steps.map(\.place)
    let final = places.map { exchangedDigits[$0] ?? minuend.digit(at: $0) }
    let rebuilt = zip(final, places).map { Rational($0, at: $1) }.reduce(.zero, +)
    return places == Array(-result.scale...max(minuend.top, subtrahend.top))
      && steps.allSatisfy(isRight) && rebuilt == minuend.value
      && final.allSatisfy { 0...19 ~= $0 }
      && zip(final, places).allSatisfy {
        $0 - subtrahend.digit(at: $1) == result.digit(at: $1)
      }
      && steps.allSatisfy { $0.write == result.digit(at: $0.place) }
      && result.value == minuend.value - subtrahend.value
  }

  private func isRight(_ step: Step) -> Bool {
    let path = step.exchanged
    return step.take == subtrahend.digit(at: step.place) && step.have - step.take == step.write
      && 0...9 ~= step.write
      && (path.isEmpty
        || step.have - 10 < step.take
          && path == Array(stride(from: path[0], through: step.place + 1, by: -1)))
  }
}

extension ColumnMultiplication: ColumnLaws {
  var isSound: Bool {
    let sum = rows.map { $0.product * ColumnNumber.power(max(0, $0.shift)) }.reduce(0, +)
    return rows.map(\.shift) == Array(0...lower.top)
      && rows.allSatisfy { $0.digit == lower.digit(at: $0.shift) && isRight($0) }
      && sum == upper.units * lower.units && (total?.isSound ?? true)
      && (total?.result.units ?? sum) == sum
      && result.value == first.value * second.value
      && result.scale == first.scale + second.scale
  }

  private func isRight(_ row: Row) -> Bool {
    guard row.digit > 0 else { return row.steps.isEmpty && row.product == 0 }
    let digits = row.steps.map { Int128($0.write) * ColumnNumber.power(max(0, $0.place)) }
    return row.steps.map(\.place) == Array(0...upper.top)
      && row.steps.map(\.carryIn) == [0] + row.steps.dropLast().map(\.carryOut)
      && row.steps.last?.carryOut == 0 && row.steps.allSatisfy { isRight($0, of: row) }
      && digits.reduce(0, +) == row.product && row.product == upper.units * Int128(row.digit)
  }

  private func isRight(_ step: Step, of row: Row) -> Bool {
    step.digit == upper.digit(at: step.place)
      && step.product == step.digit * row.digit + step.carryIn
      && step.product == step.write + 10 * step.carryOut && 0...8 ~= step.carryOut
  }
}

extension ColumnDivision: ColumnLaws {
  var isSound: Bool {
    let quotientDigits = steps.map { Rational($0.digit, at: $0.place) }.reduce(.zero, +)
    let brought = steps.map { Rational($0.brought, at: $0.place) }.reduce(.zero, +)
    let places = Array(stride(from: inner.top, through: steps.last?.place ?? 0, by: -1))
    return steps.map(\.place) == places
      && inner.value / Rational(wholeDivisor) == dividend.value / divisor.value
      && quotientDigits == quotient.value && steps.allSatisfy(isRight) && leftsFollow
      && brought == (isToTheOnes ? inner.value.floor : inner.value)
      && writtenFollow && endsRight
  }

  private var isToTheOnes: Bool { if case .remainder = ending { true } else { false } }

  private var leftsFollow: Bool {
    zip([0] + steps.map(\.left), steps).allSatisfy { left, step in
      step.chunk == left * 10 + step.brought && (!step.isAdded || step.brought == 0)
        && step.isAdded == (step.place < -inner.scale)
    }
  }

  /// No zero before the first digit is written but that of the ones.
  private var writtenFollow: Bool {
    steps.indices.allSatisfy { index in
      steps[index].isWritten
        == (steps[index].place <= 0 || steps[...index].contains { $0.digit > 0 })
    }
  }

  private func isRight(_ step: Step) -> Bool {
    let tries = step.tries
    let steady = zip(tries, tries.dropFirst()).allSatisfy { abs($0 - $1) == 1 }
    let wrong = tries.dropLast().allSatisfy { tried in
      let left = step.chunk - tried * wholeDivisor
      return left < 0 || left >= wholeDivisor
    }
    return step.product == step.digit * wholeDivisor && 0...9 ~= step.digit
      && step.left == step.chunk - step.product && 0..<wholeDivisor ~= step.left
      && tries.last == step.digit && steady && wrong
  }

  private var endsRight: Bool {
    let exact = dividend.value / divisor.value
    switch ending {
    case .exact: return quotient.value == exact && steps.last?.left == 0
    case .remainder(let rest):
      return quotient.scale == 0 && rest.value < divisor.value
        && dividend.value == quotient.value * divisor.value + rest.value
    case .recurring(let first, let last):
      let period = first - last + 1
      let nines = Rational.powerOfTen(period) - .one
      let fixed = (quotient.value * .powerOfTen(-first - 1)).floor
      let repeated = quotient.value * .powerOfTen(-last) - fixed * .powerOfTen(period)
      return period == exact.periodLength
        && (fixed + repeated / nines) / .powerOfTen(-first - 1) == exact
    case .stopped:
      return -quotient.scale == -ColumnDivision.mostPlaces && quotient.value < exact
        && exact - quotient.value < .powerOfTen(-quotient.scale)
    }
  }
}

extension Rational {
  /// How many digits of the decimal repeat: the order of ten among the whole numbers without the
  /// twos and fives of the denominator.
  fileprivate var periodLength: Int? {
    var rest = denominator.whole ?? 1
    while rest % 2 == 0 { rest /= 2 }
    while rest % 5 == 0 { rest /= 5 }
    var (power, count) = (10 % rest, 1)
    while power != 1 % rest, count < 20 { (power, count) = (power * 10 % rest, count + 1) }
    return count < 20 ? count : nil
  }
}
