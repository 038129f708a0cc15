package import Calculator
package import Content
package import Screen

/// A working as lines of text: what is worked on is underlined by a row of its own, so that it can
/// be seen without colour and goes through a pipe.
package struct WorkingText {
  private static let mostLines = 16
  /// So many lines at the end are shown in any case.
  private static let lastLines = 4
  /// From this width on the sentences stand beside a drawing that is narrow enough.
  private static let wide = (columns: 72, drawing: 30)

  private let working: Working
  private let texts: Texts
  private let format: NumberFormat
  private let glyphs: GlyphSet
  private let columns: Int
  private let drawsAll: Bool

  /// - Parameters:
  ///   - working: What was worked out.
  ///   - texts: The language, and how its country writes columns.
  ///   - format: Which digits are written of what does not end.
  ///   - glyphs: Which signs can be shown.
  ///   - columns: How wide the window is.
  ///   - drawsAll: Each line is followed by its columns, where there are several.
  package init(
    _ working: Working, texts: Texts, format: NumberFormat = NumberFormat(),
    glyphs: GlyphSet = .unicode, columns: Int = 80, drawsAll: Bool = false
  ) {
    (self.working, self.texts, self.format) = (working, texts, format)
    (self.glyphs, self.drawsAll) = (glyphs, drawsAll)
    self.columns = max(columns, 20)
  }

  package var lines: [String] {
    if let obstacle = working.obstacle {
      return plain(texts.sentence(about: obstacle, working, format)).wrapped(to: columns)
    }
    let method = working.writtenMethod
    let shown = method == nil ? shortened : working.lines.indices.map { $0 }
    let body = shown.flatMap { index in
      index < 0
        ? ["  " + texts(.stepsMore, ["n": String(-index)])]
        : lines(of: working.lines[index], isFirst: index == 0, isLone: method != nil)
    }
    return body + result
  }

  /// The lines that are shown, by their indices; what is left out is a number below zero.
  private var shortened: [Int] {
    let count = working.lines.count
    // One line takes no more room than the words that it is left out.
    guard count > Self.mostLines + 1 else { return Array(0..<count) }
    let first = Self.mostLines - Self.lastLines
    return Array(0..<first) + [first + Self.lastLines - count]
      + Array(count - Self.lastLines..<count)
  }

  private var result: [String] {
    let ending = [texts.remainder(of: working).map { "= " + $0 }].compactMap(\.self)
    let others = WorkingResult(working: working, texts: texts, format: format).lines
    return (ending + others).flatMap { line in
      // Behind a sign the number stands below those of the lines.
      let isNumber = line.hasPrefix("= ") || line.hasPrefix("≈ ")
      return plain(line).wrapped(to: columns - 2).map { (isNumber ? "" : "  ") + $0 }
    }
  }

  private func plain(_ text: String) -> String { glyphs.text(text) }

  /// A line of the working; a lone operation in columns needs no mark.
  private func lines(of line: Working.Line, isFirst: Bool, isLone: Bool) -> [String] {
    let drawn = isLone || drawsAll ? line.columns.flatMap(drawing) : nil
    let isMarked = !(isLone && drawn != nil)
    let marked = MarkedLine(line.text, isMarked ? line.mark : nil, glyphs)
    let rows = marked.rows(width: columns - 2)
    let lastMarked = rows.lastIndex { !$0.below.isEmpty }
    let body = rows.enumerated().flatMap { index, row in
      [(index == 0 && !isFirst ? "= " : "  ") + row.text]
        + (row.below.isEmpty
          ? [] : below(row.below, rule: index == lastMarked ? line.rule : nil))
    }
    return body + (drawn.map { [""] + $0 + [""] } ?? [])
  }

  /// The mark below a row, and the rule beside it where there is room, else below it.
  private func below(_ mark: Range<Int>, rule: WorkRule?) -> [String] {
    let bar =
      String(repeating: " ", count: mark.lowerBound + 2)
      + plain(String(repeating: "‾", count: mark.count))
    guard let rule else { return [bar] }
    let words = plain(texts.words(for: rule))
    if bar.displayWidth + 2 + words.displayWidth <= columns { return [bar + "  " + words] }
    return [bar] + words.wrapped(to: columns - 4).map { "    " + $0 }
  }

  /// The columns with a sentence for each; beside each other in a wide window.
  private func drawing(of work: ColumnWork) -> [String]? {
    let sheet = ColumnSheet(work, ColumnStyle(texts), isPlain: glyphs == .ascii)
    let sentences = ColumnWords(texts: texts, isSpoken: false).sentences(about: work)
    guard let rows = sheet.text(columns: columns - 2)?.map({ "  " + plain($0) }) else {
      return numbered(sentences, width: columns - 2).map { "  " + $0 }
    }
    let width = rows.map(\.displayWidth).max() ?? 0
    guard columns >= Self.wide.columns, width <= Self.wide.drawing else {
      return rows + [""] + numbered(sentences, width: columns - 2).map { "  " + $0 }
    }
    let words = numbered(sentences, width: columns - width - 4)
    return (0..<max(rows.count, words.count)).map { index in
      let row = index < rows.count ? rows[index] : ""
      guard index < words.count else { return row }
      return row.padded(to: width + 4) + words[index]
    }
  }

  private func numbered(_ sentences: [String], width: Int) -> [String] {
    let digits = String(sentences.count).count + 2
    return sentences.enumerated().flatMap { index, sentence in
      // Its equations are known by their signs, and kept together.
      sentence.wrapped(to: max(10, width - digits)).enumerated().map { row, text in
        (row == 0 ? "\(index + 1)." : "").padded(to: digits) + plain(text)
      }
    }
  }
}
