/** A finished letter. Texts are in the reader's language, links carry the shop's configured address. */
export interface OutgoingMail {
  /** Says what the letter is about and makes it unique: `order-placed:1017`. A second one with the same key is not written. */
  key: string
  kind:
    | 'order-placed'
    | 'password-reset'
    | 'password-changed'
    | 'email-changed'
    | 'newsletter-confirm'
    | 'newsletter-welcome'
    | 'stock-alert-confirm'
    | 'stock-alert'
    | 'contact'
    | 'transaction'
  storeCode: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html?: string
  attachments?: readonly { name: string; type: string; content: string }[]
}
