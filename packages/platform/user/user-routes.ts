import {
  changePassword,
  createPassword,
  createUser,
  logIn,
  logOut,
  readOrderHistory,
  readProfile,
  refreshUser,
  resetPassword,
  updateProfile,
} from '@welt/contract/api/user.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { fail, ok } from '../http/envelope.ts'
import type { Routes } from '../http/request-context.ts'
import { createRoutes, route } from '../http/route.ts'
import { limitVisitor } from '../limit/limit-visitor.ts'
import { RateLimiter } from '../limit/rate-limiter.ts'
import { createPasswordKeeper, type PasswordKeeper } from '../password/password-keeper.ts'
import { createVisitorReader } from '../session/read-visitor.ts'
import { refreshSession } from '../session/refresh-session.ts'
import type { Database } from '../storage/database.ts'
import { changeOwnPassword } from './change-password.ts'
import { createPasswordByLink } from './create-password.ts'
import { customerRepo } from './customer-repo.ts'
import { inErrorMessage } from './in-error-message.ts'
import { logInCustomer } from './log-in.ts'
import { logOutCustomer } from './log-out.ts'
import { orderHistory } from './order-history.ts'
import { PasswordGuard } from './password-guard.ts'
import { register } from './register.ts'
import { requestReset } from './request-reset.ts'
import { tokenAnswer } from './token-answer.ts'
import { updateOwnProfile } from './update-profile.ts'
import { defaultUserSettings, type UserSettings } from './user-settings.ts'
import type { UserSurroundings } from './user-surroundings.ts'
import { withGroupToken } from './with-group-token.ts'

export interface UserOptions {
  database: Database
  clock: () => number
  /** Of the shop, see `shopSecret`. */
  secret: Uint8Array
  /** The shop's address for links in letters, without a slash at the end. */
  publicUrl: string
  settings?: Partial<UserSettings> | undefined
  /** Shared with other modules, or one of its own. */
  limiter?: RateLimiter
  passwords?: PasswordKeeper
  /** Called when a letter was written, so that nobody has to wait for it. */
  onMail?: () => void
}

export function userRoutes(options: UserOptions): Routes {
  const surroundings = surround(options)
  const { database, clock, secret, settings, limiter, readVisitor } = surroundings
  return createRoutes(
    route(createUser, ({ body, context }) => register(surroundings, body, context)),
    route(logIn, ({ body, context }) => logInCustomer(surroundings, body, context)),
    route(refreshUser, async ({ body, context }) => {
      const refusal = limitVisitor(limiter, settings.limits.refreshes, context)
      if (refusal) return refusal
      const request = { refreshToken: body.refreshToken, secret, now: clock(), settings: settings.session }
      const refreshed = await refreshSession(database, request)
      if (!refreshed.ok) return fail(401, errorText.invalidRefreshToken)
      return tokenAnswer(refreshed.tokens, context.request.headers, settings.session)
    }),
    route(logOut, ({ body, context }) =>
      logOutCustomer(surroundings, { refreshToken: body?.refreshToken ?? undefined }, context),
    ),
    route(resetPassword, ({ body, context }) => requestReset(surroundings, body.email, context), {
      alsoAt: ['/api/user/resetPassword'],
    }),
    route(createPassword, ({ body, context }) => createPasswordByLink(surroundings, body, context), {
      alsoAt: ['/api/user/createPassword'],
    }),
    route(changePassword, ({ body, context }) => changeOwnPassword(surroundings, body, context), {
      alsoAt: ['/api/user/changePassword'],
      tell: inErrorMessage,
    }),
    route(readProfile, async ({ context }) => {
      const visitor = await readVisitor(context)
      const customer = visitor.kind === 'customer' ? await customerRepo.find(database, visitor.customerId) : undefined
      return customer ? ok(await withGroupToken(surroundings, customer)) : fail(401, errorText.notAuthorized)
    }),
    route(updateProfile, ({ body, context }) => updateOwnProfile(surroundings, body, context)),
    route(readOrderHistory, async ({ query, context }) => {
      const visitor = await readVisitor(context)
      if (visitor.kind !== 'customer') return fail(401, errorText.notAuthorized)
      const paging = { page: query.currentPage, size: query.pageSize }
      return ok(await orderHistory(database, visitor.customerId, paging))
    }),
  )
}

function surround(options: UserOptions): UserSurroundings {
  const { database, clock, secret, publicUrl, onMail = () => {} } = options
  const settings = { ...defaultUserSettings, ...options.settings }
  const limiter = options.limiter ?? new RateLimiter(clock)
  return {
    database,
    clock,
    secret,
    publicUrl,
    settings,
    limiter,
    onMail,
    readVisitor: createVisitorReader({ database, clock }),
    passwords: options.passwords ?? createPasswordKeeper(),
    guard: new PasswordGuard(limiter, settings.limits.wrongPasswords),
  }
}
