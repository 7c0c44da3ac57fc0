import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { metaRepo } from './meta-repo.ts'
import { describeOnEachEngine } from './testing/describe-on-each-engine.ts'
import { stopPoint } from './testing/stop-point.ts'

await describeOnEachEngine('what is known about the database', (open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  test('is read as it was written last', async () => {
    expect(await metaRepo.read(database, 'größe')).toBeUndefined()
    await metaRepo.write(database, 'größe', '42½')
    await metaRepo.write(database, 'größe', '43')
    expect(await metaRepo.read(database, 'größe')).toBe('43')
    expect(await metaRepo.read(database, 'weite')).toBeUndefined()
  })

  test('stays what the first has written, where only the first counts', async () => {
    await metaRepo.writeFirst(database, 'secret', 'one')
    await metaRepo.writeFirst(database, 'secret', 'two')
    expect(await metaRepo.read(database, 'secret')).toBe('one')
  })

  test('is held by one transaction at a time, and the next sees what the one before it wrote', async () => {
    const halfWay = stopPoint()
    const seen: string[] = []
    const first = database.transaction(
      async (tx) => {
        seen.push(await metaRepo.hold(tx, 'version'))
        await halfWay.stop()
        await metaRepo.write(tx, 'version', 'new')
      },
      { isolation: 'read committed' },
    )
    await halfWay.reached
    const second = database.transaction(
      async (tx) => {
        seen.push(await metaRepo.hold(tx, 'version'))
      },
      { isolation: 'read committed' },
    )
    halfWay.goOn()
    await Promise.all([first, second])
    expect(seen).toEqual(['', 'new'])
  })
})
