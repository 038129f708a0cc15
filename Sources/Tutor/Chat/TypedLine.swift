/// The line being typed, as the line editor last told.
struct TypedLine: Equatable, Sendable {
  var text = ""
  /// How many characters stand before the cursor.
  var cursor = 0
  /// What stands before the line, such as a search's prompt; usually empty.
  var prompt = ""
}
