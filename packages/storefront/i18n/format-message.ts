import { type NumberSigns, writeNumber } from '@welt/domain/money/write-number.ts'

/** A text as the build compiles it: words, places for values, and choices among texts. */
export type Message = readonly Token[]
type Token = string | readonly [name: string, kind?: Kind, choices?: Record<string, Message>]
type Kind = (typeof messageKinds)[number]

/** What a text may do beyond naming a value; the build refuses the rest. */
export const messageKinds = ['plural', 'select', 'number'] as const

export interface LanguageRules {
  readonly plurals: Intl.PluralRules
  writeNumber(value: number): string
}

/** Signs of the languages that the shop comes in. Any other one is asked of the browser, which takes as long to be ready as a page to render. */
const signsOf: Readonly<Record<string, NumberSigns>> = {
  de: { decimalSeparator: ',', groupSeparator: '.' },
  en: { decimalSeparator: '.', groupSeparator: ',' },
  it: { decimalSeparator: ',', groupSeparator: '.' },
}

/** Made when the first text asks for them: a browser takes a while to, and many pages need neither. */
export function languageRules(language: string): LanguageRules {
  const signs = Object.hasOwn(signsOf, language) ? signsOf[language] : undefined
  let plurals: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined
  return {
    get plurals() {
      plurals ??= new Intl.PluralRules(language)
      return plurals
    },
    writeNumber(value) {
      if (signs) return writeDecimal(value, signs)
      numbers ??= new Intl.NumberFormat(language)
      return numbers.format(value)
    },
  }
}

/** With as many fraction digits as it needs, at most three. */
function writeDecimal(value: number, signs: NumberSigns): string {
  const digits = [0, 1, 2].find((count) => Number.isInteger(roundTo(3, value) / 10 ** (3 - count))) ?? 3
  return (value < 0 ? '-' : '') + writeNumber(Math.abs(roundTo(digits, value)), digits, signs)
}

function roundTo(digits: number, value: number): number {
  return Math.round(value * 10 ** digits)
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
  if (kind === 'number') return language.writeNumber(Number(value))
  if (!kind || !choices) return String(value)
  // An exact number (`=0`) goes before the language's own classes.
  const exact = choices[String(value)]
  const chosen =
    exact ?? (kind === 'plural' ? choices[language.plurals.select(Number(value))] : undefined) ?? choices['other'] ?? []
  return formatMessage(chosen, values, language, kind === 'plural' ? String(value) : '')
}
