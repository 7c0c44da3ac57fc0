import { expect, test } from 'vitest'
import type { MessageGroup, MessageKey } from './message-key.ts'
import { createTexts, MissingTextError } from './text.ts'

test.each([
  ['de', 'Warenkorb, leer', 'Kasse'],
  ['en', 'Cart, empty', 'Checkout'],
  ['it', 'Carrello, vuoto', 'Cassa'],
])(
  '[SV-8] %s has the texts of every page, and those of a group once it is loaded',
  async (language, cart, checkout) => {
    const texts = createTexts(language)
    await texts.load([])
    expect(texts.text('shell.cartCount', { count: 0 })).toBe(cart)
    expect(() => texts.text('checkout.title')).toThrow(MissingTextError)
    await texts.load(['checkout'])
    expect(texts.text('checkout.title')).toBe(checkout)
  },
)

test('[SV-8] a text that is missing is an error with its name, not a blank on screen', async () => {
  const texts = createTexts('it')
  await texts.load([])
  expect(() => texts.text('shell.nothing' as MessageKey)).toThrow(new MissingTextError('it', 'shell.nothing'))
})

test('[SV-8] a language or a group without texts is refused', async () => {
  await expect(createTexts('fr').load([])).rejects.toThrow('There are no texts in the language "fr".')
  await expect(createTexts('it').load(['nothing' as MessageGroup])).rejects.toThrow(
    'There are no it texts of "nothing".',
  )
})
