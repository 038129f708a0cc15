import Content
import Screen

extension Bar {
  /// The bar as a line that can be heard: `7 × 8: right, 3.0 s`.
  func words(in texts: Texts) -> String {
    texts.labelled(label, texts.list([mark, value, note].filter { !$0.isEmpty }))
  }
}
