/// A row of columns under a label, such as a figure for each day.
package struct ColumnChart: Equatable, Sendable {
  package var label: String
  /// What the columns come to, such as `68 % → 91 %`.
  package var value: String
  /// The heights as shares of the highest, 0...1,000; nil where there is no value.
  package var columns: [Int?]
  /// What the highest column could come to, such as `100 %`; stands beside its top.
  package var highest: String
  /// The words below the first and the last column.
  package var start: String
  package var end: String
  /// The same in a sentence, for who does not see it.
  package var words: String

  package init(
    label: String, value: String, columns: [Int?], highest: String = "", start: String,
    end: String, words: String
  ) {
    self.label = label
    self.value = value
    self.columns = columns
    self.highest = highest
    self.start = start
    self.end = end
    self.words = words
  }
}
