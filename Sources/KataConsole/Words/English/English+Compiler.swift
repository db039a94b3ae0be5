extension English {
  func isMeant(_ name: String) -> String { "Is `\(name)` meant?" }

  func meaning(_ sentence: String, atLine line: Int) -> String { "Line \(line): \(sentence)" }

  func meaning(of message: CompilerMessage) -> String {
    switch message {
    case .missingOverride:
      "A superclass has this already. Write `override` in front of it."
    case .overridesNothing:
      "No superclass has it under this name, with these labels and types. Is it spelled as UIKit "
        + "spells it? And an extension can't override at all."
    case .superInitMissing:
      "An initialiser sets the properties of its own class, and then calls `super.init(…)`."
    case .propertyWithoutValueBeforeSuper:
      "`%1` needs its value before `super.init` is called: where it is declared, or above the call."
    case .selfBeforeSuperInit:
      "There is no whole object before `super.init` has been called. Move the line below the call."
    case .missingCoderInit:
      "With an initialiser of its own it needs the one for storyboards too: "
        + "`required init?(coder: NSCoder) { nil }`."
    case .noInitializers:
      "A property of `%1` has no value to begin with. Give it one, make it an optional `var`, or "
        + "write an `init`."
    case .selectorNotExposed:
      "A selector reaches only what Objective-C sees. Write `@objc` in front of `%2`."
    case .leftOutOfModel:
      "UIKit has `%1`, the course's model hasn't. This kata can do without it."
    case .valueHasNoMember, .typeHasNoMember:
      "`%1` has nothing of this name here. Is it spelled right? Or UIKit has it, and the course's model "
        + "leaves it out."
    case .unknownType, .unknownName:
      "Nothing of this name can be seen here. Is it spelled right, and declared where this line reaches "
        + "it?"
    case .inaccessible:
      "`%1` is `%2`, so it can't be used from here."
    case .redeclared:
      "There is another `%1` already. One has to go."
    case .mainActorCall, .mainActorAccess:
      "UIKit belongs to the main actor, and this line may run elsewhere. Hop there first, as "
        + "`DispatchQueue.main.async { … }` does, or mark what it stands in `@MainActor`."
    case .globalState:
      "What stands outside of every object belongs to no thread. Make it a property of the object, or "
        + "mark it `@MainActor`."
    case .missingAwait:
      "It waits: write `await`."
    case .asyncInSynchronous:
      "It waits, which only an `async` function or a `Task { … }` can do."
    case .missingTry:
      "It can fail: write `try`, in a `do { … } catch { … }` or in a function that `throws`."
    case .errorNotHandled:
      "It can fail, and nobody takes the error: put it in a `do { … } catch { … }`, or let the function "
        + "`throws`."
    case .missingReturn:
      "One way through it comes to the end without a `return`. Each has to hand back a `%2`."
    case .valueFromVoid:
      "It promises no value. Name the type behind an arrow: `-> CGFloat`."
    case .optionalNotUnwrapped:
      "It may be nil. Say what happens then: `if let`, `guard let`, `?.` or `??`."
    case .assignsToSelf:
      "A structure's own method may change it only if it is marked `mutating`."
    case .assignsToConstant:
      "`%2` never changes, as it is a `let` or an argument. Make it a `var`."
    case .mutatesConstantByOperator, .mutatesConstantByMember:
      "`%1` never changes, as it is a `let` or an argument. Make it a `var`."
    case .intForCGFloat:
      "Swift makes no `CGFloat` of an `Int` by itself: write `CGFloat(…)` around it."
    case .wrongType:
      "A `%2` stands where a `%4` has to."
    case .wrongLabel:
      "The label is `%2`, not `%1`."
    case .missingArgument:
      "The call lacks its `%1`."
    case .missingConformance:
      "`%1` lacks a part of what `%2` asks for. The notes above name it."
    case .switchNotExhaustive:
      "Not every case has a branch. Add those, or a `default`."
    case .storedInExtension:
      "An extension can't store anything. Put the property into the class."
    case .closureKeepsMember, .closureKeepsSelf:
      "The closure is kept and keeps `self` with it. Write `self.` for that, or `[weak self]` against it."
    case .nonescapingKept:
      "`%1` is kept for later. Write `@escaping` in front of its type."
    case .missingBrace:
      "A brace that opens has no end."
    case .extraBrace:
      "There is one closing brace too many."
    }
  }
}
