import { createVariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import { describe, expect, test } from 'vitest'
import { readChoice } from './read-choice.ts'
import { black, cognac, sampleShoe } from './sample-shoe.ts'

const rules = { listOutOfStockProducts: true, fallbackToDefaultWhenNoAvailable: true }
const index = createVariantIndex(sampleShoe)
const read = (query: string, pathSku?: string) =>
  readChoice(index, { params: new URLSearchParams(query), pathSku }, rules)

describe('readChoice', () => {
  test.each([
    ['', { hf_color: cognac }, ''],
    ['hf_color=502', { hf_color: black }, 'hf_color=502'],
    ['hf_color=999', { hf_color: cognac }, ''],
    ['hf_shoe_size=611', { hf_color: cognac, hf_shoe_size: '611' }, 'hf_shoe_size=611'],
    ['childSku=GONE', { hf_color: cognac }, ''],
    ['childSku=GONE&hf_color=502', { hf_color: black }, 'hf_color=502'],
  ])('"%s" leaves the product unchosen, with a colour to show', (query, picked, kept) => {
    expect(read(query)).toEqual({ picked, variant: null, noSuch: false, view: 0, query: kept })
  })

  test.each(['childSku=BLK-42-G', 'hf_color=502&hf_shoe_size=611&hf_shoe_width=702'])(
    '[PROD-6] "%s" finds the matching variant',
    (query) => {
      expect(read(query)).toMatchObject({
        variant: { sku: 'BLK-42-G' },
        picked: { hf_color: black, hf_shoe_size: '611', hf_shoe_width: '702' },
        query: 'childSku=BLK-42-G',
      })
    },
  )

  test('[PROD-6] a combination that does not exist chooses nothing', () => {
    expect(read('hf_color=502&hf_shoe_size=612&hf_shoe_width=702')).toEqual({
      picked: { hf_color: black },
      variant: null,
      noSuch: true,
      view: 0,
      query: 'hf_color=502',
    })
  })

  test('[ROUTE-3] the variant may stand in the path; what the query says counts more', () => {
    expect(read('', 'COG-42-G').variant?.sku).toBe('COG-42-G')
    expect(read('childSku=BLK-42-G', 'COG-42-G').variant?.sku).toBe('BLK-42-G')
    expect(read('hf_color=502', 'COG-42-G').variant).toBeNull()
  })

  test.each([
    ['view=2', 1],
    ['view=1', 0],
    ['view=0', 0],
    ['view=-1', 0],
    ['view=x', 0],
    ['view=1.5', 0],
  ])('"%s" shows picture %d', (query, view) => {
    expect(read(query).view).toBe(view)
  })
})
