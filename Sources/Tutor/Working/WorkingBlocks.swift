import Calculator
import Content
import Screen

extension Working {
  /// The working in a bubble or on a page: a drawing where it has room, and lines in which the
  /// part that is worked on stands in brackets, so that they can be wrapped.
  func blocks(in texts: Texts, format: NumberFormat, columns: Int) -> [Block] {
    if let obstacle { return [.text(texts.sentence(about: obstacle, self, format))] }
    let body = lines.indices.flatMap { index in
      blocks(of: lines[index], isFirst: index == 0, texts, columns)
    }
    let others = WorkingResult(working: self, texts: texts, format: format).lines
    let remainder = texts.remainder(of: self).map { Block.text("= " + $0) }
    return body + [remainder].compactMap(\.self) + others.map { Block.text($0) }
  }

  private func blocks(
    of line: Line, isFirst: Bool, _ texts: Texts, _ columns: Int
  ) -> [Block] {
    let lead = isFirst ? "" : "= "
    if writtenMethod != nil, let work = line.columns {
      let sentences = ColumnWords(texts: texts, isSpoken: false).sentences(about: work)
      let drawing = ColumnSheet(work, ColumnStyle(texts)).text(columns: columns)
      return [.text(lead + line.text)] + (drawing.map { [.picture(LinePicture($0))] } ?? [])
        + sentences.enumerated().map { Block.secondary("\($0.offset + 1). \($0.element)") }
    }
    let rule = line.rule.map { Block.secondary("   " + texts.words(for: $0)) }
    return [.text(lead + line.bracketed)] + [rule].compactMap(\.self)
  }
}

extension Working.Line {
  /// The line with its marked part in brackets; a part that is all of it needs none.
  var bracketed: String {
    guard let mark, mark.count < text.count else { return text }
    return text.prefix(mark.lowerBound) + "[" + text.dropFirst(mark.lowerBound).prefix(mark.count)
      + "]" + text.dropFirst(mark.upperBound)
  }
}
