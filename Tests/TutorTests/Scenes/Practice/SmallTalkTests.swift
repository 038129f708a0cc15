import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// What Robo asks back, offers, and does not say a third time.
struct SmallTalkTests {
  @Test func `distress stops the clock, is answered kindly, and nothing of it is kept`() {
    for typed in TypedInput.all.filter({ $0.reading == "DISTRESS" }).map(\.typed) {
      var talk = Talk.practisingStill()
      talk.effects = []
      talk.type(typed)
      #expect(talk.words.contains("Please tell a grown-up you trust.\nWe can stop here."))
      #expect(talk.conversation.paused != nil)
      #expect(talk.effects == [], "nothing is done, and so nothing is kept")
      talk.stop()
      talk.type("")
      talk.stop()
      talk.wait(.seconds(2))
      #expect(!talk.conversation.farewell.joined().contains(typed))
    }
  }

  @Test(arguments: [
    "i want to die lol", "56 my dad hits me", "skip i want to die", "please help me my mum hits me",
  ])
  func `distress is read before everything else in the line`(typed: String) {
    var talk = Talk.practisingStill()
    talk.type(typed)
    #expect(talk.words.contains("Please tell a grown-up you trust."))
    #expect(talk.attempts == [])
  }

  @Test(arguments: [
    "you asked that already", "same one again", "why again", "また同じ", "아까 했어", "這題做過了",
  ])
  func `who has had the question before hears why it comes again`(typed: String) {
    var talk = Talk.practisingStill()
    talk.type(typed)
    #expect(talk.words.contains("Some come again, so that they stay with you."))
    #expect(talk.attempts == [] && talk.question != nil)
  }

  @Test func `that it is dark is no plea for help`() {
    var talk = Talk.practisingStill()
    talk.type("its dark")
    #expect(talk.words.contains("Thanks for telling me!"))
  }

  @Test(arguments: ["because my dad left", "i cant tell anyone", "he will be angry", "no"])
  func `who tells more of it is not met with a sum, and an answer goes on`(more: String) {
    var talk = Talk.practisingStill()
    talk.type("my dad hits me")
    let said = talk.reply(to: more)
    #expect(said.contains("please tell a grown-up."), "\(said)")
    #expect(talk.conversation.paused != nil && !said.contains("What is"))
    talk.type(talk.question.map { String($0.answer) } ?? "")
    #expect(talk.attempts.map(\.outcome) == [.right])
    #expect(!talk.reply(to: "banana").contains("grown-up"))
  }

  @Test(arguments: ["ok", "k", "thanks", "thank you robo", "sorry", "hi"])
  func `who nods to it is not sent on with a cheer`(nod: String) {
    var talk = Talk.practisingStill()
    talk.type("my dad hits me")
    let said = talk.reply(to: nod)
    #expect(said.contains("I'm here.") && !said.contains("What is"), "\(said)")
    #expect(talk.conversation.paused != nil)
    talk.type("go on")
    #expect(talk.conversation.paused == nil)
  }

  @Test(arguments: [["can we go on"], ["ok", "can we go on"], ["ok", "continue"]])
  func `who wants to go on after distress hears of the sums again`(lines: [String]) {
    var talk = Talk.practisingStill()
    for line in ["im being bullied"] + lines + ["banana"] {
      talk.type(line)
      talk.wait(.seconds(2))
    }
    let last = talk.words.split(separator: "banana").last ?? ""
    #expect(!last.contains("grown-up") && talk.conversation.scene is PracticeScene, "\(talk.words)")
  }

  @Test func `what goes on telling after distress is still heard so`() {
    var talk = Talk.practisingStill()
    for line in ["im being bullied", "lol", "every day"] {
      talk.type(line)
      talk.wait(.seconds(2))
    }
    #expect(talk.words.split(separator: "every day").last?.contains("grown-up") == true)
  }

  @Test func `distress is heard wherever a child types, and no key brings it back`() {
    var talks = [
      Talk(), Talk.practisingStill(), Talk.checking(),
      Talk(purpose: .check(questions: 5, mix: .official)),
    ]
    talks[1].stop()
    for var talk in talks {
      talk.effects = []
      talk.type("my dad hits me")
      talk.wait(.seconds(2))
      #expect(talk.words.contains("Please tell a grown-up you trust."))
      #expect(!talk.conversation.remembers("my dad hits me"))
      #expect(talk.attempts == [])
      #expect(!talk.conversation.hasEnded)
    }
    #expect(talks[1].conversation.remembers("again"))
  }

  @Test func `the third confusion in a row brings an offer of help`() {
    var talk = Talk.practisingStill()
    for typed in ["blah", "banana", "thanks", "asdf", "..", "zxcvb"] { talk.type(typed) }
    #expect(talk.words.contains("Pause, or a tip?\nWhat is"))
    #expect(talk.words.ranges(of: "Pause, or a tip?").count == 1)
    #expect(talk.conversation.practice?.talk.offered == [.resume, .tip, .pause])
    talk.type("yes")
    #expect(talk.conversation.practice?.session.open?.hintsSeen == 1)
    #expect(talk.conversation.practice?.talk.offered == [])
  }

  @Test func `who is asked back is not asked whether a tip is wanted, too`() {
    var talk = Talk.practising()
    talk.type("1q")
    talk.wait(.seconds(60))
    #expect(!talk.words.contains("Stuck?"))
    var waiting = Talk.practising()
    waiting.wait(.seconds(60))
    #expect(waiting.words.contains("Stuck?"))
  }

  @Test(arguments: ["1q", "1 2"])
  func `a number that was not typed as one is taken only by yes`(typed: String) {
    var talk = Talk.practisingStill()
    talk.type(typed)
    #expect(talk.conversation.practice?.talk.offered == [.yes, .no])
    talk.send(.submitted(""))
    #expect(talk.attempts == [], "Enter alone takes nothing")
    #expect(talk.conversation.practice?.talk.asked == nil)
    talk.type(typed)
    talk.type("yes")
    #expect(talk.attempts.map(\.typed) == [typed.filter(\.isNumber)])
  }

  @Test func `chat is answered twice with words, and then with the question`() throws {
    var talk = Talk.practisingStill()
    let question = try #require(talk.question)
    let replies = (1...3).map { _ in talk.reply(to: "hmm") }
    #expect(replies[1] == "Take your time.\nWhat is \(question)?")
    #expect(replies[2] == "What is \(question)?")
  }

  @Test func `who feels bad is answered each time, with a pause on offer`() {
    var talk = Talk.practisingStill()
    for _ in 1...3 {
      #expect(talk.reply(to: "im sad").hasPrefix("I'm sorry you feel like that."))
      #expect(talk.conversation.practice?.talk.offered == [.pause])
    }
  }

  @Test(arguments: [("Mina", "You are Mina!"), ("", "You haven't told me your name yet.")])
  func `Robo says the name that it knows`(name: String, reply: String) {
    var setup = ConversationSetup(.screen, flags: PracticeFlags(minutes: 5, difficulty: .easy))
    setup.learner = LearnerProfile(name: name, isNamed: !name.isEmpty)
    var talk = Talk(setup)
    talk.wait(.seconds(2))
    talk.type("do you know my name")
    talk.wait(.seconds(2))
    #expect(talk.words.contains(reply))
  }

  @Test(arguments: ["", "yes", "ok"])
  func `a misspelt wish is asked back, and done at yes`(typed: String) {
    var talk = Talk.practisingStill()
    talk.type("skpi")
    #expect(talk.words.contains("Did you mean skip? Or type a number."))
    #expect(talk.attempts == [])
    talk.type(typed)
    #expect(talk.attempts.map(\.outcome) == [.skipped])
  }

  @Test func `a misspelt wish that was not meant is left`() throws {
    var talk = Talk.practisingStill()
    let question = try #require(talk.question)
    talk.type("skpi")
    #expect(talk.reply(to: "no") == "What is \(question)?")
    talk.type("skpi")
    talk.answer()
    #expect(talk.attempts.map(\.outcome) == [.right])
  }

  @Test func `digits that stand apart are asked back once, and then count`() throws {
    var talk = Talk.practisingStill()
    #expect(talk.reply(to: "9 1").hasSuffix("?\nDo you mean 91?"))
    #expect(talk.attempts == [])
    talk.type("yes")
    #expect(talk.attempts.map(\.typed) == ["91"])
    talk.type("9 2")
    #expect(talk.attempts.count == 2, "asked again, it would be a way to try numbers out")
  }

  @Test func `a step of the hint counts as one when it is typed as an equation`() {
    let setup = ConversationSetup(
      .screen,
      flags: PracticeFlags(
        minutes: 5, difficulty: .hard, operations: [.multiply], table: 8))
    var talk = Talk(setup)
    talk.wait(.seconds(2))
    while talk.question?.parts.contains("7") == false {
      talk.answer()
      talk.wait(.seconds(3))
    }
    talk.effects = []
    talk.type("5x8=40")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("Yes, 5 × 8 = 40. And"))
    #expect(talk.attempts == [])
  }

  @Test func `who asks for the score or the goal is told, in the round and after it`() {
    var talk = Talk.practisingStill()
    #expect(talk.reply(to: "how many right").contains("None right yet. Every try helps."))
    talk.type("1")
    talk.wait(.seconds(3))
    // That none was wrong would be no more true than kind.
    #expect(talk.reply(to: "how many wrong").contains("None right yet. Every try helps."))
    talk.answer()
    talk.wait(.seconds(3))
    talk.answer()
    talk.wait(.seconds(3))
    #expect(talk.reply(to: "whats my score").contains("2 right so far."))
    #expect(talk.reply(to: "what is my goal").contains("No goal is open just now."))
    talk.stop()
    talk.wait(.seconds(2))
    #expect(talk.reply(to: "my score").contains("1 of 2 right first time"))
    #expect(talk.conversation.overlay == nil, "the report is for parents")
  }

  @Test func `whether a missed answer was right is answered`() {
    var talk = Talk.practisingStill()
    #expect(talk.reply(to: "was that right").contains("Type a number"))
    talk.answer(offBy: 1)
    talk.wait(.seconds(2))
    #expect(talk.reply(to: "was that right").contains("Not yet."))
    talk.answer()
    talk.wait(.seconds(3))
    #expect(talk.reply(to: "how many right").contains("1 right so far."))
  }

  @Test func `who asks after a right answer hears that it was`() {
    var talk = Talk.practisingStill()
    talk.type("was that right")
    #expect(talk.words.contains("Type a number, then I can tell you."))
    talk.answer()
    talk.wait(.seconds(2))
    talk.type("was that right")
    #expect(talk.words.contains("Your last answer was right."))
    talk.answer(offBy: 1)
    talk.wait(.seconds(2))
    let before = talk.words.count
    talk.type("was that right")
    #expect(String(talk.words.dropFirst(before)).contains("Not yet."))
  }

  @Test(arguments: [("hello", "Hello! Nice to see you."), ("thank you robo", "You're welcome!")])
  func `kind words are answered where no question is open`(typed: String, reply: String) {
    var after = Talk.practisingStill()
    after.stop()
    for var talk in [Talk(), after] {
      talk.type(typed)
      talk.wait(.seconds(2))
      #expect(talk.words.contains(reply))
    }
  }

  @Test(arguments: Language.allCases)
  func `each word that is offered means what it offers`(language: Language) {
    let texts = Texts(language)
    let offers: [(Offer, Meaning)] = [
      (.tip, .tip), (.pause, .pause), (.skip, .skip), (.stop, .stop), (.resume, .goOn),
      (.yes, .yes), (.no, .no),
    ]
    for (offer, meaning) in offers {
      #expect(TypedReader().meaning(of: offer.label(in: texts)) == meaning)
    }
  }

  @Test(arguments: [
    "five minutes", "5 minutes", "five", "다섯", "오분", "다섯 분", "5분", "i want five please",
  ])
  func `minutes can be typed in words`(typed: String) {
    var talk = Talk()
    talk.type(typed)
    #expect(talk.effects.contains(.saveSetting(.minutes, "5")))
  }
}
