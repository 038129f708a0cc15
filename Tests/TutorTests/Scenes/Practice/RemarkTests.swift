import Basics
import Content
import Testing

@testable import Quiz
@testable import Tutor

struct RemarkTests {
  /// What Robo said in a practice in which each answer is so far off, above and below in turns.
  private func sentences(whenOutBy distance: Int, _ language: Language) throws -> [String: Int] {
    var settings = Settings()
    settings.language = .language(language)
    var talk = Talk(settings: settings, minutes: 5, difficulty: .hard)
    var sign = 1
    while talk.conversation.after == nil {
      talk.wait(.seconds(5))
      guard let answer = talk.question?.answer else { break }
      talk.type("\(abs(answer + sign * distance))")
      talk.wait(.seconds(5))
      talk.answer()
      sign = -sign
    }
    let texts = Texts(language)
    let remarks = texts.all.filter { $0.key.hasPrefix("feedback.") && !$0.value.contains("{") }
    let sentences = Set(remarks.values.flatMap(\.sentences))
    return Dictionary(grouping: talk.words.sentences.filter(sentences.contains)) { $0 }
      .mapValues(\.count)
  }

  @Test(arguments: [1, 10], Language.allCases)
  func `whoever is always near hears no sentence about it more than six times`(
    distance: Int, language: Language
  ) throws {
    let counts = try sentences(whenOutBy: distance, language)
    #expect(counts.values.reduce(0, +) >= 20)
    #expect(counts.values.allSatisfy { $0 <= 6 }, "\(counts)")
  }

  @Test func `what is said once has its plainest words, and the same is not said again at once`() {
    var wordings = Wordings(startingAt: 3)
    let texts = Texts(.english)
    let keys = (0..<7).map { _ in wordings.next(at: "feedback.one-out", in: texts) }
    #expect(keys.first == "feedback.one-out" && keys.last == "feedback.one-out")
    #expect(Set(keys).count == 6)
    let alone = (0..<3).map { _ in wordings.next(at: "feedback.forgot-carry", in: texts) }
    #expect(Set(alone) == ["feedback.forgot-carry"])
  }

  @Test func `a careful remark begins with a perhaps, in each wording`() {
    let texts = Texts(.english)
    let remark = Remark(Feedback("one-out"), isTentative: true)
    #expect(
      remark.words(at: remark.key, in: texts) == "Perhaps this helps: So close! Just one away.")
  }
}

extension String {
  fileprivate var sentences: [String] {
    var sentences = [""]
    for character in self {
      sentences[sentences.count - 1].append(character)
      if ".!?。！？\n".contains(character) { sentences.append("") }
    }
    return sentences.map(\.trimmed).filter { !$0.isEmpty }
  }
}
