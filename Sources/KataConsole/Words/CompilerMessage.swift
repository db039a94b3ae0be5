/// The compiler's commonest errors: what learners may make of each is said in their language.
///
/// The first whose pattern fits counts.
enum CompilerMessage: CaseIterable {
  // Overriding and initialisers.
  case missingOverride
  case overridesNothing
  case superInitMissing
  case propertyWithoutValueBeforeSuper
  case selfBeforeSuperInit
  case missingCoderInit
  case noInitializers

  // Objective-C, and the model.
  case selectorNotExposed
  case leftOutOfModel

  // Names.
  case valueHasNoMember
  case typeHasNoMember
  case unknownType
  case unknownName
  case inaccessible
  case redeclared

  // The main actor, and what waits or throws.
  case mainActorCall
  case mainActorAccess
  case globalState
  case missingAwait
  case asyncInSynchronous
  case missingTry
  case errorNotHandled

  // Values and types.
  case missingReturn
  case valueFromVoid
  case optionalNotUnwrapped
  case assignsToSelf
  case assignsToConstant
  case mutatesConstantByOperator
  case mutatesConstantByMember
  case intForCGFloat
  case wrongType
  case wrongLabel
  case missingArgument
  case missingConformance
  case switchNotExhaustive
  case storedInExtension

  // Closures and brackets.
  case closureKeepsMember
  case closureKeepsSelf
  case nonescapingKept
  case missingBrace
  case extraBrace

  /// What the compiler says, in which `*` stands for what varies.
  var pattern: MessagePattern { MessagePattern(text) }

  /// Whether the last part that varies is a name that may be spelled wrong.
  var namesSomethingUnknown: Bool {
    [.valueHasNoMember, .typeHasNoMember, .unknownType, .unknownName].contains(self)
  }

  private var text: String {
    switch self {
    case .missingOverride: "overriding declaration requires an 'override' keyword"
    case .overridesNothing: "* does not override any * from its superclass"
    case .superInitMissing:
      "'super.init' isn't called on all paths before returning from initializer"
    case .propertyWithoutValueBeforeSuper: "property 'self.*' not initialized at super.init call"
    case .selfBeforeSuperInit: "'self' used in * before 'super.init' call"
    case .missingCoderInit:
      "'required' initializer 'init(coder:)' must be provided by subclass of '*'"
    case .noInitializers: "class '*' has no initializers"
    case .selectorNotExposed:
      "argument of '#selector' refers to * '*' that is not exposed to Objective-C"
    case .leftOutOfModel: "'*' is unavailable: UIKit has this; the course's model leaves it out"
    case .valueHasNoMember: "value of type '*' has no member '*'"
    case .typeHasNoMember: "type '*' has no member '*'"
    case .unknownType: "cannot find type '*' in scope"
    case .unknownName: "cannot find '*' in scope"
    case .inaccessible: "'*' is inaccessible due to '*' protection level"
    case .redeclared: "invalid redeclaration of '*'"
    case .mainActorCall: "call to main actor-isolated * in a synchronous nonisolated context"
    case .mainActorAccess: "main actor-isolated * can not be * from a *"
    case .globalState:
      "* is not concurrency-safe because it is nonisolated global shared mutable state"
    case .missingAwait: "expression is 'async' but is not marked with 'await'"
    case .asyncInSynchronous: "'async' call in a function that does not support concurrency"
    case .missingTry: "call can throw, but it is not marked with 'try' *"
    case .errorNotHandled: "errors thrown from here are not handled"
    case .missingReturn: "missing return in * expected to return '*'"
    case .valueFromVoid: "unexpected non-void return value in void function"
    case .optionalNotUnwrapped: "value of optional type '*' must be unwrapped *"
    case .assignsToSelf: "cannot assign to property: 'self' is immutable"
    case .assignsToConstant: "cannot assign to *: '*' is a 'let' constant"
    case .mutatesConstantByOperator:
      "left side of mutating operator isn't mutable: '*' is a 'let' constant"
    case .mutatesConstantByMember:
      "cannot use mutating member on immutable value: '*' is a 'let' constant"
    case .intForCGFloat: "cannot convert * of type 'Int' to * type 'CGFloat'"
    case .wrongType: "cannot convert * of type '*' to * type '*'"
    case .wrongLabel: "incorrect argument label in call (have '*', expected '*')"
    case .missingArgument: "missing argument for parameter '*' in call"
    case .missingConformance: "type '*' does not conform to protocol '*'"
    case .switchNotExhaustive: "switch must be exhaustive"
    case .storedInExtension: "extensions must not contain stored properties"
    case .closureKeepsMember: "reference to * in closure requires explicit use of 'self' *"
    case .closureKeepsSelf: "implicit use of 'self' in closure; *"
    case .nonescapingKept: "assigning non-escaping parameter '*' to an '@escaping' closure"
    case .missingBrace: "expected '}' *"
    case .extraBrace: "extraneous '}' at top level"
    }
  }
}
