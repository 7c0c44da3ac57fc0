import type { CatalogEntity } from '@welt/contract/api/catalog.ts'
import { attributeMetadata } from './attribute-metadata.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { PriceRange } from './plan-aggregations.ts'
import { planSearch } from './plan-search.ts'
import { readParameters } from './read-parameters.ts'
import { readSearchQuery } from './read-search-query.ts'
import { wireAggregations } from './wire-aggregations.ts'
import { writeCompactAnswer, writePlainAnswer } from './write-answer.ts'

export interface CatalogQuestion {
  entity: CatalogEntity
  parameters: Readonly<Record<string, string>>
  /** The search query as JSON; undefined where the client sent none. */
  request: unknown
  priceRanges: readonly PriceRange[]
}

export type CatalogAnswer = { ok: true; json: string } | { ok: false; reason: string }

/**
 * The same question gets the same answer until a price or a stock changes: shoppers look at the same lists all day.
 * `key` says all of the question in one text.
 */
export async function searchCatalogOnce(
  index: CatalogIndex,
  key: string,
  question: CatalogQuestion,
): Promise<CatalogAnswer> {
  await index.refreshPrices()
  const { revision } = index
  const known = index.answers.get(key, revision)
  if (known !== undefined) return { ok: true, json: known }
  const answer = await searchCatalog(index, question)
  if (answer.ok) index.answers.set(key, revision, answer.json)
  return answer
}

/** From a client's question to the JSON that answers it. */
export async function searchCatalog(index: CatalogIndex, question: CatalogQuestion): Promise<CatalogAnswer> {
  const { entity, priceRanges } = question
  const reading = readParameters(question.parameters)
  if (!reading.ok) return reading
  const asked = readSearchQuery(question.request)
  if (!asked.ok) return asked
  const plan = planSearch(asked.query, reading.parameters, { rules: index.fieldRules(entity), priceRanges })
  if (!plan.ok) return plan

  const answer = await index.search(entity, plan.request)
  const counted = Object.keys(plan.request.aggregations).length > 0
  const form = index.writer.form({ ...reading.parameters, entity })
  const parts = {
    index: index.name,
    entity,
    answer,
    write: (hit: (typeof answer.hits)[number]) => index.writer.write(hit, form),
    aggregations: counted ? wireAggregations(answer) : undefined,
    metadata:
      counted && entity === 'product'
        ? attributeMetadata(plan.attributes, answer.terms, (code) => index.attribute(code))
        : undefined,
  }
  return { ok: true, json: reading.parameters.compact ? writeCompactAnswer(parts) : writePlainAnswer(parts) }
}
