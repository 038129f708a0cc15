import Basics
import Content
import Storage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps what was calculated at the prompt and on the keys.
///
/// A calculation that cannot be kept is said once; calculating goes on.
final class CalculationKeeper {
  /// What went wrong with the history's file.
  enum News: Worded {
    case failed(StorageError)
    /// A damaged file was set aside.
    case damaged(DamagedDatabase)

    func words(in texts: Texts) -> String {
      switch self {
      case .failed(let error): error.words(in: texts)
      case .damaged(let file): file.words(in: texts)
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
  func calculations() -> [Calculation] {
    var calculations: [Calculation] = []
    attempt { () throws(StorageError) in
      calculations = try history.calculations(limit: limit).map(\.calculation)
    }
    return calculations
  }

  func remember(_ calculation: Calculation) {
    let row = StoredCalculation(calculation, at: .now)
    attempt { () throws(StorageError) in try history.append(row, limit: limit) }
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
