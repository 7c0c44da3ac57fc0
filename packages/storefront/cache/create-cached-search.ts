import { type CacheAges, planLookup } from '@welt/domain/cache/plan-lookup.ts'
import { questionKey } from '@welt/domain/cache/question-key.ts'
import type { Answer, Failure } from '../api/answer.ts'
import type { CatalogQuery, EntityName, Search } from '../api/catalog-query.ts'
import { within } from '../storage/within.ts'
import { createAnswerMemory } from './answer-memory.ts'
import type { KeptAnswer } from './answer-store.ts'
import type { GuardedStore } from './guarded-store.ts'

export interface CachedSearchOptions {
  search: Search
  store: GuardedStore
  ages: CacheAges
  /** Milliseconds after which an answer that is a little old is better than waiting on. */
  patience: number
  storeCode: string
  version: string
  /** Whose prices are asked for; null for those of everybody. */
  groupId: () => number | null
  /** Whether everything is to be asked anew. */
  skipsCache: () => boolean
  isOnline: () => boolean
  clock: () => number
}

const offline: Failure = { ok: false, at: 'offline', text: 'There is no connection, and nothing is kept.' }

/** "Browser cache first, then search; skipCache goes straight to search; a cache failure falls back to search." */
export function createCachedSearch(options: CachedSearchOptions): Search {
  const { search, store, ages, patience, storeCode, version, groupId, skipsCache, isOnline, clock } = options
  const everybodys = createAnswerMemory()
  /** What a group pays is nobody else's business: it is written nowhere, and forgotten as soon as another group asks. */
  const own = { groupId: null as number | null, memory: createAnswerMemory() }
  const ownMemory = (group: number | null) => {
    if (group !== own.groupId) own.memory.clear()
    own.groupId = group
    return own.memory
  }

  const find = async (key: string, group: number | null): Promise<KeptAnswer | undefined> => {
    if (group !== null) return ownMemory(group).get(key)
    const kept = everybodys.get(key) ?? (await store.read(key))
    if (kept) everybodys.set(key, kept)
    return kept
  }
  const keep = (key: string, group: number | null, result: unknown): void => {
    const answer = { at: clock(), result }
    if (group === null) {
      everybodys.set(key, answer)
      void store.write(key, answer)
      // Who has logged out meanwhile leaves nothing behind.
    } else if (group === groupId()) ownMemory(group).set(key, answer)
  }

  const answerTo = async (entity: EntityName, query: CatalogQuery): Promise<Answer<unknown>> => {
    const current = groupId()
    // Also a question about something else clears away what a group has left.
    ownMemory(current)
    const group = entity === 'product' ? current : null
    const key = questionKey({ storeCode, version, groupId: group, entity, query })
    const ask = async (): Promise<Answer<unknown>> => {
      const answer = await search(entity, query)
      if (answer.ok) keep(key, group, answer.result)
      return answer
    }
    if (skipsCache()) return ask()

    const kept = await find(key, group)
    const lookup = planLookup({ age: kept ? clock() - kept.at : null, isOnline: isOnline() }, ages)
    if (lookup.do === 'tell-offline') return offline
    if (!kept || (lookup.do === 'ask' && lookup.rescue === 'never')) return ask()
    const known = { ok: true, result: kept.result } as const
    if (lookup.do === 'serve') return known
    // Whoever is late is kept for the next question all the same.
    const answer = lookup.rescue === 'late' ? await within(patience, ask()).catch(() => known) : await ask()
    return !answer.ok && answer.at === 'network' ? known : answer
  }
  // The key names the entity, so that what is kept under it is an answer about that entity.
  return answerTo as Search
}
