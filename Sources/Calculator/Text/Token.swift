/// The smallest part of an expression that means something, with its place in the text.
struct Token: Equatable {
  enum Kind: Equatable {
    case number(Rational)
    case name(String)
    case plus, minus, times, dividedBy, power
    case factorial, percent
    /// A power written as raised digits, such as `²`.
    case superscript(Int)
    case leftParenthesis, rightParenthesis
    case comma
    case end
  }

  let kind: Kind
  let place: Range<Int>
}
