extension Question {
  /// How hard the question is for a child who has not practised it, 0...1.
  ///
  /// Products follow the problem-size effect with its exceptions: squares and the tables of 2, 5,
  /// 10, 11 and 9 are easier than their size (van der Ven et al. 2015). Inverse questions are a
  /// little harder than their fact.
  var hardness: Double {
    guard !isTrivial else { return 0 }
    return switch operation {
    case .add: Self.sumHardness(left, right)
    case .subtract: Self.sumHardness(answer, right) + 0.1
    case .multiply: Self.productHardness(smaller, larger)
    case .divide: min(1, Self.productHardness(min(right, answer), max(right, answer)) + 0.1)
    }
  }

  private static func productHardness(_ small: Int, _ large: Int) -> Double {
    var hardness = (Double(small * large).squareRoot() - 2) / 10 * 1.25
    if small == large { hardness *= 0.7 }
    if small == 2 { hardness *= 0.6 }
    return max(0, min(1, hardness * tableEase(small, large)))
  }

  private static func tableEase(_ small: Int, _ large: Int) -> Double {
    func has(_ factor: Int) -> Bool { small == factor || large == factor }
    if has(10) { return 0.35 }
    if has(5) { return 0.65 }
    if has(11), small < 10 { return 0.5 }
    return has(9) ? 0.85 : 1
  }

  private static func sumHardness(_ first: Int, _ second: Int) -> Double {
    let crosses = first % 10 + second % 10 >= 10
    guard max(first, second) <= 10 else {
      if !crosses { return 0.35 }
      return min(first, second) < 10 ? 0.5 : 0.75
    }
    let sum = Double(first + second)
    var hardness = sum / 25 + (first + second > 10 ? 0.15 : 0)
    if first == second { hardness *= 0.6 }
    if sum == 10 { hardness *= 0.4 }
    return hardness
  }
}
