import type { Shop } from '../store-view/shop.ts'
import type { NewsletterOutcome } from './newsletter-outcome.ts'

/** Where the form stands; the proof of a consent names it. */
export type NewsletterSource = 'footer' | 'page' | 'modal'

export interface Subscription {
  email: string
  source: NewsletterSource
  /** What the reader wants to hear of. The proof names the button that was pressed: `footer-women`. */
  gender?: string | undefined
}

/** Asks for a letter to this address; nothing is subscribed before its reader has confirmed. */
export async function subscribe(
  { api }: Pick<Shop, 'api'>,
  { email, source, gender }: Subscription,
): Promise<NewsletterOutcome> {
  const answer = await api.call('/api/ext/mailchimp-subscribe/subscribe', {
    body: { email, source: gender ? `${source}-${gender}` : source },
  })
  if (answer.ok) return 'pending'
  if (answer.at === 'code' && answer.code === 400) return 'invalid'
  if (answer.at === 'code' && answer.code === 429) return 'tooOften'
  // On the server nobody tells.
  return 'onLine' in navigator && !navigator.onLine ? 'offline' : 'failed'
}
