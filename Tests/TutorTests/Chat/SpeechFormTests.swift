import Quiz
import Testing

@testable import Tutor

/// What Robo says, as it is said aloud.
struct SpeechFormTests {
  @Test func `each thing is said once`() throws {
    let talk = Talk.practising()
    var form = SpeechForm()
    let news = form.newWords(of: talk.conversation, isQuiet: false)
    let words = try #require(news)
    #expect(words.contains("Here we go!"))
    #expect(form.newWords(of: talk.conversation, isQuiet: false) == nil)
  }

  @Test func `what was said while nobody heard it is not said later`() throws {
    var talk = Talk.practising()
    var form = SpeechForm()
    form.pass(over: talk.conversation)
    #expect(form.newWords(of: talk.conversation, isQuiet: false) == nil)
    talk.answer()
    let news = form.newWords(of: talk.conversation, isQuiet: false)
    let words = try #require(news)
    #expect(words.hasPrefix("Correct."))
    #expect(!words.contains("Here we go!"))
  }
}
