import Calculator
import Content

extension PlotScene {
  /// What each curve is called; where nothing of it can be seen, with a word why.
  func labels(_ texts: Texts) -> [String] {
    curves.indices.map { index in
      let name = "y = \(curves[index].text)"
      guard let reason = reasonUnseen(index) else { return name }
      return texts(.plotUnseen, ["curve": name, "reason": texts(reason)])
    }
  }

  /// Why nothing is seen of a curve; nil where some of it is, or where that is not known.
  private func reasonUnseen(_ index: Int) -> Phrase? {
    let dots = dots[index]
    guard facts.indices.contains(index), dots.count(of: .lit) == 0, dots.count(of: .open) == 0
    else { return nil }
    let trends = facts[index].stretches.map(\.trend)
    return trends.contains { $0 != .undefined } ? .plotOutside : .plotNone
  }
}
