extension Russian {
  func isMeant(_ name: String) -> String { "Может быть, `\(name)`?" }

  func meaning(_ sentence: String, atLine line: Int) -> String { "Строка \(line): \(sentence)" }

  func meaning(of message: CompilerMessage) -> String {
    switch message {
    case .missingOverride:
      "В суперклассе это уже есть. Поставьте впереди `override`."
    case .overridesNothing:
      "В суперклассах нет ничего с таким именем, метками и типами. Так ли оно пишется в UIKit? А "
        + "расширение вообще ничего не переопределяет."
    case .superInitMissing:
      "Инициализатор задаёт свойства своего класса, а затем вызывает `super.init(…)`."
    case .propertyWithoutValueBeforeSuper:
      "`%1` нужно значение до вызова `super.init`: там, где свойство объявлено, или выше вызова."
    case .selfBeforeSuperInit:
      "До вызова `super.init` целого объекта ещё нет. Перенесите строку ниже вызова."
    case .missingCoderInit:
      "Раз есть свой инициализатор, нужен и тот, что для сторибордов: "
        + "`required init?(coder: NSCoder) { nil }`."
    case .noInitializers:
      "У одного из свойств `%1` нет начального значения. Задайте его, сделайте свойство "
        + "опциональным `var` или напишите `init`."
    case .selectorNotExposed:
      "Селектор видит только то, что видит Objective-C. Поставьте `@objc` перед `%2`."
    case .leftOutOfModel:
      "В UIKit `%1` есть, в модели курса нет. Эту кату можно решить без него."
    case .valueHasNoMember, .typeHasNoMember:
      "У `%1` здесь ничего с таким именем нет. Верно ли оно написано? Или в UIKit это есть, а модель "
        + "курса его не содержит."
    case .unknownType, .unknownName:
      "Ничего с таким именем здесь не видно. Верно ли оно написано и объявлено там, откуда эта "
        + "строка его видит?"
    case .inaccessible:
      "`%1` — `%2`, поэтому отсюда его не использовать."
    case .redeclared:
      "`%1` уже есть. Одно из двух лишнее."
    case .mainActorCall, .mainActorAccess:
      "UIKit принадлежит главному актору, а эта строка может выполниться в другом месте. Сначала "
        + "перейдите туда, например через `DispatchQueue.main.async { … }`, или пометьте то, где она "
        + "стоит, `@MainActor`."
    case .globalState:
      "То, что стоит вне объектов, не принадлежит ни одному потоку. Сделайте его свойством объекта "
        + "или пометьте `@MainActor`."
    case .missingAwait:
      "Здесь ждут: напишите `await`."
    case .asyncInSynchronous:
      "Здесь ждут, а это умеют только функция `async` и `Task { … }`."
    case .missingTry:
      "Здесь возможна ошибка: напишите `try`, внутри `do { … } catch { … }` или в функции с `throws`."
    case .errorNotHandled:
      "Здесь возможна ошибка, и её никто не ловит: нужны `do { … } catch { … }` или `throws` у функции."
    case .missingReturn:
      "Один из путей доходит до конца без `return`. Каждый должен вернуть `%2`."
    case .valueFromVoid:
      "Функция не обещает значения. Назовите тип после стрелки: `-> CGFloat`."
    case .optionalNotUnwrapped:
      "Здесь может быть nil. Скажите, что тогда: `if let`, `guard let`, `?.` или `??`."
    case .assignsToSelf:
      "Метод структуры может её менять, только если помечен `mutating`."
    case .assignsToConstant:
      "`%2` не меняется: это `let` или аргумент. Сделайте `var`."
    case .mutatesConstantByOperator, .mutatesConstantByMember:
      "`%1` не меняется: это `let` или аргумент. Сделайте `var`."
    case .intForCGFloat:
      "Сам Swift не превращает `Int` в `CGFloat`: оберните в `CGFloat(…)`."
    case .wrongType:
      "Стоит `%2`, а нужно `%4`."
    case .wrongLabel:
      "Метка — `%2`, а не `%1`."
    case .missingArgument:
      "В вызове не хватает `%1`."
    case .missingConformance:
      "В `%1` нет части того, что требует `%2`. Какой, сказано в заметках выше."
    case .switchNotExhaustive:
      "Не для каждого случая есть ветка. Добавьте их или `default`."
    case .storedInExtension:
      "Расширение не может ничего хранить. Перенесите свойство в класс."
    case .closureKeepsMember, .closureKeepsSelf:
      "Замыкание сохраняется и держит `self`. Согласны — напишите `self.`, нет — `[weak self]`."
    case .nonescapingKept:
      "`%1` сохраняется на потом. Поставьте `@escaping` перед типом."
    case .missingBrace:
      "Открывающая скобка не закрыта."
    case .extraBrace:
      "Одна закрывающая скобка лишняя."
    }
  }
}
