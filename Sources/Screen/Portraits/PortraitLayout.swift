/// A portrait laid out for the width and the height of the conversation or of a page.
struct PortraitLayout {
  /// The picture with the words beside it, line by line; the words alone where there is no room.
  let lines: [Line]
  /// Whether the picture is not cut, or left out.
  let isWhole: Bool

  /// Lays out a portrait whose words begin at least one cell before the right edge.
  init(_ portrait: Portrait, columns: Int, rows: Int, look: Look) {
    let isLarge = portrait.opensScreen && columns >= Self.widest && rows >= Self.highest
    let room = min(rows, rows - portrait.rowsBelow + Self.usualRowsBelow)
    isWhole = isLarge || room >= Self.leastRows
    let picture =
      isLarge
      ? portrait.picture.largeLines(look: look)
      : Self.picture(portrait.picture, rows: room, look: look)
    let isWide = columns >= Self.wide
    let start = isWide ? look.robotColumn : 1
    let end = start + max(Self.pictureWidth, picture.map(\.width).max() ?? 0) + (isWide ? 4 : 2)
    let textStart = picture.isEmpty ? Self.wordsAlone : end
    let width = max(1, min(Self.widestText, columns - textStart - 1))
    let longer = Self.words(portrait.longerBlocks, width: width, rows: picture.count, look: look)
    let hasRoom =
      (1...max(1, picture.count)).contains(longer.count)
      && portrait.longerBlocks.allSatisfy { $0.isWhole(in: width) }
    let words =
      hasRoom
      ? longer : Self.words(portrait.blocks, width: width, rows: picture.count, look: look)
    let above = max(0, (picture.count - words.count) / 2)
    lines = (0..<max(picture.count, words.count)).map { row in
      Line(
        (row < picture.count ? picture[row] : .empty).padded(from: start, to: textStart)
          + (words.indices.contains(row - above) ? words[row - above].spans : []))
    }
  }

  /// The words, with air below a headline where the picture is higher than they are.
  private static func words(
    _ blocks: [Block], width: Int, rows: Int, look: Look
  ) -> [Line] {
    let lines = blocks.map { $0.lines(width: width, glyphs: look.glyphs) }
    let words = Array(lines.joined())
    guard case .heading = blocks.first, lines.count > 1, words.count + 1 < rows else {
      return words
    }
    return lines[0] + [.empty] + lines[1...].joined()
  }

  /// As much of the picture as a conversation so high has room for beside its words: all of it, the
  /// head, the face, or nothing.
  private static func picture(_ picture: PixelPicture, rows: Int, look: Look) -> [Line] {
    switch rows {
    case ..<leastRowsForFace: []
    case ..<leastRowsForHead: picture.face.lines(look: look)
    case ..<leastRows: picture.head.lines(look: look)
    default: picture.lines(look: look)
    }
  }

  /// The rows that the heights below leave for what stands under the picture.
  private static let usualRowsBelow = 3
  /// Below this height of the conversation only the head is drawn.
  private static let leastRows = 9
  /// Below this height only the face is.
  private static let leastRowsForHead = 8
  /// Below this height all rows are kept for words.
  private static let leastRowsForFace = 7
  /// Words that stand alone begin where those in bubbles do.
  private static let wordsAlone = 6
  /// Words beside faces in signs begin where they do beside pictures.
  private static let pictureWidth = 14
  /// From this width on there is room around the picture.
  private static let wide = 64
  /// From this width and height on a portrait that has a screen of its own is twice as large.
  private static let widest = 96
  private static let highest = 26
  /// Lines of more cells are hard to read.
  private static let widestText = 48
}

extension Block {
  /// Whether nothing of it is cut off in so many columns: words go on in the next line, pictures do not.
  fileprivate func isWhole(in columns: Int) -> Bool {
    guard case .picture(let picture) = self else { return true }
    return picture.text.allSatisfy { $0.displayWidth <= columns }
  }
}

extension Line {
  /// The pieces of the line between a column where it begins and one where it ends.
  fileprivate func padded(from start: Int, to end: Int) -> [Span] {
    let before = Span(String(repeating: " ", count: max(0, start)))
    let after = Span(String(repeating: " ", count: max(0, end - start - width)))
    return [before] + spans + [after]
  }
}
