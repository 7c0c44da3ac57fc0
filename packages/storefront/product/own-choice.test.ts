import { createVariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import { expect, test } from 'vitest'
import { ownChoice } from './own-choice.ts'
import { readChoice } from './read-choice.ts'
import { sampleShoe } from './sample-shoe.ts'

const rules = { listOutOfStockProducts: true, fallbackToDefaultWhenNoAvailable: true }
const index = createVariantIndex(sampleShoe)
const choose = (query: string, size: string, width?: string) =>
  ownChoice(index, readChoice(index, { params: new URLSearchParams(query) }, rules), {
    size,
    label: size,
    scale: 'eu',
    ...(width && { width }),
  })

test('who has told size and width finds the pair chosen, in the colour that is shown', () => {
  expect(choose('hf_color=502', '42', 'G')).toBe('childSku=BLK-42-G')
})

test('without a width the size alone is chosen', () => {
  expect(choose('hf_color=502', '42,0')).toBe('hf_color=502&hf_shoe_size=611')
})

test.each([
  ['a choice that was made', 'childSku=BLK-42-G', '42½'],
  ['a size that was chosen', 'hf_shoe_size=611', '42½'],
  ['a size that is not made', '', '50'],
])('%s is left as it is', (_, query, size) => {
  expect(choose(query, size)).toBeNull()
})

test('what is sold out is not chosen for anybody', () => {
  const gone = {
    ...sampleShoe,
    configurable_children: (sampleShoe.configurable_children ?? []).map((child) => ({
      ...child,
      stock: { is_in_stock: false, qty: 0, manage_stock: true },
    })),
  }
  const none = createVariantIndex(gone)
  const choice = readChoice(none, { params: new URLSearchParams() }, rules)
  expect(ownChoice(none, choice, { size: '42', label: '42', scale: 'eu' })).toBeNull()
})
