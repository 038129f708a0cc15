import Foundation
import Testing

@testable import Quiz

struct ElementaryFunctionsTests {
  @Test func `the functions agree with the system's to the last places`() {
    for step in -3_000...3_000 {
      let x = Double(step) / 100
      #expect(abs(exponential(x) / exp(x) - 1) < 1e-14)
    }
    for step in 1...5_000 {
      let x = Double(step) / 37
      #expect(abs(logarithm(x) - log(x)) < 1e-14)
    }
  }

  @Test func `powers and the logistic function follow`() {
    #expect(abs(power(0.9, 2.5) - pow(0.9, 2.5)) < 1e-15)
    #expect(logistic(0) == 0.5)
    #expect(abs(logistic(3) + logistic(-3) - 1) < 1e-15)
  }

  @Test func `very large and very small arguments stay in range`() {
    #expect(exponential(-10_000) == 0)
    #expect(exponential(10_000).isFinite)
    #expect(logistic(-10_000) < 1e-300)
    #expect(logistic(10_000) == 1)
  }
}
