/// A variable of the environment that holds a value its setting cannot take.
package struct EnvironmentError: Error, Hashable, Sendable {
  package let variable: String
  package let reason: SettingError
}
