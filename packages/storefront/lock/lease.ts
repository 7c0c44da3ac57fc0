import type { Exclusively } from './exclusively.ts'

export interface LeaseOptions {
  /** Seen by all tabs; without one each tab is alone. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  clock: () => number
  wait: (milliseconds: number) => Promise<void>
}

/** In milliseconds. A lease is renewed while the work runs; nobody renews that of a tab that was closed. */
const lasting = 10_000
const renewal = 3000
const look = 100
/** After this a tab that wrote in the same moment has written. */
const settling = 50

interface Lease {
  owner: string
  until: number
}

/**
 * For browsers without locks: a note in the storage that says whose turn it is. Two tabs that write it in the same moment look
 * again after a while, and the one that wrote last has it. That is as good as a storage gets: what must never happen twice is
 * known by the platform, too.
 */
export function createLease({ storage, clock, wait }: LeaseOptions): Exclusively {
  const owner = `${clock()}-${Math.random()}`
  if (!storage) return (_, work) => work()

  /** Whether it was written; a full or forbidden storage makes this tab alone. */
  const write = (key: string): boolean => {
    try {
      storage.setItem(key, JSON.stringify({ owner, until: clock() + lasting } satisfies Lease))
      return true
    } catch {
      return false
    }
  }
  const isMine = (key: string) => read(storage, key)?.owner === owner

  const take = async (key: string): Promise<void> => {
    for (;;) {
      if (isHeld(read(storage, key), clock())) {
        await wait(look)
        continue
      }
      if (!write(key)) return
      await wait(settling)
      if (isMine(key)) return
    }
  }

  return async (name, work) => {
    const key = `${name}-lease`
    await take(key)
    let isWorking = true
    const renew = async () => {
      for (;;) {
        await wait(renewal)
        if (!isWorking) return
        if (isMine(key)) write(key)
      }
    }
    void renew()
    try {
      return await work()
    } finally {
      isWorking = false
      if (isMine(key)) storage.removeItem(key)
    }
  }
}

/** A lease that claims more time than one gets was written before the clock was put back. */
function isHeld(lease: Lease | null, now: number): boolean {
  return lease !== null && lease.until > now && lease.until <= now + lasting
}

/** What somebody else wrote under our key is no lease. */
function read(storage: Pick<Storage, 'getItem'>, key: string): Lease | null {
  try {
    const { owner, until } = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Lease>
    return typeof owner === 'string' && typeof until === 'number' ? { owner, until } : null
  } catch {
    return null
  }
}
