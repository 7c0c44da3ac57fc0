import type { Answer } from '../api/answer.ts'
import { turnName } from '../store-view/storage-owner.ts'
import type { CartTools } from './cart-tools.ts'
import { applyCoupon, removeCoupon } from './change-coupon.ts'
import { isOpen, newSyncMemory, type SyncOutcome, type SyncReason, syncCart } from './sync-cart.ts'

/** Keeps the cart in step with the platform. */
export interface CartSync {
  /** Resolves when both hold the same, or when that cannot be had now. */
  sync: (reason?: SyncReason) => Promise<SyncOutcome>
  applyCoupon: (code: string) => Promise<Answer<true>>
  removeCoupon: () => Promise<Answer<true>>
}

export interface CartSyncOptions extends CartTools {
  /** One at a time in all tabs of a browser. */
  exclusively: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  /** Calls back after a while, in which a busy shop has come to itself. */
  later: (milliseconds: number, run: () => void) => void
  /** Lets the screen show a change before it is looked at; at once where nothing is said. */
  soon?: (run: () => void) => void
}

const unheard = { ok: false, at: 'offline', text: 'The platform does not know the cart yet.' } as const

const firstRetry = 5000
const longestRetry = 60_000

/** "One sync at a time per cart; changes during a sync are taken in the next one." */
export function createCartSync({ later, soon = (run) => run(), ...tools }: CartSyncOptions): CartSync {
  const { cart, shop, sessions, isOnline, exclusively } = tools
  const memory = newSyncMemory()
  const alone = <Result>(work: () => Promise<Result>) => exclusively(turnName(shop, 'cart'), work)

  let isRunning = false
  let running: Promise<SyncOutcome> | undefined
  let next: { reason: SyncReason; outcome: Promise<SyncOutcome> } | undefined
  let pause = firstRetry
  let isPausing = false

  const run = async (reason: SyncReason): Promise<SyncOutcome> => {
    const outcome = await alone(() => syncCart(tools, memory, reason)).catch((error: unknown): SyncOutcome => {
      // An answer that nobody can make sense of, perhaps: the cart stays as it is, and the platform is asked again later.
      shop.log.error({ err: error }, 'the cart could not be synchronised')
      return 'unreachable'
    })
    if (outcome === 'done') pause = firstRetry
    // The shopper was faster than the end of the sync.
    if (outcome === 'done' && isOpen(tools)) void sync()
    // Without a connection there is nothing to wait for but the connection.
    if (outcome === 'unreachable' && isOnline() && !isPausing) {
      isPausing = true
      later(pause, () => {
        isPausing = false
        void sync()
      })
      pause = Math.min(pause * 2, longestRetry)
    }
    return outcome
  }

  const begin = (reason: SyncReason): Promise<SyncOutcome> => {
    // Before the first step, which may be seen by those who listen.
    isRunning = true
    running = run(reason).finally(() => {
      isRunning = false
    })
    return running
  }

  const sync = (reason: SyncReason = 'change'): Promise<SyncOutcome> => {
    if (!isRunning || !running) return begin(reason)
    if (next && (next.reason === reason || reason === 'change')) return next.outcome
    const outcome = running.then(
      () => startNext(reason),
      () => startNext(reason),
    )
    next = { reason, outcome }
    return outcome
  }
  const startNext = (reason: SyncReason): Promise<SyncOutcome> => {
    next = undefined
    return begin(reason)
  }

  let customer = sessions.session()?.customer.email
  sessions.subscribe(() => {
    const now = sessions.session()?.customer.email
    if (now === customer) return
    customer = now
    memory.isBypassed = false
    memory.bypasses = 0
    void sync()
  })
  // What changes while a sync runs is taken by the sync itself, in another round.
  const look = () => {
    if (!isRunning && isOpen(tools)) void sync()
  }
  cart.subscribe(() => soon(look))

  return {
    sync,
    async applyCoupon(code) {
      // A coupon lies on a cart of the platform's: without one there is nobody to judge it.
      if ((await sync()) !== 'done') return unheard
      const answer = await alone(() => applyCoupon(tools, code))
      void sync()
      return answer
    },
    async removeCoupon() {
      const answer = await alone(() => removeCoupon(tools))
      void sync()
      return answer
    },
  }
}
