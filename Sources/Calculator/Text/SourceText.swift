/// An expression as one symbol for each of its characters.
///
/// The many forms of a sign are one symbol here, so × is `*` and a full-width 5 is `5`. A symbol
/// stands where its character stands, so that an index of a symbol is one in the text.
struct SourceText {
  private let text: String
  let symbols: [Unicode.Scalar]

  init(_ text: String) {
    self.text = text
    // Beyond these, characters may be white space, or of several bytes.
    let isPlain = text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    symbols = isPlain ? text.utf8.map(Unicode.Scalar.init) : text.map(\.symbol)
  }

  /// The symbol at the position; nil outside the text.
  subscript(position: Int) -> Unicode.Scalar? {
    symbols.indices.contains(position) ? symbols[position] : nil
  }

  /// The characters as they were typed.
  func characters(_ range: Range<Int>) -> Substring {
    text.dropFirst(range.lowerBound).prefix(range.count)
  }
}
