/// An expression with the place of its error drawn into it: `2+👉*👈3`.
struct MarkedSource {
  let text: String
  let place: Range<Int>

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
    precondition(bounds.count == 2, "one place is marked")
    self.text = text
    place = bounds[0]..<bounds[1]
  }
}
