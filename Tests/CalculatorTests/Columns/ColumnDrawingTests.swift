import Testing

@testable import Calculator

/// Written methods as they stand on paper, in two countries.
struct ColumnDrawingTests {
  private func drawing(
    _ text: String, _ style: ColumnStyle = .english, goal: ColumnDivision.Goal = .decimal,
    isPlain: Bool = false
  ) throws -> String {
    var settings = CalculatorSettings()
    settings.showsRemainder = goal == .remainder
    let working = try workOut(text, settings: settings)
    let work = try #require(working.writtenMethod)
    let rows = try #require(ColumnSheet(work, style, isPlain: isPlain).text(columns: 60))
    return rows.joined(separator: "\n")
  }

  @Test func `what is carried stands below in England and above in Korea`() throws {
    #expect(
      try drawing("789 + 642") == """
             7 8 9
        +    6 4 2
        ──────────
           1 4 3 1
             1 1
        """)
    #expect(
      try drawing("789 + 642", .korean) == """
             1 1
             7 8 9
        +    6 4 2
        ──────────
           1 4 3 1
        """)
  }

  @Test func `a carry goes through all columns`() throws {
    #expect(
      try drawing("9999 + 1") == """
             9 9 9 9
        +          1
        ────────────
           1 0 0 0 0
             1 1 1
        """)
  }

  @Test func `the points of several numbers stand below each other`() throws {
    #expect(
      try drawing("20.5 + 3.75 + 0.125") == """
           2 0. 5 0 0
             3. 7 5 0
        +    0. 1 2 5
        ─────────────
           2 4. 3 7 5
             1
        """)
  }

  @Test func `a column that gives and gets shows the sum in England and the ten in Korea`() throws {
    #expect(
      try drawing("932 − 457") == """
            8 12 12
            9  3  2
        −   4  5  7
        ───────────
            4  7  5
        """)
    #expect(
      try drawing("932 − 457", .korean) == """
            8 12 10
            9  3  2
        −   4  5  7
        ───────────
            4  7  5
        """)
  }

  @Test func `an exchange goes across zeros, also behind the point`() throws {
    #expect(
      try drawing("1000 − 7") == """
            0  9  9 10
            1  0  0  0
        −            7
        ──────────────
               9  9  3
        """)
    #expect(
      try drawing("3.2 − 1.875") == """
            2  11  9 10
            3.  2  0  0
        −   1.  8  7  5
        ───────────────
            1.  3  2  5
        """)
    #expect(
      try drawing("5002 − 1736", .korean) == """
            4  9  9 10
            5  0  0  2
        −   1  7  3  6
        ──────────────
            3  2  6  6
        """)
  }

  @Test func `a product by one digit notes what is carried`() throws {
    #expect(
      try drawing("342 × 7") == """
             3 4 2
        ×        7
        ──────────
           2 3 9 4
             2 1
        """)
  }

  @Test func `the zero of a row is written in England and left out in Korea`() throws {
    #expect(
      try drawing("124 × 26") == """
             1 2 4
        ×      2 6
        ──────────
             7 4 4
        +  2 4 8 0
        ──────────
           3 2 2 4
           1 1
        """)
    #expect(
      try drawing("124 × 26", .korean) == """
             1 2 4
        ×      2 6
        ──────────
             7 4 4
           2 4 8
        ──────────
           3 2 2 4
        """)
  }

  @Test func `a digit 0 has no row, and zeros at the end are set aside`() throws {
    #expect(
      try drawing("204 × 306", .korean) == """
               2 0 4
        ×      3 0 6
        ────────────
             1 2 2 4
           6 1 2
        ────────────
           6 2 4 2 4
        """)
    #expect(
      try drawing("1300 × 40") == """
           1 3
        ×    4
        ──────
           5 2
           1
        """)
  }

  @Test func `the points of a product stand before their digits`() throws {
    #expect(
      try drawing("12.5 × 0.46") == """
             1 2.5
        ×    0.4 6
        ──────────
             7 5 0
        +  5 0 0 0
        ──────────
           5.7 5 0
        """)
  }

  @Test func `a short division carries what is left to the next digit`() throws {
    #expect(
      try drawing("432 ÷ 5", goal: .remainder) == """
                 8  6 r 2
          ┌──────────
        5 │   4 ⁴3 ³2
        """)
    #expect(
      try drawing("432 ÷ 5", goal: .remainder, isPlain: true) == """
                 8  6 r 2
          ┌──────────
        5 │   4  3  2
                4  3
        """)
  }

  @Test func `a long division goes on behind the point, or stops with a remainder`() throws {
    #expect(
      try drawing("432 ÷ 15") == """
                2 8. 8
           ┌──────────
        15 │  4 3 2. 0
              3 0
             ────
              1 3 2
              1 2 0
             ──────
                1 2  0
                1 2  0
               ───────
                     0
        """)
    #expect(
      try drawing("432 ÷ 15", .korean, goal: .remainder) == """
                2 8
            ───────
        15 )  4 3 2
              3 0
             ────
              1 3 2
              1 2 0
             ──────
                1 2
        """)
  }

  @Test func `a quotient that repeats is drawn up to the digit that comes again`() throws {
    #expect(
      try drawing("7 ÷ 12", .korean) == """
              0. 5 8 3
            ──────────
        12 )  7. 0 0 0
              6  0
             ─────
              1  0 0
                 9 6
             ───────
                   4 0
                   3 6
                  ────
                     4
        """)
  }

  @Test func `a divisor with a point is made whole first`() throws {
    #expect(
      try drawing("2.1 ÷ 0.35") == """
                  6
           ┌───────
        35 │  2 1 0
              2 1 0
             ──────
                  0
        """)
  }

  @Test func `what is wider than the window is not drawn`() throws {
    let work = try #require(ColumnWork(.add, Rational(123_456_789), Rational(987_654_321)))
    let sheet = ColumnSheet(work, .english)
    #expect(sheet.text(columns: 10) == nil)
    #expect(sheet.text(columns: 14)?.first == "   123456789")
    #expect(sheet.text(columns: 24)?.first == "     1 2 3 4 5 6 7 8 9")
  }
}
