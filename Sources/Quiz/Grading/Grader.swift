import Basics
import Calculator

/// Grades typed numbers by their exact value, and says whether an equation is true.
package struct Grader: Sendable {
  package init() {}

  /// The work that reading an answer may cost: an answer is no long calculation.
  private static let patience = Duration.milliseconds(100)

  /// Grades an answer.
  ///
  /// Every spelling of the right number is right: 56, 056, 56.0, ５６, ٥٦ or 56!, whose mark is joy
  /// and no factorial. A calculation without its result is no answer: 112/2 still has to be done.
  package func grade(_ typed: String, for question: Question) -> Grade {
    guard let number = Self.number(typed),
      let value = try? evaluate(number, patience: Self.patience),
      let answer = try? evaluate(String(question.answer))
    else { return .unreadable }
    guard value.isKnown(toEqual: answer, patience: Self.patience) else {
      return .incorrect(value: value.whole.flatMap(Self.sensible))
    }
    return .correct
  }

  /// Whether a calculation has exactly this result, such as 7 × 7 and 49.
  package func isTrue(_ calculation: String, equals result: String) -> Bool {
    guard let value = try? evaluate(calculation, patience: Self.patience),
      let claimed = try? evaluate(result, patience: Self.patience)
    else { return false }
    return value.isKnown(toEqual: claimed, patience: Self.patience)
  }

  /// The text where it is one number, without spaces around it and marks behind it.
  private static func number(_ typed: String) -> String? {
    let text = typed.withWesternDigits.trimmed
    let marks = text.reversed().prefix { "!?.".contains($0) }.count
    let number = text.dropLast(marks)
    let digits = number.first.map("-−+".contains) == true ? number.dropFirst() : number
    let isNumber = digits.allSatisfy { ("0"..."9").contains($0) || $0 == "." }
    return isNumber && digits.contains { $0 != "." } ? String(number) : nil
  }

  /// The number, if it can be an attempt at any question; nobody explains how others came to be.
  private static func sensible(_ value: Int) -> Int? {
    (-1_000_000...1_000_000).contains(value) ? value : nil
  }
}
