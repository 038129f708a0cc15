import Content
import Quiz
import Screen

/// What Robo says to words at an open question.
struct Reply {
  /// The text, as it stands in the files behind `reply.`.
  let name: String
  private var values: [String: String] = [:]

  init(_ name: String) {
    self.name = name
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
    case .answer, .echo, .work, .offEquation, .big, .part, .says, .digits, .signs, .unknown,
      .empty:
      [:]
    }
  }

  private static func alternatives(_ words: [String], in texts: Texts) -> String {
    guard let first = words.first else { return "" }
    guard words.count > 1 else { return first }
    return texts.text(key: "reply.or", ["first": first, "second": words[1]])
  }

  /// The words alone.
  func text(about question: Question, in texts: Texts) -> String {
    texts.text(key: "reply.\(name)", values.merging(["question": "\(question)"]) { old, _ in old })
  }

  /// The words, and on a second line the question as it stands, where they do not have it.
  ///
  /// A question that is on show below a tip is not said again.
  func blocks(at open: OpenQuestion, isOnShow: Bool, in texts: Texts) -> [Block] {
    let isAsked = texts.text(key: "reply.\(name)").contains("{question}") && !open.isRevealed
    let again = isAsked || isOnShow ? [] : [Block.text(texts.question(asItStands: open))]
    return [.text(text(about: open.question, in: texts))] + again
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
    case .distress, .tip, .skip, .pause, .time, .stop, .goOn, .mistake: nil
    case .easier, .harder: "level"
    case .yes, .no: "yesno"
    case .hard, .sad, .need, .levels, .later, .slow, .joke, .repeat, .angry, .bored, .happy, .easy,
      .love,
      .swear, .insult, .think, .hello, .howAreYou, .thanks, .sorry, .who, .play, .check, .name:
      rawValue
    }
  }

  /// The words that the reply offers.
  var offers: [Offer] {
    switch self {
    case .angry: [.tip, .pause, .skip]
    case .bored: [.resume, .pause, .stop]
    case .swear: [.tip]
    case .slow: [.pause]
    case .distress, .tip, .hard, .sad, .skip, .pause, .need, .time, .stop, .goOn, .mistake, .easier,
      .harder,
      .levels, .later,
      .joke, .repeat, .happy, .easy, .love, .insult, .think, .hello, .howAreYou, .thanks, .sorry,
      .who, .play,
      .check, .yes, .no, .name:
      []
    }
  }

  /// Whether it is chat that Robo answers twice with words, and then with the question alone.
  var isChatter: Bool {
    switch self {
    case .think, .hello, .howAreYou, .thanks, .sorry, .easy, .bored, .happy, .love, .who, .play,
      .check,
      .insult:
      true
    case .distress, .tip, .hard, .sad, .skip, .pause, .need, .time, .stop, .goOn, .mistake, .easier,
      .harder,
      .levels, .later, .slow, .joke, .repeat, .angry, .swear, .yes, .no, .name:
      false
    }
  }
}
