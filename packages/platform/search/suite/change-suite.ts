import { describe, expect, test } from 'vitest'
import { type CreateEngine, target } from './fresh-engine.ts'
import { byField, entries, shopEngine, terms } from './shop-entries.ts'

/** Documents that change, come and go. */
export function describeChanges(name: string, create: CreateEngine): void {
  describe(`changes in a search engine: ${name}`, () => {
    const { engine, find, ids } = shopEngine(create)

    test('a changed document is found, counted and sorted by its new values only', async () => {
      const aggregations = { stock: { kind: 'terms', field: 'stock.is_in_stock', size: 5 } } as const
      const sort = [byField('price')]
      await find({ filter: terms('hf_color', 12), text: 'oxford', sort, aggregations })
      const document = { ...entries[0]?.document, name: 'Budapester', hf_color: 14, price: 10, stock: { qty: 0 } }
      await engine().put(target, [{ id: '1', document }])
      expect(await ids({ filter: terms('hf_color', 12) })).toEqual([])
      expect(await ids({ filter: terms('hf_color', 14) })).toEqual(['1'])
      expect(await ids({ filter: { op: 'range', field: 'price', range: { lt: 20 } } })).toEqual(['1'])
      expect(await ids({ sort })).toEqual(['1', '2', '10', '3'])
      expect(await ids({ text: 'oxford' })).toEqual(['1'])
      expect(await ids({ text: 'groesse' })).toEqual([])
      expect(await ids({ text: 'budapester' })).toEqual(['1'])
      expect((await find({ aggregations })).terms.stock?.map(({ count }) => count)).toEqual([1, 1])
    })

    test('a new document joins the others', async () => {
      await find({ filter: terms('hf_color', 12) })
      await engine().put(target, [{ id: '4', document: { id: 4, name: 'Monk', hf_color: 12 } }])
      expect(await ids({ filter: terms('hf_color', 12) })).toEqual(['1', '4'])
      expect(await ids({})).toEqual(['1', '2', '3', '4', '10'])
    })

    test('replacing a target forgets what was there', async () => {
      await engine().replace(target, [{ id: '7', document: { id: 7, name: 'Loafer' } }])
      expect(await ids({})).toEqual(['7'])
      expect(await ids({ text: 'oxford' })).toEqual([])
    })
  })
}
