import Foundation
import Quiz

/// Compares mathbot's choice of questions with other rules, on simulated children.
///
/// `SelectorBenchmark [children] [first seed] [products|families|deployed|claims|month]
/// [transfer in percent] [condition|all] [oracle]`
///
/// `SelectorBenchmark times` measures how long a choice, hints and a diagnosis take.
///
/// Transfer is how often practice of a fact is also practice of another fact of its family.
/// `deployed` is a month with all that the product asks. With a condition there is its whole table,
/// with `all` a row for each. `claims` is the same month with mathbot alone, and how true it is
/// what the report and the garden say at its end; `month` is what was asked in it. With `oracle` mathbot
/// stands beside what chooses by the child's true memory.
@main
enum SelectorBenchmark {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst().map { String($0) }
    guard arguments != ["times"] else {
      print("\(ChoiceTime.measured.text)\n\(HintTime.measured.text)")
      return
    }
    func argument(_ index: Int) -> String? { arguments.count > index ? arguments[index] : nil }
    let children = argument(0).flatMap(UInt64.init) ?? 40
    let first = argument(1).flatMap(UInt64.init) ?? 1000
    let pool = pool(named: argument(2))
    let transfer = (argument(3).flatMap(Double.init) ?? 0) / 100
    let wished = argument(4) ?? Condition.base.name
    let conditions = Condition.all.filter { wished == "all" || $0.name == wished }
    print("What is kept a week after the last session, of \(pool.count) items;")
    print("\(children) children in each population, seeds from \(first).\n")
    var rows: [[String]] = []
    for condition in conditions {
      let isAlone = ["claims", "month"].contains(argument(2))
      let comparison = await Comparison(
        pool, in: pool.isDeployed ? condition.inMonth : condition,
        rivals: rules(for: pool, isAlone: isAlone, beside: argument(5)),
        seeds: first..<(first + children), transfer: transfer)
      guard !isAlone else {
        let text =
          argument(2) == "claims"
          ? ClaimsReport(comparison: comparison).text
          : "\(Report(comparison: comparison).text)\n\n\(MonthReport(comparison: comparison).text)"
        print("\(condition.name)\n\n\(text)\n")
        continue
      }
      rows.append(SummaryRow(comparison: comparison).cells)
      guard wished != "all" else {
        progress(rows)
        continue
      }
      print(Report(comparison: comparison).text)
      if pool.isDeployed { print("\n\(MonthReport(comparison: comparison).text)") }
    }
    guard !rows.isEmpty else { return }
    print("\n\(markdown(SummaryRow.heads, rows))")
  }

  private static func rules(
    for pool: FactPool, isAlone: Bool, beside other: String?
  ) -> [RivalName] {
    if isAlone { return [.mathbot] }
    return other == RivalName.oracle.rawValue ? [.mathbot, .oracle] : RivalName.all(for: pool)
  }

  private static func pool(named name: String?) -> FactPool {
    switch name {
    case "families": .families
    case "deployed", "claims", "month": .deployed
    default: .products
    }
  }

  /// Long runs say how far they are.
  private static func progress(_ rows: [[String]]) {
    guard let last = rows.last else { return }
    FileHandle.standardError.write(Data((last.joined(separator: " | ") + "\n").utf8))
  }
}
