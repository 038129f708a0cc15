import Testing

@testable import Quiz

/// Bars that are doubled and halved, a row for each step.
struct HintBarTests {
  @Test func `what loses nothing is one bar, whose end is asked for`() {
    #expect(
      Ladders.drawn(Question(9, .subtract, 0)) == [
        """
        ┌───────────────────┬───┐
        │        __         │ 0 │ = 9
        └───────────────────┴───┘
        """,
        """
        ┌───────────────────────┐
        │          __           │ = 9
        └───────────────────────┘
        """,
        """
        ┌───────────────────┬───┐
        │         9         │ 0 │ = 9
        └───────────────────┴───┘
        """,
      ])
  }

  @Test func `two of a line are one of the line below, until all are one`() {
    #expect(
      Ladders.drawn(Question(4, .multiply, 7)) == [
        """
        ├─ 7 ─┼─ 7 ─┼─ 7 ─┼─ 7 ─┤
        ├───────────┼───────────┤
        """,
        """
        ├─ 7 ─┼─ 7 ─┼─ 7 ─┼─ 7 ─┤
        ├─── 14 ────┼─── 14 ────┤
        ├───────────────────────┤
        """,
        """
        ├─ 7 ─┼─ 7 ─┼─ 7 ─┼─ 7 ─┤
        ├─── 14 ────┼─── 14 ────┤
        ├───────── 28 ──────────┤
        """,
      ])
  }

  @Test func `half, half again and once more is a line for each`() {
    #expect(
      Ladders.drawn(Question(56, .divide, 8)) == [
        """
        ├───────── 56 ──────────┤
        ├──┼──┼──┼──┼──┼──┼──┼──┤
        """,
        """
        ├───────── 56 ──────────┤
        ├─── 28 ────┼─── 28 ────┤
        ├ 14 ─┼ 14 ─┼ 14 ─┼ 14 ─┤
        ├──┼──┼──┼──┼──┼──┼──┼──┤
        """,
        """
        ├───────── 56 ──────────┤
        ├─── 28 ────┼─── 28 ────┤
        ├ 14 ─┼ 14 ─┼ 14 ─┼ 14 ─┤
        │ 7│ 7│ 7│ 7│ 7│ 7│ 7│ 7│
        """,
      ])
  }
}
