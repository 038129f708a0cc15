/// An expression with the range of its error drawn into it: `2+👉*👈3`.
struct MarkedSource {
  let text: String
  let range: Range<Int>

  init(_ marked: String) {
    var text = ""
    var bounds: [Int] = []
    for character in marked {
      if character == "👉" || character == "👈" {
        bounds.append(text.count)
      } else {
        text.append(character)
      }
    }
    precondition(bounds.count == 2, "one range is marked")
    self.text = text
    range = bounds[0]..<bounds[1]
  }
}
