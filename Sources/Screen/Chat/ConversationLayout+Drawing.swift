extension ConversationLayout {
  /// Draws the entries that can be seen when the newest is so many rows below the area's end.
  ///
  /// While a question can be answered, words that are typed after an answer leave nothing behind that
  /// helps with it; before the first one the question comes again below them.
  func draw(
    on canvas: inout Canvas, in area: Rectangle, scrolledRows: Int, isAnswering: Bool
  ) {
    let start = area.endRow - height + scrolledRows
    let seen = items(endingAfter: area.row - start)
    // Who scrolls sees all of what there is, row by row.
    let past = scrolledRows > 0 ? 0..<0 : Self.past(in: seen, isAnswering: isAnswering)
    var isJoined = true
    for (index, item) in zip(seen.indices, seen) {
      let top = start + item.top
      if top >= area.endRow { break }
      let shown = min(top + item.height, area.endRow) - max(top, area.row)
      let isSeen = item.entry.canBeCut(
        to: shown, ofRows: area.rows, isPast: past.contains(index))
      if isSeen { item.draw(on: &canvas, top: top, in: area, isJoined: isJoined) }
      isJoined = isSeen
    }
  }
}

extension ConversationLayout {
  /// Which of the entries are past; before the first answer, those before what the learner said last.
  ///
  /// What the learner said is past, too, once anything stands below it.
  private static func past(in items: ArraySlice<Item>, isAnswering: Bool) -> Range<Int> {
    let judged = isAnswering ? items.lastIndex { $0.entry.leavesPastBehind } : nil
    let latest =
      judged ?? items.lastIndex { $0.entry.leavesPastBehind || $0.entry.speaker == .learner }
    guard let latest else { return items.startIndex..<items.startIndex }
    let isAbove = items[latest].entry.speaker == .learner && latest < items.endIndex - 1
    return items.startIndex..<(isAbove ? latest + 1 : latest)
  }

  /// The entries from the first one on that ends below a row, counted from the conversation's start.
  private func items(endingAfter row: Int) -> ArraySlice<Item> {
    var range = items.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if items[middle].top + items[middle].height > row {
        range = range.lowerBound..<middle
      } else {
        range = (middle + 1)..<range.upperBound
      }
    }
    return items[range.lowerBound...]
  }

  /// The place beside the learner's newest bubble; nil where it is out of sight.
  func placeBesideAnswer(in area: Rectangle, scrolledRows: Int) -> Point? {
    guard let item = items.last(where: { $0.entry.speaker == .learner }),
      case .bubble(let bubble) = item.entry
    else { return nil }
    let place = Point(
      column: area.column + bubble.column(in: area.columns) - BubbleLayout.tapbackWidth - 1,
      row: area.endRow - height + scrolledRows + item.top + bubble.edgeRows)
    return area.contains(column: place.column, row: place.row) ? place : nil
  }
}

extension ConversationLayout.Item {
  /// Draws the entry, which stands alone at its top where what it joins there is not seen.
  fileprivate func draw(
    on canvas: inout Canvas, top: Int, in area: Rectangle, isJoined: Bool
  ) {
    switch entry {
    case .bubble(let bubble):
      bubble.draw(on: &canvas, top: top, in: area, isJoined ? position : position.withoutOneAbove)
    case .card(let card): card.draw(on: &canvas, top: top, in: area)
    case .portrait(let portrait): portrait.draw(on: &canvas, top: top, in: area)
    case .notice(let lines):
      for (offset, line) in lines.enumerated() {
        let column = area.column + (area.columns - line.displayWidth) / 2
        canvas.write(line, column, top + offset, canvas.theme.secondary)
      }
    }
  }
}
