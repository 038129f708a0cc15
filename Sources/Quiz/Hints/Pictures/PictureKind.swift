/// One kind of picture: how it is drawn, what it tells and how it is said.
protocol PictureKind: Hashable, Sendable {
  /// The picture line by line; a product has the number of groups as the given factor.
  func lines(width: Int, groups: FactorPosition) -> [PictureLine]
  /// The numbers that can be read off: those written, and how many things each part has.
  ///
  /// How many both parts of a sum have together, or how many places are empty, is for the child
  /// to count: that is the way to the answer, and not told.
  var tells: Set<Int> { get }
  /// The picture in sentences, which leave open what the picture leaves open.
  var words: [PictureWords] { get }
  /// The pictures between another one of the kind and this one, which lead from one to the other;
  /// empty where nothing crosses over.
  func way(from before: Self) -> [Self]
}

extension PictureKind {
  func way(from before: Self) -> [Self] { [] }
}

extension Int {
  /// The number on the way to another one, after so many of all steps.
  func moved(to end: Int, _ step: Int, of steps: Int) -> Int {
    self + (end - self) * step / steps
  }
}
