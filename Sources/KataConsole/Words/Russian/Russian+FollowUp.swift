import KataCourse

extension Russian {
  func followUp(_ number: Int, of count: Int) -> String {
    count == 1 ? "Обсудим" : "Обсудим, \(number) из \(count)"
  }

  var answerAloud: String {
    "Ответьте вслух и нажмите ввод или запишите ответ. Потом будет мой."
  }
  var rateYourself: String {
    "Каким был ваш? `1` мимо, `2` отчасти, `3` верно; ввод — пропустить."
  }

  func talked(_ count: Int, ratings: [String]) -> String {
    "обсуждено \(counted(count, "вопрос", "вопроса", "вопросов")): \(and(ratings))"
  }

  func rated(_ count: Int, _ rating: FollowUpAnswer.Rating) -> String {
    switch rating {
    case .had: "\(count) верно"
    case .partly: "\(count) отчасти"
    case .missed: "\(count) мимо"
    }
  }
}
