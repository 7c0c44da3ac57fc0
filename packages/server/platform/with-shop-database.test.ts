import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@welt/platform/storage/database.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Config } from '../config/config.ts'
import { StartUpError } from '../start/start-up-error.ts'
import { withShopDatabase } from './with-shop-database.ts'

let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'welt-command-'))
})
afterEach(() => rm(dataFolder, { recursive: true }))

const config = Config.parse({})

test('a command works on the database of the shop, with its schema, and answers what it found', async () => {
  const count = await withShopDatabase({ config, dataFolder, owned: 'a catalogue' }, (database) =>
    database.get('SELECT COUNT(*) AS count FROM catalog_document'),
  )
  expect(count).toEqual({ count: 0 })
})

test('the database is closed also when the command fails', async () => {
  let used: Database | undefined
  const failing = withShopDatabase({ config, dataFolder, owned: 'a catalogue' }, async (database) => {
    used = database
    throw new StartUpError('The file is none.')
  })
  await expect(failing).rejects.toThrow('The file is none.')
  await expect(used?.ping()).rejects.toThrow(/open|closed/)
})

test('a shop whose platform is somebody else’s has nothing for it here', async () => {
  const shop = { config: { ...config, platformUrl: 'https://platform.example' }, dataFolder, owned: 'reviews' } as const
  const refused = withShopDatabase(shop, async () => 'done')
  await expect(refused).rejects.toThrow(new StartUpError('The platform at PLATFORM_URL has reviews of its own.'))
})
