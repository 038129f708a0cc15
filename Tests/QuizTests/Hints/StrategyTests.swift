import Quiz
import Testing

struct StrategyTests {
  @Test func `there are 84 strategies, each with its own name`() {
    #expect(Strategy.all.count == 84)
    #expect(Set(Strategy.all.map(\.name)).count == 84)
  }

  @Test func `every usual strategy is used, as often as the table of strategies says`() {
    var counts: [String: Int] = [:]
    for question in Question.all {
      let strategy = Strategy(for: question)
      if strategy.operation != question.operation { Issue.record("\(question)") }
      counts[strategy.name, default: 0] += 1
    }
    #expect(counts == expectedCounts)
  }

  private let expectedCounts = [
    "add.add-ten": 142, "add.add-tens": 216, "add.bond-10": 2, "add.bond-100": 72,
    "add.bond-20": 12, "add.bridge": 672, "add.compensate": 716, "add.count-on": 469,
    "add.double": 44, "add.double-middle": 6, "add.make-ten": 18, "add.near-double": 28,
    "add.ones-make-ten": 248, "add.ones-only": 270, "add.partition": 1272,
    "add.partition-and-carry": 268, "add.tens": 45, "add.tens-and-ones": 450, "add.zero": 201,
    "divide.eight": 9, "divide.eleven": 8, "divide.four": 9,
    "divide.groups": 40, "divide.half": 10, "divide.jumps": 18, "divide.once": 11, "divide.one": 12,
    "divide.ten-groups": 10, "divide.tens": 11, "divide.under-10": 6, "divide.zero": 12,
    "multiply.double": 19, "multiply.eight": 1, "multiply.eleven-digits": 12,
    "multiply.eleven-groups": 3, "multiply.five": 17, "multiply.four": 9, "multiply.nine": 13,
    "multiply.one": 23, "multiply.seven": 3, "multiply.six": 5, "multiply.tens": 21,
    "multiply.three": 7, "multiply.twelve": 11, "multiply.zero": 25, "subtract.bond-10": 4,
    "subtract.bond-20": 14, "subtract.break-ten": 40, "subtract.bridge-back": 248,
    "subtract.compensate": 490, "subtract.count-back": 236, "subtract.count-up": 420,
    "subtract.count-up-line": 705, "subtract.half": 20, "subtract.ones-only": 216,
    "subtract.partition": 1616, "subtract.same": 100, "subtract.take-ten-give-one": 77,
    "subtract.take-tens": 378, "subtract.tens": 43, "subtract.tens-then-bridge": 441,
    "subtract.think-addition": 2, "subtract.zero": 101,
  ]

  @Test func `most questions have a second way, which is another one`() {
    let seconds = Question.all.compactMap { question in
      Strategy(secondFor: question).map { (question, way: $0) }
    }
    #expect(seconds.count == 9_004)
    let odd = seconds.filter { $0.way == Strategy(for: $0.0) || $0.way.operation != $0.0.operation }
    #expect(odd.isEmpty, "\(odd)")
  }

  @Test(arguments: [
    (Question(8, .add, 5), "add.make-ten"), (Question(48, .add, 7), "add.bridge"),
    (Question(34, .add, 29), "add.compensate"),
    (Question(63, .subtract, 29), "subtract.compensate"),
    (Question(81, .subtract, 26), "subtract.tens-then-bridge"),
    (Question(7, .multiply, 8), "multiply.seven"), (Question(84, .divide, 7), "divide.groups"),
  ])
  func `a question gets the way that suits it`(question: Question, name: String) {
    #expect(Strategy(for: question).name == name)
  }
}
