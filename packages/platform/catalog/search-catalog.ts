import type { CatalogEntity } from '@welt/contract/api/catalog.ts'
import type { SearchHit } from '../search/search-engine.ts'
import { answerPlan } from './answer-plan.ts'
import { betterSpelling } from './better-spelling.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { PriceCounts } from './plan-aggregations.ts'
import { planQuestion } from './plan-question.ts'
import { writeCompactAnswer, writePlainAnswer } from './write-answer.ts'

export interface CatalogQuestion extends PriceCounts {
  entity: CatalogEntity
  parameters: Readonly<Record<string, string>>
  /** The search query or the engine's own language as JSON; undefined where the client sent none. */
  request: unknown
  /** The customer group whose prices are shown, found, sorted and counted by; guests' by default. */
  groupId?: number
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
  const { entity, groupId, priceRanges, priceExtremes } = question
  const plan = planQuestion(question, { rules: index.fieldRules(entity, groupId), priceRanges, priceExtremes })
  if (!plan.ok) return plan
  const { answer, aggregations, metadata } = await answerPlan(index, entity, plan)
  const form = index.writer.form({ ...plan.parameters, entity })
  const write = (hit: SearchHit) => index.write(entity, hit, form, groupId)
  const spelling = await betterSpelling(index, entity, plan.request, answer)
  const parts = { index: index.name, entity, answer, write, aggregations, metadata, spelling }
  return { ok: true, json: plan.parameters.compact ? writeCompactAnswer(parts) : writePlainAnswer(parts) }
}
