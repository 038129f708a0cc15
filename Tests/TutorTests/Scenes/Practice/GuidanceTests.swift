import Basics
import Testing

@testable import Quiz
@testable import Tutor

struct GuidanceTests {
  private let question = Question(7, .multiply, 8)

  @Test func `the idea comes before the first step, once`() {
    var guidance = Guidance(with: question)
    let ladder = HintLadder(for: question)
    #expect(guidance.idea(before: .rung(1)) == nil)
    #expect(guidance.idea(before: .rung(2)) == ladder.rungs[0])
    #expect(guidance.idea(before: .worked) == nil)
    guidance.show(.rung(1), at: .start)
    #expect(guidance.idea(before: .rung(2)) == nil)
  }

  @Test func `a step of the hint on show is taken, with all before it`() throws {
    var guidance = Guidance(with: question)
    guidance.show(.rung(2), at: .start)
    let steps = guidance.steps
    let last = try #require(steps.last)
    let tookOther = guidance.takeStep(-1)
    #expect(!tookOther && guidance.steps == steps)
    let took = guidance.takeStep(last)
    #expect(took && guidance.steps.isEmpty)
  }

  @Test func `another way is shown where the answer had to be worked out, and only there`() {
    let second = HintLadder(for: question, bySecondWay: true)
    #expect(second != HintLadder(for: question))
    for (help, ladder) in [
      (Help.rung(1), HintLadder(for: question)), (.rung(2), HintLadder(for: question)),
      (.worked, second),
    ] {
      var guidance = Guidance(with: question)
      guidance.show(help, at: .start)
      guidance.begin(with: Question(2, .add, 3), after: 56)
      guidance.begin(with: question, after: 5)
      #expect(guidance.ladder == ladder)
    }
  }

  @Test(arguments: [
    (Question(86, .add, 9), QuestionForm.plain, 96, true),
    (Question(34, .add, 29), .plain, 64, true),
    (Question(34, .add, 29), .plain, 53, false), (Question(24, .add, 47), .plain, 60, true),
    (Question(58, .subtract, 43), .plain, 10, true), (Question(7, .multiply, 8), .plain, 56, false),
    (Question(95, .subtract, 86), .missingSecond, 10, false),
  ])
  func `the step at which an answer stopped is known, on the way that mends it`(
    question: Question, form: QuestionForm, typed: Int, isFirstStep: Bool
  ) {
    let open = OpenQuestion(AskedQuestion(question, as: form), opened: .zero)
    let answer = ReadAnswer(String(typed), to: open, after: nil, time: nil)
    #expect(Guidance(with: question).isFirstStep(answer) == isFirstStep)
  }

  @Test func `a tip does not ask for the step at which the answer stopped`() throws {
    var talk = Talk(
      ConversationSetup(
        .screen, flags: PracticeFlags(minutes: 5, difficulty: .medium, operations: [.add])))
    talk.wait(.seconds(2))
    func first(_ question: Question) -> Hint { HintLadder(for: question).hint(for: .rung(1)) }
    while let question = talk.question, !first(question).asksForStep {
      talk.answer()
      talk.wait(.seconds(2))
    }
    let question = try #require(talk.question)
    let step = try #require(first(question).steps.first)
    talk.type("\(step)")
    talk.wait(.seconds(3))
    if talk.conversation.practice?.session.open?.hintsSeen == 0 { talk.type("tip") }
    let practice = try #require(talk.conversation.practice)
    #expect(practice.session.open?.hintsSeen == 1)
    #expect(practice.guidance.steps == practice.guidance.ladder.hint(for: .rung(2)).steps)
  }

  @Test func `a miss that is told without help takes the steps away`() {
    var guidance = Guidance(with: question)
    guidance.show(.rung(2), at: .start)
    guidance.show(nil, at: .start)
    #expect(guidance.steps == [])
  }

  @Test(arguments: [(1_499, true), (1_500, false)])
  func `an answer is hasty before the help can have been read`(milliseconds: Int, isHasty: Bool) {
    var guidance = Guidance(with: question)
    #expect(!guidance.isHasty(at: .start))
    guidance.show(.rung(1), at: .start)
    #expect(guidance.isHasty(at: .start.advanced(by: .milliseconds(milliseconds))) == isHasty)
  }
}
