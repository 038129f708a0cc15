import Testing

@testable import Calculator

/// How numbers are written, and what a comma between them is.
struct NumberSpellingTests {
  @Test func `commas group digits in threes and nothing else`() throws {
    #expect(try value("1,234.5") == "1234.5")
    #expect(try value("1,234,567.8") == "1234567.8")
    #expect(try value("12,345e2") == "1234500")
    expectError(.misplacedComma, in: "1👉,👈5")
    expectError(.misplacedComma, in: "0👉,👈123")
    expectError(.misplacedComma, in: "1234👉,👈567")
    expectError(.misplacedComma, in: "1,234👉,👈56")
    expectError(.misplacedComma, in: "1.5👉,👈000")
  }

  @Test func `numbers may be written in several ways`() throws {
    #expect(try value("1e5") == "100000")
    #expect(try value("1E-2") == "0.01")
    #expect(try value("2e+3") == "2000")
    #expect(try value(".5") == "0.5")
    #expect(try value("5.") == "5")
    #expect(try value("½+¼+¾") == "1.5")
    #expect(try value("⅓*3") == "1")
    #expect(try value("2½") == "2.5")
    #expect(try value("2e - 2*e") == "0")
    expectError(.unknownName("x"), in: "0👉x👈1F")
    expectError(.misplacedUnderscore, in: "1👉_👈000")
  }

  @Test func `in a function of two numbers a comma separates`() throws {
    #expect(try value("gcd(12,18)") == "6")
    #expect(try value("gcd(12,180)") == "12")
    #expect(try value("gcd((1,234), 2)") == "2")
    #expect(try value("gcd(2, 4) + 1,234") == "1236")
    #expect(try value("root(27, 3) + lcm(4,6) + mod(17,5)") == "17")
  }
}
