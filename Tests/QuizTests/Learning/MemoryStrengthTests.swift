import Quiz
import Testing

struct MemoryStrengthTests {
  @Test func `nine of ten memories are left after the stability`() {
    let strength = MemoryStrength(stability: 4, difficulty: 5)
    #expect(abs(strength.retrievability(after: 0) - 1) < 1e-12)
    #expect(abs(strength.retrievability(after: 4) - 0.9) < 1e-9)
    #expect(strength.retrievability(after: 8) < 0.9)
  }

  // The expected values come from the reference implementation of FSRS-6 with its default weights.
  @Test func `a first answer sets the strength by its rating`() {
    #expect(MemoryStrength(.missed).stability == 0.212)
    #expect(MemoryStrength(.slow).stability == 1.2931)
    #expect(MemoryStrength(.fluent).stability == 2.3065)
    #expect(MemoryStrength(.quick).stability == 8.2956)
    #expect(abs(MemoryStrength(.fluent).difficulty - 2.1181) < 1e-4)
  }

  @Test func `a right answer after a gap strengthens, and a miss weakens`() {
    var right = MemoryStrength(.fluent)
    right.review(.fluent, after: 2)
    #expect(right.stability > 2.3065)
    var longer = MemoryStrength(.fluent)
    longer.review(.fluent, after: 5)
    #expect(longer.stability > right.stability, "what was nearly forgotten gains most")
    var missed = MemoryStrength(.fluent)
    missed.review(.missed, after: 2)
    #expect(missed.stability < 2.3065)
    #expect(missed.difficulty > MemoryStrength(.fluent).difficulty)
  }

  @Test func `difficulty stays between 1 and 10, and stability above zero`() {
    var strength = MemoryStrength(.missed)
    for day in 0..<200 {
      strength.review(day.isMultiple(of: 3) ? .slow : .missed, after: Double(day % 4))
      #expect((1...10).contains(strength.difficulty))
      #expect(strength.stability >= 0.001)
    }
  }
}
