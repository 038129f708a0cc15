import Content

/// What is said about the heat map of an operation.
struct HeatMapPhrases {
  let heading: Phrase
  /// A row of it in words.
  let row: Phrase
  /// What its columns are, where nobody knows that unsaid.
  var columns: Phrase?

  static let times = HeatMapPhrases(heading: .progressTimes, row: .progressRowTimes)
  static let division = HeatMapPhrases(
    heading: .progressDivision, row: .progressRowDivision, columns: .progressDivisionHow)

  /// Whether the facts of a row are whole questions in words, and not the numbers of its columns.
  var writesQuestionsOut: Bool { columns != nil }
}
