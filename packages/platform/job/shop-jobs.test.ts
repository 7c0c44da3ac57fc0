import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Log, silentLog } from '../log/log.ts'
import { mailTokenRepo } from '../mail/mail-token-repo.ts'
import type { MailTransport } from '../mail/mail-transport.ts'
import { outboxRepo } from '../mail/outbox-repo.ts'
import { exampleLetter } from '../mail/testing/example-mail.ts'
import { noOrderLetter } from '../mail/testing/written-mails.ts'
import { newsletterRepo } from '../newsletter/newsletter-repo.ts'
import { demoStoreViews } from '../seed/testing/demo-store-views.ts'
import type { Database } from '../storage/database.ts'
import { migrate } from '../storage/migration/migrate.ts'
import { openPostgres } from '../storage/postgres.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { postgresForTests } from '../storage/testing/postgres-for-tests.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { createJobs, type Jobs } from './run-jobs.ts'
import { type Purge, runPurges } from './run-purges.ts'
import { shopJobs } from './shop-jobs.ts'

const day = 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 10, 15)
const catalog = { index: () => undefined }
const shop = {
  catalog,
  writeOrderLetter: noOrderLetter,
  storeViews: demoStoreViews,
  settings: { publicUrl: 'https://shop.example' },
}

/** Sends a moment later, so that others have the time to try the same. */
function slowTransport(sent: string[]): MailTransport {
  return {
    async send({ key }) {
      await new Promise((resolve) => setTimeout(resolve, 2))
      sent.push(key)
    },
  }
}

async function sendFromTwo(open: () => Promise<Database>): Promise<string[]> {
  const databases = [await open(), await open()]
  const [first] = databases
  if (!first) throw new Error('Two were opened.')
  const sent: string[] = []
  for (let number = 0; number < 40; number++) {
    await outboxRepo.add(first, { ...exampleLetter, key: `order-placed:${number}` }, start)
  }
  const processes: Jobs[] = databases.map((database) =>
    createJobs({
      jobs: shopJobs({ ...shop, database, transport: slowTransport(sent), clock: () => start, log: silentLog }),
      clock: () => start,
      log: silentLog,
    }),
  )
  for (const jobs of processes) jobs.start()
  while (await first.get('SELECT id FROM outbox_mail WHERE sent_at IS NULL LIMIT 1')) {
    for (const jobs of processes) jobs.wake('mail')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await Promise.all(processes.map((jobs) => jobs.stop()))
  await Promise.all(databases.map((database) => database.close()))
  return sent.toSorted()
}

const allForty = Array.from({ length: 40 }, (_, number) => `order-placed:${number}`).toSorted()

describe('two processes on one database', () => {
  test('[API-4] send each mail once on SQLite', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'welt-jobs-'))
    const open = async () => {
      const database = await openSqlite({ file: join(folder, 'welt.db') })
      await migrate(database)
      return database
    }
    expect(await sendFromTwo(open)).toEqual(allForty)
    await rm(folder, { recursive: true })
  })

  test('[API-4] send each mail once on PostgreSQL', async ({ skip }) => {
    const postgres = await postgresForTests()
    if ('missing' in postgres) return skip(postgres.missing)
    const url = await postgres.freshSchema()
    const open = async () => {
      const database = openPostgres({ url, log: silentLog })
      await migrate(database)
      return database
    }
    expect(await sendFromTwo(open)).toEqual(allForty)
    await postgres.stop()
  })
})

describe('the shop’s jobs', () => {
  let database: Database
  let sent: string[]
  let lines: object[]
  beforeEach(async () => {
    database = await temporarySqlite()
    sent = []
    lines = []
  })
  afterEach(() => database.close())

  const note = (fields: object, message: string) => void lines.push({ message, ...fields })
  const log: Log = { ...silentLog, info: note, error: note }
  const run = (name: string, now: number, purges: Purge[] = []) =>
    shopJobs({ ...shop, database, transport: slowTransport(sent), clock: () => now, log, purges })
      .find((job) => job.name === name)
      ?.run(now, new AbortController().signal)

  test('without a transport letters wait, and everything else is done', async () => {
    await outboxRepo.add(database, exampleLetter, start)
    for (const job of shopJobs({ ...shop, database, clock: () => start, log })) {
      await job.run(start, new AbortController().signal)
    }
    expect(lines).toEqual([])
    await run('mail', start)
    expect(sent).toEqual([exampleLetter.key])
  })

  test('mail that is woken is sent before its time', async () => {
    const clock = () => start
    const jobs = createJobs({
      jobs: shopJobs({ ...shop, database, transport: slowTransport(sent), clock, log }),
      clock,
      log,
    })
    jobs.start()
    await outboxRepo.add(database, exampleLetter, start)
    jobs.wake('mail')
    while (sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    await jobs.stop()
    expect(sent).toEqual([exampleLetter.key])
  })

  test('[S-42] [G-12] purging forgets by the clock what has had its time, and nothing before', async () => {
    await outboxRepo.add(database, { ...exampleLetter, key: 'stock-alert:1', kind: 'stock-alert' }, start)
    await run('mail', start)
    await mailTokenRepo.add(database, 'hash', start + 10 * day)
    await newsletterRepo.save(database, {
      email: 'anna@example.com',
      storeCode: 'laszlo_de',
      status: 'pending',
      tokenHash: 'a',
      unsubscribeToken: 'b',
      proof: [],
      requestedAt: new Date(start).toISOString(),
      confirmedAt: null,
      unsubscribedAt: null,
    })
    await database.run(
      `INSERT INTO stock_alert (sku, email, store_code, status, requested_at, expires_at)
       VALUES ('OX', 'anna@example.com', 'laszlo_de', 'active', $1, $2)`,
      [new Date(start).toISOString(), new Date(start + 90 * day).toISOString()],
    )
    const count = async () => {
      const tables = ['outbox_mail', 'mail_token', 'newsletter_subscription', 'stock_alert']
      const rows = await Promise.all(tables.map((table) => database.all(`SELECT 1 AS one FROM ${table}`)))
      return rows.map((found) => found.length)
    }
    await run('purge', start + 10 * day - 1)
    expect(await count()).toEqual([1, 1, 1, 1])
    await run('purge', start + 10 * day)
    expect(await count()).toEqual([1, 0, 1, 1])
    await run('purge', start + 30 * day)
    expect(await count()).toEqual([1, 0, 1, 1])
    await run('purge', start + 30 * day + 1)
    expect(await count()).toEqual([0, 0, 0, 1])
    await run('purge', start + 90 * day)
    expect(await count()).toEqual([0, 0, 0, 0])
  })

  test('other modules’ old data goes too, and one that fails keeps no other from its turn', async () => {
    const moments: number[] = []
    const purges: Purge[] = [
      { name: 'session', run: () => Promise.reject(new Error('no such table')) },
      {
        name: 'cart',
        async run(now) {
          moments.push(now)
          return 3
        },
      },
    ]
    await run('purge', start, purges)
    expect(moments).toEqual([start])
    expect(lines).toMatchObject([
      { message: 'old data could not be deleted', purge: 'session' },
      { message: 'old data deleted', purge: 'cart', purged: 3 },
    ])
  })

  test('purging stops between two when the process wants to end', async () => {
    const ending = new AbortController()
    let runs = 0
    const purge: Purge = {
      name: 'a',
      async run() {
        runs += 1
        ending.abort()
        return 0
      },
    }
    await runPurges([purge, purge], { now: start, signal: ending.signal, log })
    expect(runs).toBe(1)
  })
})
