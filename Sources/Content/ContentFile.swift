import CContent

/// The bytes of a file of Content where they lie in the binary, which nothing copies.
@safe struct ContentFile: RandomAccessCollection {
  // What the functions of CContent give is constant, ends with a zero and lives as long as the program.
  private nonisolated(unsafe) let text: UnsafePointer<CChar>
  let endIndex: Int

  /// A file of no bytes.
  static let empty = ContentFile(source: "")

  /// The file that begins here and ends with a zero.
  init(_ text: UnsafePointer<CChar>) {
    unsafe self.text = text
    endIndex = unsafe content_length(text)
  }

  /// The file that stands in the source.
  init(source text: StaticString) {
    unsafe self.init(UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self))
  }

  var startIndex: Int { 0 }

  subscript(position: Int) -> UInt8 {
    precondition(0..<endIndex ~= position)
    return unsafe UInt8(bitPattern: text[position])
  }

  // Without it a text is decoded byte by byte, after a search for a conformance that there is not.
  func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: endIndex)
    return unsafe try bytes.withMemoryRebound(to: UInt8.self, body)
  }

  /// Where the line that begins here ends.
  func endOfLine(from start: Int) -> Int { unsafe start + content_end(text + start, "\n") }

  /// Where the key that begins here has its sign; where there is none, where its line ends.
  func endOfKey(from start: Int) -> Int { unsafe start + content_end(text + start, "=\n") }
}
