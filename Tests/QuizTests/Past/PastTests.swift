import Basics
import Testing

@testable import Quiz

/// A past is gathered try by try, put away and taken up again; it says what all tries would say.
struct PastTests {
  @Test(arguments: UInt64(0)..<12)
  func `a past that was put away at any try goes on as if it never had been`(seed: UInt64) throws {
    let attempts = RandomPast(seed: seed, count: 300).attempts
    var generator = SeededGenerator(seed: seed)
    let whole = Past(attempts)
    for _ in 0..<6 {
      let split = Int.random(in: 0...attempts.count, using: &generator)
      var past = try Past(packed: Past(Array(attempts[..<split])).packed)
      for attempt in attempts[split...] { past.take(attempt) }
      #expect(past == whole)
    }
  }

  @Test func `nothing answered is put away and read too`() throws {
    #expect(try Past(packed: Past().packed) == Past())
    #expect(Past().isEmpty)
    #expect(!Past(RandomPast(seed: 1, count: 1).attempts).isEmpty)
  }

  @Test func `the same tries give the same bytes`() {
    let attempts = RandomPast(seed: 5, count: 500).attempts
    #expect(Past(attempts).packed == Past(attempts).packed)
  }

  @Test func `bytes that were damaged anywhere, cut or lengthened are no past`() {
    let bytes = Past(RandomPast(seed: 3, count: 200).attempts).packed
    for index in stride(from: 0, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[index] ^= 1 << UInt8(index % 8)
      #expect(throws: PackingError.self) { try Past(packed: damaged) }
    }
    for length in [0, 1, 7, 8, bytes.count / 2, bytes.count - 1] {
      #expect(throws: PackingError.self) { try Past(packed: Array(bytes.prefix(length))) }
    }
    #expect(throws: PackingError.self) { try Past(packed: bytes + [0]) }
  }

  /// Who changes by which rules tries are gathered, or in which form this is kept, raises
  /// `Past.version` and notes the new sum: what learners' databases hold is then gathered anew.
  @Test func `the rules are those of the version`() {
    let pasts = (0..<4).map {
      Past(RandomPast(seed: 100 + $0, count: 1_000, questions: 400).attempts)
    }
    let sum = pasts.flatMap(\.packed).reduce(0 as UInt64) { $0 &* 31 &+ UInt64($1) }
    #expect((Past.version, sum) == (16, 12_265_658_060_865_472_209))
  }

  @Test func `a past does not grow with the years`() {
    let short = Past(RandomPast(seed: 8, count: 4_000).attempts).packed.count
    let long = Past(RandomPast(seed: 8, count: 40_000).attempts).packed.count
    #expect(long < short + short / 4)
  }
}
