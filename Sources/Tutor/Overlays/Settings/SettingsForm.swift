import Basics
import Quiz

/// The settings page: a draft that the chat follows at once, and the row that the keys move.
struct SettingsForm: Equatable, Sendable {
  /// Through which door the page was entered.
  private(set) var door: SettingsDoor
  /// The settings before the page was opened.
  let original: Settings
  private(set) var draft: Settings
  private(set) var focus = 0
  /// The operation that the space bar would switch.
  private(set) var operationCursor = 0
  /// What is being typed, and what is said to the last line.
  var typed = ""
  var answer: Answer?

  /// The settings that the environment decides; they cannot be changed here.
  private let fixed: Set<SettingKey>
  /// The settings as they hold in this run, whatever the page says of later ones.
  let thisTime: Settings
  /// The name of whose own the minutes, the level and the operations are; nil where all share them.
  let owner: String?

  init(
    _ settings: Settings, through door: SettingsDoor, fixed: Set<SettingKey> = [],
    thisTime: Settings? = nil, owner: String? = nil
  ) {
    self.door = door
    self.thisTime = thisTime ?? settings
    self.fixed = fixed
    self.owner = owner
    original = settings
    draft = settings
  }

  /// The setting that the keys move; nil on the way to the parents' page.
  var key: SettingKey? { door.keys.indices.contains(focus) ? door.keys[focus] : nil }

  /// How many rows there are.
  var rowCount: Int { door.keys.count + (door.leadsToParents ? 1 : 0) }

  /// Goes on to the page with all settings; what was changed stays changed.
  mutating func openAll() {
    (door, focus) = (.parents, 0)
  }

  /// The settings that were changed, with their new values.
  var changes: [(key: SettingKey, value: String)] {
    SettingKey.allCases.map { ($0, draft.value(of: $0)) }.filter {
      original.value(of: $0.0) != $0.1
    }
  }

  /// Whether the environment decides about the row that the keys move.
  var isFixed: Bool { key.map(fixed.contains) ?? false }

  /// What a row lets one choose; its value before the page was opened stays one of them.
  func choices(for key: SettingKey) -> Choices {
    Choices(for: key, with: original.value(of: key))
  }

  /// Moves to another row, going round at the ends.
  mutating func moveFocus(by step: Int) {
    focus = (focus + step + rowCount) % rowCount
  }

  /// Moves several rows on or back, and no further than the last or the first one.
  mutating func moveFocus(byPage step: Int) {
    focus = (focus + step * Self.pageRows).clamped(to: 0...rowCount - 1)
  }

  /// About as many rows as a low window shows.
  private static let pageRows = 5

  /// Moves to the given row.
  mutating func focus(on row: Int) {
    guard (0..<rowCount).contains(row) else { return }
    focus = row
  }

  /// Changes the focused row by one step.
  mutating func change(by step: Int) {
    guard !isFixed, let key else { return }
    switch choices(for: key) {
    case .slider(let range):
      guard let value = Int(draft.value(of: key)) else { return }
      set(String((value + step).clamped(to: range)), for: key)
    case .one(let values):
      let index = values.firstIndex(of: draft.value(of: key)) ?? 0
      set(values[(index + step).clamped(to: 0...(values.count - 1))], for: key)
    case .operations:
      let last = Operation.allCases.count - 1
      operationCursor = (operationCursor + step).clamped(to: 0...last)
    }
  }

  /// Takes a digit for the number that it is, where the focused row has numbers; else what is typed
  /// becomes a line.
  mutating func type(_ character: Character) {
    guard typed.isEmpty, !isFixed, let key, case .slider(let range) = choices(for: key),
      let number = character.wholeNumberValue, range.contains(number)
    else { return addToLine(character) }
    set(String(number), for: key)
  }

  /// Chooses an option of the focused row by its position.
  mutating func choose(_ option: Int) {
    guard !isFixed, let key else { return }
    switch choices(for: key) {
    case .slider: set(String(option), for: key)
    case .one(let values):
      if values.indices.contains(option) { set(values[option], for: key) }
    case .operations:
      guard Operation.allCases.indices.contains(option) else { return }
      operationCursor = option
      switchOperation()
    }
  }

  /// Switches the operation under the cursor on or off; the last one stays on.
  mutating func switchOperation() {
    guard key == .operations, !isFixed else { return }
    let operation = Operation.allCases[operationCursor]
    let switched = draft.operations.symmetricDifference([operation])
    if !switched.isEmpty { draft.operations = switched }
  }

  private mutating func set(_ value: String, for key: SettingKey) {
    try? draft.set(value, for: key)
  }
}
