import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// The clock while Robo asks whether to stop, and after words of distress.
struct StoppingTests {
  @Test func `the question whether to stop costs no time`() {
    var talk = Talk.practising()
    talk.type("stop")
    talk.wait(.seconds(30))
    #expect(!talk.words.contains("Stuck?"))
    talk.type("")
    talk.answer()
    #expect(talk.attempts.last.map { $0.time < .seconds(20) } == true)
  }

  @Test func `distress shows the heart, not a sleeping robot, and both ways on`() {
    for line in ["my dad hits me", "my cat died", "i want my mom"] {
      var talk = Talk.practising()
      talk.type(line)
      #expect(talk.words.hasSuffix("We can stop here. The clock waits."), "\(line)")
      #expect(talk.chips == ["[Go on]", "Stop"], "\(line)")
      #expect(talk.portrait?.signs == PixelPicture(.care).signs, "\(line)")
    }
  }
}
