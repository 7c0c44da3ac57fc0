import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPrice, type PriceFormat } from './format-price.ts'

const euro: PriceFormat = {
  currencySign: '€',
  priceFormat: '{amount} {sign}',
  fractionDigits: 2,
  decimalSeparator: ',',
  groupSeparator: '',
}

describe('formatPrice', () => {
  test.each([
    [123450, '1234,50\u00a0€'],
    [0, '0,00\u00a0€'],
    [5, '0,05\u00a0€'],
    [99, '0,99\u00a0€'],
    [-1999, '-19,99\u00a0€'],
    [-0, '0,00\u00a0€'],
    [123456789, '1234567,89\u00a0€'],
  ])(
    '[SV-5] %d cents read %s: two fraction digits, decimal comma, no group separator, amount then sign',
    (cents, text) => {
      expect(formatPrice(cents, euro)).toBe(text)
    },
  )

  test.each([
    [{ groupSeparator: '.' }, 123456789, '1.234.567,89\u00a0€'],
    [{ groupSeparator: '.' }, 99999, '999,99\u00a0€'],
    [
      { decimalSeparator: '.', groupSeparator: ',', priceFormat: '{sign}{amount}', currencySign: '$' },
      -123450,
      '-$1,234.50',
    ],
    [{ currencySign: "$'$&", priceFormat: '{sign}{amount}' }, 100, "$'$&1,00"],
    [{ fractionDigits: 0 }, 1250, '13\u00a0€'],
    [{ fractionDigits: 0 }, -49, '0\u00a0€'],
    [{ fractionDigits: 1 }, 1995, '20,0\u00a0€'],
    [{ fractionDigits: 3 }, 1250, '12,500\u00a0€'],
    [{ priceFormat: '{sign}\u00a0{amount}', currencySign: 'CHF' }, 1250, 'CHF\u00a012,50'],
  ])('[SV-5] a store view can say otherwise: %j', (change, cents, text) => {
    expect(formatPrice(cents, { ...euro, ...change })).toBe(text)
  })

  test('every digit of an amount is on the page', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (cents) => {
        const text = formatPrice(cents, { ...euro, groupSeparator: '.' })
        expect(Number(text.replace(/[^\d-]/g, ''))).toBe(cents + 0)
      }),
    )
  })

  test.each([12.5, Number.NaN])('%d is refused with a sentence', (cents) => {
    expect(() => formatPrice(cents, euro)).toThrow(`${cents} is not a whole number of cents`)
  })
})
