import KataCourse

/// What became of a line of a scratchpad, for other programs.
struct ScratchpadReport: Encodable {
  var input: String
  /// What it printed, its values among it.
  var output: String
  var values: [String]
  /// `done`, `rejected`, `ended`, `interrupted` or `lost`.
  var outcome: String
  /// Of a line that was ended: as `run` gives it.
  var status: Nullable<Int32>
  var compiler: [CompilerRemark]
  var crash: Nullable<String>
  /// Lines before it that went with it.
  var lost: [String]
  var seconds: Double

  init(_ reply: ScratchpadReply, to input: String) {
    self.input = input
    output = reply.output
    values = reply.values
    lost = reply.lost
    seconds = (reply.seconds * 1000).rounded() / 1000
    status = Nullable(nil)
    crash = Nullable(nil)
    compiler = []
    switch reply.outcome {
    case .done: outcome = "done"
    case .rejected(let diagnostics, _):
      outcome = "rejected"
      compiler = diagnostics.map(CompilerRemark.init)
    case .ended(let ending, _):
      outcome = "ended"
      status = Nullable(ending.exitStatus)
      if case .crashed(let found) = ending { crash = Nullable(found.message) }
    case .interrupted: outcome = "interrupted"
    case .lost: outcome = "lost"
    }
  }
}
