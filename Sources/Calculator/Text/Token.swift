/// The smallest part of an expression that means something, with its range in the text.
struct Token: Equatable {
  enum Kind: Equatable {
    case number(Rational)
    /// A time of so many hours, such as 1:30.
    case time(Rational)
    case function(MathFunction)
    case constant(Constant)
    case reference(Reference)
    /// A name that is neither a function, nor a constant, nor a reference.
    case name(String)
    case plus, minus, times, dividedBy, power
    case factorial, percent, degree
    /// A power written as raised digits, such as `²`.
    case superscript(Int)
    case leftParenthesis, rightParenthesis
    /// One of the two signs around an absolute value.
    case bar
    case comma
    case end
  }

  let kind: Kind
  let range: Range<Int>
}
