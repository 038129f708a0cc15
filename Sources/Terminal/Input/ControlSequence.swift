import Screen

/// A complete control sequence: `ESC [`, a private mark, numbers, intermediate bytes, a letter.
///
/// See ECMA-48, section 5.4, and XTerm Control Sequences.
struct ControlSequence {
  /// What a sequence says.
  enum Meaning {
    case key(Key)
    case token(InputToken)
    case pasteBegins
    /// Something nobody asked for.
    case nothing
  }

  /// `<`, `=`, `>` or `?` after the bracket.
  private var mark: Unicode.Scalar?
  private var numbers: [Int] = []
  private var intermediates: [UInt8] = []
  private var final: UInt8

  /// Takes apart the bytes of a sequence, `ESC [` included; nil if they are none.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 2, let last = bytes.last else { return nil }
    final = last
    var body = bytes.dropFirst(2).dropLast()
    if let first = body.first, (0x3C...0x3F).contains(first) {
      mark = Unicode.Scalar(first)
      body.removeFirst()
    }
    let parameters = body.prefix { (0x30..<0x40).contains($0) }
    intermediates = Array(body.dropFirst(parameters.count))
    numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
  }

  /// What the sequence says.
  var meaning: Meaning {
    switch (mark, Unicode.Scalar(final)) {
    case ("<", "M"), ("<", "m"): mouse.map { .token(.mouse($0)) } ?? .nothing
    case ("?", _): reply.map { .token(.reply($0)) } ?? .nothing
    case (.some, _), (nil, "I"), (nil, "O"): .nothing
    case (nil, "R") where numbers.count == 2: .token(.reply(cursorPosition))
    case (nil, "~"): keypad
    default: .key(intermediates.isEmpty ? Key(final: final) : .unknown)
    }
  }

  private var keypad: Meaning {
    switch numbers.first {
    case 200: .pasteBegins
    case 201: .nothing
    case let number: .key(Key(number: number ?? 0))
    }
  }

  /// A report of SGR mode 1006: `button ; column ; row`, a small letter for a release.
  private var mouse: MouseEvent? {
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let shiftMetaControl = 0b1_1100
    let action: MouseEvent.Action? =
      switch numbers[0] & ~shiftMetaControl {
      case 0: final == UInt8(ascii: "m") ? .release : .press
      case 32: .drag
      case 64: .wheelUp
      case 65: .wheelDown
      default: nil
      }
    let position = Point(column: numbers[1] - 1, row: numbers[2] - 1)
    return action.map { MouseEvent($0, at: position) }
  }

  private var reply: TerminalReply? {
    switch (Unicode.Scalar(final), intermediates, numbers.first, numbers.last) {
    case ("c", [], _, _): .deviceAttributes
    case ("n", [], 997, 1): .appearance(.dark)
    case ("n", [], 997, 2): .appearance(.light)
    case ("y", [UInt8(ascii: "$")], let mode?, let setting?) where numbers.count == 2:
      .mode(mode, setting: setting)
    default: nil
    }
  }

  private var cursorPosition: TerminalReply {
    .cursorPosition(Point(column: max(numbers[1] - 1, 0), row: max(numbers[0] - 1, 0)))
  }
}
