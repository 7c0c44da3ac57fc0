import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createEmbeddedEngine } from './embedded-engine.ts'
import { fieldUses } from './field-uses.ts'
import type { Entry, SearchEngine, SearchRequest } from './search-engine.ts'

const target = { index: 'shop', entity: 'product' }
const many = 1000

/** What it is made of stands only in the whole document. */
function shoe(id: number, leather: string, price: number): Entry {
  const document = { id, name: `Schuh ${id}`, leather, price }
  const { leather: _leather, ...brief } = document
  return { id: String(id), document, brief, part: (field) => (field === 'leather' ? { leather } : brief) }
}

const shoes = Array.from({ length: many }, (_, at) =>
  shoe(at + 1, ['Kalb', 'Pferd', 'Rind'][at % 3] ?? '', (at * 7) % 400),
)
const changed = [shoe(3, 'Juchten', 1000), shoe(many - 1, 'Juchten', 999), shoe(many + 1, 'Juchten', 998)]
const now = [...shoes.filter(({ id }) => !changed.some((one) => one.id === id)), ...changed]

const question: SearchRequest = {
  filter: { op: 'not', filter: { op: 'and', filters: [{ op: 'terms', field: 'leather', values: ['Kalb'] }] } },
  sort: [{ by: 'field', field: 'price', descending: true }],
  from: 0,
  size: 5,
  aggregations: {
    leather: { kind: 'terms', field: 'leather', size: 10 },
    price: { kind: 'ranges', field: 'price', ranges: [{ to: 200 }, { from: 200 }] },
    nothing: { kind: 'terms', field: 'nothing', size: 10 },
  },
}

async function filled(entries: readonly Entry[]): Promise<SearchEngine> {
  const engine = createEmbeddedEngine()
  await engine.replace(target, entries)
  return engine
}

async function turnsOf(work: Promise<unknown>): Promise<number> {
  const clock = { turns: 0, isStopped: false }
  const count = () => {
    clock.turns += 1
    if (!clock.isStopped) setImmediate(count)
  }
  setImmediate(count)
  await work
  clock.isStopped = true
  return clock.turns
}

/** Only an engine within the process has something to prepare. */
async function prepare(engine: SearchEngine, request = question): Promise<void> {
  await engine.prepare?.(target, fieldUses(request))
}

const told = async (engine: SearchEngine) => {
  const { hits, ...counts } = await engine.search(target, question)
  return { ids: hits.map(({ id }) => id), ...counts }
}

describe('a question about fields that nobody has asked for', () => {
  test('is prepared while others get their turn, and once', async () => {
    const engine = await filled(shoes)
    expect(await turnsOf(prepare(engine))).toBeGreaterThan(many / 100)
    expect(await turnsOf(prepare(engine, { ...question, aggregations: {} }))).toBeLessThan(3)
    expect(await told(engine)).toEqual(await told(await filled(shoes)))
  })

  test('is sorted by the next key where no document has the first, and that is known from then on', async () => {
    const engine = await filled(shoes)
    const [price] = question.sort
    const sort = [{ by: 'field' as const, field: 'nowhere', descending: false }, ...(price ? [price] : [])]
    const sorted = { ...question, sort, aggregations: {} }
    const ids = async () => (await engine.search(target, sorted)).hits.map(({ id }) => id)
    const expected = (await engine.search(target, question)).hits.map(({ id }) => id)
    expect(await ids()).toEqual(expected)
    expect(await turnsOf(prepare(engine, sorted))).toBeLessThan(3)
    expect(await ids()).toEqual(expected)
  })

  test('counts what has come and changed meanwhile', async () => {
    const expected = await told(await filled(now))
    expect(expected.ids.slice(0, 3)).toEqual(['3', String(many - 1), String(many + 1)])
    for (let turns = 0; turns < 40; turns += 4) {
      const engine = await filled(shoes)
      const prepared = prepare(engine)
      for (let turn = 0; turn < turns; turn += 1) await nextTurn()
      await engine.put(target, changed)
      await prepared
      expect(await told(engine), `after ${turns} turns`).toEqual(expected)
    }
  })

  test('is answered in the middle, and two that come together are', async () => {
    const engine = await filled(shoes)
    const prepared = [prepare(engine), prepare(engine)]
    await nextTurn()
    await nextTurn()
    const expected = await told(await filled(shoes))
    expect(await told(engine)).toEqual(expected)
    await Promise.all(prepared)
    expect(await told(engine)).toEqual(expected)
  })

  test('is tried again where a document could not be read', async () => {
    let isBroken = true
    const torn: Entry = {
      ...shoe(7, 'Kalb', 1),
      part() {
        if (isBroken) throw new Error('torn')
        return { leather: 'Kalb' }
      },
    }
    const engine = await filled([...shoes.filter(({ id }) => id !== '7'), torn])
    const leather = { ...question, sort: [], aggregations: {} }
    await expect(prepare(engine, leather)).rejects.toThrow('torn')
    isBroken = false
    await prepare(engine, leather)
    expect(await engine.search(target, leather)).toMatchObject({ total: 666 })
  })
})
