/// How a fact went in the first half of some days, and in the second.
struct FactPair: Equatable {
  /// The first answers of days.
  struct Figures: Equatable {
    private(set) var answers = 0
    private(set) var right = 0
    /// The time of the right ones together.
    private var total = Duration.zero

    /// The mean time of the right ones.
    var time: Duration? { right == 0 ? nil : total / right }

    mutating func take(_ answer: FactTally.Answer) {
      answers += 1
      guard answer.isRight else { return }
      right += 1
      total += answer.time ?? .zero
    }
  }

  let hardness: Double
  var before = Figures()
  var now = Figures()
}
