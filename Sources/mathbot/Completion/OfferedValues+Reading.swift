import Calculator
import Quiz
import Storage
import Tutor

extension OfferedValues {
  /// The values as they are now; none where they cannot be read, as Tab never complains.
  ///
  /// - Parameter typed: the values of the command so far.
  func read(after typed: [String]) -> [String] {
    switch self {
    case .learners: LearnerStore.names(inDatabaseAt: Folders.ofUser.database)
    case .settingValues: typed.last.flatMap(SettingKey.init(rawValue:))?.allowed.words ?? []
    case .units: Self.units(after: typed)
    }
  }

  /// The units for an amount, and behind a unit those that it can be shown in.
  private static func units(after typed: [String]) -> [String] {
    guard let before = typed.last, typed.count > 1 || before.first?.isNumber == true else {
      return []
    }
    let all = CalculatorSettings.standard.units
    let unit = all.first { $0.words.contains(before) || $0.symbol == before }
    return all.filter { unit == nil || $0.kind == unit?.kind }.map(\.symbol)
  }
}

extension AllowedValues {
  /// The single values, where they are few enough to be offered.
  fileprivate var words: [String] {
    switch self {
    case .whole(let range): range.count <= 20 ? range.map(String.init) : []
    case .oneOf(let words), .someOf(let words): words
    case .onOrOff: ["on", "off"]
    }
  }
}
