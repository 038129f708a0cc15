import Basics
import Content
import Quiz
import Screen

/// All times of a practice: each question with its time, then the average, the fastest and the
/// slowest, and what each star was for.
struct TimeSheet {
  private let summary: SessionSummary
  private let stars: [Star]
  private let texts: Texts
  /// Words stand where emoji would.
  private let usesWords: Bool

  init(_ summary: SessionSummary, stars: [Star] = [], texts: Texts, usesWords: Bool) {
    self.summary = summary
    self.stars = stars
    self.texts = texts
    self.usesWords = usesWords
  }

  /// The sheet as a message and as a page.
  var list: TimeList {
    TimeList(offer: .times, title: .summaryTimes, message: blocks, page: page)
  }

  /// The sheet as a message.
  var blocks: [Block] {
    [.heading(texts(.summaryTimes))] + times + [.gap] + facts.map(Block.text)
      + (stars.isEmpty ? [] : [.gap] + earned(inLinesOf: 1))
  }

  /// The sheet as a page, which has a title: first what sums it up and what the stars are for, so that
  /// only times are below the window.
  var page: [Block] {
    let earned = usesWords ? earned(inLinesOf: 1) : earned(inLinesOf: stars.count > 3 ? 2 : 3)
    return facts.map(Block.text) + earned + [.gap] + (usesWords ? [] : legend) + times
  }

  private var legend: [Block] {
    SignLegend(names: [
      ("🎉", .summaryRight), ("💪", .summaryWorked), ("💡", .summaryShown), ("–", .summaryMissed),
    ]).blocks(for: bars, in: texts)
  }

  /// The time of each question, as bars or as lines.
  private var times: [Block] {
    usesWords ? bars.map { .text($0.words(in: texts)) } : [.bars(bars)]
  }

  /// What was earned, so many stars on a line; none is parted where a line is too long.
  private func earned(inLinesOf count: Int) -> [Block] {
    let star = usesWords ? "" : "★ "
    let names = stars.map { star + texts.name(of: $0) }
    guard count > 1 else { return names.map(Block.text) }
    let whole = names.map { $0.replacing(" ", with: "\u{A0}") }
    return stride(from: 0, to: whole.count, by: count).map { first in
      .text(whole[first...].prefix(count).joined(separator: "  "))
    }
  }

  /// A bar for each time as it is said: those of two alike are as long.
  ///
  /// How long somebody looked at what was not solved says nothing, nor how long at a tip.
  private var bars: [Bar] {
    let scale = TimeScale(
      summary.all.filter(\.hasTime).map(\.time.inWholeTenths))
    return shown.map { result, isMended in
      let (time, hasTime) = (result.time.inWholeTenths, result.hasTime)
      return Bar(
        label: label(of: result.asked), mark: mark(result, isMended: isMended),
        value: hasTime ? texts.time(time) : "",
        permille: hasTime ? scale.permille(of: time) : 0,
        isBroken: hasTime && scale.isExceeded(by: time), note: note(result))
    }
  }

  /// Each question, and whether it was found after it was open: one that was left open and found
  /// later stands where it was found.
  ///
  /// - Complexity: O(*n*²) in the questions of a practice.
  private var shown: [(result: QuestionResult, isMended: Bool)] {
    let all = Array(zip(summary.all, summary.mends))
    return all.indices.filter { index in
      all[index].0.isAnswered
        || !all[(index + 1)...].contains { $1 && $0.question == all[index].0.question }
    }.map { (all[$0].0, all[$0].1) }
  }

  /// The question as it was put, with its gap where it had one.
  private func label(of asked: AskedQuestion) -> String {
    texts.values(of: asked, inWords: usesWords)["question"] ?? asked.description
  }

  private func note(_ result: QuestionResult) -> String {
    if result.form.isExample { return texts(.summaryExample) }
    if result.ending == .revealed { return usesWords ? "" : texts(.summaryShown) }
    if result.ending == .skipped { return texts(.summarySkipped) }
    return result.hasAskedForTip ? texts(.summaryHinted) : ""
  }

  /// The sign of what was worked out after a miss.
  private var worked: String { usesWords ? texts(.summaryWorked) : "💪" }

  private func mark(_ result: QuestionResult, isMended: Bool) -> String {
    switch result.ending {
    case .rightAtOnce, .rightInTheEnd:
      isMended ? worked : usesWords ? texts(.summaryRight) : "🎉"
    case .revealed: usesWords ? texts(.summaryShown) : "💡"
    case .skipped, .unfinished: usesWords ? texts(.summaryMissed) : "–"
    }
  }

  private static let leastToCompare = 3

  private var facts: [String] {
    let average = summary.averageTime.map {
      labelled(.summaryAverage, texts(.summaryAverageValue, ["time": texts.time($0)]))
    }
    // Of two questions nobody has to be told which one was slower.
    guard summary.asked >= Self.leastToCompare else { return [average].compactMap(\.self) }
    let slowest = summary.slowest == summary.fastest ? nil : summary.slowest
    return [
      average, line(.summaryFastest, for: summary.fastest), line(.summarySlowest, for: slowest),
    ].compactMap(\.self)
  }

  /// The question and its time; of several lines the times stand below each other.
  private func line(_ label: Phrase, for result: QuestionResult?) -> String? {
    result.map { result in
      let (question, time) = (self.label(of: result.asked), texts.time(result.time))
      guard !usesWords else { return labelled(label, texts.list([question, time])) }
      let labels = [summary.fastest, summary.slowest].compactMap {
        $0.map { self.label(of: $0.asked) }
      }
      let width = labels.map(\.displayWidth).max() ?? 0
      return labelled(label, question.padded(to: width + 2) + time)
    }
  }

  /// The value behind its label, all values below each other.
  private func labelled(_ label: Phrase, _ value: String) -> String {
    guard !usesWords else { return texts.labelled(texts(label), value) }
    let labels: [Phrase] = [.summaryAverage, .summaryFastest, .summarySlowest]
    let heads = labels.map { head($0) }
    let width = heads.map(\.displayWidth).max() ?? 0
    return head(label).padded(to: width + 2) + value
  }

  /// A label with the sign of the language behind it.
  private func head(_ label: Phrase) -> String {
    String(texts.labelled(texts(label), "").trimmedAtEnd)
  }
}
