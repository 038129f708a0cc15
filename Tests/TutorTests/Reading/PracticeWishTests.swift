import Quiz
import Testing

@testable import Tutor

/// What a line wishes of the next practice.
struct PracticeWishTests {
  private let reader = TypedReader()

  @Test(arguments: [
    ("again 3 minutes", PracticeWish(minutes: 3, begins: true)),
    ("again but hard", PracticeWish(level: .hard, begins: true)),
    ("start hard", PracticeWish(level: .hard, begins: true)),
    ("level easy", PracticeWish(level: .easy)),
    ("play easy", PracticeWish(level: .easy, begins: true)),
    ("3 hard", PracticeWish(minutes: 3, level: .hard)),
    ("2 minutes and hard", PracticeWish(minutes: 2, level: .hard)),
    ("hard 2 min", PracticeWish(minutes: 2, level: .hard)),
    ("5 minutes hard", PracticeWish(minutes: 5, level: .hard)),
    ("easy but 3 minutes", PracticeWish(minutes: 3, level: .easy)),
    ("start pls 5 min easy", PracticeWish(minutes: 5, level: .easy, begins: true)),
    ("make it 3 minutes", PracticeWish(minutes: 3)),
    ("three minutes please", PracticeWish(minutes: 3)),
    ("30 minutes", PracticeWish(minutes: 30)),
    ("another one minute", PracticeWish(minutes: 1, begins: true)),
    ("an easy one", PracticeWish(level: .easy)),
    ("harder", PracticeWish(advice: .harder)),
    ("easier please", PracticeWish(advice: .easier)),
    ("5 minutes harder", PracticeWish(minutes: 5, advice: .harder)),
    ("not hard", PracticeWish(refusedLevel: .hard)),
    ("i dont want hard", PracticeWish(refusedLevel: .hard)),
    ("not too hard", PracticeWish(refusedLevel: .hard)),
    ("easy not hard", PracticeWish(level: .easy, refusedLevel: .hard)),
    ("7 times table", PracticeWish(topic: .table(7))),
    ("can i do the 7 times table", PracticeWish(topic: .table(7))),
    ("times table 7", PracticeWish(topic: .table(7))),
    ("the seven times table please", PracticeWish(topic: .table(7))),
    ("7s", PracticeWish(topic: .table(7))), ("only the 7s", PracticeWish(topic: .table(7))),
    ("7 times table 3 minutes", PracticeWish(minutes: 3, topic: .table(7))),
    ("times tables", PracticeWish(topic: .only([.multiply]))),
    ("times 7", PracticeWish(topic: .table(7))), ("7 times", PracticeWish(topic: .table(7))),
    ("13 times table", PracticeWish(topic: .otherTables)),
    ("no 7s", PracticeWish(topic: .withoutTable(7))),
    ("forget the 7s", PracticeWish(topic: .withoutTable(7))),
    ("i dont want the 7s", PracticeWish(topic: .withoutTable(7))),
    ("7s no more", PracticeWish(topic: .withoutTable(7))),
    ("no 7s and 8s", PracticeWish(topic: .otherTables)),
    ("minus no more", PracticeWish(topic: .without([.subtract]))),
    ("not only plus", PracticeWish(topic: .only(Set(Quiz.Operation.allCases)))),
    ("たし算だけじゃなくて", PracticeWish(topic: .only(Set(Quiz.Operation.allCases)))),
    ("덧셈만 말고", PracticeWish(topic: .only(Set(Quiz.Operation.allCases)))),
    ("不要只做加法", PracticeWish(topic: .only(Set(Quiz.Operation.allCases)))),
    ("no, only the 9s", PracticeWish(topic: .table(9))),
    ("7 and 8 times tables", PracticeWish(topic: .otherTables)),
    ("2s 5s and 10s", PracticeWish(topic: .otherTables)),
    ("everything but minus", PracticeWish(topic: .without([.subtract]))),
    ("yes but easy", PracticeWish(level: .easy, begins: true)),
    ("easy 7s not minus", PracticeWish(level: .easy, topic: .table(7))),
    (
      "1 minute no minus easy", PracticeWish(minutes: 1, level: .easy, topic: .without([.subtract]))
    ),
    ("only plus", PracticeWish(topic: .only([.add]))),
    ("plus and minus", PracticeWish(topic: .only([.add, .subtract]))),
    ("no minus", PracticeWish(topic: .without([.subtract]))),
    ("no plus or minus", PracticeWish(topic: .without([.add, .subtract]))),
    ("plus not minus", PracticeWish(topic: .only([.add]))),
    ("take aways", PracticeWish(topic: .only([.subtract]))),
    ("5 minutes of plus", PracticeWish(minutes: 5, topic: .only([.add]))),
    ("everything", PracticeWish(topic: .only(Set(Quiz.Operation.allCases)))),
    ("もう一回3分", PracticeWish(minutes: 3, begins: true)),
    ("3分 むずかしい", PracticeWish(minutes: 3, level: .hard)),
    ("７のだん", PracticeWish(topic: .table(7))), ("七のだんがいい", PracticeWish(topic: .table(7))),
    ("たし算だけ", PracticeWish(topic: .only([.add]))),
    ("3분 어렵게", PracticeWish(minutes: 3, level: .hard)),
    ("7단 할래", PracticeWish(topic: .table(7))), ("덧셈만", PracticeWish(topic: .only([.add]))),
    ("다시 3분", PracticeWish(minutes: 3, begins: true)),
    ("再玩一次 3分鐘", PracticeWish(minutes: 3, begins: true)),
    ("3分鐘 困難", PracticeWish(minutes: 3, level: .hard)),
    ("只要加法", PracticeWish(topic: .only([.add]))),
  ])
  func `minutes, a level and a topic are heard together`(typed: String, wish: PracticeWish) {
    #expect(reader.wish(in: typed) == wish)
  }

  @Test(arguments: [
    "", "7", "seven", "hello", "again", "play", "its hard", "this is too hard", "too easy",
    "that was hard", "2 or 3 minutes", "easy or hard", "7 times 8", "7 x 8", "minus 5",
    "another one", "not 54", "only 7", "one more", "i have 3 cats", "wait a minute",
    "how many minutes",
    "i am 8 years old", "what is medium", "3", "3 4", "7 + 8", "no", "one more",
    "the 7s are hard for me", "-3 minutes", "make it -3 minutes", "in 10 minutes i have to go",
    "5 minutes then i gotta go", "5分で行かないと", "10분 뒤에 가야 해", "10分鐘後要走了",
  ])
  func `what is no wish, or says something else, is none`(typed: String) {
    #expect(reader.wish(in: typed) == nil)
  }

  @Test func `a line as long as nobody types is no wish`() {
    #expect(reader.wish(in: "plus" + String(repeating: " the", count: 20)) != nil)
    #expect(reader.wish(in: "plus" + String(repeating: " the", count: 30)) == nil)
  }

  @Test func `no wish is heard in an answer`() {
    for number in 0...144 {
      for typed in ["\(number)", "its \(number)", "i think \(number)", "\(number) i think"] {
        #expect(reader.wish(in: typed) == nil)
      }
    }
  }

  @Test func `what is left out of the settings' operations is the rest of them`() {
    let wish = PracticeWish(topic: .without([.add]))
    #expect(wish.practised(of: [.add, .divide]) == .operations([.divide]))
    #expect(wish.practised(of: [.add]) == nil)
    #expect(PracticeWish(topic: .table(7)).practised(of: [.add]) == .table(7))
  }
}
