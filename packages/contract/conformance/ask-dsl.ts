import { PlainResponse } from '../api/catalog.ts'
import type { CatalogQuestion } from './catalog-question.ts'
import type { Answer, ConformanceClient } from './conformance-client.ts'
import { dslOf } from './dsl-of.ts'

/** The longest address that a client may count on. */
const longestAddress = 6000

/** Sends a body in the engine's language: as a parameter, or as the body of a POST where it is long or that is wished. */
export function sendDsl(
  client: ConformanceClient,
  { index, entity = 'product', parameters = {} }: CatalogQuestion,
  body: unknown,
  { post = false }: { post?: boolean } = {},
): Promise<Answer> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value))
  const path = `/api/catalog/${index}/${entity}/_search`
  const request = JSON.stringify(body)
  if (post || encodeURIComponent(request).length > longestAddress) return client.post(`${path}?${query}`, request)
  query.set('request', request)
  return client.call(`${path}?${query}`)
}

/** Asks in the engine's language and gives back what both languages tell. */
export async function askDsl(
  client: ConformanceClient,
  question: CatalogQuestion,
  options: { body?: unknown; post?: boolean } = {},
) {
  const answer = await sendDsl(client, question, options.body ?? dslOf(question), options)
  if (answer.status !== 200) throw new Error(`the catalogue answered ${answer.status}: ${answer.text.slice(0, 300)}`)
  const { hits, aggregations, attribute_metadata } = PlainResponse.parse(answer.body)
  return {
    ids: hits.hits.map(({ _source }) => _source.id),
    total: typeof hits.total === 'number' ? hits.total : hits.total.value,
    hits: hits.hits,
    aggregations,
    attribute_metadata,
  }
}
