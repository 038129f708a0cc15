extension Unicode.Scalar {
  /// The width in cells of the code point by itself: 0, 1 or 2.
  ///
  /// Complexity: O(log *n*) in the number of wide ranges; ASCII and Latin need no search.
  var displayWidth: Int {
    if value < 0x300 { return isInvisibleLatin ? 0 : 1 }
    if takesNoRoom { return 0 }
    return isWide ? 2 : 1
  }

  private var isInvisibleLatin: Bool {
    value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD
  }

  private var isWide: Bool {
    let ranges = WideRanges.all
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(value)
  }

  private var takesNoRoom: Bool {
    // The second and third letters of a Korean syllable written in parts join the first.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return true
    default: return false
    }
  }
}
