import type { CatalogEntity } from '@welt/contract/api/catalog.ts'
import type { SearchAnswer, SearchRequest } from '../search/search-engine.ts'
import { attributeMetadata } from './attribute-metadata.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { SearchPlan } from './plan-search.ts'
import { type ToldCounts, tellCounts } from './tell-counts.ts'

export interface PlanAnswer {
  answer: SearchAnswer
  /** Undefined where nothing was to be counted. */
  aggregations: ToldCounts | undefined
  metadata: Record<string, unknown>[] | undefined
}

/** Asks the engine what the plan says. One question is enough unless a client counts in ways that the shop itself does not. */
export async function answerPlan(
  index: CatalogIndex,
  entity: CatalogEntity,
  plan: Extract<SearchPlan, { ok: true }>,
): Promise<PlanAnswer> {
  const ask = (request: SearchRequest) => index.search(entity, request)
  const { request, postFilter, counts, attributes } = plan
  const answer = await ask(postFilter ? { ...narrowed(request, postFilter), aggregations: {} } : request)
  if (counts.size === 0) return { answer, aggregations: undefined, metadata: undefined }
  const counted = postFilter ? await ask({ ...request, sort: [], from: 0, size: 0 }) : answer
  return {
    answer,
    aggregations: await tellCounts(counts, counted, request, ask),
    metadata:
      entity === 'product' ? attributeMetadata(attributes, counted.terms, (code) => index.attribute(code)) : undefined,
  }
}

function narrowed(request: SearchRequest, filter: NonNullable<SearchRequest['filter']>): SearchRequest {
  return { ...request, filter: request.filter ? { op: 'and', filters: [request.filter, filter] } : filter }
}
