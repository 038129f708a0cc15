extension PagePicture {
  /// The page as lines for a terminal that scrolls by itself, without what the keys do.
  ///
  /// Only colours, bold and reversed letters are switched, and each line ends as it began. The
  /// page has the terminal's own background.
  package func printed(columns: Int, glyphs: GlyphSet, depth: ColorDepth) -> [String] {
    let theme = depth == .none ? Theme.monochrome : .neutral
    let margin = 1
    let room = max(1, columns - 2 * margin)
    let heading = glyphs.text(PageTitle(icon: icon, text: title).words)
    let head = [
      Line([Span(heading, .bold)]),
      Line([Span(String(repeating: glyphs.fullLine, count: room), .track)]),
    ]
    let lines = head + self.lines(width: width(in: room), glyphs: glyphs)
    return lines.map { line in
      let text = line.encoded(theme: theme, depth: depth)
      return text.isEmpty ? "" : String(repeating: " ", count: margin) + text
    }
  }
}

extension String {
  /// The text in bold letters, for a terminal that scrolls by itself.
  package var printedBold: String {
    Line([Span(self, .bold)]).encoded(theme: .monochrome, depth: .none)
  }
}

extension Line {
  /// The line's text with the sequences that switch its colours on and, at the end, off.
  func encoded(theme: Theme, depth: ColorDepth) -> String {
    var style = Style()
    var text = ""
    for span in spans {
      let wanted = theme.style(span.ink, on: .page)
      text += sequence(wanted.parameters(after: style, depth: depth))
      text += span.text.drawable
      style = wanted
    }
    return text + sequence(Style().parameters(after: style, depth: depth))
  }

  private func sequence(_ parameters: [Int]) -> String {
    guard !parameters.isEmpty else { return "" }
    return "\u{1B}[" + parameters.map(String.init).joined(separator: ";") + "m"
  }
}
