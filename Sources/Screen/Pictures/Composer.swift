/// The field in which the child types.
package struct Composer: Equatable, Sendable {
  /// What stands before the line, such as a search's prompt; usually empty.
  package var prompt: String
  package var line: String
  /// The cursor's position in `line`, counted in characters.
  package var cursor: Int
  /// Shown while the line is empty.
  package var placeholder: String

  package init(line: String = "", cursor: Int = 0, placeholder: String = "", prompt: String = "") {
    self.line = line
    self.cursor = cursor
    self.placeholder = placeholder
    self.prompt = prompt
  }
}
