/// The description of a command, as lines of a manual page.
struct ManualText {
  /// Paragraphs to be filled, and the indented lines as they stand.
  private(set) var lines: [String] = []
  private var isExample = false

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      add(String(line))
    }
    end()
    if [".PP", ".br"].contains(lines.first) { lines.removeFirst() }
  }

  private mutating func add(_ line: String) {
    if line.isEmpty {
      end()
      if lines.last != ".PP" { lines.append(".PP") }
    } else if line.hasPrefix("  ") {
      begin()
      lines.append(Roff.typed(String(line.dropFirst(2))))
    } else {
      end()
      // A list: each name begins a line of its own.
      if line.prefixMatch(of: /[a-z-]+:\s/) != nil { lines.append(".br") }
      lines += Roff.prose(line)
    }
  }

  private mutating func begin() {
    guard !isExample else { return }
    if lines.last != ".PP" { lines.append(".PP") }
    lines += [".in +2", ".EX"]
    isExample = true
  }

  private mutating func end() {
    guard isExample else { return }
    lines += [".EE", ".in"]
    isExample = false
  }
}
