import Quiz
import Testing

@testable import Tutor

/// What a child wishes for at a question, of which Robo asks when the round is over.
struct KeptWishTests {
  @Test(arguments: [
    ("harder", "Medium"), ("only the 7s", "the 7 times table"), ("no minus", "no minus"),
    ("only plus and minus", "plus and minus"), ("make it 3 minutes", "3 minutes"),
    ("all kinds", "a bit of everything"), ("hard 7 times table", "the 7 times table and Hard"),
  ])
  func `a wish is kept for the end of the round, and yes begins it`(typed: String, name: String)
    throws
  {
    var talk = Talk.practisingStill()
    talk.type(typed)
    #expect(talk.words.contains("I'll ask you about that after this round."), "\(talk.words)")
    talk.answer()
    talk.stop()
    talk.wait(.seconds(2))
    #expect(talk.words.contains("You asked for \(name). Shall we play that now?"), "\(talk.words)")
    talk.type("yes")
    talk.wait(.seconds(3))
    let options = try #require(talk.conversation.practice?.session.options)
    switch typed {
    case "harder": #expect(talk.effects.contains(.saveSetting(.difficulty, "medium")))
    case "only the 7s": #expect(options.table == 7)
    case "no minus": #expect(options.operations == [.add, .multiply, .divide])
    case "only plus and minus": #expect(options.operations == [.add, .subtract])
    case "make it 3 minutes": #expect(options.minutes == 3)
    case "all kinds": #expect(options.operations == Set(Quiz.Operation.allCases))
    default: #expect(options.table == 7 && options.difficulty == .hard)
    }
  }

  @Test func `of two wishes the later one counts, and each is asked about`() {
    var talk = Talk.practisingStill()
    for wish in ["only the 7s", "2 minutes please", "no, only the 9s"] { talk.type(wish) }
    talk.stop()
    talk.wait(.seconds(2))
    #expect(
      talk.words.contains("You asked for the 9 times table and 2 minutes. Shall we play that now?"),
      "\(talk.words)")
    talk.type("nah")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("What next?"))
    #expect(talk.conversation.practice == nil)
    #expect(!talk.conversation.hasEnded)
  }

  /// A practice in which these lines were typed, and which was stopped then.
  private static func stopped(after lines: [String]) -> Talk {
    var talk = Talk.practisingStill()
    for line in lines { talk.type(line) }
    talk.stop()
    talk.wait(.seconds(2))
    return talk
  }

  @Test(arguments: ["no 7s", "forget the 7s", "i dont want the 7s", "no more 7s"])
  func `a table that is no longer wanted is not asked about`(typed: String) {
    let talk = Self.stopped(after: ["only the 7s", "hello", typed])
    #expect(talk.words.contains("OK, then it stays as it is."), "\(talk.words)")
    #expect(talk.words.contains("What next?") && !talk.words.contains("You asked for"))
  }

  @Test func `of a wish with minutes only the table is taken back`() {
    let talk = Self.stopped(after: ["7s for 3 minutes", "no 7s"])
    #expect(talk.words.contains("You asked for 3 minutes. Shall we play that now?"))
  }

  @Test func `a no with other minutes leaves what was asked about`() throws {
    var talk = Self.stopped(after: ["only the 7s"])
    talk.type("no 3 minutes")
    talk.wait(.seconds(3))
    let options = try #require(talk.conversation.practice?.session.options)
    #expect(options.table == nil && options.minutes == 3)
  }

  @Test func `a single table cannot be left out, and what can be is said`() {
    var talk = Talk.practisingStill()
    talk.type("no more 7s")
    #expect(talk.words.contains("I can leave out times: type no times."))
    #expect(!talk.words.contains("table 7"))
  }

  @Test(arguments: [
    "stop in 5 minutes", "in 2 minutes i have to go", "i have to go in 2 minutes",
    "we leave in 3 minutes",
    "in 1 minute i gotta go",
  ])
  func `who has to go soon may, and nothing is kept or stopped`(typed: String) {
    var talk = Talk.practisingStill()
    let question = talk.question
    talk.type(typed)
    #expect(talk.words.contains("Type stop when you have to go."), "\(talk.words)")
    #expect(talk.question == question && !talk.words.contains("I'll ask you about that"))
  }

  @Test(arguments: ["only the 8s", "8 times table", "can i have the 8s"])
  func `a table is wished for where its number is the answer, too`(typed: String) throws {
    var talk = Talk.practisingStill()
    while let answer = talk.question?.answer, !(1...12).contains(answer) {
      talk.answer()
      talk.wait(.seconds(2))
    }
    let answer = try #require(talk.question?.answer)
    let line = typed.replacing("8", with: "\(answer)")
    talk.type(line)
    talk.stop()
    talk.wait(.seconds(2))
    #expect(
      talk.words.contains("You asked for the \(answer) times table."), "\(line): \(talk.words)")
  }

  @Test func `a number behind a no is graded, whatever minutes were wished for`() throws {
    var talk = Talk.practisingStill()
    let answer = try #require(talk.question?.answer)
    talk.type("\(answer) minutes please")
    talk.type("no \(answer)")
    #expect(talk.conversation.practice?.session.attempts.map(\.outcome) == [.right])
  }

  @Test func `other minutes at Robo's question leave the rest of what was wished for`() throws {
    var talk = Self.stopped(after: ["only the 7s"])
    talk.type("3 minutes")
    talk.wait(.seconds(3))
    let options = try #require(talk.conversation.practice?.session.options)
    #expect(options.table == 7 && options.minutes == 3)
  }

  @Test func `what cannot be granted later is not kept`() {
    for (typed, reply) in [
      ("90 minutes", "You can change the minutes after this round."),
      ("only 7s and 8s", "I can ask one table at a time"),
    ] {
      var talk = Talk.practisingStill()
      talk.type(typed)
      #expect(talk.words.contains(reply), "\(typed): \(talk.words)")
      talk.stop()
      talk.wait(.seconds(2))
      #expect(!talk.words.contains("You asked for"))
    }
  }

  private static func asked(after lines: [String]) -> String {
    var talk = Talk.practisingStill()
    for line in lines { talk.type(line) }
    let before = talk.words.count
    talk.stop()
    talk.wait(.seconds(2))
    return String(talk.words.dropFirst(before))
  }

  @Test(arguments: [
    (["only the 7s", "harder", "no minus"], "You asked for the 7 times table and Medium."),
    (["no minus", "no plus"], "You asked for no plus and minus."),
    (["only plus and minus", "no minus"], "You asked for plus."),
    (["only the 7s", "only minus"], "You asked for minus."),
    (["no minus", "no i want minus"], "You asked for minus."),
    (["harder", "harder"], "You asked for Hard."),
    (["no, times"], "You asked for times."), (["no i want plus"], "You asked for plus."),
    (["only 7s no harder"], "You asked for the 7 times table. "),
    (["빼기 말고"], "You asked for no minus."), (["ひき算なし"], "You asked for no minus."),
    (["7단만", "빼기 싫어"], "You asked for the 7 times table. "),
    (["빼기 말고 더하기"], "You asked for plus."), (["不要減法"], "You asked for no minus."),
    (["only the 7s", "never mind", "no plus"], "You asked for no plus."),
    (["10 minutes", "actually 3 minutes"], "You asked for 3 minutes."),
    (["not 10 minutes 3 minutes"], "You asked for 3 minutes."),
    (["only the 7s", "10 minutes", "not 10 minutes"], "You asked for the 7 times table. "),
    (["no minus", "mum says 3 minutes"], "You asked for no minus and 3 minutes."),
    (["10分", "やっぱり3分"], "You asked for 3 minutes."), (["ひき算はいや"], "You asked for no minus."),
    (["10분", "아니 3분"], "You asked for 3 minutes."),
    (["不是10分鐘是3分鐘"], "You asked for 3 minutes."), (["不，3分鐘"], "You asked for 3 minutes."),
  ])
  func `wishes are joined as they were meant`(lines: [String], question: String) {
    let said = Self.asked(after: lines)
    #expect(said.contains(question), "\(said)")
  }

  @Test(arguments: [
    ["harder", "easier"], ["only the 7s", "never mind"], ["not harder"], ["not 10 minutes"],
    ["7のだんだけ", "7のだんはいや"], ["harder", "not harder"], ["10 minutes", "hello", "not 10 minutes"],
    ["harder", "not medium"],
  ])
  func `what is taken back is not asked for`(lines: [String]) {
    #expect(!Self.asked(after: lines).contains("You asked for"))
  }

  @Test(arguments: [
    ("yes but 5 minutes", 7, 5), ("ok but 3 minutes", 7, 3),
    ("yes but easier", 7, 2), ("only the 8s", 8, 2), ("yes", 7, 2),
  ])
  func `yes with more to it keeps the rest of the wish`(typed: String, table: Int, minutes: Int) {
    var talk = Talk.practisingStill()
    talk.type("only the 7s")
    talk.type("2 minutes please")
    talk.stop()
    talk.wait(.seconds(2))
    talk.type(typed)
    talk.wait(.seconds(3))
    let options = talk.conversation.practice?.session.options
    #expect(options?.table == table, "\(talk.words)")
    #expect(options?.minutes == minutes || typed == "only the 8s")
  }

  @Test func `stop is a no to the question, and bye a goodbye`() {
    for (typed, ends) in [
      ("stop", false), ("i finished", false), ("q", false), ("never mind", false), ("bye", true),
    ] {
      var talk = Talk.practisingStill()
      talk.type("only the 7s")
      talk.stop()
      talk.wait(.seconds(2))
      talk.type(typed)
      talk.wait(.seconds(2))
      #expect(talk.conversation.hasEnded == ends, "\(typed)")
      #expect(ends || talk.words.contains("What next?"))
    }
  }

  @Test func `a wish at the question whether to stop is kept, and the question stands`() {
    var talk = Talk.practisingStill()
    talk.type("stop")
    talk.type("only the 7s")
    talk.wait(.seconds(1))
    #expect(talk.words.hasSuffix("Stop here?") && talk.attempts == [])
    talk.type("yes")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("You asked for the 7 times table."))
  }

  @Test func `minutes that cannot be played are asked for anew, and the rest is kept`() {
    var talk = Talk.practisingStill()
    talk.type("only the 7s")
    talk.stop()
    talk.wait(.seconds(2))
    talk.type("yes but 50 minutes")
    talk.wait(.seconds(1))
    talk.type("3")
    talk.wait(.seconds(3))
    let options = talk.conversation.practice?.session.options
    #expect(options?.table == 7 && options?.minutes == 3, "\(talk.words)")
  }

  @Test(arguments: ["to hard", "its to hard", "this is to hard", "thats too hard", "to difficult"])
  func `too hard is no wish for harder ones, in whatever spelling`(typed: String) {
    var talk = Talk.practisingStill()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(!talk.words.contains("I'll ask you about that after this round."))
    #expect(talk.conversation.practice?.session.open?.hintsSeen == 1)
  }

  @Test(arguments: ["easier please", "level easy", "i want easy"])
  func `where no level is easier, a tip is offered and none is given`(typed: String) {
    var talk = Talk.practisingStill()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.conversation.practice?.session.open?.hintsSeen == 0)
    #expect(talk.words.contains("These are the easiest I have. Would a tip help?"))
    #expect(talk.chips.contains("Tip"))
    talk.type("yes")
    talk.wait(.seconds(2))
    #expect(talk.conversation.practice?.session.open?.hintsSeen == 1)
  }

  @Test(arguments: [
    ("make it 3 minutes", "I'll ask you about that after this round."),
    ("only the 7s", "I'll ask you about that after this round."),
    ("no minus", "I'll ask you about that after this round."),
    ("level hard", "I'll ask you about that after this round."),
  ])
  func `a wish for the next practice is heard, and nothing is graded`(
    typed: String, reply: String
  ) {
    var talk = Talk.practisingStill()
    let attempts = talk.attempts
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.contains(reply), "\(talk.words)")
    #expect(talk.attempts == attempts)
    #expect(talk.conversation.practice?.session.open?.hintsSeen == 0)
  }
}
