import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptTextRepo } from '../cms/kept-text-repo.ts'
import type { Log } from '../log/log.ts'
import { silentLog } from '../log/log.ts'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { MailRefusedError } from './mail-transport.ts'
import { outboxRepo } from './outbox-repo.ts'
import type { OutgoingMail } from './outgoing-mail.ts'
import { retryDelay } from './retry-delay.ts'
import { sendOutbox } from './send-outbox.ts'
import { exampleLetter, exampleNotice } from './testing/example-mail.ts'

const minute = 60_000

await describeOnEachEngine('sending the outbox', (open) => {
  let database: Database
  let now: number
  let sent: string[]
  let last: OutgoingMail | undefined
  let fault: unknown
  let stuck: Promise<void> | undefined
  let lines: string[]

  beforeEach(async () => {
    database = await open()
    now = Date.UTC(2026, 10, 15)
    sent = []
    fault = undefined
    stuck = undefined
    lines = []
  })
  afterEach(() => database.close())

  const write = (fields: object, message: string) => void lines.push(`${message} ${JSON.stringify(fields)}`)
  const log: Log = { ...silentLog, warn: write, error: write }
  const run = (signal?: AbortSignal) =>
    sendOutbox(
      {
        database,
        writeOrderLetter: async (notice) => ({ ...exampleLetter, key: notice.key, subject: `order ${notice.orderId}` }),
        clock: () => now,
        log,
        transport: {
          async send(mail: OutgoingMail) {
            await stuck
            if (fault) throw fault
            sent.push(mail.key)
            last = mail
          },
        },
      },
      signal,
    )
  const add = (key: string) => outboxRepo.add(database, { ...exampleLetter, key }, now)

  test('sends everything that is due, each once, however many do it at the same time', async () => {
    const keys = Array.from({ length: 20 }, (_, number) => `order-placed:${number}`)
    for (const key of keys) await add(key)
    await Promise.all([run(), run(), run()])
    expect(sent.toSorted()).toEqual(keys.toSorted())
    expect(await run()).toBe(0)
  })

  test('waits longer after each failure and gives up after two days', async () => {
    await add('order-placed:1')
    fault = Object.assign(new Error('no route'), { code: 'ECONNREFUSED' })
    const waits: number[] = []
    for (;;) {
      await run()
      const delay = retryDelay(waits.length + 1)
      if (delay === null) break
      waits.push(delay / minute)
      now += delay - 1
      const before = lines.length
      await run()
      expect(lines).toHaveLength(before)
      now += 1
    }
    expect(waits).toEqual([1, 5, 15, 60, 180, 360, 720, 1440])
    fault = undefined
    now += 365 * 24 * 60 * minute
    expect(await run()).toBe(0)
    expect(lines.at(-1)).toContain('given up')
  })

  test('a letter whose sender died is sent by another within a minute (A9)', async () => {
    await add('order-placed:1')
    let revive: (() => void) | undefined
    stuck = new Promise((resolve) => {
      revive = resolve
    })
    const dead = run()
    await expect.poll(() => database.get('SELECT attempts FROM outbox_mail')).toEqual({ attempts: 1 })
    stuck = undefined
    now += 40_000
    expect(await run()).toBe(0)
    now += 15_000
    expect(await run()).toBe(1)
    revive?.()
    await dead
  })

  test('sends later what failed at first', async () => {
    await add('order-placed:1')
    fault = new Error('busy')
    await run()
    fault = undefined
    now += minute
    expect(await run()).toBe(1)
    expect(sent).toEqual(['order-placed:1'])
  })

  test('one letter that nobody takes is given up at once and holds no other up', async () => {
    await add('order-placed:1')
    fault = new MailRefusedError('no such user')
    await run()
    fault = undefined
    await add('order-placed:2')
    now += 2 * 24 * 60 * minute
    await run()
    expect(sent).toEqual(['order-placed:2'])
  })

  test('[S-41] a log line tells what failed, never who was written to', async () => {
    await add('order-placed:1')
    const cause = Object.assign(new Error(`550 <${exampleLetter.to}> unknown`), {
      responseCode: 550,
      command: 'RCPT TO',
    })
    fault = new MailRefusedError(`refused ${exampleLetter.to}`, { cause })
    await run()
    expect(lines).toEqual([
      'a mail could not be sent and is given up {"mail":1,"kind":"order-placed","attempts":1,"error":"MailRefusedError","status":550,"at":"recipient"}',
    ])
  })

  test('a letter gets its look when it is sent, with the texts that were kept for it', async () => {
    await keptTextRepo.keep(database, [{ hash: 'a1', title: 'AGB & mehr', content: '<p>Wir liefern Schuhe.</p>' }])
    await outboxRepo.add(
      database,
      { ...exampleLetter, enclosed: [{ name: 'agb.html', language: 'de', hash: 'a1' }] },
      now,
    )
    await run()
    expect(last?.text).toContain('Größe 42½ — 349,00 €\n')
    expect(last?.html).toContain('Größe 42½ — 349,00 €</p>')
    expect(last?.attachments).toEqual([
      {
        name: 'agb.html',
        type: 'text/html',
        content: expect.stringMatching(
          /<html lang="de">.*<title>AGB &amp; mehr<\/title>.*<p>Wir liefern Schuhe\.<\/p>/s,
        ) as unknown,
      },
    ])
  })

  test('a confirmation is put into words when it is sent', async () => {
    await outboxRepo.add(database, { ...exampleNotice, orderId: 4711 }, now)
    await run()
    expect(last).toMatchObject({ key: exampleNotice.key, subject: 'order 4711' })
    expect(last?.text).toContain('Größe 42½')
  })

  test('a text alone is sent as it is', async () => {
    await outboxRepo.add(database, { ...exampleLetter, content: 'Guten <b>Tag</b>\n' }, now)
    await run()
    expect(last?.text).toBe('Guten <b>Tag</b>\n')
    expect(last).not.toHaveProperty('html')
  })

  test('one letter that cannot be read or finished holds no other up', async () => {
    await add('order-placed:1')
    await database.run("UPDATE outbox_mail SET mail = '{}'")
    await outboxRepo.add(
      database,
      { ...exampleLetter, key: 'order-placed:2', enclosed: [{ name: 'agb.html', language: 'de', hash: 'nowhere' }] },
      now,
    )
    await add('order-placed:3')
    expect(await run()).toBe(1)
    expect(sent).toEqual(['order-placed:3'])
    expect(lines).toHaveLength(2)
  })

  test('stops between letters when it is told to', async () => {
    await add('order-placed:1')
    expect(await run(AbortSignal.abort())).toBe(0)
    expect(await run()).toBe(1)
  })
})
