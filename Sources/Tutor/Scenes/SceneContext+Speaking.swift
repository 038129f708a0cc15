import Basics
import Content
import Quiz
import Screen

extension SceneContext {
  mutating func say(_ phrase: Phrase, _ values: [String: String] = [:]) {
    say(texts(phrase, values))
  }

  mutating func say(_ text: String) {
    say([.text(text)])
  }

  /// Robo says it, after typing for a moment.
  mutating func say(_ blocks: [Block]) {
    chat.say(blocks, isAnimated: voice.isAnimated)
  }

  /// Shows Robo in a mood, with words beside the picture.
  mutating func show(_ mood: Mood, _ blocks: [Block]) {
    show(MoodPortrait(mood, blocks))
  }

  /// Shows Robo, with words beside the picture.
  mutating func show(_ portrait: MoodPortrait) {
    chat.show(portrait)
  }

  /// Asks and offers words to answer with; line by line they are listed, and which of them Enter
  /// chooses, if it chooses one.
  ///
  /// While something is asked, numbers are answers and choose no word.
  mutating func ask(
    _ text: String, offering offers: [Offer], enter: Offer? = nil, isAsking: Bool = false
  ) {
    say([.text(text)] + list(offers, enter: enter, isAsking: isAsking))
  }

  /// Whether the question whether to stop could be taken back, so that what was asked before stands
  /// below again: on a screen, where nothing was said to it.
  mutating func takesBackStopQuestion() -> Bool {
    voice.form == .screen && chat.takeBack(texts(.stopAsk))
  }

  /// The words offered as a line, where nobody sees chips.
  func list(_ offers: [Offer], enter: Offer? = nil, isAsking: Bool = false) -> [Block] {
    guard voice.form == .plain, !offers.isEmpty else { return [] }
    let labels = offers.map { $0.label(in: texts).lowercased() }
    let isNumbered = voice.numbersOffers && !isAsking && labels.count > 1
    let words = texts(
      .chipsPlain, ["words": isNumbered ? labels.numbered(in: texts) : texts.list(labels)])
    let byEnter = enter.map { texts(.chipsPlainEnter, ["word": $0.label(in: texts).lowercased()]) }
    return [.secondary(texts.sentences([words, byEnter].compactMap(\.self)))]
  }

  /// The goodbye, with the child's name where it is known.
  var bye: String {
    player.name.map { texts(.byeNamed, ["name": $0]) } ?? texts(.bye)
  }

  /// The learner has said it.
  mutating func hear(_ text: String, tapback: Tapback? = nil) {
    chat.hear(
      text.trimmed, tapback: tapback.map(voice.chosen), isAnimated: voice.isAnimated)
  }

  /// A quiet line in the middle of the conversation.
  mutating func notice(_ phrase: Phrase, _ values: [String: String] = [:]) {
    chat.notice(texts(phrase, values))
  }

  /// A quiet line about the time; on a screen, where the clock stands above it, only the latest of
  /// several in a row is kept.
  mutating func notice(ofTime phrase: Phrase) {
    let outdated: [Phrase] =
      voice.form == .screen ? [.clockMinute, .clockThirty, .clockTen, .hintOffer] : []
    chat.notice(texts(phrase), insteadOf: outdated.map { texts($0) })
  }

  /// A quiet line that the answer stands there already; several in a row are one.
  mutating func pointToAnswer() {
    let words = Reply("shown").text(in: texts)
    chat.notice(words, insteadOf: [words])
  }

  /// Says what a practice begins with: its minutes and its level, unless they were offered just now,
  /// or that it is what grows in the garden; a topic says what else.
  mutating func sayStart(afterOffer: Bool) {
    let topic = player.choice.topic.map(texts.sentence)
    let isTimed = voice.settings.clock != .off
    let given: Phrase = wishes.isEmpty || topic != nil ? .welcomeStart : .welcomeGrowing
    let start =
      !isTimed
      ? texts(.clockNone)
      : afterOffer ? texts(.welcomeGo) : texts(given, texts.values(of: player.choice))
    say(texts.sentences([topic, start].compactMap(\.self)))
  }

  /// Answers a calculation, or how the last one is worked out; or says what can be typed where it
  /// is neither.
  mutating func answerCalculation(_ typed: String) {
    if let calculation = lastCalculation, asksHow(typed) {
      return say(calculation.steps(in: voice))
    }
    guard let answer = CalculationAnswer(to: typed, in: voice) else {
      return say([.text(texts(.wordsUnknown))] + list(chips.offers))
    }
    lastCalculation = answer.canBeAskedAbout ? answer : nil
    say([.text(answer.text)] + (answer.hasSteps ? [.secondary(texts(.calculationHow))] : []))
  }

  /// Whether it is a calculation, or asks how the last one is worked out.
  func isAboutCalculating(_ typed: String) -> Bool {
    asksHow(typed) || CalculationAnswer.isMeant(by: typed, in: voice)
  }

  /// Whether it asks how the last calculation is worked out; who asks for help means the chat.
  func asksHow(_ typed: String) -> Bool {
    lastCalculation != nil && TypedReader().meaning(of: typed) == .tip
      && vocabulary.command(typed, among: [.help]) == nil
  }

  /// Says that a grown-up should hear of it; nothing of it is kept.
  mutating func sayCare() {
    say([.text(texts(.careTell)), .text(texts(.careStop))])
  }

  /// What words say while no question is open; nil for a calculation, which is answered.
  func meaning(of typed: String) -> Meaning? {
    CalculationAnswer.isSum(typed, in: voice) ? nil : TypedReader().looseMeaning(of: typed)
  }

  /// Whether a line leads back to what was asked before, as on a page; who says that it is over leaves.
  func goesBack(_ typed: String) -> Bool {
    vocabulary.means(typed, anyOf: .wordsBack) && meaning(of: typed) != .stop
  }

  /// Answers a greeting or other small talk while no question is open; false where the line is
  /// something else.
  ///
  /// Where a name waits to be typed (`asksName`), who says one does not chat.
  mutating func answerKindly(_ typed: String, asksName: Bool = false) -> Bool {
    let reader = TypedReader()
    let found = asksName ? reader.meaning(of: typed) : meaning(of: typed)
    if !asksName, let reply = noteOther(in: typed) {
      say(reply.text(in: texts))
      return true
    }
    // One word is both hello and goodbye in Korean.
    guard let meaning = found, !asksName || ![.name, .tip].contains(meaning), !asksHow(typed),
      meaning == .hello || vocabulary.command(typed) == nil,
      let words = texts["greeting.\(meaning)"] ?? smallTalk(about: meaning, in: typed)
    else { return false }
    // Who is sad sees a face.
    if meaning == .unhappy {
      show(MoodOccasion.sadness.mood, [.text(words)])
    } else {
      say(words)
    }
    return true
  }

  /// What is answered in the same words at a question; nil for anything else.
  private mutating func smallTalk(about meaning: Meaning, in typed: String) -> String? {
    guard Meaning.smallTalk.contains(meaning) else { return nil }
    if meaning == .name { keepName(saidIn: typed) }
    let joke = meaning == .joke ? takeJoke() : nil
    return Reply(to: meaning, in: typed, joke: joke, name: player.name, level: levelName)?
      .text(in: texts)
  }

  /// The number of the next joke, which is then told: another one first on each day; nil where all were.
  mutating func takeJoke() -> Int? {
    guard jokesTold < Reply.jokes else { return nil }
    jokesTold += 1
    return (max(today, 0) + jokesTold - 1) % Reply.jokes + 1
  }

  mutating func sayHelp() {
    let scrolling = voice.form == .screen ? [Block.text(texts(.helpScroll))] : []
    say(
      [
        .heading(texts(.helpTitle)), .text(texts(.helpQuestion)), .text(texts(.helpQuestionKeys)),
        .text(texts(.helpWords)),
      ] + scrolling)
  }

  /// Says what is wrong and asks the open question once more, if there is one: on a small screen
  /// the news may have moved it out of sight.
  mutating func sayTrouble(_ text: String, asking question: String?) {
    say([text, question].compactMap { $0.map(Block.text) })
  }

  /// The name of the level that is played.
  var levelName: String { texts.name(of: player.choice.difficulty) }
}
