extension ConversationSetup {
  /// Starts with what is known of who plays; the settings that the environment decides stay.
  package mutating func adopt(_ profile: LearnerProfile) {
    settings = profile.settings(over: settings, except: fixedKeys)
    settingsOwner = profile.keepsOwn && profile.isNamed ? profile.name : nil
    previous = profile.previous
    past = profile.past
  }
}
