import Basics
import Quiz
import Screen
import Testing

@testable import Tutor

struct HintMotionTests {
  /// A talk in which the second rung of 8 + 5, or of another question, has just appeared.
  private func asked(animation: Bool = true) -> Talk {
    var settings = Settings()
    settings.animation = animation
    var talk = Talk.practising(settings: settings)
    talk.wait(.seconds(2))
    talk.send(.key(.character("?")))
    talk.wait(Chat.typingTime)
    return talk
  }

  private func picture(_ talk: Talk) -> LinePicture? {
    for case .picture(let picture) in talk.lastBubble?.blocks ?? [] { return picture }
    return nil
  }

  private func frame(_ talk: Talk) -> Int? { picture(talk)?.frame }

  @Test func `a picture moves for less than a second and then rests`() throws {
    var talk = asked()
    let last = try #require(picture(talk)).frames.count - 1
    #expect(last > 0 && frame(talk) == 0)
    for step in 1...last {
      let wake = try #require(talk.conversation.nextWake)
      #expect(wake <= .start.advanced(by: .seconds(60)))
      talk.wait(Chat.frameTime)
      #expect(frame(talk) == step)
    }
    #expect(Chat.frameTime * (HintPicture.mostFrames - 1) < .seconds(1))
  }

  @Test func `typing skips the movement, and nothing waits for it`() throws {
    var talk = asked()
    talk.send(.edited(line: "1", cursor: 1, prompt: ""))
    #expect(frame(talk) == (try #require(picture(talk)).frames.count - 1))
    #expect(talk.chat?.composer.line == "1")
  }

  @Test func `a key that asks again skips the movement`() throws {
    var talk = asked()
    talk.send(.key(.character("?")))
    #expect(frame(talk) == (try #require(picture(talk)).frames.count - 1))
  }

  @Test func `without animation the picture is at rest`() throws {
    var talk = asked(animation: false)
    talk.wait(.milliseconds(1))
    #expect(frame(talk) == (try #require(picture(talk)).frames.count - 1))
  }
}
