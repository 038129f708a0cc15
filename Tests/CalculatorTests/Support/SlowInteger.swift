/// A whole number not below zero, with the arithmetic that children learn: digit by digit.
///
/// It is a second implementation to compare the fast one with.
struct SlowInteger: Equatable {
  /// The decimal digits, the ones first, without zeros at the end.
  let digits: [Int]

  init(digits: [Int]) {
    let zeros = digits.reversed().prefix { $0 == 0 }.count
    self.digits = Array(digits.dropLast(zeros))
  }

  init(_ text: some StringProtocol) {
    self.init(digits: text.reversed().compactMap(\.wholeNumberValue))
  }

  var isZero: Bool { digits.isEmpty }

  var text: String {
    isZero ? "0" : digits.reversed().map(String.init).joined()
  }

  private func digit(_ position: Int) -> Int { position < digits.count ? digits[position] : 0 }

  static func + (left: SlowInteger, right: SlowInteger) -> SlowInteger {
    var carry = 0
    var sum: [Int] = []
    for position in 0...max(left.digits.count, right.digits.count) {
      carry += left.digit(position) + right.digit(position)
      sum.append(carry % 10)
      carry /= 10
    }
    return SlowInteger(digits: sum)
  }

  /// The difference; the right number is not the greater one.
  static func - (left: SlowInteger, right: SlowInteger) -> SlowInteger {
    var borrow = 0
    var difference: [Int] = []
    for position in left.digits.indices {
      let digit = left.digits[position] - right.digit(position) - borrow
      borrow = digit < 0 ? 1 : 0
      difference.append(digit + 10 * borrow)
    }
    return SlowInteger(digits: difference)
  }

  static func * (left: SlowInteger, right: SlowInteger) -> SlowInteger {
    var product = [Int](repeating: 0, count: left.digits.count + right.digits.count + 1)
    for (i, a) in left.digits.enumerated() {
      for (j, b) in right.digits.enumerated() {
        product[i + j] += a * b
      }
      for position in i..<product.count - 1 {
        product[position + 1] += product[position] / 10
        product[position] %= 10
      }
    }
    return SlowInteger(digits: product)
  }

  static func < (left: SlowInteger, right: SlowInteger) -> Bool {
    if left.digits.count != right.digits.count { return left.digits.count < right.digits.count }
    return left.digits.reversed().lexicographicallyPrecedes(right.digits.reversed())
  }

  /// Long division by a number above zero.
  func divided(by divisor: SlowInteger) -> (quotient: SlowInteger, remainder: SlowInteger) {
    var remainder = SlowInteger(digits: [])
    var quotient: [Int] = []
    for digit in digits.reversed() {
      remainder = SlowInteger(digits: [digit] + remainder.digits)
      var count = 0
      while !(remainder < divisor) {
        remainder = remainder - divisor
        count += 1
      }
      quotient.append(count)
    }
    return (SlowInteger(digits: quotient.reversed()), remainder)
  }

  /// Euclid's method.
  static func commonDivisor(_ left: SlowInteger, _ right: SlowInteger) -> SlowInteger {
    var (a, b) = (left, right)
    while !b.isZero { (a, b) = (b, a.divided(by: b).remainder) }
    return a
  }
}
