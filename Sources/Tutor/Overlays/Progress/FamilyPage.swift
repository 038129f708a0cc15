import Basics
package import Content
package import Quiz
package import Screen

/// The page about all learners: a table, what several need, and who needs what.
package struct FamilyPage {
  /// How many columns the table's names have at most, and each figure.
  private static let widestName = 14
  private static let figureWidth = 8

  let family: FamilyReport
  let texts: Texts

  /// The page of a family, with what is shown in place of some names.
  package init(_ family: FamilyReport, labels: [String: String] = [:], texts: Texts) {
    self.family = FamilyReport(
      family.members.map { member in
        var member = member
        member.name = labels[member.name] ?? member.name
        return member
      })
    self.texts = texts
  }

  var title: String { texts(.progressAllTitle) }

  /// The page as a picture.
  package var picture: PagePicture {
    PagePicture(
      icon: "🤖", title: title, blocks: body(table(of: tableLines), usesWords: false), footer: [])
  }

  /// The page in lines without pictures.
  package var lines: [String] {
    let blocks = [Block.heading(title), .gap] + body(sentences.map(Block.text), usesWords: true)
    return blocks.plainLines.map(\.drawable)
  }

  /// The heads of the table and its rows, each a name, days, questions and the share right.
  var table: (heads: [String], rows: [[String]]) {
    let heads = [
      Phrase.progressAllName, .progressAllDays, .progressAllQuestions, .progressAllRight,
    ]
    return (heads.map { texts($0) }, family.members.map(row))
  }

  private func row(_ member: FamilyReport.Member) -> [String] {
    let days = String(member.report.week.count)
    return [
      member.name, member.goal.map { $0.isReached ? "\(days) ✓" : "\(days)/\($0.wished)" } ?? days,
      member.week.map { String($0.answers) } ?? "–", member.week.map(percent) ?? "–",
    ]
  }

  /// The needs, below what stands for the table.
  func body(_ table: [Block], usesWords: Bool) -> [Block] {
    guard !family.members.isEmpty else { return [.text(texts(.progressAllNobody))] }
    let shared = family.shared.map { need in
      Block.item(
        texts(
          .progressLabelled,
          ["label": words(for: need.point).withCapital, "value": texts.list(need.names)]))
    }
    let needs = family.members.flatMap { blocks(for: $0, usesWords) }
    return table
      + (shared.isEmpty ? [] : [.gap, .heading(texts(.progressAllShared))] + shared)
      + [.gap, .heading(texts(.progressAllNeeds))] + needs + withoutNeeds
  }

  private func table(of lines: [String]) -> [Block] {
    [.picture(LinePicture(lines)), .gap, .secondary(texts(.progressAllWeek))]
  }

  private func blocks(for member: FamilyReport.Member, _ usesWords: Bool) -> [Block] {
    guard let point = member.needs.first else { return [] }
    let writer = ProgressWriter(member.report, texts: texts, usesWords: usesWords)
    let need = ["name": member.name, "need": writer.words(for: point)]
    return [.item(texts(.progressAllNeed, need)), .note(writer.activity(for: point))]
  }

  /// Who needs nothing just now, and who has not begun.
  private var withoutNeeds: [Block] {
    let others = family.members.filter(\.needs.isEmpty)
    let groups = [
      (Phrase.progressAllNone, others.filter { $0.report.asked > 0 }),
      (.progressAllNew, others.filter { $0.report.asked == 0 }),
    ]
    return groups.filter { !$0.1.isEmpty }.map { phrase, members in
      .item(texts.labelled(texts(phrase), texts.list(members.map(\.name))))
    }
  }

  private func words(for point: TalkingPoint) -> String {
    if case .way(let strategy, _, _, _) = point { return texts.name(of: strategy) }
    if let pattern = point.misconception { return texts.text(key: "habit.\(pattern.rawValue)") }
    return point.question.map { "\($0)" } ?? ""
  }

  private func percent(_ week: TrendPoint) -> String {
    texts(.progressPercent, ["n": String((week.permilleRight + 5) / 10)])
  }

  private var tableLines: [String] {
    let (heads, rows) = table
    return ([heads] + rows).map { cells in
      let name = cells[0].keepingStart(in: Self.widestName, mark: "…").padded(to: Self.widestName)
      return name
        + cells.dropFirst().map { $0.padded(to: Self.figureWidth, atRight: true) }.joined()
    }
  }

  private var sentences: [String] {
    family.members.flatMap { member -> [String] in
      guard let week = member.week else {
        return [texts(.progressAllRest, ["name": member.name])]
      }
      let sentence = texts(
        .progressAllMember,
        [
          "name": member.name, "days": String(member.report.week.count),
          "questions": texts.count(week.answers, of: .questions), "percent": percent(week),
        ])
      let goal = member.goal.map {
        texts(.progressAllGoal, ["goal": texts.count($0.wished, of: .days)])
      }
      return [texts.sentences([sentence, goal].compactMap(\.self))]
    }
  }
}
