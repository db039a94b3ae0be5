import KataCourse
import KataTestSupport
import Testing

/// A session that has been opened at one kata of the fruit course.
func opened(
  _ name: String, standing: Standing = Standing(),
  key: @escaping (KataID) -> Key? = FruitCourse.key(of:)
) throws -> SessionScript {
  let session = try #require(Session(FruitCourse.course, standing: standing, seed: 1))
  var script = SessionScript(session, key: key)
  let id = try #require(FruitCourse.course.kataID(named: name))
  _ = script.begin(with: id)
  return script
}

func solved(_ names: String...) -> Standing {
  Standing(solved: Set(names.compactMap { KataID($0) }))
}
