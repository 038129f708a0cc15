import Testing

@testable import Calculator

/// When two numbers are the same.
struct NumberEqualityTests {
  @Test(arguments: [
    "(ln 2+ln 3+pi)^8", "1/3", "√2", "sin 1 + cos 2", "e^π", "(√2+√3+√5+√7)^5", "5 km", "2 rad",
  ])
  func `every number is equal to itself`(expression: String) throws {
    let number = try evaluate(expression)
    let again = try evaluate(expression)
    #expect(number == number && number == again && again == number)
    #expect(number.isKnown(toEqual: again))
  }

  @Test func `a number needs nothing of the calculation that made it`() throws {
    // Nearly all of the patience is spent on the number, and none of it is asked for again.
    let number = try evaluate("(ln 2+ln 3+pi)^8", patience: .milliseconds(40)) { false }
    #expect(number == number)
    #expect(try number.formatted().text == evaluate("(ln 2+ln 3+pi)^8").formatted().text)
  }

  @Test func `forms of one number are known to be equal`() throws {
    let (first, second) = (try evaluate("π·√2·√3"), try evaluate("√6·π"))
    #expect(first.isKnown(toEqual: second) && second.isKnown(toEqual: first))
    #expect(try evaluate("180 deg").isKnown(toEqual: evaluate("π rad in deg")))
  }

  @Test func `other values and other units are not equal`() throws {
    let pi = try evaluate("π")
    #expect(try pi != evaluate("22/7") && !pi.isKnown(toEqual: evaluate("22/7")))
    #expect(try evaluate("1000 m") != evaluate("1 km"))
    #expect(try !evaluate("1000 m").isKnown(toEqual: evaluate("1 km")))
    #expect(try !evaluate("5 km").isKnown(toEqual: evaluate("5")))
  }

  @Test func `comparing is given up when the patience ends`() throws {
    let (first, second) = (try evaluate("π·√2·√3"), try evaluate("√6·π"))
    #expect(!first.isKnown(toEqual: second, patience: .zero))
    #expect(first.isKnown(toEqual: first, patience: .zero))
  }
}
