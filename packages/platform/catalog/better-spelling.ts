import type { CatalogEntity } from '@welt/contract/api/catalog.ts'
import type { SearchAnswer, SearchRequest } from '../search/search-engine.ts'
import type { CatalogIndex } from './catalog-index.ts'

export interface Spelling {
  text: string
  better: string
}

/** For a text that found nothing: another spelling that finds something under the same filters. Who follows it is not disappointed twice. */
export async function betterSpelling(
  index: CatalogIndex,
  entity: CatalogEntity,
  request: SearchRequest,
  answer: SearchAnswer,
): Promise<Spelling | undefined> {
  const text = request.text?.trim()
  if (!text || answer.total > 0) return undefined
  const better = await index.suggest(entity, text)
  if (better === null) return undefined
  const found = await index.search(entity, { ...request, text: better, sort: [], from: 0, size: 1, aggregations: {} })
  return found.total > 0 ? { text, better } : undefined
}
