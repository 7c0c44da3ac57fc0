import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { outboxRepo } from './outbox-repo.ts'
import type { QueuedMail } from './queued-mail.ts'
import { readStoredMail } from './stored-mail.ts'
import { exampleLetter, exampleNotice } from './testing/example-mail.ts'

const start = Date.UTC(2026, 10, 15)
const minute = 60_000
const day = 24 * 60 * minute

await describeOnEachEngine('the outbox', (open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  const add = (mail: Partial<QueuedMail> = {}, now = start) =>
    outboxRepo.add(database, { ...exampleLetter, ...mail }, now)
  const claim = (now = start, limit = 10) => outboxRepo.claimDue(database, { now, leaseMs: 5 * minute, limit })
  const only = async (now?: number) => {
    const [claimed] = await claim(now)
    if (!claimed) throw new Error('Nothing was due.')
    return claimed
  }

  test('gives back what was put in, with everything that hangs on it', async () => {
    const mail: QueuedMail = {
      ...exampleLetter,
      replyTo: 'kundin@example.com',
      enclosed: [{ name: 'agb.html', language: 'de', hash: 'a1' }],
      unsubscribeUrl: 'https://shop.example/x',
    }
    await add(mail)
    const claimed = await only()
    expect(claimed).toMatchObject({ id: 1, lease: expect.any(String) as unknown, attempts: 1, kind: 'order-placed' })
    expect(readStoredMail(claimed.stored)).toEqual(mail)
  })

  test('a confirmation waits without a word of it', async () => {
    await outboxRepo.add(database, exampleNotice, start)
    expect(readStoredMail((await only()).stored)).toEqual(exampleNotice)
    expect(await outboxRepo.storeCodeOf(database, exampleNotice.key)).toBe('laszlo_de')
    expect(await outboxRepo.storeCodeOf(database, 'order-placed:9')).toBeUndefined()
  })

  test('a letter with a known key is not written again', async () => {
    await Promise.all([add(), add({ subject: 'anders' }), add()])
    expect(await claim()).toHaveLength(1)
  })

  test('a letter is written with the transaction or not at all', async () => {
    const failed = database.transaction(async (tx) => {
      await outboxRepo.add(tx, exampleLetter, start)
      throw new Error('no order')
    })
    await expect(failed).rejects.toThrow('no order')
    expect(await claim()).toEqual([])
  })

  test('one letter is given to one of many who ask at the same time', async () => {
    for (let number = 0; number < 12; number++) await add({ key: `order-placed:${number}` })
    const claims = await Promise.all(Array.from({ length: 6 }, () => claim(start, 12)))
    const ids = claims.flat().map(({ id }) => id)
    expect(ids.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 12 }, (_, number) => number + 1))
  })

  test('the oldest letters come first', async () => {
    await add({ key: 'b' }, start + minute)
    await add({ key: 'a' }, start)
    await add({ key: 'c' }, start + 2 * minute)
    expect((await claim(start + minute, 10)).map(({ stored }) => readStoredMail(stored).key)).toEqual(['a', 'b'])
  })

  test('who dies while sending leaves the letter to others after five minutes', async () => {
    await add()
    const dead = await only()
    expect(await claim(start + 5 * minute - 1)).toEqual([])
    const next = await only(start + 5 * minute)
    expect(next).toMatchObject({ id: dead.id, attempts: 2 })
    // The first one was only slow: what it says no longer counts.
    await outboxRepo.giveUp(database, dead, start)
    await outboxRepo.tryAgainAt(database, dead, start)
    expect(await claim(start + 6 * minute)).toEqual([])
    await outboxRepo.markSent(database, next, start)
    expect(await claim(start + day)).toEqual([])
  })

  test('a letter that failed is due again when it was said, one that was given up never', async () => {
    await add()
    await outboxRepo.tryAgainAt(database, await only(), start + minute)
    expect(await claim(start + minute - 1)).toEqual([])
    await outboxRepo.giveUp(database, await only(start + minute), start + minute)
    expect(await claim(start + 30 * day)).toEqual([])
  })

  test.each(['password-reset', 'newsletter-confirm', 'stock-alert-confirm'] as const)(
    '[S-26] the link of a letter of the kind %s is gone from the database when it was sent or given up',
    async (kind) => {
      for (const key of ['sent', 'refused', 'waiting']) await add({ key, kind })
      const [sent, refused, waiting] = await claim()
      if (!sent || !refused || !waiting) throw new Error('Three letters were due.')
      await outboxRepo.markSent(database, sent, start)
      await outboxRepo.giveUp(database, refused, start)
      await outboxRepo.tryAgainAt(database, waiting, start + minute)
      const kept = await database.all('SELECT key FROM outbox_mail WHERE mail IS NOT NULL')
      expect(kept).toEqual([{ key: 'waiting' }])
    },
  )

  test('[S-42] of what ended weeks ago nothing stays but that an order was confirmed', async () => {
    await add({ key: 'order-placed:1', kind: 'order-placed' })
    await add({ key: 'stock-alert:1', kind: 'stock-alert' })
    await add({ key: 'stock-alert:2', kind: 'stock-alert' })
    await add({ key: 'contact:1', kind: 'contact' })
    const [order, alert, refused] = await claim()
    if (!order || !alert || !refused) throw new Error('Four letters were due.')
    await outboxRepo.markSent(database, order, start)
    await outboxRepo.markSent(database, alert, start)
    await outboxRepo.giveUp(database, refused, start)

    expect(await outboxRepo.purge(database, start)).toBe(0)
    expect(await outboxRepo.purge(database, start + 1)).toBe(3)
    expect(await outboxRepo.purge(database, start + 1)).toBe(0)
    const rows = await database.all('SELECT key, recipient, mail IS NULL AS emptied FROM outbox_mail ORDER BY id')
    expect(rows).toEqual([
      { key: 'order-placed:1', recipient: null, emptied: 1 },
      { key: 'contact:1', recipient: exampleLetter.to, emptied: 0 },
    ])
  })
})
