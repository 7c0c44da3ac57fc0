import { Profile } from '@welt/contract/api/user.ts'
import { envelope } from '@welt/contract/envelope.ts'
import { z } from 'zod'
import { createFetch } from '../../http/create-fetch.ts'
import type { RateLimiter } from '../../limit/rate-limiter.ts'
import type { Log } from '../../log/log.ts'
import type { OutgoingMail } from '../../mail/outgoing-mail.ts'
import { writtenMails } from '../../mail/testing/written-mails.ts'
import { createPasswordKeeper, type PasswordKeeper } from '../../password/password-keeper.ts'
import { demoStoreViews } from '../../seed/testing/demo-store-views.ts'
import type { Database } from '../../storage/database.ts'
import { userRoutes } from '../user-routes.ts'
import { defaultUserSettings, type UserSettings } from '../user-settings.ts'

export const password = 'Pferd-Batterie-9'
export const ada = { email: 'ada@example.com', firstname: 'Ada', lastname: 'Öztürk' }

const Tokens = z.object({ result: z.string(), meta: z.object({ refreshToken: z.string() }) })

interface Sent {
  token?: string
  headers?: Record<string, string>
  /** Of the client, as a server would tell it. */
  address?: string
}

/** The user calls alone, on a database of the test's, with a clock that stands still and hashes that cost nothing. */
export class UserShop {
  now = Date.UTC(2026, 2, 1, 9)
  readonly database: Database
  readonly lines: string[] = []
  /** How often the sender of letters was woken. */
  wakes = 0
  /** What happens once, after a password was checked and before the answer. */
  onceChecked: (() => Promise<unknown>) | undefined
  readonly #fetch: ReturnType<typeof createFetch>

  constructor(database: Database, settings: Partial<UserSettings> = {}, limiter?: RateLimiter) {
    this.database = database
    const write = (fields: object, message: string) => void this.lines.push(JSON.stringify({ ...fields, message }))
    const log: Log = { debug: write, info: write, warn: write, error: write }
    const routes = userRoutes({
      database,
      clock: () => this.now,
      secret: new Uint8Array(32).fill(5),
      publicUrl: 'https://shop.example',
      settings: { ...defaultUserSettings, resetAnswerMs: 0, ...settings },
      ...(limiter && { limiter }),
      onMail: () => void (this.wakes += 1),
      passwords: this.#passwords(),
    })
    this.#fetch = createFetch({ storeViews: demoStoreViews, defaultStoreCode: 'laszlo_de', log }, [routes])
  }

  #passwords(): PasswordKeeper {
    const keeper = createPasswordKeeper({ cost: { memory: 64, passes: 1, parallelism: 1 } })
    return {
      hash: (typed) => keeper.hash(typed),
      check: async (typed, stored) => {
        const checked = await keeper.check(typed, stored)
        const meanwhile = this.onceChecked
        this.onceChecked = undefined
        await meanwhile?.()
        return checked
      },
    }
  }

  async call(path: string, init: RequestInit = {}, address?: string) {
    const request = new Request(`https://api.shop.example${path}`, init)
    const response = await this.#fetch(request, { address })
    const body: unknown = await response.json()
    return { status: response.status, headers: response.headers, body }
  }

  get(path: string, { token, headers = {}, address }: Sent = {}) {
    return this.call(withToken(path, token), { headers }, address)
  }

  post(path: string, body: unknown, { token, headers = {}, address }: Sent = {}) {
    const json = { 'content-type': 'application/json', ...headers }
    return this.call(withToken(path, token), { method: 'POST', headers: json, body: JSON.stringify(body) }, address)
  }

  register(customer: object = ada, sent: Sent = {}) {
    return this.post('/api/user/create', { customer, password }, sent)
  }

  tryLogin(username: string = ada.email, typed = password, sent: Sent = {}) {
    return this.post('/api/user/login', { username, password: typed }, sent)
  }

  async logIn(username: string = ada.email, typed = password) {
    const { result, meta } = Tokens.parse((await this.tryLogin(username, typed)).body)
    return { token: result, refreshToken: meta.refreshToken }
  }

  async profile(token: string): Promise<Profile> {
    return envelope(Profile).parse((await this.get('/api/user/me', { token })).body).result
  }

  /** 200 as long as the token is good. */
  async statusOf(token: string): Promise<number> {
    return (await this.get('/api/user/me', { token })).status
  }

  async mails(): Promise<OutgoingMail[]> {
    return writtenMails(this.database)
  }
}

function withToken(path: string, token: string | undefined): string {
  if (token === undefined) return path
  return `${path}${path.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}`
}
