import type { RateLimiter } from '../limit/rate-limiter.ts'
import type { PasswordKeeper } from '../password/password-keeper.ts'
import type { VisitorReader } from '../session/read-visitor.ts'
import type { Database } from '../storage/database.ts'
import type { PasswordGuard } from './password-guard.ts'
import type { UserSettings } from './user-settings.ts'

/** What the user calls work with. */
export interface UserSurroundings {
  database: Database
  clock: () => number
  readVisitor: VisitorReader
  passwords: PasswordKeeper
  guard: PasswordGuard
  limiter: RateLimiter
  /** Of the shop: signs group tokens, and leads from one refresh token to the next. */
  secret: Uint8Array
  /** The shop's address for links in letters; never taken from a request. */
  publicUrl: string
  settings: UserSettings
  /** A letter waits to be sent. */
  onMail: () => void
}
