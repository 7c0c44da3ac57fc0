const minute = 60_000
const hour = 60 * minute

export interface MailServiceSettings {
  /** The shop's inboxes that visitors may write to; with none every letter is refused. */
  contactAddresses: readonly string[]
}

export const mailRules = {
  tokenMs: 10 * minute,
  tokens: { name: 'mail-token', limit: 30, windowMs: hour },
  letters: { name: 'contact', limit: 5, windowMs: hour },
  transactions: { name: 'mail-transaction', limit: 10, windowMs: hour },
  /** Letters and what was sent are kept for questions, not for ever. */
  keptMs: 30 * 24 * hour,
} as const
