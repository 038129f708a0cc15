import Foundation
import Testing

@testable import Storage

/// Points in time and durations as the tables hold them.
struct MillisecondsTests {
  @Test(arguments: [(1.000_4, 1_000), (1.000_6, 1_001), (0, 0), (-1.000_6, -1_001)])
  func `a point in time is kept to the nearest millisecond`(seconds: Double, milliseconds: Int64) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(date.milliseconds == milliseconds)
    #expect(Date(milliseconds: milliseconds).milliseconds == milliseconds)
  }

  @Test(arguments: [(1_499, 1), (1_501, 2), (0, 0), (2_000, 2)])
  func `a duration is kept to the nearest millisecond`(microseconds: Int, milliseconds: Int64) {
    #expect(Duration.microseconds(microseconds).milliseconds == milliseconds)
  }
}
