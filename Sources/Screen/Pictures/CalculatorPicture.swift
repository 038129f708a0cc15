/// The calculator with keys on a full screen.
package struct CalculatorPicture: Equatable, Sendable {
  /// A key.
  package struct Key: Equatable, Sendable {
    package var label: String
    package var kind: Kind
    /// How the key stands out; each way has a sign besides its colour where it must be told.
    package var state: State

    package init(_ label: String, _ kind: Kind, state: State = .idle) {
      self.label = label
      self.kind = kind
      self.state = state
    }
  }

  /// What a key is for; each kind has a colour of its own.
  package enum Kind: CaseIterable, Hashable, Sendable {
    case digit
    /// A sign between two numbers, or `=`.
    case operation
    /// A key that changes or clears what is entered.
    case edit
    case function
  }

  package enum State: Equatable, Sendable {
    case idle
    /// The key was just typed or tapped.
    case lit
    /// The arrow keys have led there.
    case focused
    /// The key stays switched on.
    case on
  }

  /// What the calculator shows above the keys.
  package struct Display: Equatable, Sendable {
    /// What was entered so far; its end can always be seen.
    package var expression: String
    /// The number that is entered, or the result.
    package var entry: String
    /// What the expression comes to so far; may be empty.
    package var preview: String
    /// What is wrong, in place of the number; empty when nothing is.
    package var problem: String

    package init(expression: String, entry: String, preview: String = "", problem: String = "") {
      self.expression = expression
      self.entry = entry
      self.preview = preview
      self.problem = problem
    }
  }

  package var title: String
  /// Words at the right of the title, such as the unit of angles.
  package var marks: [String]
  package var display: Display
  /// The keys in rows; each row takes the whole width.
  package var keys: [[Key]]
  /// The history beside the keys, or over them where there is no room; nil when it is hidden.
  package var history: CalculatorHistory?
  /// A sentence in place of the footer, such as that nothing can be kept; may be empty.
  package var notice: String
  /// What other keys do, a few words each.
  package var footer: [String]

  package init(
    title: String, marks: [String] = [], display: Display, keys: [[Key]],
    history: CalculatorHistory? = nil, notice: String = "", footer: [String]
  ) {
    self.title = title
    self.marks = marks
    self.display = display
    self.keys = keys
    self.history = history
    self.notice = notice
    self.footer = footer
  }
}
