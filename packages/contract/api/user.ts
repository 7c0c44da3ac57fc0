import { z } from 'zod'
import { Customer } from '../entity/customer.ts'
import { NewCustomer, PasswordText, ProfileChange } from '../entity/customer-request.ts'
import { EmailAddress } from '../entity/email-address.ts'
import { Order } from '../entity/order.ts'
import { errorText } from '../error-text.ts'
import { defineCall } from './call.ts'

/** Where the source documents put the token; a header `Authorization: Bearer` and the shop's cookie count before it. */
const token = z.string().optional().describe('The access token; empty for a guest.')
const perhaps = z.string('must be a text').max(1024, 'must not be longer than 1024 characters').nullish()

/** What everybody is told about a password that breaks a rule stands in `errorText.weakPassword`. */
const password = PasswordText.min(1, 'is required')

/** POST /api/user/create */
export const createUser = defineCall({
  method: 'POST',
  path: '/api/user/create',
  summary: 'Registers a customer. Nobody is logged in by it.',
  body: z.object({ customer: NewCustomer, password }, 'customer and password are required'),
  result: Customer,
  errors: { 429: errorText.tooOften },
})

/** POST /api/user/login — the same answer, after the same work, for an unknown address and a wrong password. */
export const logIn = defineCall({
  method: 'POST',
  path: '/api/user/login',
  summary: 'Gives an access token, and in `meta` a refresh token. With the header `x-welt-cookie: 1` also the cookie.',
  body: z.object({ username: z.string().trim().min(1).max(1000), password: PasswordText.min(1) }),
  result: z.string(),
  errors: { 400: errorText.loginIncomplete, 401: errorText.wrongLogin, 429: errorText.tooOften },
})

/** POST /api/user/refresh */
export const refreshUser = defineCall({
  method: 'POST',
  path: '/api/user/refresh',
  summary:
    'Gives a new access token, and in `meta` the offer of a new refresh token. The old one stays good until the new one is used.',
  body: z.object({ refreshToken: z.string().trim().min(1).max(1000) }),
  result: z.string(),
  errors: { 400: errorText.noRefreshToken, 401: errorText.invalidRefreshToken, 429: errorText.tooOften },
})

/** POST /api/user/logout — our addition to the calls of the field. */
export const logOut = defineCall({
  method: 'POST',
  path: '/api/user/logout',
  summary: 'Ends the session of the token, or of the refresh token in the body. Who is logged out already stays so.',
  query: z.object({ token }),
  body: z.object({ refreshToken: z.string().max(1000).nullish() }).nullish(),
  result: z.literal(true),
  errors: {},
})

/** POST /api/user/reset-password — true for every address, known or not. */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/user/reset-password',
  summary: 'Sends a link for a new password to the address, if a customer has it.',
  body: z.object({ email: EmailAddress }),
  result: z.literal(true),
  errors: { 400: errorText.invalidEmail, 429: errorText.tooOften },
})

/** POST /api/user/create-password */
export const createPassword = defineCall({
  method: 'POST',
  path: '/api/user/create-password',
  summary: 'Sets a password with the token of the link; every session of the customer ends.',
  // Which one is missing is told with the field's own words: `email not provided`.
  body: z.object({ email: perhaps, newPassword: perhaps, resetToken: perhaps }),
  result: z.literal(true),
  errors: { 429: errorText.tooOften },
})

/** POST /api/user/change-password — on 200 clients log in again with the new password. */
export const changePassword = defineCall({
  method: 'POST',
  path: '/api/user/change-password',
  summary:
    'Sets a new password; every session of the customer ends, this one too. What is wrong stands in `errorMessage`.',
  query: z.object({ token }),
  body: z.object({ currentPassword: password, newPassword: password }, 'currentPassword and newPassword are required'),
  result: z.literal(true),
  errors: { 401: errorText.notAuthorized, 429: errorText.tooOften },
})

/** A customer as they see themselves, with the proof of their group for the catalogue. */
export const Profile = Customer.extend({ groupToken: z.string() })
export type Profile = z.infer<typeof Profile>

/** GET /api/user/me */
export const readProfile = defineCall({
  method: 'GET',
  path: '/api/user/me',
  summary: 'Tells the customer of the token.',
  query: z.object({ token }),
  result: Profile,
  errors: { 401: errorText.notAuthorized },
})

/** POST /api/user/me — addresses without an id are added, those that are left out of the list are removed. */
export const updateProfile = defineCall({
  method: 'POST',
  path: '/api/user/me',
  summary: 'Changes name, e-mail address, gender and addresses. A new e-mail address needs `currentPassword`.',
  query: z.object({ token }),
  body: z.object({ customer: ProfileChange, currentPassword: PasswordText.nullish() }, 'customer is required'),
  result: Profile,
  errors: { 401: errorText.notAuthorized, 403: errorText.foreignAddress },
})

/** A positive whole number, in a query. */
const count = (byDefault: number, most: number) =>
  z
    .string()
    .optional()
    .transform((text) => (text === undefined || text === '' ? byDefault : Number(text)))
    .pipe(z.int('must be a whole number').min(1, 'must be at least 1').max(most, `must not be more than ${most}`))

export const OrderHistory = z.object({
  items: z.array(Order),
  search_criteria: z.object({
    filter_groups: z.array(z.unknown()),
    sort_orders: z.array(z.object({ field: z.string(), direction: z.string() })),
    page_size: z.int(),
    current_page: z.int(),
  }),
  total_count: z.int(),
})
export type OrderHistory = z.infer<typeof OrderHistory>

/** GET /api/user/order-history?pageSize=20&currentPage=1 */
export const readOrderHistory = defineCall({
  method: 'GET',
  path: '/api/user/order-history',
  summary: 'Tells what the customer has ordered, the newest first.',
  query: z.object({ token, pageSize: count(20, 500), currentPage: count(1, 1_000_000) }),
  result: OrderHistory,
  errors: { 401: errorText.notAuthorized },
})
