import { describe, expect, test } from 'vitest'
import type { CreateEngine } from './fresh-engine.ts'
import { byField, shopEngine, terms } from './shop-entries.ts'

/** Questions in words, and how many of them must match. */
export function describeText(name: string, create: CreateEngine): void {
  describe(`text of a search engine: ${name}`, () => {
    const { find, ids } = shopEngine(create)

    test.each([
      ['a whole word', 'oxford', ['1']],
      ['capitals', 'OXFORD', ['1']],
      ['ß written as ss, ö as oe', 'groesse', ['1']],
      ['an umlaut typed as it is', 'ärmelkanal', ['2']],
      ['the beginning of a word', 'oxf', ['1']],
      ['one wrong letter in a short word', 'derbi', ['2']],
      ['two wrong letters in a long word', 'schuhcrehmi', ['3']],
      ['a category name', 'stiefel', ['10']],
      ['a sku', 'bt-300', ['10']],
      ['nothing that is there', 'regenschirm', []],
      ['signs alone', '!?', []],
    ])('text: %s', async (_title, text, expected) => {
      expect(await ids({ text })).toEqual(expected)
    })

    test('text: a variant’s own sku leads to its product first', async () => {
      expect((await ids({ text: 'OX-100-41' }))[0]).toBe('1')
    })

    test('text: three of four words are enough, two are not', async () => {
      expect(await ids({ text: 'oxford groesse halbschuhe regenschirm' })).toEqual(['1'])
      expect(await ids({ text: 'oxford groesse papagei regenschirm' })).toEqual([])
    })

    test('text: the best hit comes first and tells its score', async () => {
      const { hits } = await find({ text: 'halbschuhe derby' })
      expect(hits.map((hit) => hit.id)).toEqual(['2', '1'])
      expect(hits[0]?.score).toBeGreaterThan(hits[1]?.score ?? Number.POSITIVE_INFINITY)
    })

    test('text: a question can ask for every word, or for another share of them', async () => {
      const text = 'oxford groesse halbschuhe regenschirm'
      expect(await ids({ text, operator: 'and' })).toEqual([])
      expect(await ids({ text, minimumMatch: 1 })).toEqual([])
      expect(await ids({ text: 'oxford groesse', operator: 'and' })).toEqual(['1'])
      expect(await ids({ text: 'oxford papagei regenschirm', minimumMatch: 0 })).toEqual(['1'])
    })

    test('text: a question can name its fields and their boosts', async () => {
      expect(await ids({ text: 'oxford', textFields: { sku: 1 } })).toEqual([])
      expect(await ids({ text: 'oxford', textFields: { name: 1, nonsense: 4 } })).toEqual(['1'])
      expect(await ids({ text: 'oxford', textFields: { nonsense: 4 } })).toEqual([])
      expect(await ids({ text: 'DB-200', textFields: { name: 4 } })).toEqual([])
      expect(await ids({ text: 'DB-200', textFields: { sku: 1 } })).toEqual(['2'])
      expect(await ids({ text: 'stiefel derby', textFields: { name: 1, 'category.name': 9 } })).toEqual(['10', '2'])
      expect(await ids({ text: 'stiefel derby', textFields: { name: 9, 'category.name': 1 } })).toEqual(['2', '10'])
    })

    test('text: a question can ask for a better score', async () => {
      expect(await ids({ text: 'oxford', minimumScore: 500 })).toEqual([])
      expect(await ids({ text: 'OX-100', minimumScore: 500 })).toEqual(['1'])
    })

    test('text and filter both count, and a sort overrides the score', async () => {
      expect(await ids({ text: 'halbschuhe', filter: terms('stock.is_in_stock', true) })).toEqual(['1'])
      const sorted = await find({ text: 'halbschuhe derby', sort: [byField('id')] })
      expect(sorted.hits.map((hit) => [hit.id, hit.score])).toEqual([
        ['1', null],
        ['2', null],
      ])
    })

    test('a text of blanks is no text', async () => {
      expect((await find({ text: '  ' })).total).toBe(4)
    })
  })
}
