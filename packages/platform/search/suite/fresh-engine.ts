import { beforeEach } from 'vitest'
import type { SearchEngine, SearchRequest } from '../search-engine.ts'

export type CreateEngine = () => Promise<SearchEngine>

export const target = { index: 'shop', entity: 'product' }

/** Each test of the suite that calls this gets an engine of its own, filled. */
export function freshEngine(create: CreateEngine, fill: (engine: SearchEngine) => Promise<void>) {
  let engine: SearchEngine
  beforeEach(async () => {
    engine = await create()
    await fill(engine)
  })

  async function find(request: Partial<SearchRequest>) {
    return engine.search(target, { sort: [], from: 0, size: 50, aggregations: {}, ...request })
  }
  return { engine: () => engine, find }
}
