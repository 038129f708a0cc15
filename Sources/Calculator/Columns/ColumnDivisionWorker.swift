/// Works a division out, digit by digit.
struct ColumnDivisionWorker {
  /// The multiples of these divisors are known by heart.
  private static let longestTable = 12

  private let divisor: Int
  private let goal: ColumnDivision.Goal
  /// The digits that come down, from the highest one; behind them come zeros.
  private let digits: [Int]
  private let top: Int
  private(set) var steps: [ColumnDivision.Step] = []
  private var left = 0
  /// What was left behind the point, and the column of the digit that comes next.
  private var seen: [Int: Int] = [:]

  init(_ dividend: ColumnNumber, by divisor: Int, goal: ColumnDivision.Goal) {
    self.divisor = divisor
    self.goal = goal
    digits = dividend.digits
    top = dividend.top
  }

  /// Takes step after step, and tells how that ends; what is left at the ones is not told here.
  mutating func run() -> ColumnDivision.Ending {
    while true {
      let place = top - steps.count
      takeStep(at: place)
      if let ending = ending(at: place) { return ending }
    }
  }

  private func ending(at place: Int) -> ColumnDivision.Ending? {
    if goal == .remainder {
      return place == 0 ? .remainder(ColumnNumber(units: Int128(left))) : nil
    }
    guard steps.count >= digits.count else { return nil }
    if left == 0 { return .exact }
    if let first = seen[left] { return .recurring(first: first, last: place) }
    return -place >= ColumnDivision.mostPlaces ? .stopped : nil
  }

  private mutating func takeStep(at place: Int) {
    let isAdded = steps.count >= digits.count
    // What is left is seen before a zero comes down, from where on all is alike.
    if isAdded { seen[left] = place }
    let brought = isAdded ? 0 : digits[steps.count]
    let chunk = left * 10 + brought
    let digit = chunk / divisor
    left = chunk - digit * divisor
    let isWritten = digit > 0 || place == 0 || steps.last?.isWritten == true
    steps.append(
      ColumnDivision.Step(
        place: place, brought: brought, isAdded: isAdded, chunk: chunk,
        tries: tries(for: chunk), digit: digit, product: digit * divisor, left: left,
        isWritten: isWritten))
  }

  /// The digit that the divisor's first digit suggests, rounded to the nearest, and those that
  /// correct it, one by one.
  private func tries(for chunk: Int) -> [Int] {
    let digit = chunk / divisor
    let unit = Int(ColumnNumber.power(String(divisor).count - 1))
    guard divisor > Self.longestTable else { return [digit] }
    let guess = min(9, chunk / unit / ((divisor + unit / 2) / unit))
    return Array(stride(from: guess, through: digit, by: guess <= digit ? 1 : -1))
  }

  /// The digits of the quotient as one number.
  var quotient: ColumnNumber {
    let scale = max(0, -(steps.last?.place ?? 0))
    return ColumnNumber(
      units: steps.reduce(0) { $0 * 10 + Int128($1.digit) }, scale: scale)
  }

  /// What is left of the dividend that was typed, with the digits that did not come down.
  func remainder(
    of inner: ColumnNumber, by divisor: ColumnNumber, shift: Int
  ) -> ColumnNumber {
    let low = ColumnNumber.power(inner.scale)
    let rest = Int128(left) * low + inner.units % low
    return ColumnNumber(units: rest, scale: inner.scale + shift).withoutTrailingZeros
  }
}
