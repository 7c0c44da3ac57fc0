import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { KeptReads } from './kept-reads.ts'
import { openSqlite } from './sqlite.ts'
import { stopPoint } from './testing/stop-point.ts'

let folder: string
let file: string
let database: Database
let kept: KeptReads<number>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'welt-kept-'))
  file = join(folder, 'welt.db')
  database = await openSqlite({ file })
  await database.run('CREATE TABLE pair (qty INTEGER NOT NULL)')
  await database.run('CREATE TABLE cart (lines INTEGER NOT NULL)')
  await database.run('INSERT INTO pair (qty) VALUES (5)')
  kept = new KeptReads(database, 'pair')
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function quantity(): Promise<number> {
  const known = kept.now()
  const value = known.get('qty') ?? (await database.get<{ qty: number }>('SELECT qty FROM pair'))?.qty ?? 0
  known.set('qty', value)
  return value
}

describe('what was read is kept', () => {
  test('while nobody writes', async () => {
    await quantity()
    expect(kept.now().get('qty')).toBe(5)
    await database.get('SELECT qty FROM pair')
    expect(kept.now().get('qty')).toBe(5)
  })

  test('until something is written here, by itself or in a transaction', async () => {
    expect(await quantity()).toBe(5)
    await database.run('UPDATE pair SET qty = 4')
    expect(await quantity()).toBe(4)
    await database.transaction(async (tx) => tx.run('UPDATE pair SET qty = 3'))
    expect(await quantity()).toBe(3)
    await database.transaction(async (tx) => tx.run('UPDATE pair SET qty = 2'), { sharesCommit: true })
    expect(await quantity()).toBe(2)
  })

  test('while others write to other tables here, by themselves or in a transaction', async () => {
    await quantity()
    await database.run('INSERT INTO cart (lines) VALUES (1)')
    await database.transaction(async (tx) => tx.run('UPDATE cart SET lines = 2'))
    await database.transaction(async (tx) => tx.run('UPDATE cart SET lines = 3'), { sharesCommit: true })
    expect(kept.now().get('qty')).toBe(5)
  })

  test('not across a commit of several of which one names the table', async () => {
    await quantity()
    const others = [database.run('UPDATE cart SET lines = 2'), database.run('INSERT INTO cart (lines) VALUES (1)')]
    await Promise.all([...others, database.run('UPDATE pair SET qty = 4')])
    expect(await quantity()).toBe(4)
  })

  test('as it was, while a transaction is open, and anew when it is over', async () => {
    expect(await quantity()).toBe(5)
    const halfWay = stopPoint()
    const work = database.transaction(async (tx) => {
      await tx.run('UPDATE pair SET qty = 1')
      await halfWay.stop()
    })
    await halfWay.reached
    expect(await quantity()).toBe(5)
    halfWay.goOn()
    await work
    expect(await quantity()).toBe(1)
  })

  test('also when the table is asked for the first time while a transaction that has changed it is open', async () => {
    const halfWay = stopPoint()
    const work = database.transaction(async (tx) => {
      await tx.run('UPDATE pair SET qty = 1')
      await halfWay.stop()
    })
    await halfWay.reached
    expect(await quantity()).toBe(5)
    halfWay.goOn()
    await work
    expect(await quantity()).toBe(1)
  })

  test('never longer than another process lets it: each of its writes is seen at once', async () => {
    const script = `
      const { DatabaseSync } = require('node:sqlite')
      const other = new DatabaseSync(process.argv[1])
      process.on('message', (qty) => {
        other.prepare('UPDATE pair SET qty = ?').run(qty)
        process.send('written')
      })`
    const child = spawn(process.execPath, ['-e', script, file], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    for (const qty of [7, 8, 9]) {
      const before = await quantity()
      expect(kept.now().get('qty')).toBe(before)
      const written = once(child, 'message')
      child.send(qty)
      await written
      expect(await quantity()).toBe(qty)
    }
    const ended = once(child, 'exit')
    child.disconnect()
    await ended
  })

  test('not at all where the engine cannot tell', async () => {
    const blind = new KeptReads<number>({ ...database, commitMark: undefined }, 'pair')
    blind.now().set('qty', 5)
    expect(blind.now().size).toBe(0)
  })
})
