const hour = 60 * 60 * 1000
const day = 24 * hour

export interface AlertSettings {
  /** Of the shop, for links: never taken from a request. */
  publicUrl: string
}

export const alertRules = {
  /** However often somebody asks for a pair: an address is asked back once a day about it. */
  askEveryMs: day,
  /** Who has not confirmed by then did not want to, and is forgotten. */
  confirmWithinMs: 30 * day,
  /** Requests are deleted after 90 days, whether the pair came back or not. */
  keptMs: 90 * day,
  /** Mails that ask one address within a day, about whatever pairs: nobody's inbox is filled by others. */
  mostAsksPerDay: 5,
  requests: { name: 'stock-alert', limit: 5, windowMs: hour },
} as const
