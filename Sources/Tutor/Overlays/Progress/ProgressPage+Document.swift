package import Content
import Quiz
import Screen

extension ProgressPage {
  /// The page as one HTML document, of a day in the words of the reader; whoever is sent it finds its
  /// words explained below.
  package func html(on date: String, in texts: Texts) -> String {
    let words = report.asked > 0 ? [.gap] + glossary(in: texts) : []
    return ReportDocument(
      title: title(in: texts), subtitle: date, texts: texts,
      body: HTMLBlocks(content(in: texts, usesWords: false, isWhole: true) + words).html
    ).html
  }

  /// What the words of the report mean.
  private func glossary(in texts: Texts) -> [Block] {
    let lines = texts.text(key: "command.topic.report.more").split(separator: "\n")
    return [.heading(texts.text(key: "command.topic.report"))]
      + lines.map { .secondary(String($0)) }
  }
}

extension FamilyPage {
  /// The page as one HTML document, of a day in the words of the reader.
  package func html(on date: String) -> String {
    ReportDocument(
      title: title, subtitle: texts(.progressOn, ["date": date]), texts: texts,
      body: (family.members.isEmpty ? [] : htmlTable)
        + HTMLBlocks(body([], usesWords: false)).html
    ).html
  }

  private var htmlTable: [String] {
    let (heads, rows) = table
    let head = heads.map { $0.element("th", "scope=\"col\"") }.joined()
    return ["<table class=\"all\">", "<thead><tr>\(head)</tr></thead>", "<tbody>"]
      + rows.map { row in
        let name = row.prefix(1).map { $0.element("th", "scope=\"row\"") }
        return "<tr>\((name + row.dropFirst().map { $0.element("td") }).joined())</tr>"
      } + ["</tbody>", "</table>"]
  }
}
