import type { Letter } from './letter-content.ts'
import type { OutgoingMail } from './outgoing-mail.ts'

/**
 * A letter that waits to be sent: what it says, not yet what it looks like. Its look is made when it is sent, because that
 * takes longer than an order.
 */
export interface QueuedMail extends Omit<OutgoingMail, 'text' | 'html' | 'attachments'> {
  /** A text alone is sent as it is. */
  content: Letter | string
  enclosed?: readonly Enclosure[]
}

/** A text that was kept, and goes along as a page that stands for itself. */
export interface Enclosure {
  /** Of the file. */
  name: string
  language: Letter['language']
  /** Of the kept text. */
  hash: string
}

/** The confirmation of an order waits without a word: the order keeps all that it says. */
export interface OrderNotice extends Pick<OutgoingMail, 'key' | 'kind' | 'storeCode' | 'to'> {
  orderId: number
}

/** Puts a notice into words. */
export type WriteOrderLetter = (notice: OrderNotice) => Promise<QueuedMail>
