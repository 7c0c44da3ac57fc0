import { browserPlainCart } from '../cart/browser-plain-cart.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { idle } from '../deferred/idle.ts'
import { type FollowOptions, followPriceGroup } from '../price/follow-price-group.ts'
import { shareSession } from '../session/share-session.ts'
import { takePlainSession } from '../session/take-plain-session.ts'
import type { TextStorage } from '../storage/shop-storage.ts'
import { type StorageOwner, storageName } from '../storage/storage-key.ts'
import { tabStorage } from '../storage/tab-storage.ts'
import { taskQueueKey } from '../sync/task-queue-key.ts'
import type { Background } from './background.ts'

export interface BehindPage extends FollowOptions, StorageOwner {
  storage: TextStorage
  cart: Pick<CartStore, 'items' | 'key' | 'subscribe'>
  background: () => Promise<Background>
  /** What the next pages need, piece by piece. */
  early: readonly (() => Promise<unknown>)[]
  onFailure: (error: unknown) => void
}

/** Begins what a page does beside being looked at, once the browser has nothing else to do. */
export async function beginBehindPage(options: BehindPage): Promise<void> {
  const { sessions, cart, storage, background, early, onFailure } = options
  /** "The queue is processed when the browser comes back online", and where a page was closed before that. */
  const sendTasks = () => {
    if (!storage.getItem(taskQueueKey(options))) return
    background()
      .then(({ tasks }) => tasks.process())
      .catch(onFailure)
  }
  window.addEventListener('online', sendTasks)
  sendTasks()
  followPriceGroup(options)

  takePlainSession(sessions, options)
  if ('BroadcastChannel' in window) {
    const channel = new BroadcastChannel(`${storageName(options)}/session`)
    shareSession({
      ...options,
      passing: tabStorage,
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
      tell: (news) => channel.postMessage(news),
      hear: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    })
  }
  /** About guests there is nothing to ask. */
  const startSession = async () => {
    if (sessions.session()) return (await background()).startSession()
    window.dispatchEvent(new CustomEvent('session-after-nonauthorized'))
  }
  /** Nor about a cart that there is not. One that has an id and no line may have lost them: then the platform still knows. */
  const startCart = async () => {
    const hasId = storage.getItem(cart.key)?.includes('"cartServerToken":"')
    if (hasId || browserPlainCart(options).id() || cart.items().length > 0 || sessions.session())
      await (await background()).startCart()
  }
  const stop = cart.subscribe(() => {
    if (cart.items().length === 0) return
    stop()
    // First it is seen.
    idle().then(startCart).catch(onFailure)
  })
  // The customer's own prices first; then the next page's code, while the shopper looks at this one.
  for (const load of [startSession, startCart, ...early, background]) {
    // What did not come early is asked for when it is needed, and complains then.
    void Promise.allSettled([load()])
    await idle()
  }
}
