import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// What a tip looks like, in every language: a sentence, its picture, and steps.
struct HintBubbleTests {
  /// A ladder for each set of texts and each height of its pictures, of all that there are.
  private static let ladders: [(question: Question, ladder: HintLadder)] = {
    let all = Question.all.flatMap { question in
      [false, true].map { (question, HintLadder(for: question, bySecondWay: $0)) }
    }
    return Dictionary(all.map { (shape($0.1), $0) }) { first, _ in first }.values.map { $0 }
  }()

  private static func shape(_ ladder: HintLadder) -> [String] {
    (ladder.rungs + [ladder.worked]).map { "\($0.key) \($0.picture.lines(width: 30).count)" }
  }

  /// A rung as it is said, the worked answer after the words before it.
  private func blocks(_ hint: Hint, in texts: Texts, usesWords: Bool = false) -> [Block] {
    (hint.hasLead ? [] : [.text(Wordings.longestTogether(in: texts))])
      + HintWriter(texts: texts, usesWords: usesWords).blocks(for: hint)
  }

  private func lines(_ block: Block) -> [String] {
    switch block {
    case .text(let text): [text]
    case .picture(let picture): picture.text
    case .gap, .heading, .secondary, .item, .note, .bars, .heatMap, .columns, .beside: []
    }
  }

  @Test(arguments: Language.allCases)
  func
    `each rung is a sentence, an empty row where there is room, and its picture with its steps`(
      language: Language
    )
  {
    let texts = Texts(language)
    #expect(Self.ladders.count > 110)
    for (question, ladder) in Self.ladders {
      for hint in ladder.rungs + [ladder.worked] {
        let blocks = blocks(hint, in: texts)
        let gaps = blocks.indices.filter { blocks[$0] == .gap }
        guard case .text(let lead)? = blocks.first, lead.contains(where: \.isLetter),
          !lead.contains("="),
          let picture = blocks.firstIndex(where: { if case .picture = $0 { true } else { false } }),
          gaps == expectedGaps(around: picture, in: blocks, of: hint), picture <= 3
        else {
          Issue.record("\(question) \(hint.key): \(blocks)")
          continue
        }
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `a number that is open in the picture is not asked for a second time in words`(
    language: Language
  ) {
    let texts = Texts(language)
    for (question, ladder) in Self.ladders {
      for hint in ladder.rungs {
        let blocks = blocks(hint, in: texts).filter { $0 != .gap }
        let isOpen = blocks.contains { block in
          if case .picture = block { lines(block).contains { $0.contains("__") } } else { false }
        }
        let words = blocks.flatMap { if case .text(let text) = $0 { [text] } else { [String]() } }
        let asksTwice = isOpen && words.contains { $0.hasSuffix("__") && !$0.contains("=") }
        #expect(!asksTwice, "\(question) \(hint.key)")
      }
    }
  }

  /// An empty row above a picture that is not high, and one between its numbers and a step below them.
  private func expectedGaps(around picture: Int, in blocks: [Block], of hint: Hint) -> [Int] {
    let hasStep = picture + 1 < blocks.count
    return (lines(blocks[picture]).count > 6 ? [] : [picture - 1])
      + (hasStep && hint.picture.endsWithNumbers ? [picture + 1] : [])
  }

  @Test(arguments: Language.allCases)
  func `no line is empty or too wide, but for the row between rods, or before what is left`(
    language: Language
  ) {
    let texts = Texts(language)
    for (question, ladder) in Self.ladders {
      for hint in ladder.rungs + [ladder.worked] {
        for block in blocks(hint, in: texts) {
          let lines = lines(block)
          let empty = lines.indices.filter { lines[$0].allSatisfy { $0 == " " } }
          let isBetweenThings = empty.allSatisfy { index in
            0 < index && index + 1 < lines.count
              && [lines[index - 1], lines[index + 1]].allSatisfy {
                $0.contains { "┃╏¦●○⋅🙂".contains($0) }
              }
          }
          let isPicture = if case .picture = block { true } else { false }
          if !isBetweenThings || isPicture && lines.contains(where: { $0.count > 30 }) {
            Issue.record("\(question) \(hint.key): \(lines)")
          }
        }
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `in words a rung has its sentence, what the picture shows, and last its steps`(
    language: Language
  ) {
    let texts = Texts(language)
    for (question, ladder) in Self.ladders {
      for hint in ladder.rungs + [ladder.worked] {
        let said = blocks(hint, in: texts, usesWords: true).map(lines)
        // What the child is to find comes last, right before the question.
        let end = hint.hasLead ? "__" : "\(question.answer)"
        if said.count < 3 || said.contains(where: { $0.count != 1 || $0[0].isEmpty })
          || !said.suffix(hint.hasLead ? 1 : 2).joined().contains(where: { $0.contains(end) })
        {
          Issue.record("\(question) \(hint.key): \(said)")
        }
      }
    }
  }
}
