import Quiz
import Testing

/// What a summary says of questions whose way was shown before they were asked.
struct SummaryExampleTests {
  private func result(
    _ ending: QuestionResult.Ending, as form: QuestionForm = .plain, misses: Int = 0
  ) -> QuestionResult {
    QuestionResult(
      question: Question(7, .multiply, 8), as: form, ending: ending, time: .seconds(2),
      misses: misses)
  }

  @Test func `an example is never mended, and opens nothing`() {
    let missed = result(.rightInTheEnd, as: .shown, misses: 1)
    #expect(SessionSummary(results: [missed]).mends == [false])
    let revealed = result(.revealed, as: .shown, misses: 1)
    let found = result(.rightAtOnce)
    #expect(SessionSummary(results: [revealed, found]).mends == [false, false])
    #expect(SessionSummary(results: [result(.revealed), found]).mends == [false, true])
  }
}
