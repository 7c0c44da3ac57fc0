import { expect, test } from 'vitest'
import type { Facet } from './listing.ts'
import { promotedColours } from './promoted-colours.ts'

const facet = (code: string, look: Facet['look'], ids: string): Facet => ({
  code,
  label: code,
  look,
  values: ids.split('').map((id) => ({ id, label: id })),
})
const colours = facet('hf_color', 'colour', 'ABCDEFGHIJK')
const counts = { hf_shoe_make: [9, 9], hf_color: [2, 7, 0, 1, 1, 7, 3, 3, 4, 5, 6] }

test('[UX-23] promoted are the colours that most models have, eight of them, and none that nothing has', () => {
  const promoted = promotedColours([facet('hf_shoe_make', 'plain', 'XY'), colours], counts)
  expect(promoted?.code).toBe('hf_color')
  expect(promoted?.values.map(({ id }) => id).join('')).toBe('BFKJIGHA')
  expect(promoted?.values[0]).toMatchObject({ id: 'B', at: 1 })
})

test('a list without colours promotes none, and one whose numbers are missing neither', () => {
  expect(promotedColours([facet('hf_shoe_make', 'plain', 'XY')], counts)).toBeNull()
  expect(promotedColours([colours], {})?.values).toEqual([])
})
