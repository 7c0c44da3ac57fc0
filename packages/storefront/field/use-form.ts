import { type ComponentProps, type FocusEvent, type FormEvent, useRef, useState } from 'react'
import {
  type Check,
  type Faults,
  isRight,
  left,
  namesOf,
  newForm,
  refused,
  sent,
  typed,
  type Values,
} from './form-state.ts'

/** Why a form was not taken: a sentence for the whole, or faults of single fields. */
export interface Refusal<Name extends string> {
  sentence?: string
  faults?: Faults<Name>
}

interface FormOptions<Name extends string> {
  /** Prefix of the ids of its fields. */
  id: string
  initial: Values<Name>
  check: Check<Name>
  /** What it has come back with, where it was sent without a script. */
  before?: BeforeForm<NoInfer<Name>> | undefined
  /** Sends what was typed; nothing comes back when all is well. */
  send: (values: Values<Name>) => Promise<Refusal<Name> | undefined>
}

/** What was typed before, and what was wrong with it. */
export interface BeforeForm<Name extends string> extends Refusal<Name> {
  values?: Partial<Values<Name>>
}

/** What a field needs to know of its form. */
export interface FieldState {
  id: string
  name: string
  defaultValue: string
  fault: string | undefined
  isRight: boolean
}

export interface Summary {
  id: string
  /** Grows with every attempt that failed: the summary takes the focus each time. */
  attempt: number
  sentence: string | undefined
  faults: { id: string; text: string }[]
}

export interface Form<Name extends string> {
  events: Pick<
    ComponentProps<'form'>,
    'noValidate' | 'onSubmit' | 'onChange' | 'onBlur' | 'onPointerDown' | 'onClick' | 'aria-busy'
  >
  values: Values<Name>
  field: (name: Name) => FieldState
  summary: Summary
  isSending: boolean
}

/** Fields keep their own text, so that password managers and what was typed early are safe; this follows what happens in them. */
export function useForm<Name extends string>({
  id,
  initial: bare,
  before,
  check,
  send,
}: FormOptions<Name>): Form<Name> {
  const [initial] = useState(() => ({ ...bare, ...before?.values }))
  const [state, setState] = useState(() => refused(newForm(initial), before?.faults))
  const [refusal, setRefusal] = useState<{ attempt: number; sentence: string | undefined }>({
    attempt: before ? 1 : 0,
    sentence: before?.sentence,
  })
  const [isSending, setSending] = useState(false)
  const busy = useRef(false)
  const pressing = useRef(false)
  const leftBehind = useRef<Name>(undefined)

  const refuse = (sentence: string | undefined) => setRefusal(({ attempt }) => ({ attempt: attempt + 1, sentence }))
  const nameOf = (target: EventTarget): Name | undefined =>
    isField(target) && target.name in initial ? (target.name as Name) : undefined

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    // What a password manager filled in without a word is here too.
    const given = typed(state, valuesOf(event.currentTarget, initial), check)
    const judged = sent(given, check)
    setState(judged)
    if (namesOf(judged.faults).length > 0) return refuse(undefined)
    busy.current = true
    setSending(true)
    const answer = await send(judged.values).finally(() => {
      busy.current = false
      setSending(false)
    })
    if (!answer) return
    const { faults, sentence } = answer
    setState((now) => refused(now, faults))
    refuse(sentence)
  }

  return {
    events: {
      noValidate: true,
      'aria-busy': isSending,
      onSubmit: (event) => void submit(event),
      onChange(event) {
        const name = nameOf(event.target)
        if (!name) return
        const change = { [name]: valuesOf(event.currentTarget, initial)[name] } as Partial<Values<Name>>
        setState((now) => typed(now, change, check))
      },
      // A fault that appears while something is being pressed would move it from under the finger: it waits for the click.
      onPointerDown(event) {
        pressing.current = event.target instanceof Element && event.target.closest('button, a, label') !== null
      },
      onClick({ target }) {
        pressing.current = false
        const name = leftBehind.current
        leftBehind.current = undefined
        // Buttons judge the whole form, or leave it, or show what was typed so far.
        if (name && target instanceof Element && target.closest('label')) setState((now) => left(now, name, check))
      },
      onBlur(event: FocusEvent<HTMLFormElement>) {
        const name = nameOf(event.target)
        if (pressing.current) leftBehind.current = name
        else if (name) setState((now) => left(now, name, check))
      },
    },
    values: state.values,
    field: (name) => ({
      id: `${id}-${name}`,
      name,
      defaultValue: initial[name],
      fault: state.faults[name],
      isRight: isRight(state, name, check),
    }),
    summary: {
      id: `${id}-summary`,
      ...refusal,
      faults: namesOf(state.faults).map((name) => ({ id: `${id}-${name}`, text: state.faults[name] ?? '' })),
    },
    isSending,
  }
}

function isField(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

function valuesOf<Name extends string>(form: HTMLFormElement, initial: Values<Name>): Values<Name> {
  const data = new FormData(form)
  const valueOf = (name: Name): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(namesOf(initial).map((name) => [name, valueOf(name)])) as Values<Name>
}
