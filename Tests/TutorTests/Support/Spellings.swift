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
      "\(number).0", "\(korean(number))이에요", kana(number), ideographs(number, one: ""),
      "\(kana(number))です", ideographs(number, one: "一"), "\(ideographs(number, one: "一"))個",
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

  static func kana(_ number: Int) -> String {
    let digits = ["", "いち", "に", "さん", "よん", "ご", "ろく", "なな", "はち", "きゅう"]
    guard number > 0 else { return "れい" }
    let tens = number / 10 % 10
    let ten = tens > 1 ? digits[tens] + "じゅう" : tens == 1 ? "じゅう" : ""
    return (number >= 100 ? "ひゃく" : "") + ten + digits[number % 10]
  }

  /// As Japanese writes it, without a word for one hundred's one; or as Taiwan does, with one.
  static func ideographs(_ number: Int, one: String) -> String {
    let digits = Array(" 一二三四五六七八九").map(String.init)
    guard number > 0 else { return "零" }
    let (tens, ones) = (number / 10 % 10, number % 10)
    let ten = tens > 1 ? digits[tens] + "十" : tens == 1 ? (number > 100 ? one : "") + "十" : ""
    let gap = number > 100 && tens == 0 && !one.isEmpty ? "零" : ""
    return (number >= 100 ? one + "百" : "") + gap + ten + (ones == 0 ? "" : digits[ones])
  }

  static func fullWidth(_ number: Int) -> String {
    String(
      String.UnicodeScalarView(
        String(number).unicodeScalars.compactMap {
          Unicode.Scalar($0.value + 0xFEE0)
        }))
  }
}
