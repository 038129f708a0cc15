/// One hint as data: which text, the numbers in it and the picture beside it.
package struct Hint: Equatable, Sendable {
  /// The factor that counts the groups of the text; nil where the order makes no difference.
  package let groups: FactorPosition?
  /// The key of the text in Content, such as `hint.add.make-ten.2`.
  package let key: String
  /// The numbers that the text names in braces, such as `{big}`.
  package let numbers: [String: Int]
  /// The picture that helps here, if one does.
  package let picture: HintPicture?
  /// The results that the child can type on the way: what belongs into the text's `{blank}`, if it
  /// has one, and then what the next steps give.
  package let steps: [Int]
}
