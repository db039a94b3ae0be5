/// What the C constructor calls when a kata's program loads the model.
@_cdecl("kata_program_starts") public func programStarts() {
  TurnBudget.isKept = true
  if let channel = getenv("UIKATA_CHANNEL") { Channel.open(String(cString: channel)) }
  if Replay.isWanted { Channel.makeRoomForReplay() }
  do {
    try TaskHooks.install { dlsym(nil, $0) }
  } catch {
    Ending.stop("\(error)")
  }
}
