extension String {
  /// The text as it stands in an HTML document, also inside quotes.
  var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }

  /// The text as an element; attributes are written as they are.
  func element(_ tag: String, _ attributes: String = "") -> String {
    let start = attributes.isEmpty ? tag : "\(tag) \(attributes)"
    return "<\(start)>\(escapedForHTML)</\(tag)>"
  }
}
