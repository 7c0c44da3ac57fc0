import type { OutgoingMail } from './outgoing-mail.ts'

/** Brings letters away. Each adapter passes `mail-transport-suite.ts`. */
export interface MailTransport {
  /**
   * Fulfils when somebody else has taken the letter over; rejects with MailRefusedError when nobody ever will, with any
   * other error when it may be tried again. Ends within 40 seconds in any case.
   */
  send(mail: OutgoingMail): Promise<void>
  /** Forgets letters that were sent before a moment, where the transport itself keeps them. Tells how many. */
  purge?(before: number): Promise<number>
}

/** This letter cannot be sent, whatever is tried: its address is none, or the server of its reader refuses it for good. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError'
}

/** Who writes, by store view. */
export type SenderOf = (storeCode: string) => { address: string; name: string }
