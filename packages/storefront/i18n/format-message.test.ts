import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { formatMessage, languageRules, type Message, type MessageValues, MissingValueError } from './format-message.ts'

const format = (text: string, values: MessageValues = {}, language = 'de') =>
  formatMessage(compileMessageOrThrow(text) as Message, values, languageRules(language))

const pairs = '{count, plural, =0 {keine} one {# Paar} other {# Paare}} in {colour}'

describe('a text', () => {
  test.each([
    ['Größe wählen', {}, 'Größe wählen'],
    ['#1 der Werkstatt', {}, '#1 der Werkstatt'],
    ['{name} ansehen', { name: 'Brünn' }, 'Brünn ansehen'],
    ['{length, number} cm', { length: 27.2 }, '27,2 cm'],
    ['{a}{b}', { a: 1, b: 'x' }, '1x'],
    [pairs, { count: 0, colour: 'Cognac' }, 'keine in Cognac'],
    [pairs, { count: 1, colour: 'Cognac' }, '1 Paar in Cognac'],
    [pairs, { count: 1234, colour: 'Cognac' }, '1234 Paare in Cognac'],
    ['{count, plural, one {# Farbe: {list}} other {# Farben: {list}}}', { count: 2, list: 'a, b' }, '2 Farben: a, b'],
    ['{state, select, free {frei} other {unbekannt}}', { state: 'free' }, 'frei'],
    ['{state, select, free {frei} other {unbekannt}}', { state: 'weg' }, 'unbekannt'],
    ["Mit {value} und '{'Klammern'}'", { value: '{count}' }, 'Mit {count} und {Klammern}'],
  ])('%s with %o', (text, values: MessageValues, expected) => {
    expect(format(text, values)).toBe(expected)
  })

  test.each(['de', 'en'])('writes numbers as its language does: %s', (language) => {
    const numbers = new Intl.NumberFormat(language)
    for (const value of [0, 7, 999, 1000, 1_234_567, 27.2, 27.25, 27.1254, 0.5, -3, -1234.5]) {
      expect(format('{n, number}', { n: value }, language)).toBe(numbers.format(value))
    }
    expect(format('{n, number}', { n: 1234.5 }, 'fr')).toBe(new Intl.NumberFormat('fr').format(1234.5))
  })

  test('follows the plural classes of its language', () => {
    const text = '{n, plural, one {eins} few {wenige} other {viele}}'
    expect(['1', '3', '7'].map((n) => format(text, { n }, 'pl'))).toEqual(['eins', 'wenige', 'viele'])
  })

  test('without one of its values is a fault, not a blank on screen', () => {
    expect(() => format('{name} ansehen')).toThrow(MissingValueError)
  })
})
