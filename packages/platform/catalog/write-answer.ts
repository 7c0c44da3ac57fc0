import type { CatalogEntity } from '@welt/contract/api/catalog.ts'
import type { SearchAnswer, SearchHit } from '../search/search-engine.ts'
import type { Spelling } from './better-spelling.ts'
import type { ToldCounts } from './tell-counts.ts'
import { writeSuggest } from './write-suggest.ts'

export interface AnswerParts {
  index: string
  entity: CatalogEntity
  answer: SearchAnswer
  /** A hit's document as JSON. */
  write: (hit: SearchHit) => string
  aggregations: ToldCounts | undefined
  metadata: Record<string, unknown>[] | undefined
  spelling: Spelling | undefined
}

/** `{hits, total, aggregations?, attribute_metadata?, suggest?}`: the documents themselves, each with its score, and why it was found if somebody asked. */
export function writeCompactAnswer({ answer, write, ...beside }: AnswerParts): string {
  const hits = answer.hits.map((hit) => {
    const text = write(hit)
    const comma = text.length > 2 ? ',' : ''
    const matches = hit.matches ? `,"_matches":${JSON.stringify(hit.matches)}` : ''
    return `${text.slice(0, -1)}${comma}"_score":${hit.score}${matches}}`
  })
  return `{"hits":[${hits.join(',')}],"total":${answer.total}${more(beside)}}`
}

/** The engine's own way of telling hits, for clients that do not ask for the compact one. */
export function writePlainAnswer({ index, entity, answer, write, ...beside }: AnswerParts): string {
  const where = `{"_index":${JSON.stringify(index)},"_type":"${entity}","_id":`
  const hits = answer.hits.map(
    (hit) => `${where}${JSON.stringify(hit.id)},"_score":${hit.score},"_source":${write(hit)}}`,
  )
  const best = answer.hits[0]?.score ?? null
  const shards = '"took":0,"timed_out":false,"_shards":{"total":1,"successful":1,"skipped":0,"failed":0}'
  const body = `"hits":{"total":${answer.total},"max_score":${best},"hits":[${hits.join(',')}]}`
  return `{${shards},${body}${more(beside)}}`
}

function more({
  aggregations,
  metadata,
  spelling,
}: Pick<AnswerParts, 'aggregations' | 'metadata' | 'spelling'>): string {
  const counts = aggregations ? `,"aggregations":${JSON.stringify(aggregations)}` : ''
  const labels = metadata ? `,"attribute_metadata":${JSON.stringify(metadata)}` : ''
  return `${counts}${labels}${spelling ? `,"suggest":${writeSuggest(spelling)}` : ''}`
}
