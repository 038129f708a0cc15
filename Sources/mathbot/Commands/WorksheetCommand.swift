import Basics
import ArgumentParser
import Content
import Quiz
import Storage
import Tutor

/// `mathbot worksheet`: questions on paper.
struct WorksheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worksheet",
    abstract: "Print questions to practise on paper.",
    usage: """
      mathbot worksheet --from-weak --answers
      mathbot worksheet --table 7 --html > sevens.html
      """,
    discussion: """
      What no flag gives comes from the settings. The number in the corner is the seed: with \
      --seed and the same flags the same sheet comes again, for its answers too.
      """)

  @Option(help: "How many: 1 to 200.", transform: WorksheetCommand.questionCount)
  var questions = 20

  @Flag(help: "Add the answers, on a page of their own.")
  var answers = false

  @Flag(help: "Start with what is shaky, then what is slow, as the learner's practice says.")
  var fromWeak = false

  @Option(help: "Whose level, operations and practice count.", completion: .learners)
  var learner: String?

  @Option(help: "\(PracticeCommand.levels).", transform: PracticeCommand.difficulty)
  var difficulty: Difficulty?

  @Option(
    help: "A list of \(PracticeCommand.operationNames.listed), with commas.",
    transform: PracticeCommand.operations)
  var operations: Set<Quiz.Operation>?

  @Option(help: "One number to practise: 1 to 12.", transform: PracticeCommand.table)
  var table: Int?

  @Option(help: "A number that makes the same sheet come again.", transform: PracticeCommand.seed)
  var seed: UInt64?

  @Flag(help: "One HTML page for a browser, which prints well on A4 and Letter.")
  var html = false

  @Option(help: "\(PracticeCommand.languages).", transform: PracticeCommand.language)
  var language: LanguageSetting?

  func run() throws {
    let store = LearnerStore.ofUser
    defer { store.reportDamage() }
    let practiser = try practiser(in: store)
    let effective = try SettingsStore.ofUser.loadEffective(for: practiser).settings
    var settings = effective.settings
    settings.language = language ?? settings.language
    let texts = Texts(settings.language.spoken(system: Environment.ofProcess.language))
    let number = seed ?? .random(in: 1...999_999)
    let weak = fromWeak ? try practiser.map(store.weakFacts) ?? [] : []
    let options = PracticeChoice(effective, flags: flags).options
    let sheet = worksheet(seed: number, options: options, weak: weak)
    StandardOutput.write(printed(sheet, number: number, texts: texts))
  }

  private func printed(_ sheet: Worksheet, number: UInt64, texts: Texts) -> String {
    html
      ? WorksheetPage(sheet, number: number, texts: texts).html(withAnswers: answers)
      : WorksheetText(sheet, number: number, texts: texts).lines(withAnswers: answers)
        .joined(separator: "\n")
  }

  private func worksheet(
    seed: UInt64, options: PracticeOptions, weak: [Question]
  ) -> Worksheet {
    let pool = QuestionPool(options: options)
    var generator = SeededGenerator(seed: seed)
    return Worksheet(
      count: questions, facts: facts(of: weak, within: pool), from: pool, using: &generator)
  }

  /// What the flags say about the questions.
  private var flags: PracticeFlags {
    PracticeFlags(difficulty: difficulty, operations: operations, table: table)
  }

  /// What to start with; where a flag says what to practise, only what it allows.
  private func facts(of weak: [Question], within pool: QuestionPool) -> [Question] {
    guard fromWeak else { return [] }
    let allowed = Set(pool.questions)
    let facts = flags.narrowsQuestions ? weak.filter(allowed.contains) : weak
    if facts.isEmpty {
      StandardError.complain("Nothing hard was found in the practice so far; the sheet is mixed.")
    }
    return facts
  }

  /// Whose practice and settings count.
  ///
  /// Without a wish for either, no file that cannot be read is
  /// in the way of a sheet.
  private func practiser(in store: LearnerStore) throws -> Learner? {
    if let learner { return try store.knownLearner(named: learner) }
    return fromWeak ? try store.currentLearner() : try? store.currentLearner()
  }

  private static func questionCount(_ text: String) throws -> Int {
    guard let count = Int(text), Worksheet.allowedQuestionCounts.contains(count) else {
      throw ValidationError("A sheet has 1 to 200 questions, not “\(text)”.")
    }
    return count
  }
}
