/// Who keeps an object alive, as far as that starts in the model: the main loop, the centre of
/// notifications, a load, a window.
@MainActor package enum OwnerSearch {
  /// The shortest way from one of the model's own to the object, by the names they are traced under,
  /// the object's own at the end; empty where the model doesn't hold it.
  ///
  /// What only the program itself holds, in a variable or a task, isn't found.
  package static func owners(of object: AnyObject) -> [String] {
    let target = HeapNode(object)
    var ways: [HeapNode: Step] = [:]
    var waiting: [HeapNode] = []
    for root in roots {
      for node in root.held where ways[node] == nil {
        ways[node] = .root(root.name)
        waiting.append(node)
      }
    }
    while !waiting.isEmpty, ways[target] == nil {
      let nodes = waiting
      waiting = []
      for node in nodes {
        for next in node.held where ways[next] == nil {
          ways[next] = .node(node)
          waiting.append(next)
        }
      }
    }
    return ways[target] == nil ? [] : names(from: target, along: ways)
  }

  private enum Step {
    case root(String)
    case node(HeapNode)
  }

  private static func names(from target: HeapNode, along ways: [HeapNode: Step]) -> [String] {
    var names = [name(of: target) ?? "object"]
    var node = target
    while let step = ways[node] {
      switch step {
      case .root(let name): return [name] + names
      case .node(let holder):
        if let name = name(of: holder), name != "closure" || !hidesClosure(node, names[0]) {
          names.insert(name, at: 0)
        }
        node = holder
      }
    }
    return names
  }

  /// Whether a closure that holds the node is passed over: one is enough in a row, and what holds a timer
  /// is the model's own.
  private static func hidesClosure(_ node: HeapNode, _ name: String) -> Bool {
    name == "closure" || node.object.map(isScheduled) == true
  }

  private static func isScheduled(_ object: AnyObject) -> Bool {
    object is Timer || object is CADisplayLink || object is Operation || object is OperationQueue
      || object is URLSessionTask
  }

  /// Nil for what belongs to the model alone, and no program knows.
  private static func name(of node: HeapNode) -> String? {
    guard let object = node.object else { return "closure" }
    if let subject = object as? any TraceSubject { return subject.traceName }
    let type: AnyClass = Swift.type(of: object)
    guard String(reflecting: type).hasPrefix("KataModels.") else { return "\(type)" }
    return isScheduled(object) ? "\(type)" : nil
  }

  private static var roots: [(name: String, held: [HeapNode])] {
    [
      ("RunLoop.main", MainLoop.main.heldByMain),
      ("URLSession", StagedNetwork.shared.runningLoads.map { HeapNode($0) }),
      ("DispatchQueue", MainLoop.main.heldInBackground),
      ("NotificationCenter.default", HeapNode(NotificationCenter.default).held),
    ] + UIApplication.shared.visibleWindows.map { (Tracer.name(of: $0), HeapNode($0).held) }
  }
}
