import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// Robo's pictures in the chat.
struct PortraitTests {
  @Test func `who plays for the first time meets Robo, who blinks and then falls asleep`() {
    var talk = Talk()
    #expect(talk.portrait == PixelPicture(.happy))
    var seen: [PixelPicture] = []
    while let wake = talk.conversation.nextWake {
      talk.wait(until: wake)
      if let picture = talk.portrait, picture != seen.last { seen.append(picture) }
    }
    for picture in [
      PixelPicture(.happy, .move), PixelPicture(.happy, .blink), PixelPicture(.asleep, .move),
    ] {
      #expect(seen.contains(picture))
    }
    #expect(seen.last == PixelPicture(.asleep))
  }

  @Test func `a key wakes Robo`() {
    var talk = Talk()
    talk.wait(.seconds(130))
    #expect(talk.portrait?.signs == PixelPicture(.asleep).signs)
    talk.send(.key(.right))
    #expect(talk.portrait == PixelPicture(.happy))
  }

  @Test func `who comes back sees Robo, too`() {
    let previous = PreviousSession(
      minutes: 5, difficulty: .easy)
    #expect(Talk(previous: previous).portrait == PixelPicture(.happy))
  }

  @Test func `without animation nothing moves and nothing wakes the program`() {
    var settings = Settings()
    settings.animation = false
    let talk = Talk(settings: settings)
    #expect(talk.portrait == PixelPicture(.happy))
    #expect(talk.conversation.nextWake == nil)
  }

  @Test func `beside an open question no picture moves`() {
    var talk = Talk.practising()
    #expect(talk.portrait == PixelPicture(.happy))
    for _ in 0..<40 {
      talk.wait(.milliseconds(250))
      #expect(talk.portrait == PixelPicture(.happy))
    }
  }

  @Test func `while practice is paused Robo sleeps, and leaves a quiet line behind`() {
    var talk = Talk.practising()
    talk.type("p")
    #expect(talk.portrait == PixelPicture(.asleep))
    #expect(talk.chat?.entries.last.map(talk.isPortrait) == true)
    talk.wait(.seconds(3))
    #expect(talk.portrait == PixelPicture(.asleep, .move))
    talk.send(.key(.character("x")))
    #expect(talk.chat?.entries.contains(.notice(Texts(.english)(.clockPaused))) == true)
    #expect(talk.portrait == PixelPicture(.happy), "the one of the welcome")
  }

  @Test(arguments: [(80, 24), (40, 20), (40, 16)])
  func `Robo naps on every screen while it is paused`(columns: Int, rows: Int) {
    var talk = Talk.practising()
    talk.type("p")
    let frame = talk.conversation.picture.drawn(
      in: Size(columns: columns, rows: rows), theme: .dark, glyphs: .unicode
    ).frame
    #expect((2..<rows).count { frame.text(ofRow: $0).contains("▀") } >= 3)
  }

  @Test func `Robo waves before the program leaves, and any key ends that`() {
    var talk = Talk()
    talk.wait(.seconds(1))
    talk.type("bye")
    #expect(talk.portrait == PixelPicture(.wave) && !talk.effects.contains(.leave))
    talk.wait(.milliseconds(300))
    #expect(talk.portrait == PixelPicture(.wave, .move))
    var hasty = talk
    hasty.send(.key(.enter))
    #expect(hasty.effects.filter { $0 == .leave }.count == 1)
    talk.wait(.seconds(2))
    #expect(talk.effects.filter { $0 == .leave }.count == 1)
  }

  @Test(arguments: [Event.endOfInput, .interrupted])
  func `who stops the program waits for no wave`(event: Event) {
    var talk = Talk()
    talk.send(event)
    #expect(talk.effects == [.leave])
  }

  @Test func `line by line a mood is words, once a change`() {
    var talk = Talk(.plain)
    var form = PlainForm(echo: false)
    var lines = form.newLines(of: talk.conversation)
    #expect(lines.first == "Robo smiles.")
    talk.type("5")
    talk.type("1")
    talk.type("p")
    lines += form.newLines(of: talk.conversation)
    talk.type("")
    talk.type("p")
    lines += form.newLines(of: talk.conversation)
    #expect(lines.filter { $0 == "Robo takes a nap." }.count == 1)
    #expect(lines.filter { $0 == Texts(.english)(.clockPausedPlain) }.count == 2)
  }

  @Test func `where pictures are not wanted the chat has words`() {
    var settings = Settings()
    settings.accessible = true
    let talk = Talk(settings: settings)
    #expect(talk.portrait == nil)
    #expect(
      talk.chat?.entries.first
        == .bubble(
          Bubble(
            .robot,
            [.secondary("Robo smiles."), .heading(Texts(.english)(.welcomeFirst))])))
  }
}

extension Talk {
  /// The newest picture of Robo in the chat.
  var portrait: PixelPicture? {
    chat?.entries.lazy.compactMap { entry in
      if case .portrait(let portrait) = entry { portrait.picture } else { nil }
    }.last
  }

  func isPortrait(_ entry: ChatEntry) -> Bool {
    if case .portrait = entry { true } else { false }
  }

  /// Lets time pass up to an instant.
  mutating func wait(until instant: Instant) {
    wait(max(.zero, conversation.context.now.duration(to: instant)))
  }
}
