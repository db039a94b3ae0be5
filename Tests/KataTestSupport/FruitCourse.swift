import Foundation
import KataCourse

/// A course about fruit, built in code: one kata of each form, in two tracks. What its programs
/// print is written down here and not run.
public enum FruitCourse {
  public static let course = Course(
    title: "Fruit", models: "fruit as of this summer",
    tracks: [
      Track(
        id: "basket", title: "Basket", page: "Fruit goes in, and comes out.",
        katas: [wash, count, weigh].map(\.id)),
      Track(
        id: "market", title: "Market", page: "Fruit is sold.",
        katas: [bruise, ripen, stand].map(\.id)),
    ],
    katas: [wash, count, weigh, bruise, ripen, stand], folder: folder)

  /// Another course, of the form `calls` alone, which is judged by what the learner's lines do.
  public static let kitchen = Course(
    title: "Kitchen", models: "fruit as of this summer",
    tracks: [Track(id: "kitchen", title: "Kitchen", page: "Fruit is eaten.", katas: [peel.id])],
    katas: [peel], folder: folder)

  public static let peel = kata(
    "kitchen/peel", "Peel",
    .predict(
      Prediction(
        form: .calls,
        template: """
          let kitchen = Kitchen()
          // your lines
          kitchen.wash(apple)
          kitchen.peel(apple, times: 2)
          // end of your lines
          print("done")
          """,
        calls: ["kitchen.wash(_:)", "kitchen.peel(_:times:)"],
        beliefs: [
          Belief(id: "dirty", says: "You peeled before you washed.", world: .program(""))
        ])),
    question: "Let the apple be peeled.", hints: ["Water.", "`kitchen.wash` first."],
    why: "Water comes before the knife.")

  static let folder = URL(filePath: "/fruit")

  /// Form `order`, with a decoy, two beliefs, two hints and a follow-up.
  public static let wash = kata(
    "basket/wash", "Wash and peel",
    .predict(
      Prediction(
        form: .order,
        template: """
          let basket = Basket(Apple(), Pear())
          basket.washAll()
          basket.apples.peel()
          """,
        decoys: ["Pear.peel"],
        beliefs: [
          Belief(
            id: "peels-first", says: "You peeled before you washed. Dirt gets in that way.",
            world: .rules("{}")),
          Belief(id: "pear-first", says: "You began with the last one.", world: .rules("{}")),
        ])),
    question: "A basket is washed, then peeled. What is printed, in what order?",
    hints: ["Nobody eats dirt.", "`Apple.wash` comes first."],
    why: "Water comes before the knife: `Apple.wash`, then the rest.",
    followUps: [FollowUp(question: "Would you peel a plum?", answer: "No: the skin is the best.")])

  /// Form `lines`, printing a text that is also a word of the session.
  public static let count = kata(
    "basket/count", "Count",
    .predict(
      Prediction(
        form: .lines,
        template: """
          print(basket.count)
          print("done")
          """)),
    question: "What is printed?", hints: ["Count them.", "There are two."], why: "There are two.")

  /// Form `blanks`, with a line that is given whole.
  public static let weigh = kata(
    "basket/weigh", "Weigh",
    .predict(
      Prediction(form: .blanks, template: "scales.weigh(basket)")),
    question: "What does it weigh?", hints: ["Grams.", "An apple is 120."], why: "Grams.")

  /// Form `line`.
  public static let bruise = kata(
    "market/bruise", "Bruise",
    .predict(
      Prediction(
        form: .line,
        template: """
          let apple: Apple? = nil
          print("careful")
          apple!.squeeze()
          """)),
    question: "Which line traps?", hints: ["Squeeze.", "Look at the mark."], why: "There is none.")

  public static let ripen = kata(
    "market/ripen", "Ripen",
    .choose(
      Choice(options: [
        .init(text: "In a bag with a banana", isRight: true, reason: "Bananas give off ethylene."),
        .init(text: "In the fridge", isRight: false, reason: "Cold stops it."),
        .init(text: "Under water", isRight: false, reason: "That rots it."),
      ])),
    question: "Where does a pear ripen fastest?", hints: ["Gas.", "Yellow."], why: "Ethylene.")

  public static let stand = kata(
    "market/stand", "A fruit stand", .review(FruitStand.review),
    question: "Customers report crashes, and negative stock. What is wrong?",
    hints: ["What if there is none?", "Who holds the clock?"], why: "Look before you take.")

  private static func kata(
    _ id: String, _ title: String, _ kind: Kata.Kind, question: String, hints: [String],
    why: String, followUps: [FollowUp] = []
  ) -> Kata {
    let parts = id.split(separator: "/").map(String.init)
    return Kata(
      id: KataID(track: parts[0], name: parts[1]), title: title, kind: kind, level: 2, minutes: 3,
      teaches: [], evidence: [], question: question, hints: hints, why: why, followUps: followUps,
      folder: folder)
  }

  /// What the program of a kata does, whatever the seed.
  public static func key(of id: KataID) -> Key {
    switch id.name {
    case "wash":
      Key(
        printed: ["Apple.wash", "Pear.wash", "Apple.peel"],
        beliefs: [
          "peels-first": ["Apple.peel", "Apple.wash", "Pear.wash"],
          "pear-first": ["Pear.wash", "Apple.wash", "Apple.peel"],
        ])
    case "count": Key(printed: ["2", "done"])
    case "weigh": Key(printed: ["apple: 120", "scales on", "pear: 95.5"])
    case "peel":
      Key(printed: ["Apple.peel", "done"], beliefs: ["dirty": ["dirt", "done"]])
    case "bruise": Key(printed: ["careful"], lines: [3])
    default: .unneeded
    }
  }
}
