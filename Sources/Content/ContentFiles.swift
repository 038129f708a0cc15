import CContent

/// The data files of Content, which are compiled into the binary.
package enum ContentFiles {
  // Each function of C gives bytes that are constant, end with a zero, and live for ever.

  /// What one US dollar costs in other currencies.
  package static var currencies: String { unsafe String(cString: content_currencies()) }

  /// The names of units in other languages than English.
  package static var units: String { unsafe String(cString: content_units()) }

  /// Robo's picture, as SVG.
  package static var robot: String { unsafe String(cString: content_robot()) }

  /// Robo's moods, drawn in letters.
  static var moods: String { unsafe String(cString: content_moods()) }

  /// The style of a worksheet's page, as CSS.
  package static var worksheetStyle: String { unsafe String(cString: content_worksheet_style()) }

  /// The style of a report's page, as CSS.
  package static var reportStyle: String { unsafe String(cString: content_report_style()) }

  /// The style of a page with a working, as CSS that goes behind a worksheet's.
  package static var workingStyle: String { unsafe String(cString: content_working_style()) }

  /// The file of each language, read one by one.
  static var languages: some Sequence<ContentFile> {
    sequence(state: 0) { index in
      defer { index += 1 }
      return unsafe content_language(index).map { unsafe ContentFile($0) }
    }
  }

  /// The scripts that complete command lines, in the order of `CompletionScript`.
  static var completions: some Sequence<String> {
    sequence(state: 0) { index in
      defer { index += 1 }
      return unsafe content_completion(index).map { unsafe String(cString: $0) }
    }
  }

  /// The files of the words that are understood, read one by one.
  static var words: some Sequence<ContentFile> {
    sequence(state: 0) { index in
      defer { index += 1 }
      return unsafe content_words(index).map { unsafe ContentFile($0) }
    }
  }
}
