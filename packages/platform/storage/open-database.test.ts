import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { silentLog as log } from '../log/log.ts'
import { openDatabase } from './open-database.ts'

const folder = await mkdtemp(join(tmpdir(), 'welt-open-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('opening the database', () => {
  test('without an address it is a file in the data folder, which is made if it is missing', async () => {
    const dataFolder = join(folder, 'new', 'data')
    const database = await openDatabase({ dataFolder, log })
    await database.run('CREATE TABLE kept (n INTEGER NOT NULL)')
    expect(database.dialect).toBe('sqlite')
    expect(await readdir(dataFolder)).toContain('welt.db')
    await database.close()
    const again = await openDatabase({ dataFolder, log })
    expect(await again.all('SELECT n FROM kept')).toEqual([])
    await again.close()
  })

  test.each(['postgres://localhost/welt', 'postgresql://localhost/welt'])('%s is PostgreSQL', async (databaseUrl) => {
    const database = await openDatabase({ databaseUrl, dataFolder: folder, log })
    expect(database.dialect).toBe('postgres')
    await database.close()
  })

  test('another address is refused with a sentence', async () => {
    const opened = openDatabase({ databaseUrl: 'mysql://localhost/welt', dataFolder: folder, log })
    await expect(opened).rejects.toThrow('DATABASE_URL must begin with postgres://.')
  })
})
