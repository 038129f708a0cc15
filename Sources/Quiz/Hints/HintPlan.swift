/// What the hints of one question are made of.
struct HintPlan: Equatable, Sendable {
  /// The end of the texts' name where one strategy needs other words for some of its questions.
  var variant: String?
  /// The name of the texts after the first rung, where several strategies go on alike.
  var laterTexts: String?
  /// The numbers that the texts may name.
  var numbers: [String: Int]
  /// The results before the answer that belong into the first rung's blank and after it; where
  /// there are none, its blank is the answer.
  var first: [Int]
  /// The same for the second rung.
  var second: [Int]
  /// What the picture of the first rung comes out of, if there is something to see.
  var opening: HintPicture?
  /// The pictures of the first rung, of the second and of the worked answer.
  var idea, half, worked: HintPicture

  init(_ question: Question, strategy: Strategy) {
    self =
      switch strategy {
      case .addition(.columns): Self.addingInColumns(question.left, question.right)
      case .addition(let way): Self.adding(question.larger, question.smaller, by: way)
      case .subtraction(let way): Self.taking(question.right, from: question.left, by: way)
      case .multiplication(let way): Self.multiplying(question.left, question.right, by: way)
      case .division(let way): Self.dividing(question.left, by: question.right, way)
      }
    numbers["a"] = question.left
    numbers["b"] = question.right
    numbers["answer"] = question.answer
  }

  init(
    variant: String? = nil, _ numbers: [String: Int] = [:], first: [Int] = [],
    second: [Int] = [], opening: HintPicture? = nil, idea: HintPicture, half: HintPicture,
    worked: HintPicture, laterTexts: String? = nil
  ) {
    self.variant = variant
    self.laterTexts = laterTexts
    self.numbers = numbers
    self.first = first
    self.second = second
    self.opening = opening
    self.idea = idea
    self.half = half
    self.worked = worked
  }
}
