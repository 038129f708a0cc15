import Basics
import Content
import Quiz
import Screen

extension SettingsForm {
  /// The page as a picture in the given language.
  func picture(in texts: Texts) -> FormPicture {
    let footer = footer(in: texts)
    return FormPicture(
      icon: "⚙", title: texts(door == .child ? .settingsTitle : .settingsTitleAll),
      rows: door.keys.map { row(for: $0, in: texts) } + wayToParents(in: texts),
      focus: focus, portrait: PixelPicture(MoodOccasion.settings.mood),
      message: message(in: texts), aside: aside(in: texts), footer: footer,
      lit: footer.count - Self.keysFromEnter, more: texts(.pageMore))
  }

  /// For parents the command that changes the focused row.
  private func aside(in texts: Texts) -> String {
    guard let key, !isFixed, door == .parents else { return "" }
    return texts(.settingsKey, ["command": command(for: key)])
  }

  /// What is being typed or was said to it; else what is chosen in the focused row, for whom, or why
  /// nothing can be.
  private func message(in texts: Texts) -> String {
    if !typed.isEmpty { return "❯ \(typed)" }
    if let answer { return texts(answer.phrase) }
    guard let key else { return texts(.settingsAboutParents) }
    if isFixed { return texts(.settingsFixed, ["variable": key.environmentVariable]) }
    let isOwn = LearnerSettings.keys.contains(key)
    let sentences = [
      isOwn ? owner.map { texts(.settingsOwn, ["name": $0]) } : nil,
      texts.text(key: "settings.about.\(key.rawValue)"),
      valueOfThisTime(for: key, in: texts).map {
        texts(.settingsThisTime, ["value": $0.replacing(" ", with: "\u{A0}")])
      },
    ]
    return texts.sentences(sentences.compactMap(\.self))
  }

  /// What holds this time, where the command line gave something else than the page shows.
  private func valueOfThisTime(for key: SettingKey, in texts: Texts) -> String? {
    let value = thisTime.value(of: key)
    guard ![original, draft].contains(where: { $0.value(of: key) == value }) else { return nil }
    if key == .minutes { return texts.count(thisTime.minutes, of: .minutes) }
    guard key == .operations else { return texts.name(of: value, for: key) }
    return Quiz.Operation.allCases.filter(thisTime.operations.contains).map { String($0.symbol) }
      .joined(separator: " ")
  }

  /// The command with the value that is chosen, which only a line too short for it breaks apart.
  private func command(for key: SettingKey) -> String {
    let own = LearnerSettings.keys.contains(key) ? owner : nil
    let set = own.map { name in
      let isWord = name.allSatisfy { $0.isLetter || $0.isNumber }
      return "mathbot learner set \(isWord ? name : "\"\(name)\"")"
    }
    let start = "\(set ?? "mathbot config set") \(key.rawValue)"
    let whole = "\(start) \(draft.value(of: key))"
    // A value alone on a line would not look like a part of it.
    let unbroken = whole.displayWidth <= Self.longestUnbroken ? whole : start
    return unbroken.replacing(" ", with: "\u{A0}") + whole.dropFirst(unbroken.count)
  }

  /// A command of so many cells has room in a line of the narrowest window.
  private static let longestUnbroken = 34

  /// Enter stands before what leaves the page as it was.
  private static let keysFromEnter = 2

  private func footer(in texts: Texts) -> [String] {
    guard let key else {
      return [
        texts(.settingsFooterChoose), texts(.settingsFooterOpen), texts(.settingsFooterUndo),
      ]
    }
    let change = key == .operations ? Phrase.settingsFooterSwitch : .settingsFooterChange
    return [
      texts(.settingsFooterChoose), texts(change), texts(.settingsFooterDone),
      texts(.settingsFooterUndo),
    ]
  }

  private func row(for key: SettingKey, in texts: Texts) -> FormPicture.Row {
    let heading = door.heading(above: key).map {
      texts.text(key: "settings.group.\($0.rawValue)")
    }
    return FormPicture.Row(
      heading: heading ?? "", label: label(of: key, in: texts),
      control: control(for: key, in: texts))
  }

  /// The name of a setting, and for parents whose it is where it is a child's own.
  private func label(of key: SettingKey, in texts: Texts) -> String {
    let label = texts.text(key: "settings.\(key.rawValue)")
    guard door == .parents, LearnerSettings.keys.contains(key), let owner else { return label }
    let name = owner.keepingStart(in: Self.widestOwner, mark: "…")
    return texts(.settingsLabelOwn, ["label": label, "name": name])
  }

  /// The most cells of a child's name beside a setting's.
  private static let widestOwner = 10

  /// The last row of the child's page.
  private func wayToParents(in texts: Texts) -> [FormPicture.Row] {
    guard door.leadsToParents else { return [] }
    let way = FormPicture.Row(
      label: texts(.settingsParents), control: .way(texts(.settingsParentsAll)))
    return [way]
  }

  private func control(for key: SettingKey, in texts: Texts) -> FormPicture.Control {
    let value = draft.value(of: key)
    switch choices(for: key) {
    case .slider(let range):
      let number = Int(value) ?? range.lowerBound
      return .slider(value: number, range: range, text: texts.words(for: number, of: key))
    case .one(let values):
      return .options(
        values.map { texts.name(of: $0, for: key) }, selected: values.firstIndex(of: value))
    case .operations:
      let all = Operation.allCases
      let selected = all.indices.filter { draft.operations.contains(all[$0]) }
      return .switches(
        all.map { String($0.symbol) }, selected: Set(selected), cursor: operationCursor)
    }
  }
}

extension Texts {
  /// A setting's number in words, where it alone says too little.
  fileprivate func words(for number: Int, of key: SettingKey) -> String {
    if key == .minutes { return count(number, of: .minutes) }
    guard key == .weeklyGoal else { return String(number) }
    return number == 0 ? self(.settingsGoalNone) : count(number, of: .days)
  }

  /// The name of a setting's value.
  func name(of value: String, for key: SettingKey) -> String {
    if key == .difficulty { return text(key: "difficulty.\(value)") }
    if key == .language, let language = Language(rawValue: value) { return language.ownName }
    return Int(value) == nil ? text(key: "value.\(value)") : value
  }
}
