import Basics
import Foundation
import Quiz

/// Times Sprint, simplified: mostly known facts, three weak ones in work, and misses that come back
/// after three and eight questions.
struct SprintRival: Rival {
  private static let gaps = [3, 8]
  private static let mostInWork = 3

  private struct Return {
    let fact: Int
    let index: Int
    /// Which gap it waits for; beyond the gaps it comes back once.
    let gap: Int
  }

  let pool: FactPool
  var generator: SeededGenerator
  private var strength: [Double]
  private var counts: [Int]
  private var lastAsked: [Int]
  private var clock = 0
  private var knownShare = 0.8
  private var lastTen: [Bool] = []
  private var carried: [Int] = []
  private var rightTimes: [Double] = []
  private var index = 0
  private var work: [Int] = []
  private var right: [Int: Int] = [:]
  private var missed: [Int: Int] = [:]
  private var needsKnown = false
  private var queue: [Return] = []
  private var pending: Return?
  private var recent: [Int] = []

  init(pool: FactPool, generator: SeededGenerator) {
    self.pool = pool
    self.generator = generator
    strength = pool.hardness.map { 0.6 - 1.1 * $0 }
    counts = Array(repeating: 0, count: pool.count)
    lastAsked = Array(repeating: -1, count: pool.count)
  }

  mutating func begin(day: Int, seconds: Double) {
    (index, work, right, missed, needsKnown, recent) = (0, [], [:], [:], false, [])
    queue = carried.prefix(3).enumerated().map {
      Return(fact: $0.element, index: 3 + 2 * $0.offset, gap: 99)
    }
    carried = []
  }

  private func isKnown(_ fact: Int) -> Bool {
    strength[fact] >= (counts[fact] == 0 ? 0.3 : 0.4)
  }

  mutating func next(at seconds: Double) -> Int {
    pending = nil
    let isFree = !needsKnown && index >= 3
    let fact = (isFree ? due() ?? weak() : nil) ?? known()
    needsKnown = false
    index += 1
    recent = Array((recent + [fact]).suffix(4))
    return fact
  }

  private mutating func due() -> Int? {
    guard
      let next = queue.firstIndex(where: {
        $0.index <= index && !recent.suffix(2).contains($0.fact)
      })
    else { return nil }
    pending = queue.remove(at: next)
    return pending?.fact
  }

  private mutating func weak() -> Int? {
    guard generator.uniform() >= knownShare else { return nil }
    work = work.filter { right[$0, default: 0] < 2 && missed[$0, default: 0] < 3 }
    if work.count < Self.mostInWork { takeUp() }
    return work.filter { !recent.suffix(2).contains($0) }
      .min { lastAsked[$0] < lastAsked[$1] }
  }

  /// Puts one more weak fact in work, mostly one that was met before.
  private mutating func takeUp() {
    let unknown = (0..<pool.count).filter { !isKnown($0) }
    let met =
      unknown
      .filter { counts[$0] > 0 && !work.contains($0) && right[$0, default: 0] < 2 }
      .min { (strength[$0], $0) < (strength[$1], $1) }
    let new = unknown.filter { counts[$0] == 0 }
      .sorted { (-strength[$0], $0) < (-strength[$1], $1) }.prefix(3)
    if !new.isEmpty, met == nil || generator.uniform() < 0.3 {
      work.append(new[generator.below(new.count)])
    } else if let met {
      work.append(met)
    }
  }

  private mutating func known() -> Int {
    let rested = (0..<pool.count).filter { !recent.contains($0) }
    let known = rested.filter(isKnown)
    let strongest = rested.sorted { (-strength[$0], $0) < (-strength[$1], $1) }.prefix(6)
    let choice = (known.isEmpty ? Array(strongest) : known)
      .map { (fact: $0, tie: generator.uniform()) }
      .sorted { (lastAsked[$0.fact], $0.tie) < (lastAsked[$1.fact], $1.tie) }.prefix(5)
    return choice[generator.below(choice.count)].fact
  }

  mutating func observe(_ fact: Int, isRight: Bool, seconds: Double, at time: Double) {
    let speed = [0.5, 0.4, 0.3][min(counts[fact], 2)]
    strength[fact] += speed * (score(isRight, seconds) - strength[fact])
    counts[fact] += 1
    lastAsked[fact] = clock
    clock += 1
    if isRight { keepRight(fact, seconds) } else { keepMiss(fact) }
    lastTen = Array((lastTen + [isRight]).suffix(10))
    if lastTen.count == 10, clock.isMultiple(of: 5) { adaptShare() }
  }

  private func score(_ isRight: Bool, _ seconds: Double) -> Double {
    guard isRight else { return -0.7 }
    let base = rightTimes.count > 7 ? quantile(rightTimes, 0.2) : 1.5
    let limit = min(4, max(2, base + 1.5)) + 0.25
    return seconds <= limit ? 1 : max(0, min(1, (6 - seconds) / (6 - limit)))
  }

  private mutating func keepRight(_ fact: Int, _ seconds: Double) {
    rightTimes = Array((rightTimes + [seconds]).suffix(60))
    right[fact, default: 0] += 1
    guard let pending, pending.gap + 1 < Self.gaps.count else { return }
    queue.append(
      Return(fact: fact, index: index + Self.gaps[pending.gap + 1] - 1, gap: pending.gap + 1))
  }

  private mutating func keepMiss(_ fact: Int) {
    missed[fact, default: 0] += 1
    queue.removeAll { $0.fact == fact }
    if missed[fact, default: 0] < 3 {
      queue.append(Return(fact: fact, index: index + Self.gaps[0] - 1, gap: 0))
    }
    needsKnown = true
    if !carried.contains(fact) { carried.append(fact) }
  }

  private mutating func adaptShare() {
    let accuracy = Double(lastTen.count { $0 }) / 10
    if accuracy < 0.75 { knownShare = min(0.9, knownShare + 0.05) }
    if accuracy > 0.9 { knownShare = max(0.6, knownShare - 0.05) }
  }

  private func quantile(_ values: [Double], _ share: Double) -> Double {
    let sorted = values.sorted()
    let position = share * Double(sorted.count - 1)
    let below = Int(position)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (position - Double(below)) * (sorted[above] - sorted[below])
  }
}
