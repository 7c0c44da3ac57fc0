import { errorText } from '@welt/contract/error-text.ts'
import { fail } from '../http/envelope.ts'
import { HttpError } from '../http/http-error.ts'
import type { SearchEngine } from '../search/search-engine.ts'

/** Milliseconds that the source gives a search on the server. */
const sourceTimeout = 1000

/** An engine that fails or keeps silent is told to the client with words; an empty list would look like an empty shop. */
export function guardEngine(engine: SearchEngine, timeout: number = sourceTimeout): SearchEngine {
  async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined
    const silence = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`the engine did not answer within ${timeout} ms`)), timeout)
    })
    try {
      return await Promise.race([answer, silence])
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    // It is our own work, however long it takes.
    prepare: async (target, uses) => engine.prepare?.(target, uses),
    replace: (target, entries) => engine.replace(target, entries),
    put: (target, entries) => engine.put(target, entries),
    // Another spelling is only an offer: nobody is to wait for it, or to hear that there is none.
    async suggest(target, text) {
      try {
        return await inTime(engine.suggest?.(target, text) ?? Promise.resolve(null))
      } catch {
        return null
      }
    },
    async search(target, request) {
      try {
        return await inTime(engine.search(target, request))
      } catch (cause) {
        throw new HttpError(fail(503, errorText.searchUnavailable, { headers: { 'retry-after': '1' } }), { cause })
      }
    },
  }
}
