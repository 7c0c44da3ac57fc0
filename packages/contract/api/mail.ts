import { z } from 'zod'
import { errorText } from '../error-text.ts'
import { defineCall } from './call.ts'

/** GET /api/ext/mail-service/get-token — each visitor gets their own; it is good for one letter within ten minutes. */
export const getMailToken = defineCall({
  method: 'GET',
  path: '/api/ext/mail-service/get-token',
  summary: 'Gives a token with which one letter to the shop can be sent.',
  result: z.string(),
  errors: { 429: errorText.tooOften },
})

/** The field's texts, in the order in which they are looked for. */
export const mailText = {
  noSource: 'Source email address is not provided!',
  noTarget: 'Target email address is not provided!',
  wrongSource: 'Source email address is invalid!',
  foreignTarget: (address: string) => `Target email address (${address}) is not from the whitelist!`,
  noSubject: 'Email subject is not provided!',
  noText: 'Email text is not provided!',
  notAuthorized: 'Email is not authorized!',
} as const

const text = (most: number) => z.string().max(most).nullish()

/**
 * POST /api/ext/mail-service/send-email — a letter of a visitor to the shop. Only the shop's configured inboxes can be
 * addressed. With `confirmation` the visitor gets a receipt with a fixed text: nothing of what they wrote is sent to anybody
 * but the shop.
 */
export const sendEmail = defineCall({
  method: 'POST',
  path: '/api/ext/mail-service/send-email',
  summary: 'Sends a visitor’s letter to one of the shop’s inboxes.',
  body: z.object({
    sourceAddress: text(1000),
    targetAddress: text(1000),
    subject: text(1000),
    emailText: text(20_000),
    confirmation: z.unknown().optional(),
    token: text(200),
  }),
  result: z.literal('OK'),
  errors: { 400: mailText.noSource, 429: errorText.tooOften },
})

/**
 * POST /api/ext/mail-service/send-email-transaction — sends a customer one of the shop's own letters again, to the address
 * of their account. The shape is ours: the source names the call and nothing more.
 */
export const sendTransactionEmail = defineCall({
  method: 'POST',
  path: '/api/ext/mail-service/send-email-transaction',
  summary: 'Sends the confirmation of one’s own order once more.',
  body: z.object({
    template: z.enum(['order-placed']),
    /** The order's entity_id or its number. */
    order_id: z.union([z.int().positive(), z.string().regex(/^\d{1,20}$/)]).transform(String),
  }),
  result: z.literal('OK'),
  errors: {
    401: errorText.notAuthorized,
    404: 'There is no such order, or its confirmation is no longer kept.',
    429: errorText.tooOften,
  },
})
