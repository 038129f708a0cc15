import Basics
import Calculator
import Content
import Quiz
import Screen

/// What Robo answers to a calculation that was typed into the chat, with signs or in words.
struct CalculationAnswer: Equatable, Sendable {
  /// How much work a calculation may cost: hardly felt in a chat.
  private static let patience = Duration.milliseconds(100)

  /// The longest decimal that stands below a remainder, in characters: 2.5, but not 3.(3).
  private static let longestDecimal = 4

  /// The columns that a drawing in a bubble may take.
  private static let columns = 30

  /// The result, or why there is none.
  let text: String
  /// How it is worked out; nil if there is no result.
  private let working: Working?
  /// The fact of school that it is, whose way Robo knows from its hints; nil where columns show one.
  private let fact: Question?
  /// Whether the way stops where something is left over, as in no line that was typed.
  private let sharesOut: Bool

  /// The answer; nil where it is no calculation.
  init?(to typed: String, in voice: Voice) {
    let said = TypedReader().calculation(in: typed)
    let forms = Self.isCalculation(typed) ? [typed, voice.vocabulary.withSigns(typed)] : []
    for form in [said].compactMap(\.self) + forms {
      guard let text = Self.sentence(on: form, in: voice) else { continue }
      self.text = text
      let sum = SchoolSum(form)
      working = try? workOut(
        sum?.sharing ?? form, settings: .standard(voice.settings.angle.unit),
        patience: Self.patience)
      fact = working?.writtenMethod == nil ? sum?.fact : nil
      sharesOut = sum?.sharing != nil
      return
    }
    return nil
  }

  /// The child can ask how it is worked out, and is told at least why that cannot be shown.
  var canBeAskedAbout: Bool { working.map { $0.problem == nil } ?? false }

  /// There is a way to show, step by step.
  var hasSteps: Bool { working.map { $0.problem == nil && $0.obstacle == nil } ?? false }

  /// How it is worked out, or why that cannot be shown.
  func steps(in voice: Voice) -> [Block] {
    guard let working, working.problem == nil else { return [.text(text)] }
    if let fact {
      let writer = HintWriter(texts: voice.texts, usesWords: voice.settings.accessible)
      return writer.way(to: fact)
    }
    let format = NumberFormat(.automatic(places: voice.settings.places))
    if voice.settings.accessible {
      return WorkingSpeech(working, texts: voice.texts, format: format).lines.map(Block.text)
    }
    let blocks = working.blocks(in: voice.texts, format: format, columns: Self.columns)
    return sharesOut ? [.text(text)] + blocks.dropFirst() : blocks
  }

  /// Whether it is clearly a calculation: two numbers with a sign between them.
  static func isSum(_ typed: String, in voice: Voice) -> Bool {
    if TypedReader().calculation(in: typed) != nil { return true }
    let signs = voice.vocabulary.withSigns(typed)
    return signs.split(whereSeparator: { !$0.isNumber }).count > 1
      && signs.contains { "+−-×x*÷/^".contains($0) }
  }

  /// Whether it is clearly a calculation, or a function of a number such as sin 30 or √16.
  static func isMeant(by typed: String, in voice: Voice) -> Bool {
    if isSum(typed, in: voice) { return true }
    let isFunction =
      typed.contains(where: \.isNumber)
      && typed.trimmed.first.map { $0.isLetter || "√∛".contains($0) } == true
    return isFunction && CalculationAnswer(to: typed, in: voice)?.canBeAskedAbout == true
  }

  /// Whether there is something to calculate: a number and more than that, and no equation.
  private static func isCalculation(_ typed: String) -> Bool {
    typed.contains(where: \.isNumber) && !typed.trimmed.dropLast().contains("=")
      && typed.contains { !$0.isNumber && !$0.isWhitespace && !".,".contains($0) }
  }

  /// The answer to a calculation, or why there is none; nil where a word is no part of one.
  private static func sentence(on typed: String, in voice: Voice) -> String? {
    do {
      let answer = try answer(to: typed, settings: voice.settings)
      let rest = SchoolSum(typed)?.remainder(in: voice.texts)
      let answers = rest.map { answer.count > Self.longestDecimal ? [$0] : [$0, answer] }
      return (answers ?? [answer]).map {
        voice.texts(.calculationAnswer, ["expression": typed, "answer": $0])
      }.joined(separator: "\n")
    } catch {
      return error.kind.isUnknownName ? nil : voice.texts.sentence(for: error.kind)
    }
  }

  private static func answer(
    to typed: String, settings: Settings
  ) throws(CalculationError) -> String {
    let number = try evaluate(
      typed, settings: .standard(settings.angle.unit), patience: patience)
    return try number.text(
      NumberFormat(.automatic(places: settings.places)), of: typed, patience: patience)
  }
}

extension CalculationError.Kind {
  /// Whether a word stands there that is no part of a calculation.
  fileprivate var isUnknownName: Bool { if case .unknownName = self { true } else { false } }
}
