/// A misconception that has come up more than once lately.
///
/// Answers of a pattern's kind are those to questions of one operation in which the pattern can
/// show.
package struct Habit: Equatable, Sendable {
  /// How many answers of its kind are looked at, and how often the pattern must show among them.
  package static let recent = 10
  package static let leastCount = 2
  /// What comes with few of the questions shows rarely: the same further back.
  package static let window = 40
  package static let leastOften = 3

  /// A wrong answer that shows the pattern.
  package struct Example: Equatable, Sendable {
    package private(set) var asked: AskedQuestion
    package private(set) var typed: String
  }

  package let misconception: Misconception
  package let operation: Operation
  /// The answers of the pattern, newest first.
  package let examples: [Example]
}

extension Habit.Example: Packable {
  package static let blank = Habit.Example(asked: AskedQuestion(.blank), typed: "")

  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&asked)
    try packer.pack(&typed)
  }
}
