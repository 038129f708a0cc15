import Foundation
import Testing

@testable import Content

struct PhraseTests {
  @Test func `every phrase is said somewhere`() throws {
    let words = try Self.wordsOfSources()
    #expect(Phrase.allCases.map { "\($0)" }.filter { !words.contains($0) } == [])
  }

  /// The words of all Swift files of the sources but the list of phrases itself.
  private static func wordsOfSources() throws -> Set<String> {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardized
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path())
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/Phrase.swift") }
    return try files.reduce(into: []) { words, file in
      let text = try Data(contentsOf: sources.appending(path: file))
      words.formUnion(text.split { !isOfName($0) }.map { String(decoding: $0, as: UTF8.self) })
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
  }
}
