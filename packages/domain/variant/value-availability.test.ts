import { describe, expect, test } from 'vitest'
import { createVariantIndex } from './create-variant-index.ts'
import { disabled, oxford, soldOut, variant } from './oxford.fixture.ts'
import { valueAvailability } from './value-availability.ts'
import { variantAvailability } from './variant-availability.ts'

const low = 3
const left = (qty: number) => ({ stock: { is_in_stock: true, qty } })
const index = createVariantIndex(
  oxford(
    variant(12, 400, 3),
    variant(12, 410, 3, left(1)),
    variant(12, 410, 4, left(1)),
    variant(12, 420, 3, soldOut),
    variant(12, 420, 4, disabled),
    variant(13, 420, 3, left(2)),
    variant(13, 420, 4, left(2)),
  ),
)

describe('valueAvailability', () => {
  test('each size tells what is left of it in the picked colour', () => {
    expect(Object.fromEntries(valueAvailability(index, { hf_color: 12 }, 'hf_shoe_size', low))).toEqual({
      400: { level: 'free' },
      410: { level: 'last', quantity: 2 },
      420: { level: 'sold-out' },
    })
  })

  test('a combination that is not made is not sold out', () => {
    const sizes = valueAvailability(index, { hf_color: 13 }, 'hf_shoe_size', low)
    expect(sizes.get('400')).toEqual({ level: 'not-made' })
  })

  test('few in each width are plenty together', () => {
    expect(valueAvailability(index, { hf_color: 13 }, 'hf_shoe_size', low).get('420')).toEqual({ level: 'free' })
  })

  test('what is picked in the option itself does not narrow it', () => {
    const picked = { hf_color: 12, hf_shoe_size: 400 }
    expect(valueAvailability(index, picked, 'hf_shoe_size', low)).toEqual(
      valueAvailability(index, { hf_color: 12 }, 'hf_shoe_size', low),
    )
  })

  test('an unknown option has no values', () => {
    expect(valueAvailability(index, {}, 'hf_sole', low).size).toBe(0)
  })
})

test('a stock grid of size and width is one look-up a cell', () => {
  const cell = (hf_shoe_size: number, hf_shoe_width: number) =>
    variantAvailability(index.matching({ hf_color: 12, hf_shoe_size, hf_shoe_width }), low).level
  expect([400, 410, 420].map((size) => [3, 4].map((width) => cell(size, width)))).toEqual([
    ['free', 'not-made'],
    ['last', 'last'],
    ['sold-out', 'not-made'],
  ])
})
