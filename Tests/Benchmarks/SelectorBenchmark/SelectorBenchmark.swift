import Quiz

/// Compares mathbot's choice of questions with other rules, on simulated children.
///
/// `SelectorBenchmark [children] [first seed] [products|families] [transfer in percent]`
///
/// Transfer is how often practice of a fact is also practice of another fact of its family.
@main
enum SelectorBenchmark {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst().map { String($0) }
    func argument(_ index: Int) -> String? { arguments.count > index ? arguments[index] : nil }
    let children = argument(0).flatMap(UInt64.init) ?? 40
    let first = argument(1).flatMap(UInt64.init) ?? 1000
    let pool = argument(2) == "families" ? FactPool.families : .products
    let transfer = argument(3).flatMap(Double.init) ?? 0
    let comparison = await Comparison(
      pool, rivals: RivalName.all(for: pool), seeds: first..<(first + children),
      transfer: transfer / 100)
    print("Facts kept a week after ten sessions of five minutes, of \(pool.count);")
    print("\(children) children in each population, seeds from \(first).\n")
    print(Report(comparison: comparison).text)
    print("\n\(ChoiceTime.measured.text)")
  }
}
