export const mailKinds = [
  'order-placed',
  'password-reset',
  'password-changed',
  'email-changed',
  'newsletter-confirm',
  'newsletter-welcome',
  'stock-alert-confirm',
  'stock-alert',
  'contact',
  'contact-receipt',
  'transaction',
] as const

/** A finished letter. Texts are in the reader's language, links carry the shop's configured address. */
export interface OutgoingMail {
  /**
   * Says what the letter is about and makes it unique: `order-placed:1017`. A second one with the same key is not
   * written. It outlives the letter and may name its file, so it holds numbers and hashes, never a name or an address.
   */
  key: string
  kind: (typeof mailKinds)[number]
  storeCode: string
  /** One address alone, without a name. */
  to: string
  replyTo?: string
  subject: string
  text: string
  html?: string
  attachments?: readonly { name: string; type: string; content: string }[]
  /** Where one request without a question ends the subscription (RFC 8058); mail programs show it as a button. */
  unsubscribeUrl?: string
}
