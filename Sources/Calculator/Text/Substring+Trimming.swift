extension Substring {
  /// The text without white space at either end.
  var trimmed: String {
    lastIndex { !$0.isWhitespace }.map { String(self[...$0].drop(while: \.isWhitespace)) } ?? ""
  }
}
