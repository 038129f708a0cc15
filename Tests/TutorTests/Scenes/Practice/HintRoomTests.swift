import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// A hint on a small screen: question, picture and blank are seen together.
struct HintRoomTests {
  private static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 40, rows: 20), Size(columns: 40, rows: 24),
    Size(columns: 40, rows: 30),
  ]

  /// A question for each way to work it out, the last of them being the largest.
  private static let samples: [(Question, HintLadder)] = {
    let ladders =
      Question.all.map { ($0, HintLadder(for: $0)) }
      + Question.all(of: .multiply).map { ($0, HintLadder(for: $0, bySecondWay: true)) }
    return Dictionary(ladders.map { ($0.1.rungs[0].key, $0) }) { $1 }.values.map { $0 }
  }()

  private func chat(
    _ blocks: [Block], in texts: Texts, frame: Int? = nil
  ) -> ScreenPicture {
    let shown = blocks.map { block in
      guard case .picture(let picture) = block, let frame else { return block }
      return Block.picture(picture.showing(frame: frame))
    }
    let keypad = NumericKeypad(
      hint: texts(.keypadHint), skip: texts(.keypadSkip), send: texts(.keypadSend))
    return .chat(
      ChatPicture(
        header: ChatHeader(icon: "🤖", name: "Robo", clock: "4:32", permilleLeft: 900),
        entries: [.bubble(Bubble(.robot, "?")), .bubble(Bubble(.robot, shown))],
        composer: Composer(placeholder: texts(.composerAnswer)), keypad: keypad))
  }

  private func rows(_ picture: ScreenPicture, _ size: Size) -> [String] {
    let frame = picture.drawn(in: size, theme: .dark, glyphs: .unicode).frame
    return (0..<size.rows).map(frame.text(ofRow:))
  }

  private func blocks(_ hint: Hint, of question: Question, in texts: Texts) -> [Block] {
    (hint.hasLead ? [] : [.text(Wordings.longestTogether(in: texts))])
      + HintWriter(texts: texts, usesWords: false).blocks(for: hint)
      + [.text(texts(.questionTurn, ["question": question.description]))]
  }

  @Test(arguments: Language.allCases, sizes)
  func `question, picture and blank are on the screen together`(language: Language, size: Size) {
    let texts = Texts(language)
    for (question, ladder) in Self.samples {
      for hint in ladder.rungs + [ladder.worked] {
        let blocks = blocks(hint, of: question, in: texts)
        let seen = rows(chat(blocks, in: texts), size).joined(separator: "\n")
        let lines = blocks.flatMap { block in
          if case .picture(let picture) = block { picture.text } else { [String]() }
        }
        let call = question.description
        let hasBlank = hint.steps.isEmpty || seen.contains("__")
        if !seen.contains(call) || !hasBlank
          || lines.contains(where: { !seen.contains($0.trimmed) })
        {
          Issue.record("\(question) \(hint.key) \(size):\n\(seen)")
        }
      }
    }
  }

  @Test(arguments: Language.allCases, sizes)
  func `an example's last step and its question are on the screen together`(
    language: Language, size: Size
  ) {
    let texts = Texts(language)
    let writer = HintWriter(texts: texts, usesWords: false)
    for (question, _) in Self.samples {
      for form in [QuestionForm.shown, .begun] {
        let asked = AskedQuestion(question, as: form)
        let example = writer.example(for: asked, with: Guidance(with: question)) ?? []
        let turn = texts(.questionTurn, texts.values(of: asked, inWords: false))
        let seen = rows(chat(example + [.text(turn)], in: texts), size).joined(separator: "\n")
        if !seen.contains("\(question)") || !seen.contains("__") {
          Issue.record("\(asked) \(form) \(size):\n\(seen)")
        }
      }
    }
  }

  @Test func `a bubble keeps its size while its picture moves, and a frame costs few bytes`() {
    let texts = Texts(.english)
    let size = Size(columns: 80, rows: 24)
    var most = 0
    for (question, ladder) in Self.samples {
      for hint in ladder.rungs + [ladder.worked] {
        let blocks = blocks(hint, of: question, in: texts)
        let frames = (0..<HintPicture.mostFrames).map {
          chat(blocks, in: texts, frame: $0).drawn(in: size, theme: .dark, glyphs: .unicode).frame
        }
        let surfaces = frames.map { frame in frame.cells.map(\.style.background) }
        if Set(surfaces).count != 1 { Issue.record("\(question) \(hint.key)") }
        for (before, after) in zip(frames, frames.dropFirst()) {
          most = max(most, after.update(from: before, depth: .trueColor).count)
        }
      }
    }
    #expect(most < 550)
  }
}
