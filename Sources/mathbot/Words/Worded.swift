import Content

/// What can be said in words of each language, such as why a file cannot be read.
protocol Worded {
  /// The sentences that tell it.
  func words(in texts: Texts) -> String
}
