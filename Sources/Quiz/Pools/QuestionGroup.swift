/// Questions that are drawn together, each with its own weight.
struct QuestionGroup: Equatable, Sendable {
  /// How often the group is drawn, against the other groups of its operation.
  let share: Int
  let questions: [Question]
  /// The sum of the weights up to and with each question.
  private let cumulativeWeights: [Int]

  /// A group whose questions are drawn by their weights, each at least 1.
  init(share: Int, _ questions: [Question], weight: (Question) -> Int) {
    self.share = share
    self.questions = questions
    var total = 0
    cumulativeWeights = questions.map { question in
      total += weight(question)
      return total
    }
  }

  /// A question by its weight.
  ///
  /// - Complexity: O(log n) in the number of questions.
  func randomQuestion(using generator: inout some RandomNumberGenerator) -> Question? {
    guard let total = cumulativeWeights.last else { return nil }
    return questions[index(of: Int.random(in: 0..<total, using: &generator))]
  }

  /// The first question whose cumulative weight is above the point.
  private func index(of point: Int) -> Int {
    var range = cumulativeWeights.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if cumulativeWeights[middle] > point {
        range = range.lowerBound..<middle
      } else {
        range = (middle + 1)..<range.upperBound
      }
    }
    return range.lowerBound
  }
}
