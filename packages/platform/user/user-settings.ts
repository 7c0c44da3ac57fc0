import type { LimitRule } from '../limit/rate-limiter.ts'
import { defaultSessionSettings, type SessionSettings } from '../session/session-settings.ts'

const minute = 60_000
const hour = 60 * minute

export interface UserLimits {
  /** Of one client address, right or wrong. */
  logins: LimitRule
  /**
   * Wrong passwords for one account, from one address and from all together: each further rule asks for a longer pause.
   * An address that has not been wrong yet may always try once, so that nobody can lock the owner out.
   */
  wrongPasswords: readonly LimitRule[]
  /** Of one client address: every refresh leaves an access token behind for a day. */
  refreshes: LimitRule
  /** Of one client address: the answer tells who is a customer. */
  registrations: LimitRule
  /** For one e-mail address, known or not. */
  resets: LimitRule
  /** Of one client address, for whatever e-mail addresses. */
  resetsByAddress: LimitRule
  /** Of one customer: this answer tells it too. */
  emailChanges: LimitRule
}

export interface UserSettings {
  session: SessionSettings
  limits: UserLimits
  /** How long the link for a new password is good: 60 minutes by default. */
  resetLifetimeMs: number
  /** No answer to a request for that link is faster, so that the time tells nothing: 100 ms by default. */
  resetAnswerMs: number
}

export const defaultUserSettings: UserSettings = {
  session: defaultSessionSettings,
  limits: {
    logins: { name: 'logins', limit: 10, windowMs: minute },
    wrongPasswords: [
      { name: 'wrong passwords in 15 minutes', limit: 5, windowMs: 15 * minute },
      { name: 'wrong passwords in an hour', limit: 10, windowMs: hour },
      { name: 'wrong passwords in a day', limit: 20, windowMs: 24 * hour },
    ],
    refreshes: { name: 'refreshes', limit: 600, windowMs: 15 * minute },
    registrations: { name: 'registrations', limit: 5, windowMs: hour },
    resets: { name: 'password resets', limit: 3, windowMs: hour },
    resetsByAddress: { name: 'password resets by address', limit: 20, windowMs: hour },
    emailChanges: { name: 'e-mail changes', limit: 5, windowMs: hour },
  },
  resetLifetimeMs: hour,
  resetAnswerMs: 100,
}
