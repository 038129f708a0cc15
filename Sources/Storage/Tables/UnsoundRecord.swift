/// A record that the program cannot have written, found in a damaged or an imported file.
struct UnsoundRecord: Error {}
