import Basics
import Quiz
import Testing

@testable import Tutor

/// What children type, and how it is understood.
struct TypedReaderTests {
  private let reader = TypedReader()
  private static let questions = [
    Question(7, .multiply, 8), Question(63, .subtract, 29), Question(56, .divide, 7),
    Question(8, .add, 7),
  ]

  @Test func `there are 427 lines that children type`() {
    #expect(TypedInput.all.count == 427)
  }

  @Test(arguments: TypedInput.all)
  func `a line is read as the table says`(input: TypedInput) {
    #expect(
      reader.read(input.typed, at: AskedQuestion(Question(7, .multiply, 8))).tableName
        == input.reading)
  }

  @Test(
    arguments: [
      ("is it 5 or 6", .which("5", "6")), ("8 or 7?", .which("8", "7")), ("8 plus 7", .echo),
      ("13, 14, 16", .which("14", "16")), ("13, 14, 14", .which("13", "14")),
      ("13, 14, 16, 16", .joined("16")),
      ("7x7=49", .step(equation: "7 × 7 = 49", result: "49")), ("this one is hard", .says(.hard)),
      ("i dont know what 8 + 7 is", .says(.tip)), ("not hard", .says(.happy)),
      ("15]", .answer("15")), ("y15", .joined("15")), ("y12", .joined("12")),
      ("12w", .joined("12")),
      ("1+1+1+1+1+1+1+1+1+1+1+1+1+1=14", .calculation), ("√14", .joined("14")),
      ("sqrt 14", .joined("14")), ("14%", .joined("14")), ("fifteen bananas", .joined("15")),
      ("15 아니야", .not("15")), ("thirti", .joined("30")), ("one hundrd", .joined("100")),
      ("one hundrd forty four", .joined("144")), ("a hundrd and forty four", .joined("144")),
      ("nine hundred and ninety nien", .joined("999")),
      ("5555", .big), ("555", .answer("555")), ("thrity six", .joined("36")),
      ("i need 5 minutes", .says(.time)), ("ssss", .unknown),
    ] as [(String, TypedReading)])
  func `lines at 8 + 7 that are easily misread`(typed: String, reading: TypedReading) {
    #expect(reader.read(typed, at: AskedQuestion(Question(8, .add, 7))) == reading)
  }

  @Test(
    arguments: [
      ("56です", .answer("56")), ("答えは５６です。", .answer("56")), ("こたえは56かな", .answer("56")),
      ("ご十六", .answer("56")), ("54じゃなくて56", .answer("56")), ("54じゃない", .not("54")),
      ("7かける8は56", .answer("56")), ("に", .answer("2")), ("こたえはごじゅうろくです", .answer("56")),
      ("わからない", .says(.tip)), ("もう やめたい", .says(.stop)), ("むずかしいよ", .says(.hard)),
      ("むずかしくない", .says(.easy)), ("トイレに いきたい", .says(.need)), ("おなかが いたい", .says(.need)),
      ("しにたい", .says(.distress)), ("いじめられている", .says(.distress)), ("こんにちは！", .says(.hello)),
      ("わたしの名前はみな", .says(.name)), ("かんたんじゃない", .says(.hard)), ("たのしくない", .says(.bored)),
      ("むずかしくないよ", .says(.easy)), ("むりだよー", .says(.hard)), ("わからないよね", .says(.tip)),
      ("もっとむずかしいのだして", .says(.harder)), ("男の子？女の子？", .says(.gender)),
    ] as [(String, TypedReading)])
  func `lines in Japanese`(typed: String, reading: TypedReading) {
    #expect(reader.read(typed, at: AskedQuestion(Question(7, .multiply, 8))) == reading)
  }

  @Test(
    arguments: [
      ("56個", .answer("56")), ("答案是56", .answer("56")), ("我覺得是五十六吧", .answer("56")),
      ("不是54是56", .answer("56")), ("不是54", .not("54")), ("7乘以8等於56", .answer("56")),
      ("56還是54", .which("56", "54")), ("七八五十六", .joined("56")), ("ㄓˊ", .answer("56")),
      ("ㄘ", .says(.tip)), ("ㄋ", .says(.skip)), ("ㄆ", .says(.stop)),
      ("我不知道", .says(.tip)), ("好難喔", .says(.hard)), ("不難", .says(.easy)),
      ("這題不難", .says(.happy)), ("我要上廁所", .says(.need)), ("我不想活了", .says(.distress)),
      ("哥哥打我", .says(.distress)), ("嗨！", .says(.hello)), ("我叫小明", .says(.name)),
    ] as [(String, TypedReading)])
  func `lines in Chinese, and on its keyboard`(typed: String, reading: TypedReading) {
    #expect(reader.read(typed, at: AskedQuestion(Question(7, .multiply, 8))) == reading)
  }

  @Test(arguments: ["+15", "+ 15", "15,0", "15,00", "15.0", "+15.", "its +15"])
  func `a plus before a number and zeros behind it change nothing`(typed: String) {
    #expect(reader.read(typed, at: AskedQuestion(Question(8, .add, 7))) == .answer("15"))
  }

  @Test(arguments: [("1,5", TypedReading.joined("15")), ("15,000", .big), ("+", .signs)])
  func `other commas and signs are asked back`(typed: String, reading: TypedReading) {
    #expect(reader.read(typed, at: AskedQuestion(Question(8, .add, 7))) == reading)
  }

  @Test(arguments: ["1\u{30F}5", "15\u{301}", "1\u{308}5\u{308}", "15\u{488}", "is it 15\u{30F}?"])
  func `accents that fell on digits change nothing`(typed: String) {
    #expect(reader.read(typed, at: AskedQuestion(Question(8, .add, 7))) == .answer("15"))
  }

  @Test func `every number is read in every spelling, at every question`() {
    for number in 0...144 {
      for spelling in Spellings.all(of: number) {
        for question in Self.questions {
          #expect(
            reader.read(spelling, at: AskedQuestion(question)) == .answer(String(number)),
            "\(spelling)")
        }
      }
      let question = Question(7, .multiply, 8)
      for equation in ["7x8=\(number)", "8 × 7 = \(number)", "7*8 is \(number)"] {
        #expect(
          reader.read(equation, at: AskedQuestion(question)) == .answer(String(number)),
          "\(equation)")
      }
    }
  }
}
