import { AsyncLocalStorage } from 'node:async_hooks'
import type { PlatformFetch } from '../api/fetch-json.ts'
import type { PageName } from '../page/page-data.ts'

/** A page as it is sent, but for what differs with every answer. */
export interface FinishedPage {
  page: PageName
  status: number
  head: string
  body: string
  state: string
}

export interface PageMemory {
  /** The platform, with an ear on what the page under way asks. */
  fetch: PlatformFetch
  /** The page of an address: the last one if the platform says that nothing has changed, else a new one. */
  recall(address: string, make: () => Promise<FinishedPage | Response>): Promise<FinishedPage | Response>
}

export interface PageMemoryOptions {
  platform: PlatformFetch
  clock: () => number
  /** A page also depends on the time (what is new) and on what is asked once a minute (menu, labels): it is made anew this often. */
  lifetime: number
  limit: number
}

/** An answer that a page was made of. */
interface Source {
  url: string
  etag: string
}

interface Recording {
  sources: Source[]
  /** False once an answer came without a validator: then nobody can say whether the page is still true. */
  canBeChecked: boolean
}

/**
 * A page is a function of the platform's answers. The server keeps the last pages with the validators of the answers that
 * they were made of, and asks the platform with every request whether these still hold: a price or a stock that changed
 * shows at once, and nothing is ever served that the platform has not just confirmed.
 */
export function createPageMemory({ platform, clock, lifetime, limit }: PageMemoryOptions): PageMemory {
  const recordings = new AsyncLocalStorage<Recording>()
  const pages = new Map<string, { page: FinishedPage; sources: Source[]; until: number }>()

  /** A platform that cannot be reached confirms nothing: the page is made anew, and fails in its own words. */
  const isUnchanged = ({ url, etag }: Source): Promise<boolean> =>
    platform(new Request(url, { headers: { 'if-none-match': etag } })).then(
      (answer) => answer.status === 304,
      () => false,
    )

  return {
    async fetch(request) {
      const answer = await platform(request)
      const recording = recordings.getStore()
      if (recording) note(recording, request, answer)
      return answer
    },

    async recall(address, make) {
      const known = pages.get(address)
      if (known && clock() < known.until && (await Promise.all(known.sources.map(isUnchanged))).every(Boolean))
        return known.page
      pages.delete(address)

      const recording: Recording = { sources: [], canBeChecked: true }
      const page = await recordings.run(recording, make)
      const { sources, canBeChecked } = recording
      if (page instanceof Response || page.status !== 200 || !canBeChecked || sources.length === 0) return page
      pages.set(address, { page, sources, until: clock() + lifetime })
      for (const oldest of pages.keys()) {
        if (pages.size <= limit) break
        pages.delete(oldest)
      }
      return page
    },
  }
}

function note(recording: Recording, request: Request, answer: Response): void {
  const etag = answer.headers.get('etag')
  if (request.method === 'GET' && etag) recording.sources.push({ url: request.url, etag })
  else recording.canBeChecked = false
}
