export interface NewsletterSettings {
  /** Of the shop, for links: never taken from a request. */
  publicUrl: string
  /** What the welcome mail brings; null for nothing. WILLKOMMEN10 by default. */
  couponCode?: string | null
}

const hour = 60 * 60 * 1000
const day = 24 * hour

export const newsletterRules = {
  /** However often somebody types an address: it is asked once a day. */
  askEveryMs: day,
  /** Who has not confirmed by then did not want to, and is forgotten. */
  confirmWithinMs: 30 * day,
  /** How long the proof of a consent is kept after its end: claims expire with the third year. */
  proofMs: 4 * 365 * day,
  requests: { name: 'newsletter', limit: 5, windowMs: hour },
} as const

export const defaultCoupon = 'WILLKOMMEN10'
