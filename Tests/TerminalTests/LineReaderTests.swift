import Foundation
import Testing

@testable import Terminal

struct LineReaderTests {
  /// Reads all lines of a pipe into which the bytes are written piece by piece.
  func lines(_ pieces: [[UInt8]]) -> [LineReader.Line] {
    let pipe = Pipe()
    let end = pipe.fileHandleForWriting
    let writer = Thread {
      for piece in pieces { try? end.write(contentsOf: Data(piece)) }
      try? end.close()
    }
    writer.start()
    var reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    var lines: [LineReader.Line] = []
    while let line = reader.next() { lines.append(line) }
    #expect(reader.next() == nil)
    return lines
  }

  func texts(_ text: String) -> [String] {
    lines([Array(text.utf8)]).map(\.text)
  }

  @Test(arguments: [
    ("", []),
    ("1\n2\n", ["1", "2"]),
    ("1\n2", ["1", "2"]),
    ("1\r\n2\r\n", ["1", "2"]),
    ("\n\n", ["", ""]),
    ("1\r2\n", ["1\r2"]),
    ("한국 🎉\n", ["한국 🎉"]),
  ])
  func `lines end with LF or CR LF, the last one with the file`(text: String, wanted: [String]) {
    #expect(texts(text) == wanted)
  }

  @Test func `a line may arrive in pieces`() {
    let pieces = Array("12\r\n한\n".utf8).map { [$0] }
    #expect(lines(pieces).map(\.text) == ["12", "한"])
  }

  @Test func `invalid UTF-8 is repaired`() {
    #expect(lines([[0x37, 0xFF, 0x0A]]).map(\.text) == ["7\u{FFFD}"])
  }

  @Test func `a line beyond the limit is cut, and the next is whole`() {
    let long = [UInt8](repeating: 0x37, count: LineReader.byteLimit * 5)
    let result = lines([long, Array("\r\n8\n".utf8)])
    #expect(result.map(\.isCut) == [true, false])
    #expect(result[0].text == String(repeating: "7", count: LineReader.byteLimit) + "…")
    #expect(result[1].text == "8")
    let exact = [UInt8](repeating: 0x37, count: LineReader.byteLimit)
    #expect(lines([exact, [0x0A]]).map(\.isCut) == [false])
  }

  @Test func `a byte order mark at the start is no text`() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(lines([mark, Array("7\n".utf8), mark, [0x0A]]).map(\.text) == ["7", "\u{FEFF}"])
  }

  @Test func `the null device has no lines`() throws {
    let null = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    var reader = LineReader(descriptor: null.fileDescriptor)
    #expect(reader.next() == nil)
  }

  @Test func `a file that cannot be read has no lines`() {
    var reader = LineReader(descriptor: -1)
    #expect(reader.next() == nil)
  }
}
