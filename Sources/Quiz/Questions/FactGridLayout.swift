/// Which fact of an operation stands where in a square.
struct FactGridLayout: Sendable {
  /// The numbers of the rows and of the columns.
  let numbers: ClosedRange<Int>
  let question: @Sendable (_ row: Int, _ column: Int) -> Question
}
