/// The lines of a language's file that say something, from the first to the last.
struct TextLines<File: RandomAccessCollection<UInt8>>: Sequence, IteratorProtocol {
  private var rest: File.SubSequence

  /// The lines of the file.
  init(file: File) {
    rest = file[...]
  }

  /// Reads on to the end of the next text.
  mutating func next() -> (key: String, text: String)? {
    while !rest.isEmpty {
      let start = rest
      rest = rest[(rest.firstIndex(of: TextLine.lineBreak) ?? rest.endIndex)...].dropFirst()
      if let entry = TextLine.entry(in: start) { return entry }
    }
    return nil
  }
}

extension TextLines<[UInt8]> {
  /// The lines of a text.
  init(file: String) {
    self.init(file: Array(file.utf8))
  }
}
