/// The ways in which children write a number.
enum Spellings {
  private static let ones = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private static let digits = Array(" 일이삼사오육칠팔구").map(String.init)
  private static let nativeOnes = [
    "", "하나", "둘", "셋", "넷", "다섯", "여섯", "일곱", "여덟", "아홉",
  ]
  private static let nativeTens = ["", "열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔"]

  static func all(of number: Int) -> [String] {
    let native = 1..<100 ~= number ? [korean(native: number)] : []
    return [
      "\(number)", "its \(number)", "\(number)!", "the answer is \(number)", "i think \(number)?",
      "  \(number) .", "0\(number)", english(number, "-"), english(number, " "),
      english(number, ""), korean(number), "답은 \(number)이에요", "\(number)요", fullWidth(number),
      "\(number).0", "\(korean(number))이에요",
    ] + native
  }

  static func english(_ number: Int, _ joiner: String) -> String {
    if number >= 100 {
      return "one hundred" + (number == 100 ? "" : " and " + english(number - 100, joiner))
    }
    guard number >= 20 else { return ones[number] }
    return tens[number / 10] + (number % 10 == 0 ? "" : joiner + ones[number % 10])
  }

  static func korean(_ number: Int) -> String {
    guard number > 0 else { return "영" }
    let rest = number % 100
    let ten = rest < 10 ? "" : (rest < 20 ? "" : digits[rest / 10]) + "십"
    return (number >= 100 ? "백" : "") + ten + (rest % 10 == 0 ? "" : digits[rest % 10])
  }

  static func korean(native number: Int) -> String {
    nativeTens[number / 10] + nativeOnes[number % 10]
  }

  static func fullWidth(_ number: Int) -> String {
    String(
      String.UnicodeScalarView(
        String(number).unicodeScalars.compactMap {
          Unicode.Scalar($0.value + 0xFEE0)
        }))
  }
}
