import Basics
import Calculator
import Content
import Testing

@testable import Tutor

/// What is said of each column, and what a page draws beside it.
struct ColumnWordsTests {
  private func work(_ text: String) throws -> ColumnWork {
    try #require(try workOut(text).lines.first?.columns)
  }

  private func sentences(_ text: String) throws -> [String] {
    ColumnWords(texts: Texts(.english), isSpoken: false).sentences(about: try work(text))
  }

  @Test(arguments: [
    (
      "300 × 40",
      [
        "Leave out the zeros at the end for now: 3 × 4.", "4 × 3 = 12, write 12.",
        "Put the zeros back: 12000.",
      ]
    ),
    (
      "0.25 × 40",
      [
        "Leave out the zeros at the end for now: 25 × 4.",
        "4 × 5 = 20, write 0, carry 2; 4 × 2 + 2 = 10, write 10.", "Put the zeros back: 1000.",
        "Count the digits behind the points: 2 + 0 = 2. That makes 10.00.",
      ]
    ),
    (
      "1.2 × 3.45",
      [
        "Leave out the point for now: 12 × 345.",
        "ones, times 2: 2 × 5 = 10, write 0, carry 1; 2 × 4 + 1 = 9, write 9; 2 × 3 = 6, write 6."
          + " The row is 690.",
        "tens, times 1: 1 × 5 = 5, write 5; 1 × 4 = 4, write 4; 1 × 3 = 3, write 3."
          + " The row is 3450.",
        "Add the rows: 690 + 3450 = 4140.",
        "Count the digits behind the points: 1 + 2 = 3. That makes 4.140.",
      ]
    ),
    (
      "124 × 206",
      [
        "ones, times 6: 6 × 4 = 24, write 4, carry 2; 6 × 2 + 2 = 14, write 4, carry 1;"
          + " 6 × 1 + 1 = 7, write 7. The row is 744.",
        "tens: times 0, so there is no row.",
        "hundreds, times 2: 2 × 4 = 8, write 8; 2 × 2 = 4, write 4; 2 × 1 = 2, write 2."
          + " The row is 24800.",
        "Add the rows: 744 + 24800 = 25544.",
      ]
    ),
  ])
  func `a product is told with its zeros, its point and its rows`(text: String, said: [String])
    throws
  {
    #expect(try sentences(text) == said)
  }

  @Test(arguments: [
    (
      "7.5 ÷ 0.3",
      [
        "Multiply both by 10, so that we divide by a whole number: 75 ÷ 3.",
        "tens: 3 into 7 goes 2. 2 × 3 = 6, 7 − 6 = 1.",
        "ones: bring down 5. 3 into 15 goes 5. 5 × 3 = 15, 15 − 15 = 0.",
      ]
    ),
    (
      "432 ÷ 15",
      [
        "tens: 15 into 43 goes 2. 2 × 15 = 30, 43 − 30 = 13.",
        "ones: bring down 2. Try 6: 132 − 90 = 42, so it goes once more."
          + " Try 7: 132 − 105 = 27, so it goes once more. 15 into 132 goes 8. 8 × 15 = 120,"
          + " 132 − 120 = 12.",
        "tenths: bring down 0. Try 6: 120 − 90 = 30, so it goes once more."
          + " Try 7: 120 − 105 = 15, so it goes once more. 15 into 120 goes 8. 8 × 15 = 120,"
          + " 120 − 120 = 0.",
      ]
    ),
    (
      "994 ÷ 14",
      [
        "tens: Try 9: 9 × 14 = 126, too much. Try 8: 8 × 14 = 112, too much."
          + " 14 into 99 goes 7. 7 × 14 = 98, 99 − 98 = 1.",
        "ones: bring down 4. 14 into 14 goes 1. 1 × 14 = 14, 14 − 14 = 0.",
      ]
    ),
    (
      "8 ÷ 3",
      [
        "ones: 3 into 8 goes 2. 2 × 3 = 6, 8 − 6 = 2.",
        "tenths: bring down 0. 3 into 20 goes 6. 6 × 3 = 18, 20 − 18 = 2.",
        "2 is left again, so the digits repeat from here.",
      ]
    ),
  ])
  func `a division is told with what is brought down and what is tried`(
    text: String, said: [String]
  ) throws {
    #expect(try sentences(text) == said)
  }

  @Test func `an exchange over zeros is told as such, and a 0 in front is not written`() throws {
    #expect(
      try sentences("1000 − 7") == [
        "ones: 0 is less than 7. Exchange one from the thousands; on the way each 0 becomes a 9."
          + " 10 − 7 = 3.",
        "tens: 9 − 0 = 9.", "hundreds: 9 − 0 = 9.",
        "thousands: 0 − 0 = 0. A 0 in front is not written.",
      ])
    #expect(
      try sentences("507 − 9").first
        == "ones: 7 is less than 9. Exchange one from the hundreds; on the way each 0 becomes a 9."
        + " 17 − 9 = 8.")
  }

  @Test func `columns without a name are counted from the ones and from the point`() throws {
    #expect(
      try sentences("123456789012 + 1").suffix(3) == [
        "billions: 3 + 0 = 3. Write 3.", "column 11: 2 + 0 = 2. Write 2.",
        "column 12: 1 + 0 = 1. Write 1.",
      ])
    #expect(
      try sentences("0.00012 + 0.00034").prefix(3) == [
        "decimal place 5: 2 + 4 = 6. Write 6.", "decimal place 4: 1 + 3 = 4. Write 4.",
        "thousandths: 0 + 0 = 0. Write 0.",
      ])
  }

  @Test func `on a page the dividend stands behind the divisor, each line over its digits`()
    throws
  {
    let sheet = ColumnSheet(try work("768 ÷ 32"), ColumnStyle(Texts(.english)))
    #expect(
      ColumnTable(sheet).html == [
        "<table class=\"columns\" aria-hidden=\"true\">",
        "<tr><th></th><td></td><td>2</td><td>4</td></tr>",
        "<tr><th>32</th><td class=\"line edge\">7</td><td class=\"line\">6</td>"
          + "<td class=\"line\">8</td></tr>",
        "<tr><th></th><td>6</td><td>4</td><td></td></tr>",
        "<tr><th></th><td class=\"line\">1</td><td class=\"line\">2</td><td>8</td></tr>",
        "<tr><th></th><td>1</td><td>2</td><td>8</td></tr>",
        "<tr><th></th><td class=\"line\"></td><td class=\"line\"></td><td class=\"line\">0</td></tr>",
        "</table>",
      ])
  }

  @Test func `on a page the line over a sum goes over its sign and all columns`() throws {
    let sheet = ColumnSheet(try work("12.5 + 1.25"), ColumnStyle(Texts(.english)))
    #expect(
      ColumnTable(sheet).html.dropFirst().dropLast() == [
        "<tr><th></th><td>1</td><td>2.</td><td>5</td><td>0</td></tr>",
        "<tr><th>+</th><td></td><td>1.</td><td>2</td><td>5</td></tr>",
        "<tr><th class=\"line\"></th><td class=\"line\">1</td><td class=\"line\">3.</td>"
          + "<td class=\"line\">7</td><td class=\"line\">5</td></tr>",
      ])
  }
}
