/// A kind of colour blindness in full, as Machado, Oliveira and Fernandes simulate it (2009).
enum ColorBlindness: CaseIterable {
  /// Without the cones for long, middle or short waves.
  case protanopia, deuteranopia, tritanopia

  /// What is seen of linear red, green and blue.
  func seen(_ linear: [Double]) -> [Double] {
    matrix.map { row in min(1, max(0, zip(row, linear).map(*).reduce(0, +))) }
  }

  private var matrix: [[Double]] {
    switch self {
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }
}
