import Basics
import Content
import Screen
import Testing

@testable import Quiz
@testable import Tutor

struct ReportDocumentTests {
  private static let hostile = "<script>alert('x')</script> & \"Co\""

  private static func documents(_ language: Language) -> [String] {
    let texts = Texts(language)
    let report = Pasts.richReport
    let page = ProgressPage(report, learner: hostile, goal: WeeklyGoal(days: 3, in: report))
    let members = [hostile, "Mina"].map {
      FamilyReport.Member(name: $0, report: report, weeklyGoal: 3)
    }
    return [
      page.html(on: "2026-11-22", in: texts),
      FamilyPage(FamilyReport(members), texts: texts).html(on: "2026-11-22"),
    ]
  }

  /// Whether each element is closed in its turn; `meta` has no end.
  private static func isBalanced(_ html: String) -> Bool {
    var open: [Substring] = []
    for tag in html.matches(of: /<(\/?)([a-z0-9]+)[^<>]*?(\/?)>/) where tag.2 != "meta" {
      if tag.3 == "/" { continue }
      if tag.1.isEmpty {
        open.append(tag.2)
      } else if open.popLast() != tag.2 {
        return false
      }
    }
    return open.isEmpty
  }

  @Test(arguments: Language.allCases)
  func `it is well-formed and needs nothing from elsewhere`(language: Language) {
    #expect(!Self.isBalanced("<html><p></html>"), "the judge sees an open element")
    for html in Self.documents(language) {
      #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"\(language.rawValue)\">"))
      #expect(html.hasSuffix("</html>"))
      #expect(Self.isBalanced(html))
      for outside in [
        "http", "//", "<script", "<link", "<img", "<iframe", "url(", "@import", "src=",
      ] {
        #expect(!html.contains(outside), "\(outside)")
      }
      #expect(!html.contains(/\son[a-z]+=/))
    }
  }

  @Test func `each row of a table has one head, and as many cells as the table has`() throws {
    let html = try #require(Self.documents(.english).last)
    let table = try #require(html.firstMatch(of: /<table class="all">([\s\S]*?)<\/table>/)).1
    let columns = table.matches(of: /scope="col"/).count
    let rows = table.matches(of: /<tr>(.*?)<\/tr>/).map(\.1).dropFirst()
    #expect(rows.count == 2)
    for row in rows {
      #expect(row.matches(of: /<th scope="row"/).count == 1)
      #expect(row.matches(of: /<td/).count == columns - 1)
    }
  }

  @Test(arguments: Language.allCases)
  func `a hostile name is text, wherever it stands`(language: Language) {
    let safe = "&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;Co&quot;"
    for html in Self.documents(language) {
      #expect(!html.contains(Self.hostile))
      #expect(html.contains(safe))
    }
  }

  @Test func `it has the pictures of the page, each with its words and no colour alone`() throws {
    let html = try #require(Self.documents(.english).first)
    #expect(html.matches(of: /<svg class="heat"/).count == 2)
    #expect(html.matches(of: /<svg class="columns"/).count == 2)
    #expect(html.matches(of: /class="bars"/).count == 2)
    #expect(html.contains("fluent: 1 fact; new: 64 facts.</title>"))
    let cells = html.matches(
      of: /<rect class="heat-(\d)"[^>]*\/><text class="heat-(\d)"[^>]*>([^<]+)</)
    #expect(cells.count == 2 * 144 + 2 * 4 + 1)
    let signs = ["0": "·", "1": "○", "2": "◐", "3": "●"]
    for cell in cells {
      #expect(cell.1 == cell.2)
      #expect(cell.3.hasPrefix(signs[String(cell.1)] ?? "?"))
    }
    #expect(html.contains("Lay 52 with coins of 10 and of 1"))
    #expect(html.contains("4 × 8 = 32: first 9.2 s, best 2.0 s."))
  }

  @Test func `a bar is as wide as its share of what is behind it`() {
    func widths(_ permille: Int) -> [String] {
      let bar = Bar(label: "Tens", mark: "●", value: "", permille: permille)
      return HTMLBlocks([.bars([bar])]).html.joined().matches(of: /class="bar" width="(\d+)"/)
        .map { String($0.1) }
    }
    #expect(widths(1_000) == ["120"])
    #expect(widths(500) == ["60"])
    #expect(widths(0) == ["1"], "what there is can be seen")
  }

  @Test func `it is light and dark on a screen, and dark on no paper`() throws {
    let html = try #require(Self.documents(.english).first)
    #expect(html.contains("prefers-color-scheme: dark"))
    #expect(html.contains("color-scheme: light dark"))
    let print = try #require(html.split(separator: "@media print").last)
    #expect(print.contains("--page: #ffffff"))
    #expect(!html.contains("size: A4") && !html.contains("size: letter"), "the printer has its own")
  }
}
