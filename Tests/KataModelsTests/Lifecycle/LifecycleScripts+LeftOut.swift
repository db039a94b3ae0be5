extension LifecycleScripts {
  /// Cases of things that the model doesn't have yet, by what is missing.
  nonisolated static let leftOut: [String: String] = [
    "popovers": "M19",
    "tasks in a test process: the programs TaskKeepsSelf and TaskLetsGo act them out": "R07 R08",
    "nothing: Swift itself frees a subclass first": "R13",
  ].reduce(into: [:]) { all, entry in
    for id in entry.value.split(separator: " ") { all[String(id)] = entry.key }
  }

  /// The covered cases whose lines are compared whole.
  nonisolated static let ids = [
    "L01", "L06", "L07", "N03", "N04", "N06", "N08", "N09", "N10", "N12", "N20", "S01", "S02",
    "S06", "S07", "S08", "S09", "M01", "M02", "M07", "M11", "M12", "M13", "T02", "T05", "T06",
    "T09", "C02", "C05", "C06", "C08", "C14", "C17", "C20", "V02", "V03", "V04", "V05", "V09",
    "Y02", "Y04", "Y06", "Y08", "Y12", "Y13", "Y14", "Y17", "R01", "R12", "R15", "R16", "W01",
    "W02", "W03", "W04", "W10", "W12", "W13",
  ]
}
