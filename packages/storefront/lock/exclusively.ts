import { createLease, type LeaseOptions } from './lease.ts'

/**
 * Does one piece of work of a name at a time, in all tabs of a browser. Work must not ask for its own name again: it would wait for
 * itself.
 */
export type Exclusively = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

export interface ExclusivelyOptions extends LeaseOptions {
  /** The browser's own; a page that was not loaded safely has none. */
  locks: Pick<LockManager, 'request'> | null | undefined
}

export function createExclusively({ locks, ...options }: ExclusivelyOptions): Exclusively {
  const byLease = createLease(options)
  const last = new Map<string, Promise<unknown>>()

  const acrossTabs: Exclusively = async (name, work) => {
    if (!locks) return byLease(name, work)
    let hasBegun = false
    const begin = () => {
      hasBegun = true
      return work()
    }
    try {
      return await locks.request(name, begin)
    } catch (cause) {
      // What the work throws is the caller's; locks that cannot be asked, as in a page without an origin, are as none.
      if (hasBegun) throw cause
      return byLease(name, work)
    }
  }

  return (name, work) => {
    const take = () => acrossTabs(name, work)
    const mine = (last.get(name) ?? Promise.resolve()).then(take, take)
    last.set(name, mine)
    return mine
  }
}
