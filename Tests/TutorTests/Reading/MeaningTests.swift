import Basics
import Content
import Testing

@testable import Tutor

/// What each thing needs that a child can say.
struct MeaningTests {
  @Test(arguments: Meaning.allCases, Language.allCases)
  func `it has a reply in each language, or Robo does something`(
    meaning: Meaning, language: Language
  ) {
    guard let name = meaning.replyName else { return }
    #expect(Texts(language)["reply.\(name)"] != nil)
  }

  @Test func `words on a whole line say it in some language, but for distress`() {
    let said = Set(WordBook.all.phrases.values)
    #expect(Meaning.allCases.filter { !said.contains($0) } == [.distress])
  }
}
