/** What was typed, by the names of the fields; a box that is ticked is `on`. */
export type Values<Name extends string> = Readonly<Record<Name, string>>
/** What is wrong, as it is shown. */
export type Faults<Name extends string> = Readonly<Partial<Record<Name, string>>>
/** The rules of a form. */
export type Check<Name extends string> = (values: Values<Name>) => Faults<Name>

export interface FormState<Name extends string> {
  values: Values<Name>
  faults: Faults<Name>
  /** Fields that were filled in and left, or sent: they show whether they are right. */
  judged: ReadonlySet<Name>
}

export function newForm<Name extends string>(values: Values<Name>): FormState<Name> {
  return { values, faults: noFaults(), judged: new Set() }
}

/** While somebody types nothing new is found fault with; what is mended is mended at once. */
export function typed<Name extends string>(
  state: FormState<Name>,
  change: Partial<Values<Name>>,
  check: Check<Name>,
): FormState<Name> {
  const values = { ...state.values, ...change }
  const before = check(state.values)
  const after = check(values)
  const faults = noFaults<Name>()
  for (const name of namesOf(state.faults)) {
    // What the platform found fault with stays until that very field is changed.
    const isForeign = !before[name] && !(name in change)
    if (isForeign || after[name]) faults[name] = state.faults[name]
  }
  return { ...state, values, faults }
}

/** A field is judged when it is left; one that was only passed through is not. */
export function left<Name extends string>(state: FormState<Name>, name: Name, check: Check<Name>): FormState<Name> {
  if (state.values[name] === '' && !state.judged.has(name)) return state
  const { [name]: _, ...others } = state.faults as Partial<Record<Name, string>>
  const fault = check(state.values)[name]
  const faults = (fault ? { ...others, [name]: fault } : others) as Faults<Name>
  return { ...state, faults, judged: new Set([...state.judged, name]) }
}

/** Everything is judged; without faults it can be sent. */
export function sent<Name extends string>(state: FormState<Name>, check: Check<Name>): FormState<Name> {
  return { ...state, faults: check(state.values), judged: new Set(namesOf(state.values)) }
}

/** What the platform found fault with. Until something is changed nothing is said to be right. */
export function refused<Name extends string>(state: FormState<Name>, faults?: Faults<Name>): FormState<Name> {
  return { ...state, faults: { ...state.faults, ...faults }, judged: new Set() }
}

/** Worth a tick. */
export function isRight<Name extends string>(state: FormState<Name>, name: Name, check: Check<Name>): boolean {
  return state.judged.has(name) && state.values[name] !== '' && !state.faults[name] && !check(state.values)[name]
}

export function namesOf<Name extends string>(record: Readonly<Partial<Record<Name, string>>>): Name[] {
  return Object.keys(record) as Name[]
}

function noFaults<Name extends string>(): Partial<Record<Name, string>> {
  return {}
}
