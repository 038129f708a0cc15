/// One arithmetic question, such as 7 × 8.
///
/// The answer is always a whole number from 0 to 144: differences are never negative and
/// divisions leave no remainder.
package struct Question: Hashable, Codable, Sendable {
  /// The number before the sign.
  package let left: Int
  package let operation: Operation
  /// The number after the sign; never 0 for a division.
  package let right: Int

  package init(_ left: Int, _ operation: Operation, _ right: Int) {
    self.left = left
    self.operation = operation
    self.right = right
  }
}

extension Question: CustomStringConvertible {
  /// The question as the child reads it: `7 × 8`.
  package var description: String { parts.joined(separator: " ") }
}

extension Question: Packable {
  package static let blank = Question(0, .add, 0)

  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    var (left, operation, right) = (left, operation, right)
    try packer.pack(&left)
    try packer.pack(&operation)
    try packer.pack(&right)
    self = Question(left, operation, right)
  }
}
