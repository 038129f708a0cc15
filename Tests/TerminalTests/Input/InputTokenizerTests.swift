import Screen
import Basics
import Testing

@testable import Terminal

struct InputTokenizerTests {
  /// The tokens of pieces that arrive one after the other.
  func tokens(_ pieces: some Sequence<some Sequence<UInt8>>) -> [InputToken] {
    var tokenizer = InputTokenizer()
    let tokens = pieces.flatMap { tokenizer.push($0) }
    #expect(tokenizer.patience == nil)
    return tokens
  }

  @Test(arguments: InputExample.all)
  func `bytes are the tokens they should be, wherever they are split`(example: InputExample) {
    #expect(tokens([example.bytes]) == example.tokens)
    #expect(tokens(example.bytes.map { [$0] }) == example.tokens)
    guard example.bytes.count < 100 else { return }
    for first in example.bytes.indices {
      for second in first..<example.bytes.count {
        let pieces = [
          example.bytes[..<first], example.bytes[first..<second], example.bytes[second...],
        ]
        #expect(tokens(pieces) == example.tokens, "split at \(first) and \(second)")
      }
    }
  }

  @Test func `tokens do not depend on what came before`() {
    var generator = SeededGenerator(seed: 1)
    let short = InputExample.all.filter { $0.bytes.count < 100 }
    for _ in 0..<2000 {
      let examples = (0..<4).compactMap { _ in short.randomElement(using: &generator) }
      let bytes = examples.flatMap(\.bytes)
      let cut = Int.random(in: 0...bytes.count, using: &generator)
      #expect(tokens([bytes[..<cut], bytes[cut...]]) == examples.flatMap(\.tokens))
    }
  }

  @Test func `a lone Escape becomes a key when nothing follows`() {
    var tokenizer = InputTokenizer()
    #expect(tokenizer.push([0x1B]).isEmpty)
    #expect(tokenizer.patience == .milliseconds(50))
    #expect(tokenizer.giveUpWaiting() == [.key(.escape, bytes: [0x1B])])
    #expect(tokenizer.patience == nil)
    #expect(tokenizer.giveUpWaiting().isEmpty)
    #expect(tokenizer.push("[".utf8) == [.key(.character("["), bytes: [0x5B])])
  }

  @Test(arguments: [
    "\u{1B}[", "\u{1B}[12;", "\u{1B}O", "\u{1B}]11;rgb:", "\u{1B}P", "\u{1B}]0\u{1B}",
  ])
  func `a sequence that stops half-way is dropped`(beginning: String) {
    var tokenizer = InputTokenizer()
    #expect(tokenizer.push(beginning.utf8).isEmpty)
    #expect(tokenizer.patience == .milliseconds(500))
    #expect(tokenizer.giveUpWaiting().isEmpty)
    #expect(tokenizer.push("7".utf8) == [.key(.character("7"), bytes: [0x37])])
  }

  @Test func `a paste whose end never comes ends when nothing follows`() {
    var tokenizer = InputTokenizer()
    #expect(tokenizer.push("\u{1B}[200~56\u{1B}[20".utf8).isEmpty)
    #expect(tokenizer.patience == .seconds(2))
    #expect(tokenizer.giveUpWaiting() == [.paste("56")])
    #expect(tokenizer.push("7".utf8) == [.key(.character("7"), bytes: [0x37])])
  }

  @Test func `a paste keeps its first 10,000 characters and drops invalid bytes`() {
    let start = Array("\u{1B}[200~".utf8)
    let end = Array("\u{1B}[201~".utf8)
    let long = [UInt8](repeating: 0x37, count: 1_000_000)
    #expect(tokens([start, long, end]) == [.paste(String(repeating: "7", count: 10_000))])
    let emoji = [[UInt8]](repeating: Array("🎉".utf8), count: 20_000).flatMap { $0 }
    #expect(tokens([start, emoji, end]) == [.paste(String(repeating: "🎉", count: 10_000))])
    #expect(tokens([start, [0x35, 0xFF, 0xC3, 0x36], end]) == [.paste("56")])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `hostile bytes use little memory and never confuse what follows`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var tokenizer = InputTokenizer()
    let favourites = Array("\u{1B}\u{1B}\u{1B}[]O?<;~0129MmRcny$\\\u{07}é한\u{03}".utf8)
    for _ in 0..<5000 {
      let bytes = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
        Bool.random(using: &generator)
          ? favourites.randomElement(using: &generator) ?? 0
          : UInt8.random(in: 0...255, using: &generator)
      }
      for token in tokenizer.push(bytes) { #expect(isSound(token)) }
      #expect(tokenizer.sequence.count <= InputTokenizer.sequenceLimit)
      #expect(tokenizer.pasted.bytes.count <= PasteBuffer.byteLimit)
      if Int.random(in: 0..<50, using: &generator) == 0 { _ = tokenizer.giveUpWaiting() }
    }
    _ = tokenizer.giveUpWaiting()
    #expect(tokenizer.push("7".utf8) == [.key(.character("7"), bytes: [0x37])])
  }

  /// A token that may go on: its bytes are whole characters, its text has no control characters.
  private func isSound(_ token: InputToken) -> Bool {
    switch token {
    case .key(_, let bytes):
      !bytes.isEmpty && String(validating: bytes, as: UTF8.self) != nil
    case .paste(let text):
      text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    case .mouse(let event): event.position.column >= 0 && event.position.row >= 0
    case .reply: true
    }
  }
}
