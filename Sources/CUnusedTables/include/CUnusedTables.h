/* Nothing to call: linked into the program, this keeps large tables out of it that nothing reads,
 * 34 MB of ICU's data and half a megabyte of the names of characters. */
