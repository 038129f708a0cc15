import Basics
import Quiz

/// The settings page: a draft that the chat follows at once, and the row that the keys move.
struct SettingsForm: Equatable, Sendable {
  /// The rows, in their order.
  static let keys = SettingKey.onPage

  /// The settings before the page was opened.
  let original: Settings
  private(set) var draft: Settings
  private(set) var focus = 0
  /// The operation that the space bar would switch.
  private(set) var operationCursor = 0

  /// The settings that the environment decides; they cannot be changed here.
  private let fixed: Set<SettingKey>
  /// The name of whose own the level and the operations are; nil where all share them.
  let owner: String?

  init(_ settings: Settings, fixed: Set<SettingKey> = [], owner: String? = nil) {
    self.fixed = fixed
    self.owner = owner
    original = settings
    draft = settings
  }

  /// The setting that the keys move.
  var key: SettingKey { Self.keys[focus] }

  /// The settings that were changed, with their new values.
  var changes: [(key: SettingKey, value: String)] {
    Self.keys.map { ($0, draft.value(of: $0)) }.filter { original.value(of: $0.0) != $0.1 }
  }

  /// Whether the environment decides about the row that the keys move.
  var isFixed: Bool { fixed.contains(key) }

  /// What the focused row lets one choose.
  private var choices: Choices { choices(for: key) }

  /// What a row lets one choose; its value before the page was opened stays one of them.
  func choices(for key: SettingKey) -> Choices {
    Choices(for: key, with: original.value(of: key))
  }

  /// Moves to another row, going round at the ends.
  mutating func moveFocus(by step: Int) {
    focus = (focus + step + Self.keys.count) % Self.keys.count
  }

  /// Moves to the given row.
  mutating func focus(on row: Int) {
    guard Self.keys.indices.contains(row) else { return }
    focus = row
  }

  /// Changes the focused row by one step.
  mutating func change(by step: Int) {
    guard !isFixed else { return }
    switch choices {
    case .slider(let range):
      guard let value = Int(draft.value(of: key)) else { return }
      set(String((value + step).clamped(to: range)))
    case .one(let values):
      let index = values.firstIndex(of: draft.value(of: key)) ?? 0
      set(values[(index + step).clamped(to: 0...(values.count - 1))])
    case .operations:
      let last = Operation.allCases.count - 1
      operationCursor = (operationCursor + step).clamped(to: 0...last)
    }
  }

  /// Chooses an option of the focused row by its position.
  mutating func choose(_ option: Int) {
    guard !isFixed else { return }
    switch choices {
    case .slider(let range):
      if range.contains(option) { set(String(option)) }
    case .one(let values):
      if values.indices.contains(option) { set(values[option]) }
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

  private mutating func set(_ value: String) {
    try? draft.set(value, for: key)
  }
}
