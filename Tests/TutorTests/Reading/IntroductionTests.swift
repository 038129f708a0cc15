import Quiz
import Testing

@testable import Tutor

/// What a child tells of itself, and number words with a slip.
struct IntroductionTests {
  private let reader = TypedReader()
  private let asked = AskedQuestion(Question(7, .multiply, 8))

  @Test(arguments: [
    ("I am Mia", "Mia"), ("I'm Mia!", "Mia"), ("im Anna Lena", "Anna Lena"),
    ("my name is mia", "Mia"), ("call me tom", "Tom"), ("나는 민준이야", "민준"), ("난 미아야", "미아"),
    ("저는 미나예요", "미나"), ("내 이름은 미나", "미나"), ("わたしはみあです", "みあ"),
    ("ぼくの名前はけんた", "けんた"), ("我是小美", "小美"), ("我叫小明", "小明"),
  ])
  func `a name is heard`(typed: String, name: String) {
    #expect(reader.name(in: typed) == name)
    #expect(reader.read(typed, at: asked) == .says(.name))
  }

  @Test(arguments: [
    ("no my name is Leo", "Leo"), ("No, my name is leo!", "Leo"), ("hi im called Mia", "Mia"),
    ("hello my name is Mia", "Mia"), ("no im leo", "Leo"), ("nope i am mia", "Mia"),
    ("不是，我叫小明", "小明"), ("아니 내 이름은 미나야", "미나"),
  ])
  func `what stands before it changes no name`(typed: String, name: String) {
    #expect(reader.nameForSure(in: typed) == name)
  }

  @Test(arguments: ["I am Mia", "I'm Mia", "나는 민준이야", "我是小美", "no", "hello"])
  func `a line that can say something else is no name for sure`(typed: String) {
    #expect(reader.nameForSure(in: typed) == nil)
  }

  @Test(arguments: [
    "i am cold", "call me later", "I AM COLD", "i am 8", "I am Mia and I have 3 cats", "나는 남자야",
    "ぼくは 男の子です",
    "我是男生", "hello", "mia",
  ])
  func `what is no name is none`(typed: String) {
    #expect(reader.name(in: typed) == nil)
  }

  @Test(arguments: [
    "i have a dog", "im cold", "i am 8", "im 7 years old", "my cat is 6 years old",
    "나는 8살이야", "우리 집에 강아지 있어", "ぼくは いぬが いる", "我有一隻狗", "我8歲",
  ])
  func `what a child tells of itself is no number and not strange`(typed: String) {
    #expect(reader.read(typed, at: asked) == .says(.tell))
  }

  @Test(arguments: [
    ("twelwe", "12"), ("thirtteen", "13"), ("elevven", "11"),
    ("eigt", "8"), ("sevenn", "7"),
  ])
  func `a number word with a slip is asked back, not graded`(typed: String, number: String) {
    #expect(reader.read(typed, at: asked) == .joined(number))
  }

  @Test(arguments: ["tan", "banana", "sixth form", "nice", "fight"])
  func `other words are no numbers`(typed: String) {
    if case .joined = reader.read(typed, at: asked) { Issue.record("\(typed)") }
  }
}
