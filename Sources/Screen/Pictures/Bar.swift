/// One row of a bar chart: label, mark, value and a bar as long as its share of the longest.
///
/// A bar that stands for more than the chart's scale has a break in it.
package struct Bar: Equatable, Sendable {
  package var label: String
  /// An emoji or a sign, such as 🎉; may be empty.
  package var mark: String
  package var value: String
  /// The bar's length as a share of the longest, 0…1,000.
  package var permille: Int
  package var isBroken: Bool
  package var note: String

  package init(
    label: String, mark: String, value: String, permille: Int, isBroken: Bool = false,
    note: String = ""
  ) {
    self.isBroken = isBroken
    self.label = label
    self.mark = mark
    self.value = value
    self.permille = permille
    self.note = note
  }
}
