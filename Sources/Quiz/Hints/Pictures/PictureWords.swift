/// One sentence about a picture, for those who hear it: which text and the numbers in it.
package struct PictureWords: Equatable, Sendable {
  /// The key of the text in Content, such as `picture.groups`.
  package let key: String
  /// The numbers that the text names in braces.
  package let numbers: [String: Int]

  init(_ name: String, _ numbers: [String: Int]) {
    key = "picture.\(name)"
    self.numbers = numbers
  }
}
