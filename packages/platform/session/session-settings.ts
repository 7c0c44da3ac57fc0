export interface SessionSettings {
  /** How long an access token is good: 15 minutes by default. */
  accessMs: number
  /** How long a session lasts after its last refresh: 30 days by default. */
  refreshMs: number
  /** How long a session lasts at most, whatever is refreshed: 90 days by default. */
  absoluteMs: number
}

const day = 24 * 60 * 60 * 1000

export const defaultSessionSettings: SessionSettings = {
  accessMs: 15 * 60 * 1000,
  refreshMs: 30 * day,
  absoluteMs: 90 * day,
}
