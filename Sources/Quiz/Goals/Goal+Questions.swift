extension Goal {
  /// How many questions of a practice a goal has a say in.
  package static let mostQuestions = 3

  /// The questions that the goal would like to be asked, at most three, none of them twice.
  ///
  /// - Parameters:
  ///   - situation: What the goal was offered by.
  ///   - generator: Where several fit alike.
  /// - Returns: the questions, the most important first; empty where the goal needs none.
  package func questions(
    in situation: GoalSituation, using generator: inout some RandomNumberGenerator
  ) -> [Question] {
    let choice: [Question] =
      switch self {
      case .find(let question): [question]
      case .open(let plant): situation.opening(of: plant)
      case .water(let plants): plants.map { $0.question() }
      case .findNew: situation.notAsked.shuffled(using: &generator).map { $0.question() }
      case .makeGreen: situation.nearlyGreen.shuffled(using: &generator).map { $0.question() }
      case .visit(let table):
        situation.growing(in: table).shuffled(using: &generator).map { $0.question() }
      case .backwards:
        situation.withoutBee.shuffled(using: &generator).map { $0.question(.back) }
      case .tryHarder(let level):
        QuestionPool(options: PracticeOptions(difficulty: level)).questions
          .filter { level.isOneUp(of: $0) }.shuffled(using: &generator)
      case .mendAll, .lookAtTip, .inARow, .withoutClock: []
      }
    return Array(choice.prefix(Self.mostQuestions))
  }
}

extension GoalSituation {
  /// The question that opens a plant.
  fileprivate func opening(of plant: Plant) -> [Question] {
    couldOpen.filter { $0.plant == plant }.map(\.question)
  }

  /// The plants of a table that are on their way to a flower.
  fileprivate func growing(in table: Int) -> [Plant] {
    Plant.tables.filter {
      $0.isIn(table: table) && [.sprout, .green].contains(garden.stage(of: $0)) && suits($0)
    }
  }
}
