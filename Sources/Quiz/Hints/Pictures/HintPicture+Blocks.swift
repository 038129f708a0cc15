extension HintPicture {
  /// A line for each number: the number, its rods of ten and its ones; empty lines keep rods apart.
  static func blockLines(_ numbers: [Int], _ hidden: Hidden) -> [String] {
    let labelWidth = numbers.map { "\($0)".count }.max() ?? 0
    let lines = numbers.map { number in
      let label = hidden == .end ? repeated("_", labelWidth) : "\(number)"
      let space = repeated(" ", labelWidth - label.count)
      return "\(space)\(label)  \(row(tens: number / 10, ones: number % 10))"
    }
    return Array(lines.map { [$0] }.joined(separator: [""]))
  }

  /// One line: what stays is thick and full, what is taken is thin and open.
  static func takenLines(_ from: Int, _ taken: Int) -> [String] {
    let left = from - taken
    return [
      "\(from)  "
        + row(
          tens: left / 10, takenTens: from / 10 - left / 10, ones: left % 10,
          takenOnes: from % 10 - left % 10)
    ]
  }

  private static func row(
    tens: Int, takenTens: Int = 0, ones: Int, takenOnes: Int = 0
  ) -> String {
    let rods = repeated("▌", tens) + repeated("│", takenTens)
    let dots = repeated("●", ones) + repeated("○", takenOnes)
    return rods + (rods.isEmpty || dots.isEmpty ? "" : "  ") + dots
  }

  private static func repeated(_ sign: Character, _ count: Int) -> String {
    String(repeating: sign, count: count)
  }
}
