import { errorText } from '@welt/contract/error-text.ts'
import { expect, test } from 'vitest'
import { createTestShop, germanView } from '../testing/create-test-shop.ts'
import { refusalText } from './refusal-text.ts'

test.each([
  [errorText.outOfStock, 'Das Produkt ist ausverkauft und kann nicht in den Warenkorb gelegt werden.'],
  [errorText.quantityAboveMaximum(3), 'Von diesem Produkt sind nur 3 Stück zu haben.'],
  [errorText.tooManyLines(200), 'Ein Warenkorb fasst höchstens 200 verschiedene Produkte.'],
  [errorText.wrongCoupon, 'Dieser Gutscheincode ist nicht richtig.'],
  [errorText.quantityNotPositive, 'Die Menge muss größer als 0 sein.'],
  [errorText.quantityNotInteger, 'Die Menge muss eine ganze Zahl sein.'],
  [errorText.optionQuantity, 'Der Wert muss größer als 0 sein.'],
  ['The quote is out of order.', 'The quote is out of order.'],
])('[CART-7] [STOCK-5] "%s" is told in the shopper’s language where it is known', async (reason, told) => {
  const german = await createTestShop({ storeView: germanView })
  const english = await createTestShop()
  await Promise.all([german, english].map(({ texts }) => texts.load(['cart'])))
  expect(refusalText(german.texts.text, reason)).toBe(told)
  expect(refusalText(english.texts.text, reason)).toBe(reason)
})

test.each([
  errorText.unconfigured,
  errorText.emptyBundle,
  errorText.groupedItself,
  errorText.requiredOption('Länge'),
  errorText.wrongOption('Länge'),
])('[FORM-1] "%s" sends back to the choice', async (reason) => {
  const german = await createTestShop({ storeView: germanView })
  const english = await createTestShop()
  await Promise.all([german, english].map(({ texts }) => texts.load(['cart'])))
  expect(refusalText(german.texts.text, reason)).toBe(
    'Bitte wählen Sie zuerst die Teile des Sets oder die Optionen des Produkts.',
  )
  expect(refusalText(english.texts.text, reason)).toBe('Please configure bundle or custom options first')
})
