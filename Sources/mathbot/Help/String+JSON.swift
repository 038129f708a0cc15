extension String {
  /// The text as it stands between the quotation marks of JSON.
  var escapedForJSON: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}
