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

  @Option(help: "How many: 1 to 200.")
  var questions = Given<SheetLengthArgument>(20)

  @Flag(help: "Add the answers, on a page of their own.")
  var answers = false

  @Flag(help: "Start with what is shaky, then what is slow, as the learner's practice says.")
  var fromWeak = false

  @Option(help: "Whose level, operations and practice count.", completion: .learners)
  var learner: String?

  @Option(help: "easy, medium, hard or auto.")
  var difficulty: Given<DifficultyArgument>?

  @Option(help: "A list of add, subtract, multiply and divide, with commas.")
  var operations: Given<OperationsArgument>?

  @Option(help: "One number to practise: 1 to 12.")
  var table: Given<TableArgument>?

  @Option(help: "A number that makes the same sheet come again.")
  var seed: Given<SeedArgument>?

  @Flag(help: "One HTML page for a browser, which prints well on A4 and Letter.")
  var html = false

  @Option(help: "en, ko or system.")
  var language: Given<LanguageArgument>?

  func run() throws {
    let wish = try Wish(self)
    let number = wish.seed ?? .random(in: 1...999_999)
    let store = LearnerStore.ofUser
    defer { store.reportDamage() }
    let practiser = try practiser(in: store)
    var settings = try SettingsStore.ofUser.loadEffective(for: practiser).settings.settings
    settings.language = wish.language ?? settings.language
    let texts = Texts(settings.spokenLanguage(system: Environment.ofProcess.language))
    let pool = wish.pool(over: settings)
    let weak = fromWeak ? try practiser.map(store.weakFacts) ?? [] : []
    let facts = fromWeak ? start(with: weak, within: pool, isNarrowed: wish.isNarrow) : []
    var generator = SeededGenerator(seed: number)
    let sheet = Worksheet(count: wish.questions, facts: facts, from: pool, using: &generator)
    StandardOutput.write(printed(sheet, number: number, texts: texts))
  }

  private func printed(_ sheet: Worksheet, number: UInt64, texts: Texts) -> String {
    html
      ? WorksheetPage(sheet, number: number, texts: texts).html(withAnswers: answers)
      : WorksheetText(sheet, number: number, texts: texts).lines(withAnswers: answers)
        .joined(separator: "\n")
  }

  /// What to start with; where a flag says what to practise, only what it allows.
  private func start(
    with weak: [Question], within pool: QuestionPool, isNarrowed: Bool
  ) -> [Question] {
    let allowed = Set(pool.questions)
    let facts = isNarrowed ? weak.filter(allowed.contains) : weak
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
}

extension WorksheetCommand {
  /// What the options say about the sheet.
  private struct Wish {
    let questions: Int
    let seed: UInt64?
    let language: LanguageSetting?
    let difficulty: Difficulty?
    let operations: Set<Quiz.Operation>?
    let table: Int?

    init(_ command: WorksheetCommand) throws(ProgramFailure) {
      questions = try command.questions.value()
      seed = try command.seed?.value()
      language = try command.language?.value()
      difficulty = try command.difficulty?.value()
      operations = try command.operations?.value()
      table = try command.table?.value()
    }

    /// An option says what to practise.
    var isNarrow: Bool { difficulty != nil || operations != nil || table != nil }

    /// What the sheet takes its questions from; the settings say what no flag says.
    func pool(over settings: Settings) -> QuestionPool {
      QuestionPool(
        options: PracticeOptions(
          difficulty: difficulty ?? settings.difficulty,
          operations: operations ?? settings.operations, table: table))
    }
  }
}
