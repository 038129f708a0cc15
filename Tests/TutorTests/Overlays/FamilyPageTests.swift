import Basics
import Content
import Screen
import TestPasts
import Testing

@testable import Quiz
@testable import Tutor

struct FamilyPageTests {
  /// Mina and Tom miss the same table next door, Tom practises on two days, and Ada not at all.
  private static let family: FamilyReport = {
    let misses = [
      Pasts.first(Question(7, .multiply, 9), typed: 54, on: 9),
      Pasts.first(Question(6, .multiply, 9), typed: 63, on: 9),
    ]
    let right = [
      Pasts.first(Question(2, .add, 9), on: 8), Pasts.first(Question(3, .add, 9), on: 8),
    ]
    func member(_ name: String, _ past: [PastAttempt]) -> FamilyReport.Member {
      FamilyReport.Member(name: name, report: ProgressReport(past: past, on: 10), weeklyGoal: 2)
    }
    return FamilyReport([
      member("Ada", []), member("Mina", misses), member("Tom & <Jerry>", right + misses),
    ])
  }()

  private static func page(_ language: Language = .english) -> FamilyPage {
    FamilyPage(family, texts: Texts(language))
  }

  @Test func `the table has a row for each, with days, questions and what was right`() {
    let (heads, rows) = Self.page().table
    #expect(heads == ["name", "days", "asked", "right"])
    #expect(
      rows == [
        ["Ada", "0/2", "–", "–"], ["Mina", "1/2", "2", "0 %"],
        ["Tom & <Jerry>", "2 ✓", "4", "50 %"],
      ])
  }

  @Test func `in words there is a sentence for each, and who needs what`() {
    let lines = Self.page().lines
    for line in [
      "Ada: no practice in the last 7 days.",
      "Mina: 1 of the last 7 days, 2 questions, 0 % right first time. The goal is 2 days.",
      "Tom & <Jerry>: 2 of the last 7 days, 4 questions, 50 % right first time. The goal is 2 days.",
      "• Not practised yet: Ada",
      "• Mina: the neighbour in the table: 6 × 9, typed 63; 7 × 9, typed 54",
      "Lay 6 × 9 as 6 rows of 9 coins, and count on from row to row.",
      "• The neighbour in the table: Mina, Tom & <Jerry>",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
  }

  @Test func `who has no name is called by a word, wherever the name would stand`() {
    let page = FamilyPage(Self.family, labels: ["Mina": "No name yet"], texts: Texts(.english))
    let all = page.lines + page.table.rows.joined()
    #expect(!all.contains { $0.contains("Mina") })
    #expect(page.table.rows[1][0] == "No name yet")
    #expect(page.lines.contains("• The neighbour in the table: No name yet, Tom & <Jerry>"))
  }

  @Test func `what one alone needs is not what several need`() {
    let alone = FamilyReport(Array(Self.family.members.prefix(2)))
    #expect(alone.shared.isEmpty)
    #expect(Self.family.shared.map(\.names) == [["Mina", "Tom & <Jerry>"]])
  }

  @Test(arguments: Language.allCases)
  func `nothing lacks its words, and the table fits a narrow window`(language: Language) {
    let page = Self.page(language)
    for line in page.lines { #expect(!line.contains(/[a-z]+\.[a-z]/), "\(line)") }
    guard case .picture(let table)? = page.picture.blocks.first else {
      Issue.record("no table")
      return
    }
    #expect(table.text.allSatisfy { $0.displayWidth <= 38 })
    #expect(Set(table.text.map(\.displayWidth)).count == 1, "the columns stand below each other")
    let nobody = FamilyPage(FamilyReport([]), texts: Texts(language))
    #expect(nobody.lines.last == Texts(language)(.progressAllNobody))
  }
}
