// What must run on virtual time and doesn't yet. Foundation's own would run on real time and real
// threads, so the names are taken, and say so.

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
public typealias NSCache<Key: AnyObject, Value: AnyObject> = Foundation.NSCache<Key, Value>
