/// What the hints of one question are made of.
struct HintPlan: Equatable, Sendable {
  /// The end of the texts' name where one strategy needs other words for some of its questions.
  var variant: String?
  /// The numbers that the texts may name.
  var numbers: [String: Int] = [:]
  /// The results before the answer, in their order; the first is the blank of the second rung.
  var steps: [Int] = []
  var picture: HintPicture?
  /// What the second rung shows, where that is less than the picture.
  var firstPicture: HintPicture?

  init(_ question: Question, strategy: Strategy) {
    self =
      switch strategy {
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
    variant: String? = nil, _ numbers: [String: Int] = [:], steps: [Int] = [],
    picture: HintPicture? = nil, firstPicture: HintPicture? = nil
  ) {
    self.variant = variant
    self.numbers = numbers
    self.steps = steps
    self.picture = picture
    self.firstPicture = firstPicture
  }
}
