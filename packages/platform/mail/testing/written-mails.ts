import type { Queryable } from '../../storage/database.ts'
import { finishMail } from '../finish-mail.ts'
import { outboxRepo } from '../outbox-repo.ts'
import type { OutgoingMail } from '../outgoing-mail.ts'

/** Every letter that was written so far, in order, as its reader gets it. */
export async function writtenMails(database: Queryable): Promise<OutgoingMail[]> {
  const rows = await database.all<{ key: string }>('SELECT key FROM outbox_mail ORDER BY id')
  const mails = await Promise.all(rows.map(({ key }) => outboxRepo.find(database, key)))
  return Promise.all(mails.filter((mail) => mail !== undefined).map((mail) => finishMail(database, mail)))
}

/** The token of the first link in a letter that leads to this path. */
export function tokenIn({ text }: OutgoingMail, path: string): string {
  const found = text.split(/\s+/).find((word) => word.includes(`${path}?token=`))
  if (!found) throw new Error(`The letter has no link to ${path}.`)
  return new URL(found).searchParams.get('token') ?? ''
}
