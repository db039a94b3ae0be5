import KataCourse

extension FruitCourse {
  /// Everything about fruit, with a file to write: what an interview is drawn from. Each kata takes
  /// three minutes.
  public static let fair: Course = {
    let katas = [wash, count, weigh, bruise, ripen, stand, peel, peeling]
    func track(_ id: String, _ title: String) -> Track {
      Track(
        id: id, title: title, page: "Fruit.",
        katas: katas.map(\.id).filter { $0.track == id })
    }
    return Course(
      title: "Fair", models: "fruit as of this summer",
      tracks: [track("basket", "Basket"), track("market", "Market"), track("kitchen", "Kitchen")],
      katas: katas, folder: folder)
  }()

  /// A file that takes the peel off.
  public static let peeling = Kata(
    id: KataID(track: "kitchen", name: "peeling"), title: "Peeling", kind: .code(Peeling.exercise),
    level: 3, minutes: 3, teaches: ["F1"], evidence: [],
    question: "Take the peel off each fruit, and leave out the rotten ones.",
    hints: ["Look at each.", "Leave some out."], why: "Peel is bitter.", folder: folder)
}
