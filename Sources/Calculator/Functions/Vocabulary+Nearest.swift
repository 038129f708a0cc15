import Basics

extension Vocabulary {
  /// The known name that is most like the one that was typed, if there is one within two changes,
  /// or one where it is short.
  package static func nearest(to name: String) -> String? {
    nearest(to: name, among: names)
  }

  static func nearest(to name: String, among names: [String]) -> String? {
    // Of a short name two changes leave another word: five is no mile.
    let limit = name.count < 5 ? min(1, name.count / 2) : 2
    guard name.count <= 20 else { return nil }
    let typed = Array(name)
    return
      names
      .map { (name: $0, distance: editDistance(from: typed, to: Array($0))) }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
      .name
  }
}
