import Basics
import Calculator
import Content
import Quiz
import Screen

/// Hints in words and pictures.
struct HintWriter {
  /// What stands where a number is left open.
  static let blank = "__"
  /// The widest picture that fits into a bubble on the narrowest screen, in columns.
  static let pictureWidth = 30

  /// The most rows of a picture that leave room for an empty one above and below it on the narrowest
  /// screen.
  private static let mostRowsApart = 6

  let texts: Texts
  /// Words stand where pictures would.
  let usesWords: Bool

  /// The hint: what is to be done, and the picture with one step a line below it.
  func blocks(for hint: Hint) -> [Block] {
    let lines = lines(of: hint)
    let ownLead = lines.prefix(hint.hasLead ? 1 : 0)
    let lead = (swap(in: hint) + ownLead).map(Block.text)
    let rest = lines.dropFirst(ownLead.count)
    guard !usesWords else {
      return lead + words(for: hint.picture) + rest.map(Block.text)
    }
    let picture = picture(of: hint, beside: lines)
    let steps = rest.filter { !picture.says($0) }.map { asked($0, beside: picture) }
    let gap = picture.text.count > Self.mostRowsApart ? [] : [Block.gap]
    // Numbers with a step right below them would look like one calculation.
    let below = steps.isEmpty || !hint.picture.endsWithNumbers ? [] : [Block.gap]
    return lead + gap + [.picture(picture)] + below + steps.map(Block.text)
  }

  /// The step; a question in words whose number is open in the picture has no gap of its own, which
  /// would ask twice for it.
  private func asked(_ step: String, beside picture: LinePicture) -> String {
    let isOpen = picture.text.contains { $0.contains(Self.blank) }
    let words = step.hasSuffix(Self.blank) ? step.dropLast(Self.blank.count) : step[...]
    return isOpen && !step.contains("=") ? words.trimmed : step
  }

  /// What was said and what the child is to type below it: bold, as a hint has gaps, too, and apart from
  /// a picture that stands apart.
  func blocks(_ said: [Block], calling call: String) -> [Block] {
    said + (said.contains(.gap) ? [.gap] : []) + [.heading(call)]
  }

  /// The help with a question below what was said; before a later rung comes the idea, unless it
  /// is known, and before the first one what a gap asks for.
  func blocks(
    for help: Help, with asked: AskedQuestion, _ guidance: Guidance, after said: [Block]
  ) -> [Block] {
    let hint = guidance.ladder.hint(for: help)
    let gap = guidance.isIdeaSaid ? nil : wayToGap(of: asked)
    let idea = guidance.idea(before: help).map(idea)
    let steps = blocks(for: hint).filter { $0 != repeated(after: help, of: asked) }
    return said + [gap, idea].compactMap(\.self) + steps
  }

  /// Whether the help leaves a gap for a number on the way to the answer, which is asked for first.
  func asksForStep(_ help: Help, with guidance: Guidance) -> Bool {
    let hint = guidance.ladder.hint(for: help)
    return hint.asksForStep && lines(of: hint).contains { $0.contains(Self.blank) }
  }

  /// What the call below the help says again: with a worked answer the whole equation is typed.
  private func repeated(after help: Help, of asked: AskedQuestion) -> Block? {
    guard help == .worked, !asked.form.isMissingNumber else { return nil }
    return .text("\(asked.question) = \(asked.question.answer)")
  }

  /// What has to be calculated to find a gap; the hints to a quotient begin with the gap itself.
  private func wayToGap(of asked: AskedQuestion) -> Block? {
    guard asked.form.isMissingNumber, asked.question.operation != .divide else { return nil }
    return .text(texts(.exampleGap, ["question": "\(asked.question)"]))
  }

  /// The way to a question whose way is shown before it is asked, all but its answer or its first step
  /// alone; nil for a question that is asked at once.
  func example(for asked: AskedQuestion, with guidance: Guidance) -> [Block]? {
    let ladder = guidance.ladder
    switch asked.form {
    case .plain, .missingFirst, .missingSecond, .missingTaken: return nil
    case .shown:
      return [.text(texts(.exampleShown)), idea(of: ladder.hint(for: .rung(1)))]
        + blocks(for: ladder.example)
    case .begun: return [.text(texts(.exampleBegun))] + blocks(for: ladder.hint(for: .rung(1)))
    }
  }

  /// The whole way to a question that nobody has asked, with its answer.
  func way(to question: Question) -> [Block] {
    let ladder = HintLadder(for: question)
    return [idea(of: ladder.hint(for: .rung(1)))] + blocks(for: ladder.worked)
  }

  /// The idea alone, for a hint that begins with a later rung.
  private func idea(of hint: Hint) -> Block {
    .text(texts.sentences(swap(in: hint) + lines(of: hint).prefix(1)))
  }

  /// That the factors change places, where the hint counts groups by the factor that is not read so
  /// in this language; a line of its own.
  private func swap(in hint: Hint) -> [String] {
    guard let groups = hint.groups, groups != texts.groupsFactor else { return [] }
    return [texts.text(key: "hint.multiply.turn-around", values(of: hint))]
  }

  private func lines(of hint: Hint) -> [String] {
    texts.text(key: hint.key, values(of: hint)).split(separator: "\n").map(String.init)
  }

  private func values(of hint: Hint) -> [String: String] {
    var values = hint.numbers.mapValues(String.init)
    values["blank"] = Self.blank
    values["answer"] = values["answer"] ?? Self.blank
    return values
  }

  /// The picture with its movement; what is written in it needs no line of its own.
  private func picture(of hint: Hint, beside lines: [String]) -> LinePicture {
    let style = ColumnStyle(texts)
    let frames = hint.picture.written(in: style).frames(
      after: hint.before?.written(in: style), width: Self.pictureWidth, groups: texts.groupsFactor)
    let spans = frames.map { $0.map { $0.map(Span.init) } }
    let picture = LinePicture(frames: spans)
    let written = lines.filter(picture.says)
    return written.isEmpty
      ? picture : LinePicture(frames: spans, instead: written.joined(separator: "\n"))
  }

  /// The picture in words, for who does not see it; what comes several times is said once.
  private func words(for picture: HintPicture) -> [Block] {
    let sentences = picture.words.map { texts.text(key: $0.key, $0.numbers.mapValues(String.init)) }
    var groups: [(sentence: String, count: Int)] = []
    for sentence in sentences {
      if groups.last?.sentence == sentence {
        groups[groups.count - 1].count += 1
      } else {
        groups.append((sentence, 1))
      }
    }
    return groups.map { sentence, count in
      .text(
        count == 1 ? sentence : texts(.pictureMore, ["words": sentence, "n": String(count)]))
    }
  }
}

extension Span {
  /// A piece of a picture in the ink of its part.
  fileprivate init(_ piece: PicturePiece) {
    let ink: Ink =
      switch piece.part {
      case .none: .body
      case .first: .firstPart
      case .second: .secondPart
      case .taken: .secondary
      }
    self.init(piece.text, ink)
  }
}

extension LinePicture {
  /// Whether a line stands in the picture at rest.
  fileprivate func says(_ line: String) -> Bool {
    frames.last?.joined().contains { $0.text == line } == true
  }
}
