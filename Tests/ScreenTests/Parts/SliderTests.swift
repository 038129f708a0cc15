import Testing

@testable import Screen

struct SliderTests {
  @Test(arguments: [1...10, 0...10, 1...1000, 0...20, 3...3, 0...1] as [ClosedRange<Int>])
  func `every column has a value and the knob stands on its own`(range: ClosedRange<Int>) {
    for width in 1...70 {
      for value in [range.lowerBound - 1, range.lowerBound, range.upperBound, range.upperBound + 1]
        + (range.count < 50 ? Array(range) : [])
      {
        let slider = SliderLayout(value: value, range: range, width: width)
        #expect((0..<slider.trackWidth).contains(slider.knob))
        #expect(width < 12 || slider.indent + slider.trackWidth <= width)
        if slider.trackWidth >= range.count {
          #expect(slider.value(at: slider.knob) == slider.value)
        }
      }
      let slider = SliderLayout(value: range.lowerBound, range: range, width: width)
      let values = (-1...slider.trackWidth).map(slider.value(at:))
      #expect(values == values.sorted())
      #expect(values.allSatisfy(range.contains))
      #expect(values.first == range.lowerBound)
      #expect(values.last == (slider.trackWidth > 1 ? range.upperBound : range.lowerBound))
    }
  }

  @Test func `the steps of the timer are equal`() {
    let slider = SliderLayout(value: 5, range: 1...10, width: 52)
    #expect(slider.trackWidth == 46)
    #expect(slider.knob == 20)
  }
}
