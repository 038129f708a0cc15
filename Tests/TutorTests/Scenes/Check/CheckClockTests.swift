import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// What the clock of a check shows.
struct CheckClockTests {
  @Test(arguments: [true, false])
  func `while Robo asks whether to stop the clock waits`(isAnswered: Bool) {
    var talk = Talk.checking()
    if isAnswered { talk.answer() }
    talk.wait(.seconds(1))
    talk.type("stop")
    talk.wait(.seconds(100))
    #expect(talk.attempts.count == (isAnswered ? 1 : 0) && !talk.words.contains("2 of 5"))
    #expect(talk.chips.count == 2)
    #expect(isAnswered || talk.chat?.header.clockNote == "paused")
    talk.type("no")
    if !isAnswered {
      talk.wait(.seconds(4))
      #expect(talk.attempts.isEmpty, "there are five seconds left")
      talk.answer()
    }
    talk.wait(.seconds(4))
    #expect(talk.words.contains("2 of 5"))
  }

  @Test func `before a question the seconds are counted down, and the keys and the bar rest`() {
    var talk = Talk(purpose: .check(questions: 5, mix: .official))
    talk.wait(.seconds(3))
    talk.type("skip")
    for (wait, text) in [
      (100, "Next question in 3"), (1_400, "Next question in 2"), (1_000, "Next question in 1"),
    ] {
      talk.wait(.milliseconds(wait))
      #expect(talk.chat?.composer.placeholder == text)
      #expect(talk.chat?.keypad?.isResting == true)
      #expect(talk.chat?.header.permilleLeft == 0)
      let wake = talk.conversation.nextWake
      #expect(wake.map { talk.now.duration(to: $0) <= .seconds(1) } == true)
    }
    talk.wait(.milliseconds(1_000))
    #expect(talk.question != nil)
    #expect(talk.chat?.composer.placeholder == "Type your answer")
    #expect(talk.chat?.keypad?.isResting == false)
  }

  @Test func `the bar moves five times a second, and once where nothing is animated`() throws {
    for (isAnimated, step) in [(true, Duration.milliseconds(200)), (false, .seconds(1))] {
      var settings = Settings()
      settings.animation = isAnimated
      var talk = Talk.checking(settings: settings)
      talk.wait(.seconds(1))
      let wake = try #require(talk.conversation.nextWake)
      #expect(talk.now.duration(to: wake) == step)
    }
  }

  @Test func `a tapped key lights up, while a question is open and in the pause`() {
    var talk = Talk.checking()
    for isOpen in [true, false] {
      if !isOpen { talk.answer() }
      talk.send(.pressed(.keypad(.digit(7))))
      #expect(talk.chat?.keypad?.pressed == .digit(7))
      talk.wait(.milliseconds(150))
      #expect(talk.chat?.keypad?.pressed == nil)
    }
  }

  @Test func `who begins at once waits for nothing that Robo had still to say`() {
    var talk = Talk(purpose: .check(questions: 5, mix: .official))
    talk.type("skip")
    #expect(talk.words.contains("They don't count.\nskip"))
    talk.wait(.seconds(5))
    #expect(talk.question != nil)
  }

  @Test func `without a clock nothing is counted down`() {
    var setup = ConversationSetup(.screen)
    setup.purpose = .check(questions: 5, mix: .official)
    var settings = Settings()
    settings.clock = .off
    setup.settings = EffectiveSettings(settings)
    var talk = Talk(setup)
    talk.wait(.seconds(3))
    talk.type("skip")
    #expect(talk.chat?.composer.placeholder == "The next one comes soon")
  }

  @Test func `a hidden clock has no bar, and nothing moves between the moments`() {
    for clock in [ClockSetting.hidden, .off] {
      var settings = Settings()
      settings.clock = clock
      var talk = Talk.checking(settings: settings)
      #expect(talk.chat?.header.clock == "")
      #expect(talk.chat?.header.permilleLeft == nil)
      talk.wait(.seconds(1))
      #expect(talk.conversation.nextWake == talk.conversation.check?.phaseEnd)
    }
  }
}
