import CReadline

/// GNU readline as a pure editing engine: keys go in, a line and its cursor come out.
///
/// readline never sees the terminal: it reads no input, writes no output, sets no mode and
/// catches no signal. Give it the bytes of whole keys, as ``InputTokenizer`` cuts them.
///
/// readline edits one line at a time for the whole process, so there is one ``shared`` editor.
@MainActor
package final class LineEditor {
  /// The editor of the process; the first use reads the learner's inputrc.
  package static let shared = LineEditor()

  /// How many bytes of UTF-8 a line may have; more is refused.
  package static let byteLimit = 4096
  /// How many lines the history keeps.
  package static let historyLimit = 200

  /// The bytes of the key that readline is reading.
  var pending: ArraySlice<UInt8> = []
  var outcomes: [LineOutcome] = []

  private init() {
    creadline_use_utf8()
    detachFromTerminal()
    withStandardErrorSilenced { _ = rl_initialize() }
    overrideSettings()
    bindProtectedKeys()
    using_history()
    stifle_history(CInt(Self.historyLimit))
    installHandler()
  }

  /// The line as it stands.
  package var line: String { String(decoding: lineBytes, as: UTF8.self) }

  /// The cursor's place in ``line``, counted in characters.
  package var cursor: Int {
    String(decoding: lineBytes.prefix(Int(rl_point)), as: UTF8.self).count
  }

  /// The prompt of a search in the history, such as ``(reverse-i-search)`co':``; usually empty.
  package var prompt: String {
    unsafe rl_display_prompt.map { unsafe String(cString: $0) } ?? ""
  }

  /// The learner's inputrc asked for vi's keys; then a lone Escape is a key of the line.
  package var usesViKeys: Bool { rl_editing_mode == 0 }

  /// The bytes of the line.
  var lineBytes: [UInt8] {
    guard let start = unsafe rl_line_buffer else { return [] }
    let buffer = unsafe UnsafeBufferPointer(start: start, count: Int(rl_end))
    return unsafe buffer.map { UInt8(bitPattern: $0) }
  }
}
