package import Calculator
package import Content

extension Texts {
  /// What a function does, in one sentence.
  package func summary(of function: MathFunction) -> String {
    text(key: "function.\(function.name)")
  }

  /// What a constant is, in one sentence.
  package func summary(of constant: Constant) -> String {
    text(key: "constant.\(constant.rawValue)")
  }
}
