import Screen
import Testing

@testable import Tutor

struct PageScrollTests {
  @Test func `a page scrolls down to its end and never above its top`() {
    var scroll = PageScroll()
    scroll.scroll(by: 5)
    #expect(scroll.rows == 0)
    scroll.scroll(by: -5)
    #expect(scroll.rows == 5)
    _ = scroll.follow(.end)
    let isLimited = scroll.limit(to: 12)
    #expect(isLimited && scroll.rows == 12)
    _ = scroll.follow(.home)
    #expect(scroll.rows == 0)
  }
}
