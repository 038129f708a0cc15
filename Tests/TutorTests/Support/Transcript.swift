import Basics
import Foundation
import Quiz

@testable import Tutor

/// A whole conversation in a file that a person can read.
///
/// The first line says what it starts with: `seed=1 minutes=1 difficulty=easy language=en`; with
/// `pace=9` every answer takes 9 seconds, otherwise 3. A line that starts with `>` is what the
/// learner does: words are typed and sent, `{right}` and `{wrong+2}` stand for the right answer and
/// one that is 2 more, `past=1:7x8:revealed,1:5x4:right` is what was answered on which day, `{miss forgot-carry|near-fact}` for the first answer that follows one of
/// the patterns,
/// `{slip}` for one with its last key pressed twice, `{blank}` for what the hint leaves
/// open, `{wait 20}` lets 20 seconds pass, `{end}` ends the input. The other lines are what is
/// printed.
struct Transcript {
  private let header: String
  private let steps: [String]
  private let pace: Int
  private var now = Instant.start
  private var conversation: Conversation
  private var form = PlainForm(echo: true)
  private var lines: [String]

  init(_ text: String) throws {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    header = all[0]
    steps = all.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    lines = [header]
    let start = try TranscriptHeader(header)
    pace = start.pace
    conversation = Conversation(start.setup)
  }

  /// What the conversation really prints, in the form of the file.
  mutating func replayed() -> String {
    send(.opened)
    for step in steps where !conversation.hasEnded {
      lines.append("> \(step)")
      perform(step)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func perform(_ step: String) {
    if let seconds = Self.number(in: step, after: "{wait ") { return wait(seconds) }
    now = now.advanced(by: .seconds(pace))
    if step == "{end}" { return send(.endOfInput) }
    send(.submitted(typed(step)))
  }

  /// Lets the time pass second by second, as the countdown does.
  private mutating func wait(_ seconds: Int) {
    for _ in 0..<seconds {
      now = now.advanced(by: .seconds(1))
      send(.ticked)
    }
  }

  private func typed(_ step: String) -> String {
    let question = conversation.scene.openQuestion
    let answer = question?.answer ?? 0
    if step == "{right}" { return String(answer) }
    if step == "{slip}" { return "\(answer)\(answer % 10)" }
    if step == "{blank}" {
      return conversation.practice?.guidance.steps.first.map(String.init) ?? step
    }
    if let miss = question.flatMap({ Self.miss(in: step, $0) }) { return String(miss) }
    return Self.number(in: step, after: "{wrong").map { String(answer + $0) } ?? step
  }

  /// The smallest wrong answer that follows the first pattern which fits the question.
  private static func miss(in step: String, _ question: Question) -> Int? {
    guard step.hasPrefix("{miss ") else { return nil }
    let names = step.dropFirst("{miss ".count).dropLast().split(separator: "|")
    return names.lazy.compactMap { Misconception(rawValue: String($0)) }
      .compactMap { $0.wrongAnswers(to: question).min() }.first
  }

  private static func number(in step: String, after opening: String) -> Int? {
    guard step.hasPrefix(opening), step.hasSuffix("}") else { return nil }
    return Int(step.dropFirst(opening.count).dropLast())
  }

  private mutating func send(_ event: Event) {
    let effects = conversation.handle(event, at: now)
    lines += form.newLines(of: conversation)
    for case .chooseLearner(let name) in effects {
      send(.learnerChosen(LearnerProfile(name: name)))
    }
    for case .nameLearner(let name) in effects {
      send(.learnerChosen(LearnerProfile(name: name ?? "", isNamed: name != nil)))
    }
  }
}
