import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { audit } from '@welt/platform/audit/audit.ts'
import { auditLetters } from '@welt/platform/audit/audit-letter.ts'
import { readStockSnapshot } from '@welt/platform/audit/audit-stock.ts'
import type { Finding } from '@welt/platform/audit/finding.ts'
import type { Database } from '@welt/platform/storage/database.ts'
import { migrate } from '@welt/platform/storage/migration/migrate.ts'
import { type PostgresForTests, postgresForTests } from '@welt/platform/storage/testing/postgres-for-tests.ts'
import { writeGoods } from './goods.ts'
import { ShopClient } from './shop-client.ts'
import { ShopProcess } from './shop-process.ts'
import { SlowLine } from './slow-line.ts'
import { openStageDatabase } from './stage-database.ts'

export const engines = ['SQLite', 'PostgreSQL'] as const
export type Engine = (typeof engines)[number]

/** Two processes of the shop over one database, somebody who calls them, and somebody who counts afterwards. */
export interface Stage {
  engine: Engine
  database: Database
  client: ShopClient
  processes: readonly ShopProcess[]
  /** Between the processes and the server of the database; where the database is a file there is none. */
  line?: SlowLine | undefined
  /** Starts a process anew that was killed. */
  revive(place: number): Promise<void>
  /** Notes an order number that a client was told. */
  acknowledge(orderNumber: string): void
  /** Puts so many on the shelf, and takes them as the count from before. */
  fillShelf(sku: string, qty: number): Promise<void>
  audit(): Promise<Finding[]>
  close(): Promise<void>
}

const processCount = 2
/** Of 100 ms each: far less than the minute within which a letter is to be sent. */
const mostWaits = 200

export async function openStage(engine: Engine): Promise<Stage> {
  const place = await openPlace(engine)
  const database = await openStageDatabase(place.address)
  await migrate(database)
  await writeGoods(database)
  const start = () => ShopProcess.start(place.line?.address ?? place.address)
  const processes = await Promise.all(Array.from({ length: processCount }, start))
  const stockBefore = new Map(await readStockSnapshot(database))
  const acknowledged: string[] = []
  return {
    engine,
    database,
    processes,
    line: place.line,
    client: new ShopClient(() => processes.map(({ origin }) => origin)),
    async revive(at) {
      processes[at] = await start()
    },
    acknowledge: (number) => void acknowledged.push(number),
    async fillShelf(sku, qty) {
      await database.run('UPDATE stock_item SET qty = $2, is_in_stock = 1 WHERE sku = $1', [sku, qty])
      const moved = await database.get<{ moved: number | null }>(
        'SELECT sum(delta) AS moved FROM stock_movement WHERE sku = $1',
        [sku],
      )
      stockBefore.set(sku, qty - (moved?.moved ?? 0))
    },
    audit: async () => {
      const lettersBefore = Date.now()
      await lettersSent(database, lettersBefore)
      return audit(database, { stockBefore, acknowledged, lettersBefore })
    },
    async close() {
      await Promise.all(processes.filter(({ isRunning }) => isRunning).map((one) => one.stop()))
      await database.close()
      await place.remove()
    },
  }
}

/** Gives those who send the letters the time to do it, and no longer. */
async function lettersSent(database: Database, before: number): Promise<void> {
  for (let waits = 0; waits < mostWaits && (await auditLetters(database, before)).length > 0; waits++) await pause(100)
}

interface Place {
  address: string
  line?: SlowLine
  remove(): Promise<void>
}

async function openPlace(engine: Engine): Promise<Place> {
  if (engine === 'SQLite') {
    const folder = await mkdtemp(join(tmpdir(), 'welt-faults-'))
    return { address: join(folder, 'welt.db'), remove: () => rm(folder, { recursive: true, force: true }) }
  }
  const server: PostgresForTests | { missing: string } = await postgresForTests()
  if ('missing' in server) throw new EngineMissing(server.missing)
  const address = await server.freshSchema()
  const line = await SlowLine.lay(address)
  return {
    address,
    line,
    async remove() {
      await line.cut()
      await server.stop()
    },
  }
}

export class EngineMissing extends Error {
  override name = 'EngineMissing'
}
