import Basics
import Quiz
import Testing

@testable import Tutor

/// What is offered with numbers.
struct NumberedOfferTests {
  private static let farOff = ["-9223372036854775808", "9223372036854775807", "0", "-1", "99"]

  @Test(arguments: farOff)
  func `a number beyond the list of a check chooses nothing`(typed: String) {
    var talk = Talk(purpose: .check(questions: 5, mix: .official))
    talk.wait(.seconds(3))
    talk.type(typed)
    #expect(talk.conversation.scene is CheckScene)
    #expect(talk.question == nil)
  }

  @Test(arguments: farOff)
  func `nor does one beyond the words that are numbered line by line`(typed: String) {
    var chips = Chips()
    chips.show([.start, .change])
    var settings = Settings()
    settings.accessible = true
    let voice = Voice(settings, form: .plain, systemLanguage: .english)
    #expect(voice.numbersOffers)
    #expect(chips.offer(answering: typed, in: voice) == nil)
  }

  @Test func `the first number is 1`() {
    #expect(["a", "b"][numbered: 1] == "a" && ["a", "b"][numbered: 2] == "b")
    #expect(["a", "b"][numbered: 0] == nil && ["a", "b"][numbered: 3] == nil)
    #expect([String]()[numbered: 1] == nil && ["a"][numbered: .min] == nil)
  }
}
