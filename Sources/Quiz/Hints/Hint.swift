/// One hint as data: which text, the numbers in it and the picture beside it.
package struct Hint: Equatable, Sendable {
  /// The factor that counts the groups of the text; nil where the order makes no difference.
  package let groups: FactorPosition?
  /// The key of the text in Content, such as `hint.add.make-ten.2`; each step has a line of its own.
  package let key: String
  /// Whether the first line of the text says what is to be done, which stands above the picture.
  package let hasLead: Bool
  /// The numbers that the text names in braces, such as `{big}`; without `{answer}` where that is left
  /// open.
  package let numbers: [String: Int]
  /// The picture that helps here.
  package let picture: HintPicture
  /// The picture of the rung before, out of which this one moves; nil where there is none.
  package let before: HintPicture?
  /// The results that the child can type on the way: what belongs into the text's `{blank}`, if it
  /// has one, and then what the next steps give.
  package let steps: [Int]
  /// Whether the text's `{blank}` is a number on the way to the answer, not the answer itself.
  package let asksForStep: Bool
}
