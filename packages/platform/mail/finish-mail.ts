import { type KeptText, keptTextRepo } from '../cms/kept-text-repo.ts'
import { Html, html } from '../html/html.ts'
import type { Queryable } from '../storage/database.ts'
import { letter } from './letter.ts'
import type { OutgoingMail } from './outgoing-mail.ts'
import type { Enclosure, OrderNotice, QueuedMail, WriteOrderLetter } from './queued-mail.ts'

export interface FinishOptions {
  database: Queryable
  writeOrderLetter: WriteOrderLetter
}

/** Gives a letter its words, if it has none, and its look, and puts in what goes along. */
export async function finishMail(
  queued: QueuedMail | OrderNotice,
  { database, writeOrderLetter }: FinishOptions,
): Promise<OutgoingMail> {
  const written = 'orderId' in queued ? await writeOrderLetter(queued) : queued
  const { content, enclosed = [], ...envelope } = written
  const said = typeof content === 'string' ? { text: content } : letter(content)
  if (enclosed.length === 0) return { ...envelope, ...said }
  const kept = await keptTextRepo.find(
    database,
    enclosed.map(({ hash }) => hash),
  )
  return { ...envelope, ...said, attachments: enclosed.map((enclosure) => attachmentOf(enclosure, kept)) }
}

function attachmentOf({ name, language, hash }: Enclosure, kept: readonly KeptText[]): Attachment {
  const text = kept.find((one) => one.hash === hash)
  if (!text) throw new Error('A text that goes along with a letter is not kept.')
  return { name, type: 'text/html', content: pageOf(text, language) }
}

type Attachment = NonNullable<OutgoingMail['attachments']>[number]

/** The text was cleaned when it was read. */
function pageOf({ title, content }: KeptText, language: string): string {
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title></head>
<body><h1>${title}</h1>
${new Html(content)}
</body></html>
`.text
}
