import Basics
import Foundation
import Storage
import Tutor

/// Keeps what was calculated at the prompt and on the keys.
///
/// A calculation that cannot be kept is said once; calculating goes on.
final class CalculationKeeper {
  /// What went wrong with the history's file.
  enum News: CustomStringConvertible {
    case failed(StorageError)
    /// A damaged file was set aside.
    case damaged(DamagedDatabase)

    var description: String {
      switch self {
      case .failed(let error): error.description
      case .damaged(let file): file.description
      }
    }
  }

  private let limit: Int
  private let history = CalculationHistory(path: Folders.ofUser.database)
  private var hasComplained = false
  private var toldDamage: DamagedDatabase?
  /// Where the news goes that something cannot be kept.
  var tell: (News) -> Void = { StandardError.complain($0) }

  /// - Parameter limit: How many calculations are kept.
  init(limit: Int) {
    self.limit = limit
  }

  /// What was calculated before, oldest first.
  func entries() -> [CalculatorSession.Entry] {
    var entries: [CalculatorSession.Entry] = []
    attempt { () throws(StorageError) in
      entries = try history.calculations(limit: limit).map {
        CalculatorSession.Entry(
          expression: $0.calculation.expression, result: $0.calculation.result)
      }
    }
    return entries
  }

  func remember(_ entry: CalculatorSession.Entry) {
    let calculation = StoredCalculation(
      Calculation(expression: entry.expression, result: entry.result), at: .now)
    attempt { () throws(StorageError) in try history.append(calculation, limit: limit) }
  }

  func clear() {
    attempt { () throws(StorageError) in try history.clear() }
  }

  private func attempt(_ body: () throws(StorageError) -> Void) {
    do throws(StorageError) {
      try body()
    } catch {
      if !hasComplained { tell(.failed(error)) }
      hasComplained = true
    }
    if let damaged = history.damaged, damaged != toldDamage {
      toldDamage = damaged
      tell(.damaged(damaged))
    }
  }
}
