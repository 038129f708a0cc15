@testable import Calculator

/// A calculation, how it is worked out, and its columns in both styles.
enum WorkingRecord {
  static func lines(_ parts: [String]) throws -> [String] {
    var settings = RecordText.settings(parts.contains("radians") ? parts : parts + ["degrees"])
    settings.showsRemainder = parts.contains("remainder")
    let working = try workOut(
      parts[0], settings: settings, prefersFractions: parts.contains("fractions"))
    var lines = working.lines.flatMap(lines)
    if let obstacle = working.obstacle { lines.append("obstacle \(obstacle)") }
    if let problem = working.problem { lines.append("problem \(problem.kind) at \(problem.range)") }
    if working.writtenMethod != nil { lines.append("written method") }
    return lines
  }

  private static func lines(of line: Working.Line) -> [String] {
    guard let mark = line.mark else { return [line.text] }
    let before = line.text.prefix(mark.lowerBound), behind = line.text.dropFirst(mark.upperBound)
    let marked = line.text.dropFirst(mark.lowerBound).prefix(mark.count)
    let rule = line.rule.map { "\($0.name) \($0.values.joined(separator: ", "))" } ?? "no rule"
    let text = "\(before)⟨\(marked)⟩\(behind) : \(rule) → \(line.result ?? "")"
    let styles = [ColumnStyle.english, .korean]
    return [text]
      + styles.flatMap { style in
        line.columns.flatMap { ColumnSheet($0, style).text(columns: 60) } ?? []
      }.map { "  │ \($0)" }
  }
}
