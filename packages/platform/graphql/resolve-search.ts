import type { CatalogEntity } from '@welt/contract/api/catalog.ts'
import { GraphQLError } from 'graphql'
import { answerPlan } from '../catalog/answer-plan.ts'
import type { CatalogIndex } from '../catalog/catalog-index.ts'
import { catalogLimit } from '../catalog/catalog-limit.ts'
import type { PriceCounts } from '../catalog/plan-aggregations.ts'
import { planSearch } from '../catalog/plan-search.ts'
import { projectDocument } from '../catalog/projection.ts'
import type { Document, SearchHit } from '../search/search-engine.ts'
import { readSearchArguments, type SearchArguments } from './search-argument.ts'

/** What every field needs to know of the request. */
export interface SearchContext extends PriceCounts {
  index: CatalogIndex
  groupId: number
}

/** What is found, in the shapes that the types of the schema read. */
export interface Found {
  total_count: number
  page_info: { page_size: number; current_page: number }
  sort_fields: { default: string | null; options: { value: string; label: string }[] }
  aggregations: unknown
  attribute_metadata: unknown
  /** Whole documents, for fields with a type. */
  documents: Document[]
  /** Documents with the asked fields. */
  projected(): Record<string, unknown>[]
  /** The engine's own way of telling hits. */
  hits(): unknown
}

/** The same plan and the same engine as behind the other calls, so that all of them find the same. */
export async function resolveSearch(
  entity: CatalogEntity,
  args: SearchArguments,
  context: SearchContext,
): Promise<Found> {
  const { index, groupId, ...prices } = context
  const asked = readSearchArguments(args)
  if (!asked.ok) throw refusal(asked.reason)
  if (asked.sortedBy.length > catalogLimit.sorts)
    throw refusal(`At most ${catalogLimit.sorts} sort fields can be used.`)
  const { query, parameters } = asked
  if (query._appliedFilters.length > catalogLimit.filters) {
    throw refusal(`At most ${catalogLimit.filters} filters can be applied at once.`)
  }
  const plan = planSearch(query, parameters, { rules: index.fieldRules(entity, groupId), ...prices })
  if (!plan.ok) throw refusal(plan.reason)
  const { answer, aggregations, metadata } = await answerPlan(index, entity, plan)
  const hits = answer.hits.map((hit) => withPricesOf(groupId, hit, entity, index))
  const { projection } = index.writer.form({ ...parameters, compact: false, entity })
  const project = ({ document }: SearchHit) => projectDocument(document, projection)
  return {
    total_count: answer.total,
    page_info: { page_size: parameters.size, current_page: asked.currentPage },
    sort_fields: { default: null, options: asked.sortedBy.map((field) => ({ value: field, label: field })) },
    aggregations: aggregations ?? null,
    attribute_metadata: metadata ?? null,
    documents: hits.map(({ document }) => document),
    projected: () => hits.map((hit) => ({ ...project(hit), _score: hit.score })),
    hits: () => ({
      total: answer.total,
      max_score: answer.hits[0]?.score ?? null,
      hits: hits.map((hit) => ({
        _index: index.name,
        _type: entity,
        _id: hit.id,
        _score: hit.score,
        _source: project(hit),
      })),
    }),
  }
}

function withPricesOf(groupId: number, hit: SearchHit, entity: CatalogEntity, index: CatalogIndex): SearchHit {
  const product = entity === 'product' ? index.product(hit.id, groupId) : undefined
  return product ? { ...hit, document: product } : hit
}

function refusal(reason: string): GraphQLError {
  return new GraphQLError(reason, { extensions: { code: 400 } })
}
