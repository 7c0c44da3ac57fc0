import { normalizePassword } from '@welt/domain/session/password-rules.ts'
import { defaultQueueLimits, HashQueue, type Queued, type QueueLimits } from './hash-queue.ts'
import { type HashCost, hashCost, hashPassword, isOutdated, isPasswordOf } from './password-hash.ts'

export interface PasswordCheck {
  isRight: boolean
  /** The same password hashed at today's cost, where the stored hash was made at another. */
  renewed?: string
}

/** Makes and checks hashes; both may be refused when too many ask at once. */
export interface PasswordKeeper {
  hash(password: string): Promise<Queued<string>>
  /** `undefined` for nobody's password: it takes as long as a wrong one. */
  check(password: string, stored: string | undefined): Promise<Queued<PasswordCheck>>
}

export interface PasswordSettings {
  cost?: HashCost
  queue?: QueueLimits
}

export function createPasswordKeeper({ cost = hashCost, queue: limits = defaultQueueLimits }: PasswordSettings = {}) {
  const queue = new HashQueue(limits)
  // Made when it is first needed: start-up hashes nothing.
  let nobody: Promise<string> | undefined
  const nobodysHash = () => (nobody ??= hashPassword('', cost))

  const keeper: PasswordKeeper = {
    hash: (password) => queue.run(() => hashPassword(normalizePassword(password), cost)),
    check: (password, stored) =>
      queue.run(async () => {
        const typed = normalizePassword(password)
        const isRight = await isPasswordOf(typed, stored ?? (await nobodysHash()))
        if (!isRight || stored === undefined) return { isRight: false }
        return isOutdated(stored, cost) ? { isRight, renewed: await hashPassword(typed, cost) } : { isRight }
      }),
  }
  return keeper
}
