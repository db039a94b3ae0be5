/// What the C constructor calls when a kata's program loads the model.
@_cdecl("kata_program_starts") public func programStarts() {
  do {
    try TaskHooks.install { dlsym(nil, $0) }
  } catch {
    Ending.stop("\(error)")
  }
}
