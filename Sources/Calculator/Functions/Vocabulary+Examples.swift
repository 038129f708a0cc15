extension Vocabulary {
  /// How this calculator writes what other calculators and people call by another word; nil for
  /// any other word.
  package static func example(for word: String) -> String? {
    examples[word.lowercased()] ?? numerals[word]
  }

  /// Digits in the words of the other languages.
  private static let numerals: [String: String] = {
    let lists = ["영일이삼사오육칠팔구십", "零一二三四五六七八九十"]
    return lists.reduce(into: [:]) { numerals, list in
      for (number, word) in list.enumerated() { numerals[String(word)] = String(number) }
    }
  }()

  private static let examples = [
    "plus": "2 + 3", "add": "2 + 3", "and": "2 + 3", "minus": "5 − 3", "subtract": "5 − 3",
    "less": "5 − 3", "times": "2 × 3", "multiply": "2 × 3", "multiplied": "2 × 3",
    "divide": "6 ÷ 2", "divided": "6 ÷ 2", "over": "1/2", "half": "1/2", "div": "17 rem 5",
    "remainder": "17 rem 5", "fact": "5!", "factorial": "5!", "squared": "5²",
    "cubed": "5³", "pow": "2^3", "power": "2^3",
    "percent": "20%", "pct": "20%", "per": "60 km / 2", "sec": "1/cos 60", "csc": "1/sin 60",
    "cosec": "1/sin 60", "cot": "1/tan 60", "cotan": "1/tan 60", "int": "floor 2.7",
    "trunc": "floor 2.7", "lg": "log 100", "lb": "log2 8", "sgn": "5/abs 5", "sign": "5/abs 5",
    "signum": "5/abs 5", "ton": "2 t",
    "tons": "2 t", "dozen": "12", "what": "2 + 3", "is": "2 + 3", "calculate": "2 + 3",
    "equals": "2 + 3 =",
    "double": "2 × 5", "twice": "2 × 5", "third": "1/3", "quarter": "1/4", "tau": "2π",
    "phi": "(1 + √5)/2", "modulo": "17 mod 5", "zero": "0", "one": "1", "two": "2", "three": "3",
    "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10",
    "hundred": "100", "thousand": "1000", "million": "1e6", "billion": "1e9", "infinity": "1e6",
    "inf": "1e6", "of": "20% of 50",
    "더하기": "2 + 3", "빼기": "5 − 3", "곱하기": "2 × 3", "나누기": "6 ÷ 2", "제곱": "5²",
    "加": "2 + 3", "加上": "2 + 3", "減": "5 − 3", "減去": "5 − 3", "乘": "2 × 3", "乘以": "2 × 3",
    "除": "6 ÷ 2", "除以": "6 ÷ 2", "平方": "5²", "たす": "2 + 3", "ひく": "5 − 3", "かける": "2 × 3",
    "わる": "6 ÷ 2", "足す": "2 + 3", "引く": "5 − 3", "掛ける": "2 × 3", "割る": "6 ÷ 2",
  ]
}
