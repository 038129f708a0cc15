/* Nothing to call: linked into the program, this keeps the 34 MB of ICU's data out. */
