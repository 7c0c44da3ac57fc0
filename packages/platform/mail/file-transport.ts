import { randomUUID } from 'node:crypto'
import { promises as fs } from 'node:fs'
import { join } from 'node:path'
import { isMissing } from '../file/is-missing.ts'
import { composeMail, keyHash } from './compose-mail.ts'
import type { MailTransport, SenderOf } from './mail-transport.ts'
import type { OutgoingMail } from './outgoing-mail.ts'

export interface FileTransportOptions {
  /** Made when it is missing. */
  folder: string
  senderOf: SenderOf
  clock: () => number
}

/** Every letter becomes one .eml file, which mail programs open: for shops that send nothing yet, and to look at. */
export function createFileTransport({ folder, senderOf, clock }: FileTransportOptions): MailTransport {
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message } = await composer.sendMail(composeMail(mail, senderOf, clock()))
      if (!Buffer.isBuffer(message)) throw new TypeError('The letter was to be composed into a buffer.')
      // Letters are about people: nobody but the shop's own user reads them.
      await fs.mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = join(folder, `.${randomUUID()}.tmp`)
      await fs.writeFile(draft, message, { mode: 0o600, flush: true })
      await fs.rename(draft, join(folder, fileName(mail)))
    },
    async purge(before) {
      const names = await namesIn(folder)
      let removed = 0
      for (const name of names) {
        const file = join(folder, name)
        const mtimeMs = await changedAt(file)
        if (mtimeMs === undefined || mtimeMs >= before) continue
        await fs.rm(file, { force: true })
        removed += 1
      }
      return removed
    },
  }
}

/** Readable, and the same each time the same letter is written. */
function fileName({ key }: OutgoingMail): string {
  return `${key.replace(/[^\w-]+/g, '-').slice(0, 60)}.${keyHash(key).slice(0, 8)}.eml`
}

/** Undefined when another process was faster to clear it away. */
async function changedAt(file: string): Promise<number | undefined> {
  try {
    return (await fs.stat(file)).mtimeMs
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await fs.readdir(folder)).filter((name) => /\.(eml|tmp)$/.test(name))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
