import ArgumentParser
import Basics
import Content
import Quiz
import Storage
import Tutor

/// `mathbot worksheet`: questions on paper.
struct WorksheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "worksheet", .commandWorksheet, more: .commandWorksheetMore,
    examples: [
      "mathbot worksheet --from-weak --answers",
      "mathbot worksheet --table 7 --html > sevens.html",
    ])

  @Option(help: .text(.commandWorksheetQuestions, value: "n"))
  var questions = Given<SheetLengthArgument>(20)

  @Flag(help: .text(.commandWorksheetAnswers))
  var answers = false

  @Flag(help: .text(.commandWorksheetWeak))
  var fromWeak = false

  @Option(help: .text(.commandWorksheetLearner, value: "name"), completion: .learners)
  var learner: String?

  @Option(help: .text(.commandLevels, value: "level"))
  var difficulty: Given<DifficultyArgument>?

  @Option(help: .text(.commandOperations, value: "list"))
  var operations: Given<OperationsArgument>?

  @Option(help: .text(.commandTable, value: "n"))
  var table: Given<TableArgument>?

  @Option(help: .text(.commandWorksheetForms))
  var forms: Given<FormsArgument>?

  @Flag(help: .text(.commandWorksheetWorking))
  var working = false

  @Option(help: .text(.commandWorksheetSeed, value: "n"))
  var seed: Given<SeedArgument>?

  @Flag(help: .text(.commandWorksheetHtml))
  var html = false

  @Option(help: .text(.commandLanguages))
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
    let options = options(effective, flags)
    let pool = QuestionPool(options: options)
    let forms = try forms?.value() ?? .plain
    let all = fromWeak ? try practiser.map(store.weakFacts) ?? [] : []
    let weak = all.filter { options.operations.contains($0.operation) }
    let facts = fromWeak ? facts(of: weak, within: pool, isNarrowed: flags.narrowsQuestions) : []
    var generator = SeededGenerator(seed: number)
    let sheet = Worksheet(count: count, facts: facts, forms: forms, from: pool, using: &generator)
    complain(about: sheet)
    let name = learner == nil && !fromWeak ? nil : practiser?.givenName
    StandardOutput.write(
      printed(sheet, number: number, name: name, texts: texts, isHeard: settings.accessible))
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
      StandardError.complain(.noticeSheetSquares)
    }
  }

  private func printed(
    _ sheet: Worksheet, number: UInt64, name: String?, texts: Texts, isHeard: Bool
  ) -> String {
    if html {
      return WorksheetPage(sheet, number: number, name: name, hasSquares: working, texts: texts)
        .html(withAnswers: answers)
    }
    let text = WorksheetText(
      sheet, number: number, name: name, hasSquares: working, texts: texts)
    let lines = isHeard ? text.heardLines : text.lines
    return lines(answers).joined(separator: "\n")
  }

  /// What to start with; where a flag says what to practise, only what it allows.
  private func facts(
    of weak: [Question], within pool: QuestionPool, isNarrowed: Bool
  ) -> [Question] {
    let allowed = Set(pool.questions)
    let facts = isNarrowed ? weak.filter(allowed.contains) : weak
    if facts.isEmpty {
      StandardError.complain(.noticeSheetMixed)
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
