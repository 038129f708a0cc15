/// One hint as data: which text, the numbers in it and the picture beside it.
package struct Hint: Equatable, Sendable {
  /// The key of a sentence that goes before the text, with the same numbers.
  package let lead: String?
  /// The key of the text in Content, such as `hint.add.make-ten.2`.
  package let key: String
  /// The numbers that the text names in braces, such as `{big}`.
  package let numbers: [String: Int]
  /// The picture that helps here, if one does.
  package let picture: HintPicture?
  /// The number that belongs into the text's `{blank}`, if it has one; the child can fill it in.
  package let blank: Int?
}
