import { mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFileTransport } from './file-transport.ts'
import type { MailTransport } from './mail-transport.ts'
import { describeMailTransport, testNow, testSender } from './mail-transport-suite.ts'
import { exampleMail } from './testing/example-mail.ts'

describeMailTransport('letters into files', async (settings) => {
  const parent = await mkdtemp(join(tmpdir(), 'welt-mail-'))
  const folder = join(parent, 'mail')
  return {
    transport: createFileTransport({ ...settings, folder }),
    async arrived() {
      const names = await readdir(folder).catch(() => [])
      const files = await Promise.all(
        names.map(async (name) => ({ at: (await stat(join(folder, name))).mtimeMs, name })),
      )
      const oldestFirst = files.sort((one, other) => one.at - other.at)
      return Promise.all(oldestFirst.map(({ name }) => readFile(join(folder, name), 'utf8')))
    },
    close: () => rm(parent, { recursive: true }),
  }
})

describe('the folder of letters', () => {
  let folder: string
  let transport: MailTransport
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'welt-mail-'))
    transport = createFileTransport({ folder, senderOf: testSender, clock: () => testNow })
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('a letter that is sent again is the same file, and nothing half-written stays', async () => {
    await Promise.all([transport.send(exampleMail), transport.send(exampleMail)])
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^order-placed-1017\.[0-9a-f]{8}\.eml$/)])
  })

  test('a key cannot lead out of the folder', async () => {
    await transport.send({ ...exampleMail, key: '../../outside:1' })
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^-outside-1\.[0-9a-f]{8}\.eml$/)])
  })

  test('others on the machine cannot read it', async () => {
    await transport.send(exampleMail)
    const [name = ''] = await readdir(folder)
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
  })

  test('[S-42] old letters go, new ones and what is none stay', async () => {
    await transport.send(exampleMail)
    const [old = ''] = await readdir(folder)
    await utimes(join(folder, old), 1000, 1000)
    await transport.send({ ...exampleMail, key: 'order-placed:1018' })
    await writeFile(join(folder, 'notes.txt'), 'mine')
    await utimes(join(folder, 'notes.txt'), 1000, 1000)
    expect(await transport.purge?.(2_000_000)).toBe(1)
    expect((await readdir(folder)).sort()).toEqual(['notes.txt', expect.stringMatching(/^order-placed-1018/)])
  })

  test('[S-42] one that another process clears away in the same moment keeps no other', async () => {
    await transport.send(exampleMail)
    for (const name of await readdir(folder)) await utimes(join(folder, name), 1000, 1000)
    // It is in the list and then not there.
    await symlink('gone', join(folder, 'a.eml'))
    expect(await transport.purge?.(2_000_000)).toBe(1)
    expect(await readdir(folder)).toEqual(['a.eml'])
  })

  test('where no letter was ever written there is nothing to forget', async () => {
    const none = createFileTransport({ folder: join(folder, 'none'), senderOf: testSender, clock: () => testNow })
    expect(await none.purge?.(testNow)).toBe(0)
  })
})
