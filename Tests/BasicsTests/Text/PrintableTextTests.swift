import Basics
import Testing

struct PrintableTextTests {
  @Test(arguments: [
    ("", ""),
    ("12 + 3", "12 + 3"),
    ("1\n2", "1 2"),
    ("1\r\n2", "1 2"),
    ("1\r2\t3", "1 2 3"),
    ("1\u{2028}2\u{85}3", "1 2 3"),
    ("1\u{1B}[31m2\u{07}\u{00}\u{7F}", "1[31m2"),
    ("1\u{9B}31m", "131m"),
    ("1\u{202E}2\u{2066}3", "123"),
    ("1\u{FFFD}2", "12"),
    ("👨‍👩‍👧 e\u{301} 한", "👨‍👩‍👧 e\u{301} 한"),
  ])
  func `a text becomes one line that is safe to show`(text: String, line: String) {
    #expect(text.printable == line)
  }
}
