import type { Queryable } from '../../storage/database.ts'
import { finishMail } from '../finish-mail.ts'
import type { OutgoingMail } from '../outgoing-mail.ts'
import type { WriteOrderLetter } from '../queued-mail.ts'
import { readStoredMail } from '../stored-mail.ts'

/** For where nothing is ordered. */
export const noOrderLetter: WriteOrderLetter = () => Promise.reject(new Error('No order was to be confirmed here.'))

/** Every letter that was written so far, in order, as its reader gets it. */
export async function writtenMails(database: Queryable, writeOrderLetter = noOrderLetter): Promise<OutgoingMail[]> {
  const stored = await storedMails(database)
  return Promise.all(stored.map((mail) => finishMail(mail, { database, writeOrderLetter })))
}

/** Every letter that was written so far, in order, as it waits. */
export async function storedMails(database: Queryable): Promise<ReturnType<typeof readStoredMail>[]> {
  const rows = await database.all<{ mail: string }>('SELECT mail FROM outbox_mail WHERE mail IS NOT NULL ORDER BY id')
  return rows.map(({ mail }) => readStoredMail(mail))
}

/** The token of the first link in a letter that leads to this path. */
export function tokenIn({ text }: OutgoingMail, path: string): string {
  const found = text.split(/\s+/).find((word) => word.includes(`${path}?token=`))
  if (!found) throw new Error(`The letter has no link to ${path}.`)
  return new URL(found).searchParams.get('token') ?? ''
}
