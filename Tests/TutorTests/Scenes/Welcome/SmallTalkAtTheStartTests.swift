import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// Small talk while Robo offers to play or asks something on a card: a word back, and the offer again.
struct SmallTalkAtTheStartTests {
  private static var korean: Settings {
    var settings = Settings()
    settings.language = .language(.korean)
    return settings
  }

  @Test(arguments: [
    ("who are you", "I'm Robo, a real program, not a person."),
    ("my name is Ben", "Nice to meet you, Ben!"),
    ("how are you?", "I'm fine, thanks. Sums make me happy!"),
    ("tell me a joke", "Why was 6 afraid of 7? Because 7 8 9!"),
    ("minecraft", "Maths is my game!"),
    ("wait", "OK. I'll be here."),
    ("florble", "I don't know that word yet."),
    ("idk", "I ask, and you try"),
  ])
  func `small talk at the offer has a word back, and the offer stands again`(
    typed: String, reply: String
  ) {
    for form in [ChatForm.screen, .plain] {
      var talk = Talk(form)
      let offer = "Shall we play for 5 minutes?\n"
      talk.type(typed)
      talk.wait(.seconds(3))
      #expect(talk.words.contains(reply))
      #expect(talk.words.ranges(of: offer).count == 2)
      #expect(talk.question == nil)
    }
  }

  @Test(arguments: ["okay", "yay", "gogogo", "yh", ":)", "cool", "can we do 5 minutes"])
  func `who is glad to be asked begins`(typed: String) {
    for form in [ChatForm.screen, .plain] {
      var talk = Talk(form, minutes: 5)
      talk.type(typed)
      talk.wait(.seconds(3))
      #expect(talk.question != nil, "\(typed)")
    }
  }

  @Test(arguments: ["10 mins", "can we do 2 minutes", "3 minutes please"])
  func `other minutes than those given with the start are played`(typed: String) {
    var talk = Talk(.screen, minutes: 5)
    talk.type(typed)
    talk.wait(.seconds(3))
    let minutes = typed.prefix { $0 != " " } == "10" ? 10 : typed.contains("2") ? 2 : 3
    #expect(talk.words.contains("\(minutes) minutes. Level:"))
    #expect(talk.question != nil)
  }

  @Test(arguments: ["30 minutes", "2 or 3 minutes", "0 minutes"])
  func `minutes that no practice has are asked for anew`(typed: String) {
    for given in [nil, 5] {
      var talk = Talk(.screen, minutes: given)
      talk.type(typed)
      talk.wait(.seconds(3))
      #expect(talk.words.contains("I know 1 to 10 minutes. Which one?"))
      #expect(talk.question == nil)
    }
  }

  @Test(arguments: ["how long", "how many minutes"])
  func `who asks how long hears it, and the offer stays`(typed: String) {
    var talk = Talk(.screen, minutes: 5)
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(talk.words.contains("This time it's 5 minutes."))
    #expect(talk.words.ranges(of: "Shall we play for 5 minutes?").count == 2)
  }

  @Test(arguments: ["start hard", "hard", "level hard", "i want hard"])
  func `a level that is named begins`(typed: String) {
    var talk = Talk(.screen)
    talk.wait(.seconds(3))
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(talk.conversation.practice?.session.options.difficulty == .hard)
  }

  @Test(arguments: ["not hard", "not easy", "i dont want hard", "not too hard"])
  func `a level that is not wanted is asked about`(typed: String) {
    var talk = Talk(.screen)
    talk.wait(.seconds(3))
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(talk.words.contains("How tricky shall it be?"))
    #expect(talk.question == nil)
  }

  @Test(arguments: ["no", "nah", "not now"])
  func `whoever does not want to play is asked what else, and may go`(typed: String) {
    for form in [ChatForm.screen, .plain] {
      var talk = Talk(form)
      talk.wait(.seconds(3))
      talk.type(typed)
      talk.wait(.seconds(3))
      #expect(talk.words.contains("Something else, or bye for now?"))
      talk.type("no")
      talk.wait(.seconds(5))
      #expect(talk.effects.contains(.leave), "\(form)")
    }
  }

  @Test func `the 7 times table is asked alone`() {
    var talk = Talk(.screen)
    talk.wait(.seconds(3))
    talk.type("7 times table please")
    talk.wait(.seconds(3))
    #expect(talk.words.contains("Only the 7 times table this time."))
    #expect(talk.conversation.practice?.session.options.table == 7)
  }

  @Test(arguments: [("sin 30", "= 0.5"), ("√16", "= 4"), ("12 + 30", "= 42")])
  func `a calculation is answered at the start, and how it goes`(typed: String, answer: String) {
    for talk in [Talk(.screen), Talk.choosing()] {
      var talk = talk
      talk.type(typed)
      talk.wait(.seconds(3))
      #expect(talk.words.contains(answer))
      talk.type("how?")
      talk.wait(.seconds(3))
      #expect(!talk.words.contains("I don't know") && !talk.words.contains("I know 1 to 10"))
      talk.type("help")
      talk.wait(.seconds(3))
      #expect(talk.words.contains("What you can type"), "help is about the chat")
    }
  }

  @Test(arguments: [
    "im 7 years old", "my favourite number is 7", "my teacher says it is 4", "선생님이 4라고 했어",
    "先生が4って言った", "7さいです", "我今年7歲",
  ])
  func `a number that counts something else is no minutes`(typed: String) {
    for talk in [Talk(.screen), Talk.choosing()] {
      var talk = talk
      talk.type(typed)
      talk.wait(.seconds(3))
      #expect(
        !talk.effects.contains { if case .saveSetting(.minutes, _) = $0 { true } else { false } })
      #expect(talk.question == nil)
    }
  }

  @Test(arguments: [
    ("3", "3"), ("three", "3"), ("lets do 3 minits", "3"), ("can we play 4 mins please", "4"),
    ("i want 5", "5"), ("3분 하자", "3"), ("오분", "5"), ("5分でいい", "5"), ("我要玩5分鐘", "5"),
  ])
  func `minutes are understood at once`(typed: String, minutes: String) {
    var talk = Talk(.screen)
    talk.type(typed)
    #expect(talk.effects.contains(.saveSetting(.minutes, minutes)))
  }

  @Test(arguments: ["who are you", "how are you", "my name is Ben"])
  func `small talk on a card has a word back, and the card stands again`(typed: String) {
    var talk = Talk.choosing()
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(!talk.words.contains("I know 1 to 10"))
    #expect(talk.card != nil)
  }

  @Test(arguments: [
    ("넌 누구야", "나는 로보예요."), ("내이름은 민아", "민아 친구, 반가워요!"),
    ("내 이름은 민아야", "민아 친구, 반가워요!"), ("잘지내?", "잘 지내요, 고마워요."),
  ])
  func `small talk in Korean has a word back`(typed: String, reply: String) {
    var talk = Talk(settings: Self.korean)
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(talk.words.contains(reply))
  }

  @Test(arguments: ["play", "let's play", "lets go", "놀자", "시작 하자"])
  func `who wants to play plays`(typed: String) {
    var talk = Talk(settings: typed.isASCII ? Settings() : Self.korean)
    talk.type(typed)
    #expect(talk.question != nil)
  }

  @Test(arguments: ["잘있어", "잘 있어", "잘가"])
  func `goodbye is understood without its space`(typed: String) {
    var talk = Talk(settings: Self.korean)
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(talk.effects.contains(.leave))
  }

  @Test(arguments: ["내이름은민아", "내이름은 민아예요", "내 이름은 민아", "제이름은 민아예요", "민아라고해요", "민아라고 해요"])
  func `a name is found in Korean without spaces too`(typed: String) {
    let vocabulary = ChatVocabulary(Texts(.korean))
    #expect(vocabulary.withoutNameFrame(typed) == "민아")
    #expect(vocabulary.withoutNameFrame("난희") == "난희")
  }

  @Test(arguments: [
    ("わたしの名前はみなです", Language.japanese, "みな"), ("ぼくはけん！", .japanese, "けん"),
    ("みなだよ。", .japanese, "みな"),
    ("まだ", .japanese, "まだ"), ("我叫小明", .traditionalChinese, "小明"),
    ("我是小美。", .traditionalChinese, "小美"),
  ])
  func `a name is found where no spaces are written`(
    typed: String, language: Language, name: String
  ) {
    #expect(ChatVocabulary(Texts(language)).withoutNameFrame(typed) == name)
  }

  @Test(arguments: [
    (Language.korean, "안녕", "안녕하세요!"), (.japanese, "こんにちは。", "こんにちは！会えて"),
    (.traditionalChinese, "你好！", "你好！見到你"),
  ])
  func `a greeting greets at the end too, and says no goodbye`(
    language: Language, typed: String, reply: String
  ) {
    var settings = Settings()
    settings.language = .language(language)
    var talk = Talk(settings: settings)
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(talk.words.contains(reply))
    #expect(!talk.effects.contains(.leave))
  }

  @Test(arguments: [
    ("3たす4は？", Language.japanese, "3 + 4"), ("8わる2はいくつですか", .japanese, "8 ÷ 2"),
    ("8除以2是多少", .traditionalChinese, "8 ÷ 2"), ("3乘以4", .traditionalChinese, "3 × 4"),
  ])
  func `a calculation in words has signs`(typed: String, language: Language, signs: String) {
    #expect(ChatVocabulary(Texts(language)).withSigns(typed) == signs)
  }

  @Test func `a level is found in Korean without spaces too`() {
    #expect(ChatVocabulary(Texts(.korean)).difficulty("나에게맞게") == .auto)
  }

  @Test(arguments: [
    ("goal", Language.english), ("My goal", .english), ("목표", .korean), ("목표고르기", .korean),
  ])
  func `goals are opened by their short name`(typed: String, language: Language) {
    let voice = Voice(Settings(), form: .screen, systemLanguage: language)
    #expect(Offer.goal.isChosen(by: typed, in: voice))
  }
}
