import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

struct PracticeTests {
  @Test(arguments: [(true, Duration.milliseconds(800)), (false, .zero)])
  func `the next question is on show soon after Enter, at once where nothing moves`(
    animation: Bool, longest: Duration
  ) {
    var settings = Settings()
    settings.animation = animation
    var talk = Talk.practising(settings: settings)
    var times: [Duration] = []
    for _ in 0..<9 {
      talk.wait(.seconds(2))
      talk.answer()
      times.append(talk.now.duration(to: talk.conversation.context.chat.lastAppearance))
    }
    #expect(times.allSatisfy { $0 <= longest }, "\(times)")
    #expect(animation == times.contains { $0 > .zero })
  }

  @Test func `an Enter in the half second after the end begins nothing`() {
    var talk = Talk.practising(minutes: 1)
    while talk.conversation.after == nil { talk.wait(.milliseconds(100)) }
    var late = talk
    talk.waitSilently(.milliseconds(300))
    talk.type("")
    #expect(talk.conversation.after != nil)
    late.waitSilently(.milliseconds(700))
    late.type("")
    #expect(late.question != nil)
  }

  @Test func `a kind line comes before the worked answer, and before no other tip`() {
    let lines = Wordings.all(.together, in: Texts(.english))
    var talk = Talk.practising()
    for rung in 1...3 {
      #expect(lines.allSatisfy { !talk.words.contains($0) })
      talk.wait(.seconds(3))
      talk.send(.key(.character("?")))
      talk.wait(.seconds(1))
      if rung == 3 { #expect(lines.contains { talk.words.contains($0) }) }
    }
    let answered = talk.words
    talk.type("this is hard")
    talk.wait(.seconds(2))
    let news = talk.words.dropFirst(answered.count)
    #expect(news.contains("It is a tricky one. Typing it once helps."))
    #expect(news.contains("Now type it: "))
  }

  @Test func `a right answer gets the party popper and the next question at once`() throws {
    var talk = Talk.practising()
    let first = try #require(talk.question)
    talk.answer()
    #expect(talk.attempts.map(\.outcome) == [.right])
    #expect(talk.question != first)
    talk.wait(.seconds(1))
    #expect(talk.words.hasSuffix("What is \(try #require(talk.question))?"))
    #expect(talk.chat?.header.right == 1)
    #expect(talk.chat?.header.mended == nil)
  }

  @Test func `the answer is recorded before the next question shows`() {
    var talk = Talk.practising()
    talk.answer()
    #expect(talk.attempts.count == 1)
  }

  @Test func `a miss gets thumbs down, a hint, and another try`() throws {
    var talk = Talk.practising()
    let first = try #require(talk.question)
    talk.answer(offBy: 1)
    talk.wait(.seconds(1))
    #expect(talk.attempts.map(\.outcome) == [.wrong])
    #expect(talk.question == first)
    #expect(talk.words.contains("Try again: \(first)"))
    #expect(talk.chat?.header.right == nil && talk.chat?.header.mended == nil)
    talk.answer()
    #expect(talk.chat?.header.right == nil && talk.chat?.header.mended == 1)
  }

  @Test func `the signs on the answers are those that the top line counts`() {
    var talk = Talk.practising()
    for miss in [0, 500, 0, 0, 500, 0] {
      talk.answer(offBy: miss)
      talk.wait(.seconds(2))
    }
    #expect(talk.chat?.header.right == talk.tapbacks.count { $0 == .right })
    #expect(talk.chat?.header.mended == talk.tapbacks.count { $0 == .worked })
    #expect(talk.tapbacks.count { $0 == .notYet } == 2)
  }

  @Test(arguments: [
    (TapbackSetting.classic, Tapback.notYet, Tapback.worked), (.kind, .keepGoing, .right),
  ])
  func `the family chooses what sticks on a miss`(
    setting: TapbackSetting, tapback: Tapback, mended: Tapback
  ) {
    var settings = Settings()
    settings.tapbacks = setting
    var talk = Talk.practising(settings: settings)
    talk.answer(offBy: 500)
    talk.wait(.milliseconds(200))
    #expect(talk.tapbacks == [tapback])
    talk.answer()
    talk.wait(.milliseconds(200))
    #expect(talk.tapbacks == [tapback, mended])
  }

  @Test func `line by line a kind family reads kind words`() {
    var settings = Settings()
    settings.tapbacks = .kind
    var setup = ConversationSetup(.plain, settings: settings)
    setup.flags = PracticeFlags(minutes: 1, difficulty: .easy)
    var talk = Talk(setup)
    talk.wait(.seconds(3))
    let wrong = (talk.question?.answer ?? 0) + 500
    talk.type("\(wrong)")
    var form = PlainForm(echo: false)
    #expect(form.newLines(of: talk.conversation).contains("Not yet, keep going: \(wrong)"))
  }

  @Test func `a question that is skipped counts nowhere`() {
    var talk = Talk.practising()
    talk.type("s")
    #expect(talk.chat?.header.right == nil && talk.chat?.header.mended == nil)
  }

  @Test func `the third miss shows the worked answer, which is typed once`() throws {
    var talk = Talk.practising()
    let first = try #require(talk.question)
    talk.wait(.seconds(3))
    for miss in [500, 611, 722] { talk.answer(offBy: miss) }
    talk.wait(.seconds(1))
    #expect(talk.words.contains("Now type it: \(first) = \(first.answer)"))
    talk.answer()
    #expect(talk.attempts.map(\.outcome) == [.wrong, .wrong, .wrong, .revealed])
    #expect(talk.question != first)
  }

  @Test func `three wishes for a hint lead to the worked answer, each with a picture of its own`()
    throws
  {
    var talk = Talk.practising()
    let answer = String(try #require(talk.question).answer)
    var pictures: [LinePicture] = []
    for wish in 1...3 {
      talk.send(.key(.character("?")))
      talk.wait(.seconds(3))
      #expect(talk.words.contains("Now type it:") == (wish >= 3))
      for case .picture(let picture) in talk.lastBubble?.blocks ?? [] { pictures.append(picture) }
    }
    #expect(pictures.count == 3 && Set(pictures.map(\.text)).count == 3)
    let shown = talk.words
    for _ in 1...3 {
      talk.send(.key(.character("?")))
      talk.wait(.seconds(3))
      #expect(talk.words == shown + "\nLook just above: the answer is there.", "said once")
    }
    talk.type(answer)
    #expect(talk.attempts.map(\.outcome) == [.revealed])
    #expect(talk.attempts.map(\.hintsSeen) == [2])
  }

  @Test func `a silent child is offered a tip, once`() {
    var talk = Talk.practising()
    talk.wait(.seconds(30))
    #expect(talk.words.matches(of: /Type \? for a tip/).count == 1)
  }

  @Test func `a skipped question shows its answer and is no miss`() throws {
    var talk = Talk.practising()
    let first = try #require(talk.question)
    talk.type("s")
    talk.wait(.seconds(1))
    #expect(talk.attempts.map(\.outcome) == [.skipped])
    #expect(talk.words.contains("\(first) = \(first.answer)"))
  }

  @Test func `letters do not answer, and are told so only when sent`() {
    var talk = Talk.practising()
    talk.type("bananas")
    talk.wait(.seconds(1))
    #expect(talk.attempts == [])
    #expect(talk.words.contains("I don't know that word."))
  }

  @Test func `an empty line does nothing`() {
    var talk = Talk.practising()
    let before = talk.words
    talk.type("")
    talk.type("   ")
    #expect(talk.words == before)
  }

  @Test func `full-width and Arabic-Indic digits are right answers`() throws {
    for zero: UInt32 in [0xFF10, 0x0660] {
      var talk = Talk.practising()
      let answer = String(try #require(talk.question).answer)
      let digits = answer.unicodeScalars.compactMap { Unicode.Scalar($0.value - 0x30 + zero) }
      talk.type(String(String.UnicodeScalarView(digits)))
      #expect(talk.attempts.map(\.outcome) == [.right])
    }
  }

  @Test func `the seed alone decides the questions`() {
    func questions(seed: UInt64) -> [Question] {
      var talk = Talk(seed: seed, minutes: 5, difficulty: .medium)
      return (0..<20).compactMap { _ in
        defer { talk.answer() }
        return talk.question
      }
    }
    #expect(questions(seed: 7) == questions(seed: 7))
    #expect(questions(seed: 7) != questions(seed: 8))
  }

  @Test(arguments: [ChatForm.screen, .plain])
  func `after news the question stands again as it stood`(form: ChatForm) {
    var talk = Talk(form, minutes: 5, difficulty: .easy)
    talk.wait(.seconds(2))
    let asked = talk.question?.description ?? ""
    talk.send(.recordingFailed(.diskFull))
    talk.wait(.seconds(2))
    #expect(talk.words.hasSuffix("\nWhat is \(asked)?"))
    talk.answer(offBy: 500)
    talk.wait(.seconds(5))
    talk.send(.recordingFailed(.diskFull))
    talk.wait(.seconds(2))
    #expect(talk.words.hasSuffix("\nTry again: \(asked)"))
  }

  @Test func `a failure to save is said, and practice goes on`() {
    var talk = Talk.practising()
    talk.send(.recordingFailed(.diskFull))
    talk.wait(.seconds(1))
    #expect(talk.words.contains("the disk is full"))
    talk.answer()
    #expect(talk.attempts.count == 1)
  }
}
