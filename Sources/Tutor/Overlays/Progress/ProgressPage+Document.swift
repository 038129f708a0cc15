package import Content
import Quiz
import Screen

extension ProgressPage {
  /// The page as one HTML document, of a day in the words of the reader.
  package func html(on date: String, in texts: Texts) -> String {
    ReportDocument(
      title: title(in: texts), subtitle: date, texts: texts,
      body: HTMLBlocks(blocks(in: texts, usesWords: false)).html
    ).html
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
