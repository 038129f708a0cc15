import Basics
import Testing

@testable import Quiz

struct PaceTests {
  private func pace(_ seconds: [Double]) -> Pace {
    seconds.reduce(into: Pace()) { $0.take(.seconds($1)) }
  }

  private let one = Question(3, .add, 4)

  @Test func `an unknown child has the usual time, and longer answers more`() {
    #expect(abs(Pace().cutoff(for: one) - 3.9) < 1e-9)
    #expect(abs(Pace().cutoff(for: Question(7, .multiply, 8)) - 4.2) < 1e-9)
    #expect(pace(Array(repeating: 1, count: 7)).fastSeconds == 2.4)
    #expect(pace(Array(repeating: 1, count: 8)).fastSeconds == 1)
  }

  @Test func `a fifth of the last sixty times lies below the fast one`() {
    let times = (0..<200).map { Double(($0 * 37) % 101) / 10 }
    let last = times.suffix(60).sorted()
    let position = 0.2 * 59
    let fast = last[11] + (position - 11) * (last[12] - last[11])
    #expect(abs(pace(times).fastSeconds - fast) < 1e-9)
  }

  @Test func `the cutoff stays between two and four and a half seconds`() {
    #expect(pace(Array(repeating: 0.1, count: 20)).cutoff(for: one) == 2)
    #expect(pace(Array(repeating: 30, count: 20)).cutoff(for: one) == 4.5)
  }
}
