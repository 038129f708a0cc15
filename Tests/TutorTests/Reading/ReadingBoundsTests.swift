import Content
import Quiz
import Testing

@testable import Tutor

/// How far from a word, a pair of words or a number a line may be, and still be read as such.
struct ReadingBoundsTests {
  private let reader = TypedReader()
  private let asked = AskedQuestion(Question(8, .add, 7))

  @Test(arguments: [
    ("yes", "yas", false), ("nice", "nicd", true), ("stone", "stine", true),
    ("stone", "stixe", false), ("planet", "plxnxt", true), ("planet", "plxxxt", false),
    ("multiplicator", "multxplxcator", true), ("multiplicator", "multxplxcatxr", false),
    ("multiplication", "multxplxcatxon", true), ("multiplication", "mxltxplxcatxon", false),
    ("multiplications", "multiplicatxons", false),
  ])
  func `the longer a word, the more slips are forgiven, up to 14 letters`(
    word: String, typed: String, isFound: Bool
  ) {
    #expect(NearWords([word: .easy]).nearest(to: typed).isEmpty == !isFound)
  }

  @Test(arguments: [
    ("go on", "go ob", false), ("go now", "go niw", true), ("go away", "go awxy", true),
    ("go away", "go xwxy", false), ("go there", "go txxre", true),
    ("go there", "gx txxre", false), ("go there", "gothere", false),
  ])
  func `a phrase has as many slips as its letters allow`(
    phrase: String, typed: String, isFound: Bool
  ) {
    #expect(NearWords([phrase: .easy]).nearest(to: typed).isEmpty == !isFound)
  }

  @Test(arguments: [(40, true), (41, false)])
  func `a phrase has at most 40 letters`(count: Int, isFound: Bool) {
    let phrase = "aa " + String(repeating: "b", count: count - 3)
    #expect(NearWords([phrase: .easy]).nearest(to: "ac" + phrase.dropFirst(2)).isEmpty == !isFound)
  }

  @Test(arguments: [
    ("i dont know", true), ("cant get", true), ("dont a b know", true), ("dont a b c know", false),
    ("dont not know", false), ("know dont", false), ("dont", false),
  ])
  func `between two words that belong together stand at most two others`(line: String, fits: Bool)
    throws
  {
    let pair = try #require(WordPair(name: "tip.2", words: ["dont", "cant … know", "get"]))
    let words = line.split(separator: " ").map(String.init)
    #expect(pair.meaning == .tip)
    #expect(pair.fits(words, without: ["not"]) == fits)
  }

  @Test(arguments: [
    ("um so it is 15 my", TypedReading.answer("15")),
    ("15 because 8 and 7", .answer("15")), ("15 because i used my banana", .answer("15")),
    ("15 because i used my yellow banana today", .joined("15")),
    ("15 because dad says", .joined("15")), ("15 banana", .joined("15")),
  ])
  func `a number counts among words around it, and with its reason; else it is asked back`(
    typed: String, reading: TypedReading
  ) {
    #expect(reader.read(typed, at: asked) == reading)
  }

  @Test(arguments: [
    ("1+1+1+10+12=25", TypedReading.step(equation: "1 + 1 + 1 + 10 + 12 = 25", result: "25")),
    ("1+1+10+10+12=34", .calculation),
  ])
  func `an equation of more than 24 characters is not said again`(
    typed: String, reading: TypedReading
  ) {
    #expect(reader.read(typed, at: asked) == reading)
  }

  @Test(arguments: [("1234", 1_234), ("12345", nil), ("7 or 7", 7), ("7 or 8", nil)])
  func `a number alone has at most four digits`(typed: String, number: Int?) {
    #expect(reader.number(in: typed) == number)
  }

  @Test(arguments: [(20, true), (21, false)])
  func `a name in a sentence has at most 20 letters`(count: Int, isName: Bool) {
    let name = "M" + String(repeating: "i", count: count - 1)
    #expect(reader.name(in: "I am \(name)") == (isName ? name : nil))
  }

  @Test(arguments: [("I am Anna Lena", "Anna Lena"), ("I am Anna Lena Maria", nil)])
  func `a name in a sentence has at most two words`(typed: String, name: String?) {
    #expect(reader.name(in: typed) == name)
  }

  @Test func `a phrase is known by the keys of another keyboard from four keys on`() {
    let book = WordBook.all
    var counts: Set<Int> = []
    for (phrase, meaning) in book.phrases {
      guard let keys = book.keyboard.keys(of: phrase) else { continue }
      let count = keys.filter { $0 != " " }.count
      counts.insert(count)
      if count < 4 {
        #expect(book.phrasesOnOtherKeyboard[keys] == nil, "\(phrase)")
      } else if count == 4 {
        #expect(book.phrasesOnOtherKeyboard[keys] == meaning, "\(phrase)")
      }
    }
    #expect(counts.isSuperset(of: [3, 4]))
  }

  @Test func `the nearest word is taken, and one whose first letters are swapped is near`() {
    let words = NearWords(["aacdee": .easy, "abcdeg": .hard, "beautiful": .happy])
    #expect(words.nearest(to: "abcdef").map(\.word) == ["abcdeg"])
    #expect(words.nearest(to: "ebautiful").map(\.word) == ["beautiful"])
  }

  @Test(arguments: [
    ("1 2 3", TypedReading.which("2", "3")), ("1 2 3 4", .which("3", "4")),
    ("12 3 4", .which("3", "4")), ("12 3", .joined("123")),
  ])
  func `two or three digits that stand apart may be one number`(
    typed: String, reading: TypedReading
  ) {
    #expect(reader.read(typed, at: asked) == reading)
  }

  @Test(arguments: [
    ("007", "7"), ("1.50", "1.5"), ("0.0", "0"), ("1,000", "1000"), ("1.2.3", nil), ("1-2", nil),
  ])
  func `a number is graded without zeros that say nothing`(typed: String, text: String?) {
    #expect(Numeral(typed)?.text == text)
  }

  @Test func `each letter of a syllable has its key`() {
    let keyboard = OtherKeyboard(["ㄱ=r", "ㅏ=k", "ㅎ=g", "ㅣ=l"])
    #expect(["가", "각", "힣", "ㄱ", "b"].map(keyboard.keys) == ["rk", "rkr", "glg", "r", nil])
  }
}
