package enum PseudoTerminalPlaceholder {}
