extension ChannelRecord {
  /// The record as one line of JSON, in its `Codable` form.
  public var line: String { json + "\n" }
}

extension ChannelRecord: JSONText {
  var json: String {
    switch self {
    case .event(let event):
      "{\"event\":" + jsonObject(["_0": event]) + "}"
    case .tree(let time, let window):
      "{\"tree\":" + jsonObject(["time": time, "window": window]) + "}"
    case .touch(let time, let touch):
      "{\"touch\":" + jsonObject(["time": time, "_1": touch]) + "}"
    case .recognizer(let time, let recognizer):
      "{\"recognizer\":" + jsonObject(["time": time, "_1": recognizer]) + "}"
    case .journey(let time, let journey):
      "{\"journey\":" + jsonObject(["time": time, "_1": journey]) + "}"
    case .climb(let time, let climb):
      "{\"climb\":" + jsonObject(["time": time, "_1": climb]) + "}"
    case .survivor(let time, let survivor):
      "{\"survivor\":" + jsonObject(["time": time, "_1": survivor]) + "}"
    case .output(let time, let text):
      "{\"output\":" + jsonObject(["time": time, "text": text]) + "}"
    case .place(let calls):
      "{\"place\":" + jsonObject(["calls": calls.map(Double.init)]) + "}"
    case .made(let name, let type):
      "{\"made\":" + jsonObject(["name": name, "type": type]) + "}"
    case .loose(let time, let views):
      "{\"loose\":" + jsonObject(["time": time, "views": views]) + "}"
    case .table(let time, let table):
      "{\"table\":" + jsonObject(["time": time, "_1": table]) + "}"
    case .observation(let check, let value):
      "{\"observation\":" + jsonObject(["check": check, "value": value]) + "}"
    case .end(let time):
      "{\"end\":" + jsonObject(["time": time]) + "}"
    }
  }
}

extension TraceEvent: JSONText {
  var json: String {
    jsonObject([
      "time": time, "family": family.rawValue, "subject": subject, "callback": callback,
    ])
  }
}

extension TouchSnapshot: JSONText {
  var json: String {
    jsonObject(["finger": Double(finger), "phase": phase, "point": point, "view": view])
  }
}

extension RecognizerSnapshot: JSONText {
  var json: String {
    jsonObject(["name": name, "view": view, "from": from, "to": to, "isDiscrete": isDiscrete])
  }
}

extension TouchJourney: JSONText {
  var json: String {
    jsonObject([
      "number": Double(number), "finger": finger.map(Double.init), "point": point, "asked": asked,
      "hit": hit, "listeners": listeners, "isBarred": isBarred,
    ])
  }
}

extension TouchJourney.Listener: JSONText {
  var json: String { jsonObject(["name": name, "view": view]) }
}

extension AskedView: JSONText {
  var json: String {
    jsonObject([
      "name": name, "depth": Double(depth), "answer": answer?.rawValue,
      "hasOwnPoint": hasOwnPoint, "hasOwnHitTest": hasOwnHitTest, "returned": returned,
    ])
  }
}

extension TouchClimb: JSONText {
  var json: String {
    jsonObject([
      "journey": Double(journey), "callback": callback, "steps": steps, "isAnswered": isAnswered,
    ])
  }
}

extension TouchClimb.Step: JSONText {
  var json: String { jsonObject(["name": name, "hasOwn": hasOwn]) }
}

extension Survivor: JSONText {
  var json: String { jsonObject(["name": name, "owners": owners]) }
}

extension TableSnapshot: JSONText {
  var json: String { jsonObject(["name": name, "rows": rows, "waiting": waiting]) }
}

extension TableSnapshot.Row: JSONText {
  var json: String { jsonObject(["path": path, "cell": cell]) }
}

extension TableSnapshot.Pool: JSONText {
  var json: String { jsonObject(["identifier": identifier, "cells": cells]) }
}

extension TableSnapshot.Cell: JSONText {
  var json: String { jsonObject(["name": name, "shows": shows]) }
}

extension ViewSnapshot: JSONText {
  var json: String {
    jsonObject([
      "name": name, "type": type, "frame": frame, "bounds": bounds, "inWindow": inWindow,
      "isHidden": isHidden, "alpha": alpha, "clipsToBounds": clipsToBounds,
      "isTransformed": isTransformed, "controller": controller, "subviews": subviews,
    ])
  }
}
