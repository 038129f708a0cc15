import Basics
package import Calculator
package import Content

/// A working in sentences, for who hears it: each step says what is worked on, why, and what comes
/// of it; nothing is said about where it stands.
package struct WorkingSpeech {
  private let working: Working
  private let texts: Texts
  private let format: NumberFormat
  private let drawsAll: Bool

  /// - Parameters:
  ///   - working: What was worked out.
  ///   - texts: The language to say it in.
  ///   - format: Which digits are said of what does not end.
  ///   - drawsAll: What is done in columns is told of each line that has some.
  package init(
    _ working: Working, texts: Texts, format: NumberFormat = NumberFormat(),
    drawsAll: Bool = false
  ) {
    (self.working, self.texts, self.format) = (working, texts, format)
    self.drawsAll = drawsAll
  }

  package var lines: [String] {
    if let obstacle = working.obstacle {
      return [texts.sentence(about: obstacle, working, format)]
    }
    let steps = working.lines.indices.flatMap(sentences)
    return [sentence(spoken(working.lines.first?.text ?? ""))] + steps + ending + others
  }

  private func sentence(_ words: String) -> String {
    [".", "。"].contains(words.last) ? words : texts.sentence(words)
  }

  private func spoken(_ text: String) -> String {
    SpokenExpression.words(for: text, in: texts)
  }

  private func sentences(at index: Int) -> [String] {
    let line = working.lines[index]
    guard let mark = line.mark else { return [] }
    let now =
      index > 0 && mark.count < line.text.count
      ? [texts(.stepsSayNow, ["line": spoken(line.text)])] : []
    let columns = working.writtenMethod != nil || drawsAll ? line.columns : nil
    let sentences =
      columns.map { ColumnWords(texts: texts, isSpoken: true).sentences(about: $0) } ?? []
    if working.writtenMethod != nil, columns != nil { return now + sentences }
    guard let rule = line.rule, let result = line.result else { return now }
    let part = String(line.text.dropFirst(mark.lowerBound).prefix(mark.count))
    return now + sentences + [
      texts(
        rule.isSaidBySign ? .stepsSayAlone : .stepsSayStep,
        [
          "part": spoken(part), "rule": spoken(texts.words(for: rule)),
          "result": spoken(result),
        ])
    ]
  }

  private var ending: [String] {
    guard working.problem == nil, let last = working.lines.last else { return [] }
    let result = last.mark == nil ? spoken(last.text) : texts.remainder(of: working)
    return [result.map { texts(.stepsSayAnswer, ["result": $0]) }].compactMap(\.self)
  }

  /// The other forms of the result, whose signs become words.
  private var others: [String] {
    WorkingResult(working: working, texts: texts, format: format).lines.map { line in
      if line.hasPrefix("≈ ") {
        texts(.stepsSayAbout, ["number": String(line.dropFirst(2))])
      } else if line.hasPrefix("= ") {
        texts(.stepsSaySame, ["number": spoken(String(line.dropFirst(2)))])
      } else {
        sentence(spoken(line))
      }
    }
  }
}

extension WorkRule {
  /// Whether the sign that is worked on says the rule already.
  fileprivate var isSaidBySign: Bool {
    [Name.add, .subtract, .multiply, .divide].contains(name)
  }
}
