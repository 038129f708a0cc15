extension Style {
  /// The parameters of Select Graphic Rendition that lead from one style to this one.
  func parameters(after previous: Style?, depth: ColorDepth) -> [Int] {
    let old = previous ?? Style()
    var parameters = previous == nil ? [0] : []
    let (bold, wasBold) = (isBold(at: depth), old.isBold(at: depth))
    if bold != wasBold { parameters.append(bold ? 1 : 22) }
    if isReversed != old.isReversed { parameters.append(isReversed ? 7 : 27) }
    if foreground != old.foreground {
      parameters += foreground?.parameters(isBackground: false, depth: depth) ?? [39]
    }
    if background != old.background {
      parameters += background?.parameters(isBackground: true, depth: depth) ?? [49]
    }
    return parameters
  }
}

extension Style {
  /// Many terminals with sixteen colours brighten the first eight where they are bold, so that
  /// black turns grey.
  private func isBold(at depth: ColorDepth) -> Bool {
    isBold && (![.eight, .sixteen].contains(depth) || (foreground?.basic ?? 15) >= 8)
  }
}

extension Color {
  fileprivate func parameters(isBackground: Bool, depth: ColorDepth) -> [Int] {
    let selector = isBackground ? 48 : 38
    switch depth {
    case .none: return []
    case .eight, .sixteen:
      let base = isBackground ? 40 : 30
      return [basic < 8 ? base + Int(basic) : base + 60 + Int(basic) - 8]
    case .palette256: return [selector, 5, Int(palette)]
    case .trueColor:
      return [selector, 2, Int(rgb >> 16 & 0xFF), Int(rgb >> 8 & 0xFF), Int(rgb & 0xFF)]
    }
  }
}
