import KataTrace

struct RussianPictureWords: PictureWords {
  private let russian = Russian()

  func finger(_ finger: Int, at place: String) -> String { "палец \(finger) в точке \(place)" }
  func search(from view: String, at place: String) -> String {
    "\(view).hitTest в точке \(place)"
  }
  func times(_ count: Int) -> String { russian.counted(count, "раз", "раза", "раз") }

  func note(_ note: JourneyNote) -> String {
    switch note {
    case .hit: "попадание"
    case .hitByItsHitTest: "попадание, ответил её hitTest"
    case .hitByItsPoint: "попадание, её point(inside:)"
    case .holds: "точка внутри"
    case .ownPointHolds: "её point(inside:): да"
    case .outside: "точка снаружи"
    case .ownPointOutside: "её point(inside:): нет"
    case .hidden: "скрыта"
    case .faint: "alpha меньше 0.01"
    case .disabled: "взаимодействие отключено"
    case .moving: "анимируется"
    case .asked: "спрошена"
    case .hearsFirst: "узнаёт первым"
    case .hearsToo: "узнаёт тоже"
    case .barred: "мешает другой палец"
    case .unheard: "ничего не узнаёт"
    case .nobodyAnswers: "никто не отвечает"
    case .answers: "отвечает"
    case .answersAndHandsOn: "отвечает и передаёт дальше"
    case .handsOn: "передаёт дальше"
    case .handOn: "передают дальше"
    }
  }

  func ownHitTest(_ returned: String?) -> String { "её hitTest: \(returned ?? "никто")" }
  func moreViews(_ count: Int) -> String { "и ещё \(count) вью" }
  func moreSiblings(_ count: Int) -> String { "ещё \(count)" }
  var nobodyIsHit: String { "никуда не попали" }
  var endOfTheChain: String { "конец цепочки" }
  func recognizer(_ name: String, of view: String) -> String { "\(name) на \(view)" }
  func stages(_ first: String, _ last: String) -> String { "от \(first) до \(last)" }

  func isGone(_ view: String) -> String { "\(view): больше нет" }
  func isNew(_ view: String) -> String { "\(view): новая" }
  func isSeen(_ view: String, _ isSeen: Bool) -> String {
    "\(view): \(isSeen ? "теперь видна" : "больше не видна")"
  }
  func hasSize(_ view: String, _ size: String, was old: String) -> String {
    "\(view): размер \(size), был \(old)"
  }
  func moved(_ view: String, by way: String) -> String { "\(view): сдвинута на экране на \(way)" }
  func moreChanges(_ count: Int) -> String {
    "и ещё \(russian.counted(count, "изменение", "изменения", "изменений"))"
  }
  func isTransformed(_ view: String) -> String {
    "\(view): преобразована, рамка — это её frame"
  }

  func cellsMade(_ count: Int) -> String {
    "создано " + russian.counted(count, "ячейка", "ячейки", "ячеек")
  }
  func wait(_ count: Int) -> String { russian.counted(count, "ждёт", "ждут", "ждут") }
  var leavesFirst: String { "уйдёт первой" }
  func rowsBetween(_ count: Int) -> String { russian.counted(count, "ряд", "ряда", "рядов") }

  var time: String { "время" }
  func eventsBefore(_ count: Int) -> String { "раньше: \(count)" }
  func stage(_ stage: ScreenStage) -> String {
    switch stage {
    case .unloaded: "не загружен"
    case .loaded: "загружен"
    case .moving: "в переходе"
    case .shown: "на экране"
    case .gone: "больше нет"
    }
  }

  func andMore(_ count: Int) -> String { "и ещё \(count)" }
}
