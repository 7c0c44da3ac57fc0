import { describe, expect, test } from 'vitest'
import type { Queryable } from './database.ts'
import { insertRows } from './insert-rows.ts'
import { describeOnEachEngine } from './testing/describe-on-each-engine.ts'

const columns = ['key', 'value']

function numbered(count: number): string[][] {
  return Array.from({ length: count }, (_, place) => [`key ${place}`, `value ${place}`])
}

async function kept(database: Queryable): Promise<string[][]> {
  const rows = await database.all<{ key: string; value: string }>("SELECT key, value FROM meta WHERE key LIKE 'key %'")
  const place = (key: string) => Number(key.slice('key '.length))
  return rows.map(({ key, value }) => [key, value]).toSorted(([a = ''], [b = '']) => place(a) - place(b))
}

await describeOnEachEngine('Inserting rows', (open) => {
  test.each([0, 1, 16, 17, 63, 64, 65, 300])('writes each of %d rows once', async (count) => {
    const database = await open()
    expect(await insertRows(database, { table: 'meta', columns }, numbered(count))).toBe(count)
    expect(await kept(database)).toEqual(numbered(count))
    await database.close()
  })

  test('leaves a row that is there already if told so, and does not count it', async () => {
    const database = await open()
    await insertRows(database, { table: 'meta', columns }, [['key 70', 'mine']])
    expect(await insertRows(database, { table: 'meta', columns, orLeave: true }, numbered(80))).toBe(79)
    expect((await kept(database))[70]).toEqual(['key 70', 'mine'])
    await database.close()
  })

  test('refuses such a row otherwise', async () => {
    const database = await open()
    await insertRows(database, { table: 'meta', columns }, numbered(1))
    await expect(insertRows(database, { table: 'meta', columns }, numbered(2))).rejects.toThrow(/unique/i)
    await database.close()
  })

  test('stays below the number of parameters that the engine takes, with five hundred columns too', async () => {
    const database = await open()
    const names = Array.from({ length: 500 }, (_, place) => `c${place}`)
    await database.run(`CREATE TABLE wide (${names.map((name) => `${name} INTEGER`).join(', ')})`)
    const rows = Array.from({ length: 130 }, (_, row) => names.map((_name, place) => row * 1000 + place))
    expect(await insertRows(database, { table: 'wide', columns: names }, rows)).toBe(130)
    expect(await database.get('SELECT sum(c499) AS total FROM wide')).toEqual({ total: 130 * 499 + 1000 * 129 * 65 })
    await database.close()
  })
})

describe('The statements of an insert', () => {
  const texts: string[] = []
  const listener: Queryable = {
    dialect: 'sqlite',
    all: async () => [],
    get: async () => undefined,
    run: async (sql, params = []) => {
      texts.push(sql)
      return { changes: params.length / columns.length }
    },
  }
  const textsFor = async (count: number) => {
    texts.length = 0
    await insertRows(listener, { table: 'meta', columns }, numbered(count))
    return texts.slice()
  }

  test('are one for a few rows', async () => {
    expect(await textsFor(16)).toHaveLength(1)
  })

  test('are seventeen different ones at most, because each is kept', async () => {
    const all = new Set<string>()
    for (let count = 0; count <= 200; count += 1) for (const text of await textsFor(count)) all.add(text)
    expect(all.size).toBe(17)
  })

  test('begin before the last row is there', async () => {
    texts.length = 0
    let before = 0
    function* source() {
      yield* numbered(100)
      before = texts.length
    }
    await insertRows(listener, { table: 'meta', columns }, source())
    expect(before).toBe(1)
  })
})
