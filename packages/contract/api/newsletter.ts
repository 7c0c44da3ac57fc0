import { z } from 'zod'
import { errorText } from '../error-text.ts'
import { defineCall } from './call.ts'
import { defineMailLink } from './mail-link.ts'

/** The field's word for where an address stands. */
export const NewsletterStatus = z.enum(['subscribed', 'unsubscribed', 'pending'])
export type NewsletterStatus = z.infer<typeof NewsletterStatus>

const path = '/api/ext/mailchimp-subscribe/subscribe'
/** What is no address gets the field's text, which names no key: the platform looks at it itself. */
const email = z.string().trim().min(1).max(1000)
const errors = { 400: errorText.invalidEmail, 401: errorText.notAuthorized, 429: errorText.tooOften } as const

/** GET …/subscribe?email= — true for the session of that address; to anybody else every address is 'unsubscribed'. */
export const readNewsletterStatus = defineCall({
  method: 'GET',
  path,
  summary: 'Tells a customer whether their own address is subscribed to the newsletter.',
  query: z.object({ email }),
  result: NewsletterStatus,
  errors,
})

/**
 * POST …/subscribe — writes to the address, at most once a day; nothing is subscribed before the reader has confirmed.
 * The answer is the same whatever was known.
 */
export const subscribeToNewsletter = defineCall({
  method: 'POST',
  path,
  summary: 'Asks an address by mail whether it wants the newsletter.',
  body: z.object({
    email,
    /** The form that was filled in, for the proof of consent: footer, modal, account, checkout. */
    source: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,39}$/)
      .optional()
      .catch(undefined),
  }),
  result: z.literal('pending'),
  errors,
})

/** DELETE …/subscribe — takes effect at once; the answer is the same whatever was known. */
export const unsubscribeFromNewsletter = defineCall({
  method: 'DELETE',
  path,
  summary: 'Ends the newsletter for an address.',
  body: z.object({ email }),
  result: z.literal('unsubscribed'),
  errors,
})

/** POST /api/newsletter/confirm — the answer to the mail. */
export const confirmNewsletter = defineMailLink({
  path: '/api/newsletter/confirm',
  summary: 'Confirms the subscription that a mail has asked about.',
  result: z.literal('subscribed'),
})

/** POST /api/newsletter/unsubscribe — for the link in every newsletter; mail programs may post it without a page (RFC 8058). */
export const endNewsletter = defineMailLink({
  path: '/api/newsletter/unsubscribe',
  summary: 'Ends the subscription that a newsletter’s link belongs to.',
  result: z.literal('unsubscribed'),
})
