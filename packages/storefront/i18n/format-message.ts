/** A text as the build compiles it: words, places for values, and choices among texts. */
export type Message = readonly Token[]
type Token = string | readonly [name: string, kind?: Kind, choices?: Record<string, Message>]
type Kind = (typeof messageKinds)[number]

/** What a text may do beyond naming a value; the build refuses the rest. */
export const messageKinds = ['plural', 'select', 'number'] as const

export interface LanguageRules {
  readonly plurals: Intl.PluralRules
  readonly numbers: Intl.NumberFormat
}

/** Made when the first text asks for them: a browser takes a while to, and many pages need neither. */
export function languageRules(language: string): LanguageRules {
  let plurals: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined
  return {
    get plurals() {
      plurals ??= new Intl.PluralRules(language)
      return plurals
    },
    get numbers() {
      numbers ??= new Intl.NumberFormat(language)
      return numbers
    },
  }
}

export type MessageValues = Record<string, string | number>

export class MissingValueError extends Error {
  constructor(name: string) {
    super(`A text needs the value "${name}".`)
    this.name = 'MissingValueError'
  }
}

/** `["# ", …]` inside a plural stands for the number itself. */
export function formatMessage(message: Message, values: MessageValues, language: LanguageRules, count = ''): string {
  const first = message[0]
  if (message.length === 1 && typeof first === 'string' && first !== '#') return first
  let text = ''
  for (const token of message) {
    if (typeof token === 'string') text += token === '#' && count ? count : token
    else text += formatToken(token, values, language)
  }
  return text
}

function formatToken(
  [name, kind, choices]: Exclude<Token, string>,
  values: MessageValues,
  language: LanguageRules,
): string {
  const value = values[name]
  if (value === undefined) throw new MissingValueError(name)
  if (kind === 'number') return language.numbers.format(Number(value))
  if (!kind || !choices) return String(value)
  // An exact number (`=0`) goes before the language's own classes.
  const exact = choices[String(value)]
  const chosen =
    exact ?? (kind === 'plural' ? choices[language.plurals.select(Number(value))] : undefined) ?? choices['other'] ?? []
  return formatMessage(chosen, values, language, kind === 'plural' ? String(value) : '')
}
