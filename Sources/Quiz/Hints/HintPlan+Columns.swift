/// Sums and differences one below the other, as at school.
extension HintPlan {
  static func addingInColumns(_ first: Int, _ second: Int) -> HintPlan {
    let (ones, tens) = (first % 10 + second % 10, first / 10 + second / 10 + 1)
    return columns(
      first, second, isDifference: false,
      [
        "aOnes": first % 10, "bOnes": second % 10, "aCount": first / 10, "bCount": second / 10,
        "ones": ones, "write": ones % 10, "tens": tens,
      ], steps: [ones, tens])
  }

  static func takingInColumns(_ taken: Int, from: Int) -> HintPlan {
    let (teen, fewer) = (10 + from % 10, from / 10 - 1)
    let (write, tens) = (teen - taken % 10, fewer - taken / 10)
    return columns(
      from, taken, isDifference: true,
      [
        "aOnes": from % 10, "bOnes": taken % 10, "bCount": taken / 10, "teen": teen,
        "fewer": fewer, "write": write, "tens": tens,
      ], steps: [write, tens])
  }

  private static func columns(
    _ first: Int, _ second: Int, isDifference: Bool, _ numbers: [String: Int], steps: [Int]
  ) -> HintPlan {
    func sheet(_ done: Int) -> HintPicture {
      .columns(ColumnSum(first: first, second: second, isDifference: isDifference, done: done))
    }
    return HintPlan(
      numbers, first: steps, second: [steps[1]], idea: sheet(0), half: sheet(1), worked: sheet(2))
  }
}
