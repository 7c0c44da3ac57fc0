import { StoreView } from '@welt/contract/entity/store-view.ts'
import { z } from 'zod'
import type { Letter } from './letter-content.ts'
import { mailKinds } from './outgoing-mail.ts'
import type { OrderNotice, QueuedMail } from './queued-mail.ts'

const Link = z.object({ label: z.string(), url: z.string() })
const { theme } = StoreView.shape
const Language = z.enum(['de', 'en'])

const StoredLetter: z.ZodType<Letter> = z.object({
  language: Language,
  shopName: z.string(),
  theme: theme.optional(),
  title: z.string().optional(),
  greeting: z.string(),
  paragraphs: z.array(z.string()),
  table: z
    .object({
      head: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      sums: z.array(z.object({ label: z.string(), amount: z.string(), isTotal: z.boolean().optional() })).optional(),
    })
    .optional(),
  link: Link.optional(),
  sections: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })).optional(),
  footer: z.array(z.union([z.string(), Link])),
})

const Envelope = z.object({
  key: z.string(),
  kind: z.enum(mailKinds),
  storeCode: z.string(),
  to: z.string(),
})

const StoredMail: z.ZodType<QueuedMail> = Envelope.extend({
  replyTo: z.string().optional(),
  subject: z.string(),
  content: z.union([z.string(), StoredLetter]),
  enclosed: z.array(z.object({ name: z.string(), language: Language, hash: z.string() })).optional(),
  unsubscribeUrl: z.string().optional(),
})

const StoredNotice: z.ZodType<OrderNotice> = Envelope.extend({ orderId: z.int() })

const Stored = z.union([StoredNotice, StoredMail])

/** A letter as the outbox holds it. */
export function readStoredMail(text: string): QueuedMail | OrderNotice {
  return Stored.parse(JSON.parse(text))
}
