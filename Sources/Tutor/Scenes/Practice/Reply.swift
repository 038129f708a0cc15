import Basics
import Content
import Quiz
import Screen

/// What Robo says to words at an open question.
struct Reply {
  /// The text, as it stands in the files behind `reply.`.
  let name: String
  private var values: [String: String] = [:]

  init(_ name: String, _ values: [String: String] = [:]) {
    self.name = name
    self.values = values
  }

  /// The reply to a word in a line, by a child whose name may be known and who plays a level; to who
  /// wants a joke the one of a number, or that all were told.
  init?(
    to meaning: Meaning, in typed: String, joke: Int?, name known: String?, level: String
  ) {
    switch meaning {
    case .levels: self.init("levels", ["level": level])
    case .joke: self.init(joke.map { $0 > 1 ? "joke.\($0)" : "joke" } ?? "joke.again")
    case .maths: self.init(TypedReader().mathsWord(in: typed).map { "maths.\($0)" } ?? "maths")
    case .myName: self = known.map { Reply("myName.known", ["name": $0]) } ?? Reply("myName")
    case .name:
      let said = TypedReader().name(in: typed)
      self = said.map { Reply("name.said", ["name": $0]) } ?? Reply("name")
    default: self.init(to: meaning)
    }
  }

  /// Says to another child than who is known when they are asked for a practice of their own.
  init(toOther other: OtherChild, than known: String?) {
    let name =
      switch other {
      case .named: "name.other"
      case .perhaps: "name.perhaps"
      case .unnamed: "otherChild"
      }
    self.init(name, ["name": other.name ?? "", "known": known ?? ""])
  }

  /// How many jokes Robo knows, in every language.
  static let jokes = 3

  /// How many were right so far, to who asks for it.
  init(telling right: Int) {
    self.init(right > 0 ? "score" : "score.none", ["n": String(right)])
  }

  /// Which goal was picked, to who asks for it.
  init(telling goal: Goal?, in texts: Texts) {
    self = goal.map { Reply("goal", ["goal": texts.label(of: $0)]) } ?? Reply("goal.none")
  }

  /// Why the answer that is shown is right, to a number that is another one.
  init(checking open: OpenQuestion, against number: String, in texts: Texts) {
    let check = AnswerCheck(of: open.asked, groups: texts.groupsFactor).equations
    self.init("claim", ["number": number, "check": check.joined(separator: "\n")])
  }

  /// The reply to a line that is neither an answer nor a wish; nil for those.
  init?(to reading: TypedReading, in texts: Texts) {
    guard let name = reading.replyName else { return nil }
    self.name = name
    values = Self.values(for: reading, in: texts)
  }

  /// The reply to a word; nil where Robo does something instead.
  init?(to meaning: Meaning) {
    guard let name = meaning.replyName else { return nil }
    self.name = name
  }

  private static func values(for reading: TypedReading, in texts: Texts) -> [String: String] {
    switch reading {
    case .joined(let number), .not(let number): ["number": number]
    case .which(let first, let second): ["first": first, "second": second]
    case .step(let equation, _): ["equation": equation]
    case .unsure(_, let words): ["word": Self.alternatives(words, in: texts)]
    case .answer, .echo, .work, .calculation, .offEquation, .big, .part, .says, .digits, .signs,
      .unknown,
      .empty:
      [:]
    }
  }

  private static func alternatives(_ words: [String], in texts: Texts) -> String {
    guard let first = words.first else { return "" }
    guard words.count > 1 else { return first }
    return texts.text(key: "reply.or", ["first": first, "second": words[1]])
  }

  /// The words alone; below an answer that is shown nothing is asked and no tip is offered.
  func text(about asked: AskedQuestion, isRevealed: Bool = false, in voice: Voice) -> String {
    var question = voice.values(of: asked)
    if isRevealed { question["asked"] = "" }
    return text(isRevealed: isRevealed, with: question, in: voice.texts)
  }

  /// The words where no question is open.
  func text(in texts: Texts) -> String { text(isRevealed: false, with: ["asked": ""], in: texts) }

  private func text(
    isRevealed: Bool, with question: [String: String], in texts: Texts
  ) -> String {
    let key = isRevealed ? keyBelowAnswer(in: texts) : key
    return texts.text(key: key, values.merging(question) { old, _ in old }).trimmed
  }

  private var key: String { "reply.\(name)" }

  /// Where the words stand that are said while the answer is shown.
  private func keyBelowAnswer(in texts: Texts) -> String {
    let own = key + ".worked"
    if texts[own] != nil { return own }
    return Self.wantingNumber.contains(name) ? "reply.copy" : key
  }

  /// The replies that ask for a number, which needs no thought while the answer is shown.
  private static let wantingNumber: Set = [
    "yesno", "signs", "echo", "work", "check", "part", "not",
  ]

  /// The replies that are answered with Yes or No.
  private static let askingBack: Set = ["joined", "unsure"]

  /// The words, and on a line of its own the question as it stands, where they do not have it.
  ///
  /// A question that is on show below a tip is not said again. It comes first where Robo asks
  /// something back: yes and no answer what was said last.
  func blocks(at open: OpenQuestion, isOnShow: Bool, in voice: Voice) -> [Block] {
    let text = voice.texts.text(key: key)
    let isAsked =
      ["{question}", "{asked}"].contains { text.contains($0) } && !open.isRevealed
    let again = isAsked || isOnShow ? [] : [voice.question(asItStands: open)]
    let words = self.text(about: open.asked, isRevealed: open.isRevealed, in: voice)
    let lines = Self.askingBack.contains(name) ? again + [words] : [words] + again
    return lines.filter { !$0.isEmpty }.map(Block.text)
  }
}

extension TypedReading {
  /// The name of the reply; nil where there is none.
  fileprivate var replyName: String? {
    switch self {
    case .joined: "joined"
    case .which: "which"
    case .not: "not"
    case .echo: "echo"
    case .work: "work"
    case .calculation: "calculation"
    case .step: "step"
    case .offEquation: "off"
    case .big: "big"
    case .part: "part"
    case .unsure: "unsure"
    case .digits: "digits"
    case .signs: "signs"
    case .unknown: "unknown"
    case .says(let meaning): meaning.replyName
    case .answer, .empty: nil
    }
  }
}

extension Meaning {
  /// The name of the reply; nil where Robo does something instead.
  var replyName: String? {
    switch self {
    case .distress, .tip, .skip, .pause, .time, .stop, .goOn, .score, .goal: nil
    case .easier, .harder: "wish"
    case .checked: "check"
    case .yes, .no: "yesno"
    // Every other word has a reply of its own.
    default: rawValue
    }
  }

  /// The words that the reply offers.
  var offers: [Offer] {
    switch self {
    case .angry: [.tip, .pause, .skip]
    case .bored: [.resume, .pause, .stop]
    case .swear: [.tip]
    case .slow, .unhappy: [.pause]
    default: []
    }
  }

  /// Whether it is chat that Robo answers twice with words, and then with the question alone.
  var isChatter: Bool {
    switch self {
    case .think, .hello, .howAreYou, .thanks, .sorry, .easy, .bored, .happy, .love, .who, .play,
      .check, .checked, .compare, .insult, .maker, .age, .gender, .home, .senses, .favourite, .like,
      .friend,
      .myName,
      .prize, .plants,
      .call, .laugh, .tease, .reading, .birthday, .together, .fingers, .doingWell, .kept, .tell,
      .askedBefore:
      true
    case .distress, .tip, .hard, .sad, .skip, .pause, .need, .time, .stop, .goOn, .mistake, .easier,
      .harder, .topic,
      .minutes, .levels, .score, .goal, .later, .slow, .joke, .repeat, .angry, .unhappy, .swear,
      .yes, .no,
      .name, .maths, .otherChild:
      false
    }
  }
}
