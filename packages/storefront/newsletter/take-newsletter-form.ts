import type { TakeForm } from '../form/take-form.ts'
import { type NewsletterSource, subscribe } from './subscribe.ts'

const sources: readonly string[] = ['footer', 'page', 'modal'] satisfies NewsletterSource[]

/** A form that was sent without JavaScript; the page it leads to says what came of it. */
export const takeNewsletterForm = (async (shop, fields) => {
  const source = fields.get('source') ?? ''
  const gender = fields.get('gender') ?? ''
  const outcome = await subscribe(shop, {
    email: fields.get('email') ?? '',
    source: sources.includes(source) ? (source as NewsletterSource) : 'page',
    gender: /^(women|men|both)$/.test(gender) ? gender : undefined,
  })
  return `/newsletter?outcome=${outcome}`
}) satisfies TakeForm
