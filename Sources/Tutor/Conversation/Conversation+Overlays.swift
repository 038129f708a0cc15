import Content
import Quiz
import Screen

extension Conversation {
  /// Opens the settings page, or says what to type where there is no page.
  mutating func openSettings() {
    guard setup.form == .screen else { return say(texts(.settingsPlain)) }
    overlay = .settings(SettingsForm(settings, fixed: setup.fixedKeys, owner: settingsOwner))
    freezeClock()
  }

  mutating func openContact() {
    guard overlay == nil else { return closeOverlay() }
    // No page lies over a question whose time runs on.
    guard stage != .checking else { return }
    overlay = .contact(scrolledRows: 0)
    freezeClock()
  }

  mutating func closeOverlay() {
    if case .settings(let form) = overlay { follow(form.original) }
    leaveOverlay()
  }

  /// Goes back to the chat, or out of the program when there is no chat below.
  private mutating func leaveOverlay() {
    overlay = nil
    unfreezeClock()
    guard setup.purpose == .settings else { return }
    stage = .left
    effects.append(.leave)
  }

  mutating func pressInOverlay(_ key: Key) {
    switch overlay {
    case .settings(let form): pressInSettings(key, form)
    case .contact: pressInContact(key)
    case .progress: pressInProgress(key)
    case nil: break
    }
  }

  mutating func tapField(_ row: Int, _ option: Int) {
    guard case .settings(var form) = overlay else { return }
    form.focus(on: row)
    form.choose(option)
    update(form)
  }

  private mutating func pressInContact(_ key: Key) {
    switch key {
    case .up: scroll(by: 1)
    case .down: scroll(by: -1)
    case .pageUp: scroll(by: 10)
    case .pageDown: scroll(by: -10)
    default: closeOverlay()
    }
  }

  private mutating func pressInSettings(_ key: Key, _ form: SettingsForm) {
    var form = form
    switch key {
    case .up, .backTab: form.moveFocus(by: -1)
    case .down, .tab: form.moveFocus(by: 1)
    case .left: form.change(by: -1)
    case .right: form.change(by: 1)
    case .character(" "): form.switchOperation()
    case .enter: return finish(form)
    case .escape, .character("q"): return closeOverlay()
    default: return
    }
    update(form)
  }

  private mutating func update(_ form: SettingsForm) {
    overlay = .settings(form)
    follow(form.draft)
  }

  /// Saves what was changed and closes the page.
  private mutating func finish(_ form: SettingsForm) {
    effects += form.changes.map { .saveSetting($0.key, $0.value) }
    follow(form.draft)
    if form.draft.difficulty != form.original.difficulty { chosenLevel = form.draft.difficulty }
    notice(texts(form.changes.isEmpty ? .settingsKept : .settingsSaved))
    leaveOverlay()
  }

  /// Lets the running chat follow the settings at once.
  mutating func follow(_ newSettings: Settings) {
    guard newSettings != settings else { return }
    settings = newSettings
    texts = Texts(settings.spokenLanguage(system: setup.systemLanguage))
    vocabulary = ChatVocabulary(texts)
    effects.append(.applySettings(settings))
  }
}
