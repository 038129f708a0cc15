import Quiz
import Testing

struct PracticeChoiceTests {
  /// The settings of a file and of an environment.
  private func settings(
    file: [SettingKey: String] = [:], environment: [String: String] = [:]
  ) throws -> EffectiveSettings {
    var effective = EffectiveSettings()
    for (key, value) in file { try effective.apply(value, for: key, from: .file) }
    try effective.apply(environment: environment)
    return effective
  }

  @Test func `nothing given means a practice as the defaults have it`() {
    let choice = PracticeChoice()
    #expect(choice.options == PracticeOptions(difficulty: .auto))
    #expect(choice.settings == Settings())
    #expect(choice.asksMinutes && choice.asksDifficulty)
    #expect(choice.fixedKeys.isEmpty)
  }

  @Test func `the level comes from the strongest that has one`() throws {
    let file = [SettingKey.difficulty: "easy"]
    #expect(PracticeChoice(try settings(file: file)).difficulty == .easy)

    var learners = PracticeChoice(try settings(file: file))
    learners.adopt(LearnerSettings(difficulty: .hard))
    #expect(learners.difficulty == .hard)

    let environment = ["MATHBOT_DIFFICULTY": "auto"]
    var fixed = PracticeChoice(try settings(file: file, environment: environment))
    fixed.adopt(LearnerSettings(difficulty: .hard))
    #expect(fixed.difficulty == .auto)

    var flagged = PracticeChoice(
      try settings(file: file, environment: environment), flags: PracticeFlags(difficulty: .medium))
    flagged.adopt(LearnerSettings(difficulty: .hard))
    #expect(flagged.difficulty == .medium)

    var chosen = PracticeChoice(
      try settings(file: file), flags: PracticeFlags(difficulty: .medium))
    try chosen.choose("auto", for: .difficulty)
    chosen.adopt(LearnerSettings(difficulty: .hard))
    #expect(chosen.difficulty == .auto)
    #expect(chosen.settings.difficulty == .hard)
  }

  @Test func `what is chosen later counts more than the command line`() throws {
    var choice = PracticeChoice(flags: PracticeFlags(minutes: 2, operations: [.add], table: 7))
    try choice.choose("9", for: .minutes)
    #expect(
      choice.options == PracticeOptions(minutes: 9, difficulty: .auto, operations: [.add], table: 7)
    )
    try choice.choose("divide", for: .operations)
    #expect(
      choice.options == PracticeOptions(minutes: 9, difficulty: .auto, operations: [.divide]))
    choice.adopt(LearnerSettings(minutes: 3, operations: [.multiply]))
    #expect(choice.minutes == 9)
    #expect(choice.options.operations == [.divide])
  }

  @Test func `a topic counts in this run, and for what it leaves open the settings do`() throws {
    var choice = PracticeChoice(try settings(file: [.operations: "add,divide"]))
    choice.choose(.table(7))
    #expect(choice.options.table == 7)
    #expect(choice.options.operations == [.divide])
    choice.choose(.operations([.subtract]))
    #expect(choice.options.table == nil)
    #expect(choice.options.operations == [.subtract])
    #expect(choice.settings.operations == [.add, .divide])
    try choice.choose("add", for: .operations)
    #expect(choice.options.operations == [.add])
    choice.choose(.table(8))
    #expect(choice.options.operations == [.multiply, .divide])
  }

  @Test func `a topic changes nothing that the environment decides`() throws {
    var choice = PracticeChoice(try settings(environment: ["MATHBOT_OPERATIONS": "add"]))
    choice.choose(.table(7))
    #expect(choice.options == PracticeOptions(difficulty: .auto, operations: [.add]))
  }

  @Test func `of what was chosen and what is the learner's own the later one counts`() throws {
    var choice = PracticeChoice(try settings(file: [.minutes: "1"]))
    try choice.choose("2", for: .minutes)
    #expect(choice.minutes == 2)
    choice.adopt(LearnerSettings(minutes: 3, operations: [.multiply]))
    #expect(
      choice.options == PracticeOptions(minutes: 3, difficulty: .auto, operations: [.multiply]))
    try choice.choose("4", for: .minutes)
    try choice.choose("add,divide", for: .operations)
    #expect(
      choice.options == PracticeOptions(minutes: 4, difficulty: .auto, operations: [.add, .divide]))
  }

  @Test func `what the environment gives is not asked, and nothing in this run changes it`() throws
  {
    var choice = PracticeChoice(
      try settings(environment: ["MATHBOT_MINUTES": "1", "MATHBOT_OPERATIONS": "add"]))
    choice.adopt(LearnerSettings(minutes: 8, operations: [.divide]))
    try choice.choose("9", for: .minutes)
    #expect(choice.options == PracticeOptions(minutes: 1, difficulty: .auto, operations: [.add]))
    #expect(!choice.asksMinutes)
    #expect(choice.asksDifficulty)
    #expect(choice.fixedKeys == [.minutes, .operations])
  }

  @Test func `what a flag gives is not asked, even after another choice`() throws {
    var choice = PracticeChoice(flags: PracticeFlags(minutes: 3, difficulty: .easy))
    try choice.choose("hard", for: .difficulty)
    #expect(!choice.asksMinutes)
    #expect(!choice.asksDifficulty)
  }

  @Test func `a choice that is not allowed changes nothing`() throws {
    var choice = PracticeChoice()
    #expect(throws: SettingError.self) { try choice.choose("hrad", for: .difficulty) }
    #expect(choice == PracticeChoice())
  }

  @Test func `the length alone narrows no questions`() {
    #expect(!PracticeFlags(minutes: 3).narrowsQuestions)
    #expect(PracticeFlags(difficulty: .easy).narrowsQuestions)
    #expect(PracticeFlags(operations: [.add]).narrowsQuestions)
    #expect(PracticeFlags(table: 7).narrowsQuestions)
  }
}
