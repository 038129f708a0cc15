/// The tries at one question, one after the other, as `QuestionResult` judges them.
struct QuestionTries: Equatable {
  private var isBegun = false
  /// Each try so far was a typing slip.
  private var areSlips = true
  /// Each try before the last leaves the next one a first try.
  private var leftFirstTry = true
  private var leavesFirstTry = true
  private var isFound = false

  /// Takes in a try, which belongs to another question where it is a first one.
  mutating func take(_ attempt: Attempt) {
    if attempt.tryNumber == 1 || !isBegun { self = QuestionTries() }
    isBegun = true
    leftFirstTry = leavesFirstTry
    leavesFirstTry = leavesFirstTry && attempt.leavesFirstTry
    areSlips = areSlips && attempt.outcome == .slip
    isFound = attempt.outcome == .right && attempt.hintsSeen == 0
  }

  /// Whether the question was right at the first try and without a hint; nil after nothing but
  /// typing slips.
  var isRightAtOnce: Bool? { areSlips ? nil : isFound && leftFirstTry }
}

extension QuestionTries: Packable {
  static let blank = QuestionTries()

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&isBegun)
    try packer.pack(&areSlips)
    try packer.pack(&leftFirstTry)
    try packer.pack(&leavesFirstTry)
    try packer.pack(&isFound)
  }
}
