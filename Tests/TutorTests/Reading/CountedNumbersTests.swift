import Basics
import Quiz
import Testing

@testable import Tutor

/// Numbers that count something are no answers, whichever of them would be right.
struct CountedNumbersTests {
  @Test(arguments: [
    "not 10 minutes 3 minutes", "4 minutes not 5", "not 14 minutes, only 12",
    "not 21 minutes but 20 minutes", "88 minutes not 89", "20 minutes no 10 minutes",
    "8s not 7s", "5 minutes or 9", "やっぱり3分", "10分じゃなくて3分", "10분 말고 3분", "不是 10 分鐘是 3 分鐘",
  ])
  func `where one is put in another's place none of them is graded`(typed: String) {
    for answer in [3, 4, 5, 9, 10, 12, 14, 20, 21, 88, 89] {
      let asked = AskedQuestion(Question(1, .add, answer - 1))
      switch TypedReader().read(typed, at: asked) {
      case .answer(let number): Issue.record("\(typed) is read as \(number)")
      default: break
      }
    }
  }

  @Test(arguments: [("not 54 but 56", "56"), ("54 no 56", "56"), ("56 not 54", "56")])
  func `numbers that count nothing are corrected as before`(typed: String, number: String) {
    let asked = AskedQuestion(Question(50, .add, 6))
    #expect(TypedReader().read(typed, at: asked) == .answer(number))
  }
}
