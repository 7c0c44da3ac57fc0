import type { CatalogEntity } from '@welt/contract/api/catalog.ts'
import type { SearchAnswer, SearchHit } from '../search/search-engine.ts'
import type { ToldCounts } from './tell-counts.ts'

export interface AnswerParts {
  index: string
  entity: CatalogEntity
  answer: SearchAnswer
  /** A hit's document as JSON. */
  write: (hit: SearchHit) => string
  aggregations: ToldCounts | undefined
  metadata: Record<string, unknown>[] | undefined
}

/** `{hits, total, aggregations?, attribute_metadata?}`: the documents themselves, each with its score. */
export function writeCompactAnswer({ answer, write, aggregations, metadata }: AnswerParts): string {
  const hits = answer.hits.map((hit) => {
    const text = write(hit)
    const comma = text.length > 2 ? ',' : ''
    return `${text.slice(0, -1)}${comma}"_score":${hit.score}}`
  })
  return `{"hits":[${hits.join(',')}],"total":${answer.total}${more(aggregations, metadata)}}`
}

/** The engine's own way of telling hits, for clients that do not ask for the compact one. */
export function writePlainAnswer({ index, entity, answer, write, aggregations, metadata }: AnswerParts): string {
  const where = `{"_index":${JSON.stringify(index)},"_type":"${entity}","_id":`
  const hits = answer.hits.map(
    (hit) => `${where}${JSON.stringify(hit.id)},"_score":${hit.score},"_source":${write(hit)}}`,
  )
  const best = answer.hits[0]?.score ?? null
  const shards = '"took":0,"timed_out":false,"_shards":{"total":1,"successful":1,"skipped":0,"failed":0}'
  const body = `"hits":{"total":${answer.total},"max_score":${best},"hits":[${hits.join(',')}]}`
  return `{${shards},${body}${more(aggregations, metadata)}}`
}

function more(aggregations: AnswerParts['aggregations'], metadata: AnswerParts['metadata']): string {
  const counts = aggregations ? `,"aggregations":${JSON.stringify(aggregations)}` : ''
  return metadata ? `${counts},"attribute_metadata":${JSON.stringify(metadata)}` : counts
}
