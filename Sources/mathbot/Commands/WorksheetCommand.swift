import ArgumentParser
import Basics
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

  @Option(help: "\(DifficultyArgument.words).")
  var difficulty: Given<DifficultyArgument>?

  @Option(help: "A list of \(OperationsArgument.offered.listed), with commas.")
  var operations: Given<OperationsArgument>?

  @Option(help: "One number to practise: 1 to 12.")
  var table: Given<TableArgument>?

  @Option(
    help:
      "plain, or mixed: some facts with a missing number. Without it plain, as paper knows nobody.")
  var forms: Given<FormsArgument>?

  @Flag(help: "Squares to work out sums and differences of two digits below each other.")
  var working = false

  @Option(help: "A number that makes the same sheet come again.")
  var seed: Given<SeedArgument>?

  @Flag(help: "One HTML page for a browser, which prints well on A4 and Letter.")
  var html = false

  @Option(help: "\(LanguageArgument.words).")
  var language: Given<LanguageArgument>?

  func run() throws {
    let count = try questions.value()
    let flags = try flags()
    let language = try language?.value()
    let number = try seed?.value() ?? .random(in: 1...999_999)
    let store = LearnerStore.ofUser
    defer { store.reportDamage() }
    let practiser = try practiser(in: store)
    let effective = try SettingsStore.ofUser.loadUsable(for: practiser)
    var settings = effective.settings
    settings.language = language ?? settings.language
    let texts = Texts(settings.language.spoken(system: Environment.ofProcess.language))
    let pool = QuestionPool(options: options(effective, flags))
    let forms = try forms?.value() ?? .plain
    let weak = fromWeak ? try practiser.map(store.weakFacts) ?? [] : []
    let facts = fromWeak ? facts(of: weak, within: pool, isNarrowed: flags.narrowsQuestions) : []
    var generator = SeededGenerator(seed: number)
    let sheet = Worksheet(count: count, facts: facts, forms: forms, from: pool, using: &generator)
    complain(about: sheet)
    StandardOutput.write(printed(sheet, number: number, texts: texts))
  }

  /// What the flags say about the questions.
  private func flags() throws(ProgramFailure) -> PracticeFlags {
    PracticeFlags(
      difficulty: try difficulty?.value(), operations: try operations?.value(),
      table: try table?.value())
  }

  /// What the sheet is drawn from; a table is that of × and ÷, where no flag says otherwise.
  private func options(_ effective: EffectiveSettings, _ flags: PracticeFlags) -> PracticeOptions {
    var options = PracticeChoice(effective, flags: flags).options.withoutModel
    guard flags.table != nil, flags.operations == nil else { return options }
    let tables: Set<Quiz.Operation> = [.multiply, .divide]
    let chosen = options.operations.intersection(tables)
    options.operations = chosen.isEmpty ? tables : chosen
    return options
  }

  /// Says what was wished for and is not on the sheet.
  private func complain(about sheet: Worksheet) {
    if working, !sheet.questions.contains(where: { Worksheet.needsWorking($0.question) }) {
      StandardError.complain(
        "No sum or difference of two digits is on this sheet, so it has no squares.")
    }
  }

  private func printed(_ sheet: Worksheet, number: UInt64, texts: Texts) -> String {
    html
      ? WorksheetPage(sheet, number: number, hasSquares: working, texts: texts).html(
        withAnswers: answers)
      : WorksheetText(sheet, number: number, hasSquares: working, texts: texts).lines(
        withAnswers: answers
      )
      .joined(separator: "\n")
  }

  /// What to start with; where a flag says what to practise, only what it allows.
  private func facts(
    of weak: [Question], within pool: QuestionPool, isNarrowed: Bool
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
