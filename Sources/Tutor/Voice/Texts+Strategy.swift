import Content
import Quiz

extension Texts {
  /// A way for larger numbers, with an example.
  func name(of strategy: Strategy) -> String {
    name(of: StrategyKind(strategy, isOfFacts: false))
  }

  /// A way to work something out, with an example; of a way for facts and for larger numbers one of
  /// them has an example of its own.
  func name(of kind: StrategyKind) -> String {
    let key = "strategy.\(kind.strategy.name)"
    return self["\(key).\(kind.size)"] ?? text(key: key)
  }
}
