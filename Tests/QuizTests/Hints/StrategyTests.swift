import Quiz
import Testing

struct StrategyTests {
  @Test func `there are 66 strategies, each with its own name`() {
    #expect(Strategy.all.count == 66)
    #expect(Set(Strategy.all.map(\.name)).count == 66)
  }

  @Test func `every strategy is used, as often as the table of strategies says`() {
    var counts: [String: Int] = [:]
    for question in Question.all {
      let strategy = Strategy(for: question)
      if strategy.operation != question.operation { Issue.record("\(question)") }
      counts[strategy.name, default: 0] += 1
    }
    #expect(counts == expectedCounts)
  }

  private let expectedCounts = [
    "add.zero": 201, "add.count-on": 523, "add.bond-10": 2, "add.bond-20": 12,
    "add.bond-100": 72, "add.tens": 45, "add.double": 17, "add.near-double": 28,
    "add.double-middle": 6, "add.add-ten": 154, "add.make-ten": 18, "add.tens-and-ones": 384,
    "add.add-tens": 216, "add.ones-only": 270, "add.bridge": 672, "add.compensate": 722,
    "add.partition": 1284, "add.partition-and-carry": 525,
    "subtract.zero": 101, "subtract.same": 100, "subtract.count-back": 237,
    "subtract.count-up": 285, "subtract.bond-10": 5, "subtract.bond-20": 15,
    "subtract.half": 17, "subtract.think-addition": 2, "subtract.tens": 43,
    "subtract.take-tens": 378, "subtract.ones-only": 189, "subtract.take-ten-give-one": 77,
    "subtract.break-ten": 64, "subtract.bridge-back": 248, "subtract.compensate": 586,
    "subtract.count-up-line": 612, "subtract.partition": 1751,
    "subtract.tens-then-bridge": 441,
    "multiply.zero": 25, "multiply.one": 23, "multiply.tens": 21, "multiply.double": 19,
    "multiply.five": 17, "multiply.eleven-digits": 12, "multiply.eleven-groups": 3,
    "multiply.nine": 13, "multiply.square": 3, "multiply.twelve": 11, "multiply.four": 9,
    "multiply.three": 7, "multiply.six": 4, "multiply.seven": 2,
    "divide.zero": 12, "divide.one": 12, "divide.once": 11, "divide.tens": 11,
    "divide.half": 11, "divide.ten-groups": 9, "divide.five": 10, "divide.four": 10,
    "divide.eight": 10, "divide.nine": 8, "divide.family": 10, "divide.from-10": 12,
    "divide.from-5": 20, "divide.from-2": 10,
  ]

  @Test(arguments: [
    (Question(8, .add, 5), "add.make-ten"), (Question(48, .add, 7), "add.bridge"),
    (Question(34, .add, 29), "add.compensate"),
    (Question(63, .subtract, 29), "subtract.compensate"),
    (Question(81, .subtract, 26), "subtract.tens-then-bridge"),
    (Question(7, .multiply, 8), "multiply.seven"), (Question(84, .divide, 7), "divide.from-10"),
  ])
  func `a question gets the way that suits it`(question: Question, name: String) {
    #expect(Strategy(for: question).name == name)
  }
}
