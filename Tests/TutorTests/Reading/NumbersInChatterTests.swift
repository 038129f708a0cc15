import Quiz
import Testing

@testable import Tutor

/// Numbers that a child types while it talks.
struct NumbersInChatterTests {
  private let reader = TypedReader()
  private let asked = AskedQuestion(Question(98, .subtract, 10))

  @Test(arguments: [
    "i have 2 sisters", "i have 3 cats", "i have 5 apples", "my dog is 4", "i got 5 stars",
    "i know 100 words", "its 10 oclock", "me 2", "4 fun", "player 2", "ur my no 1", "5 more",
    "do 10", "you 2", "4 sure", "what 4", "there are 2 of us", "i got 5 right", "i want 100 points",
    "2wenty",
  ])
  func `what may be no answer is no miss before it is meant`(typed: String) {
    let reading = reader.read(typed, at: asked)
    guard case .answer = reading else { return }
    Issue.record("\(typed): \(reading)")
  }

  @Test(arguments: [
    "88 :)", "88 :D", "88 ^_^", "T_T 88", "88 xD", "(88)", "88ㅋㅋ", "88 ㅎㅎㅎ", "88www", "88哈哈",
    "88인 것 같아", "88지", "88だと思います", "finally 88", "88 too easy", "aha 88", "88 ez",
    "i think it might be 88", "88!!", "88 👍", "🎉 88", "got it 88", "88.", "88 =",
    "88 bro", "its 88 lol", "i got 88", "eighty 8", "80 8", "88 help", "98-10 88",
    "88 because 98 take 10", "88 cos 98 - 10", "double 44 is 88", "4 22s are 88",
    "98-10 088", "90-2=88", "80+7=87 87+1=88", "80+7=87, 87+1=88", "44 and 44 makes 88",
    "i worked it out its 88", "88 apples",
  ])
  func `the right answer counts whatever stands beside it`(typed: String) {
    #expect(reader.read(typed, at: asked) == .answer("88"))
  }

  @Test(arguments: [
    "87", "its 87", "i got 87", "i think 87", "87 lol", "eighty 7", "98-10 87",
    "i got 87 cos i counted",
  ])
  func `a wrong answer that says nothing else is one`(typed: String) {
    let reading = reader.read(typed, at: asked)
    #expect([.answer("87"), .joined("87")].contains(reading), "\(reading)")
  }

  @Test(arguments: ["87 help", "87help", "help 87", "is it 87 help", "87 hint", "8 tip please"])
  func `who wants help beside a wrong number gets it, and no miss`(typed: String) {
    #expect(reader.read(typed, at: asked) == .says(.tip))
  }

  @Test(arguments: ["half of 4", "half 4", "its double 7", "twice 9", "i think half of 88"])
  func `half of a number and its double are no result`(typed: String) {
    #expect(reader.read(typed, at: asked) == .calculation)
  }

  @Test(arguments: ["half of 176", "double 44", "its twice 44"])
  func `half of a number or its double that makes the answer is asked for its result`(
    typed: String
  ) {
    #expect(reader.read(typed, at: asked) == .work)
  }

  @Test func `a double that is the answer's reason counts`() {
    #expect(reader.read("double 44 is 88", at: asked) == .answer("88"))
    #expect(reader.read("double 44", at: AskedQuestion(Question(88, .divide, 2))) == .calculation)
    #expect(reader.read("2 and a half", at: asked) == .part)
  }

  @Test(arguments: [
    "98-10=88 no", "98-10=88 wrong", "no way 98-10=88", "98-10 does not equal 88",
    "98-10=88 or 89", "98-10=88 and 89", "98-10=88 i mean 89", "98 take away 10 is 88 no",
    "my brother says 98-10=88", "80+8=88 wrong", "80 and 8 makes 88 no", "98-10=88=89",
    "80+8=88=89", "98-10=88じゃない", "98-10=88 아니야", "98-10=88不對", "9 tens - 2",
    "i did not get 88", "not 85 not 88", "not 85 and not 88", "80 8 no", "the answer is no 88",
    "there are no 88", "what is 88", "robo is 88", "i counted to 88", "88いや", "eighty eight no",
    "88½", "88 ½", "98+10=88", "98 times 10 is 88", "87=88", "2=88", "87 is 88",
    "88 not", "its 88, not", "eighty-eight not", "88 is wrong", "88 isnt right", "88 aint right",
    "88 is not it", "88 maybe not", "88 nope", "88 never", "88 cant be right", "wrong answer 88",
    "neither 88", "except 88", "without 88", "hardly 88", "dont count 88", "≠88", "!=88", "¬88",
    "✗88", "❌88", "88 👎", ">88", "<88", "≥88", "≤88", "88>", "88<", "88 or more", "88 and more",
    "up to 88", "88 is less", "88 fewer", "lower 88", "88 and a bit", "88 and some",
    "88 and something", "88 and a third", "88 or so", "88 or something", "about 88", "around 88",
    "roughly 88", "near 88", "~88", "≈88", "—88", "⁻88", "➖88", "neg 88", "마이너스 88", "負88",
    "88 billion", "88m", "88b", "88 hours", "88 km", "88 pairs", "88th", "88천", "88半", "88と半分",
    "88반", "88 아님", "88 틀려", "88ではありません", "88はちがう", "88不對", "약 88", "約88",
    "だいたい88", "大約88", "差不多88", "i have 88 cats", "my nan is 88", "i hate 88", "page 88",
    "question 88", "88 points", "88 more", "i got 88 wrong", "count to 88", "is 88 even", "m88",
    "88 what", "88🙅‍♀️", "what is it 88", "80+9=88 80+8=88", "98-10=87, 80+8=88",
    "88 because 90-3 is 87 and 1", "80+7=87 and 1 is 88", "is the answer 88 or not",
    "88 jk", "88 undo", "i like 88", "either 88", "l88", "98-10 is not 88", "88²",
    "88^2", "88 squared", "88k", "88 dozen", "88 tens", "88 thousand", "88%",
    "less than 88", "its more than 88", "almost 88", "88 point 5", "88-ish", "88ish", "88 1/2",
    "it cant be 88", "it isnt 88", "not 88", "88 no", "88_", ".88", "88,1", "88.5",
    "88 remainder 1",
    "half of 88", "double 88", "88 and a half", "88 or 89", "siri says 88 or so", "√88", "sqrt 88",
    "88 + 1", "88 take away 1", "88 x 1", "88 divided by 2", "-88", "negative 88",
    "between 88 and 90",
    "87,88,89", "86 87 88", "880", "0.88", "88°", "88の半分", "88より大きい", "88以上", "88倍",
    "88의 절반", "88보다 커", "88 이상", "88의 두 배", "88的一半", "88以上", "88倍", "大於88", "不是88",
  ])
  func `the right number does not count where something makes another one of it`(typed: String) {
    let reading = reader.read(typed, at: asked)
    #expect(reading != .answer("88"), "\(typed)")
  }

  @Test(arguments: ["87 oops", "87 wait", "87 sorry", "87o"])
  func `a wrong number that is taken back is asked for again`(typed: String) {
    let reading = reader.read(typed, at: asked)
    if case .answer = reading { Issue.record("\(typed): \(reading)") }
  }

  @Test(arguments: [
    "i dont know 88", "i dont get it 88", "not sure 88", "no its 88", "88 sorry",
  ])
  func `who is only unsure has not said that it is another one`(typed: String) {
    #expect([.answer("88"), .joined("88")].contains(reader.read(typed, at: asked)))
  }

  @Test func `the right answer is no miss because another number follows`() {
    #expect(reader.read("88 its 3 oclock", at: asked) != .answer("3"))
    #expect(reader.read("88 and thats 2 times 44", at: asked) != .answer("44"))
  }

  @Test(arguments: [
    ("gr8", Meaning.happy), ("2 hard", .hard), ("1 sec", .pause), ("2 secs", .pause),
    ("gotta go", .stop), ("tpi", .tip), ("love u", .love), ("say again", .repeat),
  ])
  func `usual words with numbers for letters, and without, are known`(
    typed: String, meaning: Meaning
  ) {
    #expect(reader.read(typed, at: asked) == .says(meaning))
  }
}
