/// A row of columns under a label, such as a figure for each day.
package struct ColumnChart: Equatable, Sendable {
  package var label: String
  /// What the columns come to, such as `68 % → 91 %`.
  package var value: String
  /// The heights as shares of the highest, 0...1,000; nil where there is no value.
  package var columns: [Int?]
  /// The words below the first and the last column.
  package var start: String
  package var end: String
  /// The same in a sentence, for who does not see it.
  package var words: String

  package init(
    label: String, value: String, columns: [Int?], start: String, end: String, words: String
  ) {
    self.label = label
    self.value = value
    self.columns = columns
    self.start = start
    self.end = end
    self.words = words
  }
}
