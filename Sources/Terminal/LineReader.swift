import SystemIO
import SystemPackage

/// Reads lines from a file, a pipe or a plain terminal, waiting for each.
package struct LineReader {
  /// A line without its end.
  package struct Line: Equatable, Sendable {
    /// The text; what was not valid UTF-8 is replaced by U+FFFD, and a line that was cut ends in
    /// `…`, so that it is not taken for a whole one.
    package let text: String
    /// The line was longer than ``byteLimit``, and the rest was dropped.
    package let isCut: Bool
  }

  /// How many bytes of a line are kept.
  package static let byteLimit = 100_000

  private let descriptor: FileDescriptor
  private var chunk: ArraySlice<UInt8> = []
  private var hasEnded = false
  private var isAtStart = true

  /// Reads from a file descriptor, such as 0, which stays the caller's.
  package init(descriptor: Int32) {
    self.descriptor = FileDescriptor(rawValue: descriptor)
  }

  /// Waits for the next line; nil at the end.
  ///
  /// A last line needs no end of its own.
  package mutating func next() -> Line? {
    var bytes: ArraySlice<UInt8> = []
    var count = 0
    while fill() {
      let newline = chunk.firstIndex(of: UInt8(ascii: "\n"))
      let part = chunk[..<(newline ?? chunk.endIndex)]
      // Most lines lie in one chunk, and nothing is copied.
      let kept = part.prefix(Self.byteLimit - bytes.count)
      if count == 0 { bytes = kept } else { bytes += kept }
      count += part.count
      chunk = chunk[(newline.map { $0 + 1 } ?? chunk.endIndex)...]
      if newline != nil { return line(bytes, count: count) }
    }
    return count > 0 ? line(bytes, count: count) : nil
  }

  /// Whether a line, or the end, has come before the time is over.
  package func hasInput(within time: Duration) -> Bool {
    !chunk.isEmpty || hasEnded || descriptor.waitUntilReady(for: .reading, within: time)
  }

  /// Drops what was typed on a terminal and not taken yet; a pipe or a file loses nothing.
  package mutating func dropTyped() {
    guard isTerminal(descriptor.rawValue) else { return }
    chunk = []
    dropTypedInput(descriptor.rawValue)
  }

  /// Makes sure that there are bytes to look at; false at the end.
  private mutating func fill() -> Bool {
    if !chunk.isEmpty { return true }
    if !hasEnded { chunk = (try? descriptor.readChunk())?[...] ?? [] }
    hasEnded = chunk.isEmpty
    return !hasEnded
  }

  private mutating func line(_ bytes: ArraySlice<UInt8>, count: Int) -> Line {
    let isCut = count > bytes.count
    let hasMark = isAtStart && bytes.starts(with: Self.byteOrderMark)
    isAtStart = false
    let hasReturn = !isCut && bytes.last == UInt8(ascii: "\r")
    let kept = bytes.dropFirst(hasMark ? Self.byteOrderMark.count : 0).dropLast(hasReturn ? 1 : 0)
    return Line(text: String(decoding: kept, as: UTF8.self) + (isCut ? "…" : ""), isCut: isCut)
  }

  /// Some programs begin a file of text with it; it is no text.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
