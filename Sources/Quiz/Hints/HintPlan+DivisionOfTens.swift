/// Divisions that rods of ten make plain.
extension HintPlan {
  /// Each rod is one ten: there are as many groups of ten as rods.
  static func countingRods(_ whole: Int) -> HintPlan {
    let bar = GroupBar(size: 10, scale: whole / 10)
    return HintPlan(
      idea: unknownGroups(of: 10, in: whole),
      half: bar.picture(of: whole, bar.rods(whole / 10)),
      worked: bar.picture(of: whole, bar.cut(whole / 10)))
  }

  /// As many rods as groups: one for each.
  static func sharingRods(of whole: Int, among groups: Int) -> HintPlan {
    let bar = GroupBar(size: 10, scale: groups)
    return HintPlan(
      idea: rods(.init(label: .known(whole), tens: .init(full: groups))),
      half: bar.picture(of: whole, bar.rods(groups)),
      worked: bar.picture(of: whole, bar.cut(groups)))
  }

  /// As many rods as groups, and as many ones: one of both for each.
  static func sharingTensAndOnes(of whole: Int, among groups: Int) -> HintPlan {
    let (tens, ones) = (RodRows.Parts(full: groups), RodRows.Parts(open: groups))
    let known = 10 * groups
    return HintPlan(
      ["known": known], second: [1],
      idea: rods(.init(label: .known(whole), tens: tens, ones: .init(full: groups))),
      half: rods(
        .init(label: .known(known), tens: tens), .init(label: .known(groups), ones: ones)),
      worked: rods(.init(label: .known(whole), tens: tens, ones: ones)))
  }
}
