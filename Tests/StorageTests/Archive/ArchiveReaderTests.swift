import Basics
import Foundation
import Quiz
import Testing

@testable import Storage

struct ArchiveReaderTests {
  /// What the cutter makes of a text that comes in pieces of some size.
  private func cut(_ text: String, size: Int) throws -> (frame: String, sessions: [String]) {
    var cutter = ArchiveCutter()
    var sessions: [String] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      try cutter.push(Array(bytes[start..<min(start + size, bytes.count)])) {
        sessions.append(String(decoding: $0, as: UTF8.self))
      }
    }
    return (String(decoding: cutter.frame, as: UTF8.self), sessions)
  }

  @Test(arguments: [1, 2, 3, 7, 1_000])
  func `the sessions are cut out, wherever the text is cut`(size: Int) throws {
    let text = #"""
      {"a": "sessions", "b": {"sessions": [{"c": 1}]}, "sessions" : [ {"typed": "]}\"[{\\"},
       {"d": [[{}], "["]} , {}], "e": ["sessions", [2]]}
      """#
    let (frame, sessions) = try cut(text, size: size)
    #expect(sessions == [#"{"typed": "]}\"[{\\"}"#, #"{"d": [[{}], "["]}"#, "{}"])
    #expect(
      frame == #"""
        {"a": "sessions", "b": {"sessions": [{"c": 1}]}, "sessions" : [], "e": ["sessions", [2]]}
        """#)
  }

  @Test(arguments: ["[,{}]", "[{}{}]", "[{},]", "[1]", "[[]]", "[{} 1]", "[}", "[{},,{}]"])
  func `a list of anything but sessions is refused`(list: String) {
    #expect(throws: ArchiveCutter.Malformed.self) {
      try cut(#"{"sessions": \#(list)}"#, size: 1)
    }
  }

  @Test func `two lists of sessions are refused`() {
    #expect(throws: ArchiveCutter.Malformed.self) {
      try cut(#"{"sessions": [], "sessions": []}"#, size: 3)
    }
  }

  @Test func `of many sessions none is held`() throws {
    var cutter = ArchiveCutter()
    try cutter.push(Array(#"{"sessions":["#.utf8)) { _ in }
    for _ in 0..<10_000 { try cutter.push(Array("{},".utf8)) { #expect($0.count == 2) } }
    #expect(cutter.frame.count < 20)
  }

  @Test(arguments: [(1_000_000, true), (1_000_001, false)])
  func `around the sessions no more than a million bytes may stand`(
    count: Int, isAllowed: Bool
  ) {
    var cutter = ArchiveCutter()
    let text = [UInt8](repeating: UInt8(ascii: " "), count: count)
    let isRead = (try? cutter.push(text) { _ in }) != nil
    #expect(isRead == isAllowed)
  }

  @Test func `an archive is read from a regular file alone`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/archive.json"
    #expect(throws: ArchiveError.file(FileError(.read, path, code: ENOENT))) {
      try ArchiveReader(path: path)
    }
    #expect(throws: ArchiveError.file(FileError(.read, folder.path, code: EINVAL))) {
      try ArchiveReader(path: folder.path)
    }
    let archive = try example()
    try archive.json().write(to: URL(fileURLWithPath: path))
    #expect(try ArchiveReader(path: path).learner == archive.learner)
  }

  @Test func `what stands behind the sessions counts too`() throws {
    let archive = try example()
    let object = try #require(
      try JSONSerialization.jsonObject(with: archive.json()) as? [String: Any])
    let parts = try object.map { key, value in
      let json = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
      return (key, "\"\(key)\": " + String(decoding: json, as: UTF8.self))
    }
    for first in object.keys {
      let ordered = parts.sorted { ($0.0 == first ? 0 : 1) < ($1.0 == first ? 0 : 1) }
      let text = "{" + ordered.map(\.1).joined(separator: ", ") + "}"
      #expect(try PracticeArchive(json: Data(text.utf8)) == archive, "\(first) first")
    }
  }

  @Test func `a newer form is told from a broken one, whatever its sessions are`() {
    for sessions in ["[1, 2]", "[{\"id\": 1}]", "[", "{}"] {
      let text = #"{"format": "mathbot-practice", "schema": 2, "sessions": \#(sessions)"#
      #expect(throws: ArchiveError.newerSchema(2)) { try ArchiveReader(json: Array(text.utf8)) }
    }
  }

  @Test(arguments: 0..<20)
  func `a text that ends too early is refused`(part: Int) throws {
    let bytes = Array(try example().json())
    let end = bytes.count * part / 20
    #expect(throws: ArchiveError.notAnArchive) { try ArchiveReader(json: Array(bytes[..<end])) }
  }

  private func example() throws -> PracticeArchive {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    for typed in ["}", "\\\"]", "56"] {
      try store.record(.example(typed: typed), in: .example(), at: .reference)
    }
    return try store.archive(of: try store.knownLearner(named: "Mina"))
  }
}
