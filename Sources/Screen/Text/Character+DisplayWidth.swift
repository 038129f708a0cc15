extension Character {
  /// The width in cells: 0 for what is invisible, 1 or 2.
  ///
  /// Terminals disagree about clusters of several code points. This is the width that
  /// UAX #11 and UTS #51 intend; whoever draws such a cluster sets the column anew after it.
  package var displayWidth: Int {
    if utf8.count == 1 { return isControlASCII ? 0 : 1 }
    if isLineOrBlock { return 1 }
    if isDrawnAsEmoji || isOfFlag { return 2 }
    return Swift.min(2, unicodeScalars.reduce(0) { $0 + $1.displayWidth })
  }

  /// Whether it is one of the lines and blocks from U+2500 to U+259F alone, of which boxes are made:
  /// known without looking anything up, as there are hundreds of them in a frame.
  var isLineOrBlock: Bool {
    var bytes = utf8.makeIterator()
    guard utf8.count == 3, bytes.next() == 0xE2, let second = bytes.next(),
      let third = bytes.next()
    else { return false }
    return second == 0x94 || second == 0x95 || second == 0x96 && third <= 0x9F
  }

  private var isControlASCII: Bool {
    utf8.first.map { $0 < 0x20 || $0 == 0x7F } ?? true
  }

  /// Whether it is a flag or half of one, which some terminals draw as wide as a whole one.
  var isOfFlag: Bool {
    unicodeScalars.first.map { (0x1F1E6...0x1F1FF).contains($0.value) } ?? false
  }

  /// A symbol followed by the selector that asks for its coloured form.
  private var isDrawnAsEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    return unicodeScalars.dropFirst().contains { $0.value == 0xFE0F }
  }
}

extension StringProtocol {
  /// The width in cells of the text on one line.
  package var displayWidth: Int {
    reduce(0) { $0 + $1.displayWidth }
  }
}
