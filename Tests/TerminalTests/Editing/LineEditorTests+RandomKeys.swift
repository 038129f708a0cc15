import CReadline
import Basics
import Testing

@testable import Terminal

extension LineEditorTests {
  /// Keys that do something, and some that do not.
  private static let keys: [String] = {
    let controls = (0..<0x20 as Range<UInt8>).filter { $0 != 0x1B }
    let metas: String = "abdfurcylt.<>?#*&~123-_=/\\"
    let sequences = [
      "A", "B", "C", "D", "H", "F", "1~", "3~", "4~", "5~", "15~", "1;5C", "1;5D", "Z",
    ]
    var keys = ["1", "7", "a", " ", "(", ")", "é", "한", "🎉", "👨", "\u{200D}", "e", "\u{301}"]
    keys += ["r", "f", "c", "d", "w", "x", "i", "A", "0", "u", "k", "j", "/"]
    keys += ["\u{7F}", "\u{1B}", "\u{1B}é", "\u{1B}\r", "\u{18}(", "\u{18})", "\u{18}e"]
    keys += controls.map { String(Unicode.Scalar($0)) }
    keys += metas.map { "\u{1B}\($0)" }
    keys += sequences.map { "\u{1B}[\($0)" }
    return keys
  }()

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `whatever is typed, the line stays sound`(seed: UInt64) {
    typeAtRandom(seed: seed)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `whatever is typed with vi's keys, the line stays sound`(seed: UInt64) {
    unsafe rl_variable_bind("editing-mode", "vi")
    defer { unsafe rl_variable_bind("editing-mode", "emacs") }
    typeAtRandom(seed: seed)
  }

  private func typeAtRandom(seed: UInt64) {
    editor.clearHistory()
    var generator = SeededGenerator(seed: seed)
    for step in 0..<500 {
      let key = Self.keys.randomElement(using: &generator) ?? ""
      type(key)
      change(Int.random(in: 0..<50, using: &generator))
      let bytes = EditedLine.bytes
      #expect(String(validating: bytes, as: UTF8.self) != nil, "step \(step), key \(key)")
      #expect(bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "step \(step), key \(key)")
      #expect((0...editor.line.count).contains(editor.cursor), "step \(step), key \(key)")
      #expect(bytes.count <= LineEditor.byteLimit)
    }
    editor.clearHistory()
    type("7")
    #expect(editor.line == "7")
  }

  /// What a program may do between two keys.
  private func change(_ number: Int) {
    switch number {
    case 0: editor.insert("한국 12")
    case 1: editor.deleteBackward()
    case 2: editor.addHistory(editor.line)
    case 3: editor.clear()
    default: break
    }
  }
}
