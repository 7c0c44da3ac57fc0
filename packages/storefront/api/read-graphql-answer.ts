import type { Aggregation } from '@welt/contract/api/catalog.ts'
import type { Answer, Failure } from './answer.ts'
import type { CatalogAnswer } from './catalog-query.ts'
import { readFailure } from './fetch-json.ts'
import type { GraphqlQuestion } from './graphql-question.ts'

type Document = Record<string, unknown>

/** Reads what `graphqlQuestion` asked for. Errors count more than data: half an answer would look like a small shop. */
export function readGraphqlAnswer<Entity>(
  body: unknown,
  { from, to }: GraphqlQuestion['wanted'],
): Answer<CatalogAnswer<Entity>> {
  if (!isDocument(body) || 'code' in body) return readFailure(body)
  if (Array.isArray(body['errors']) && body['errors'].length > 0) return refusalOf(body['errors'])
  const found = isDocument(body['data']) ? body['data']['found'] : undefined
  const page = isDocument(found) ? pageOf(found) : undefined
  if (!isDocument(found) || !page) return readFailure(body)
  const items = page.documents.slice(from, to) as Entity[]
  const aggregations = (found['aggregations'] ?? {}) as Record<string, Aggregation>
  return { ok: true, result: { items, total: page.total, aggregations } }
}

interface Found {
  documents: Document[]
  total: number
}

/** Products tell their documents as items, everything else in the engine's own way. */
function pageOf({ items, total_count, hits }: Document): Found | undefined {
  if (isList(items) && typeof total_count === 'number') return { documents: items, total: total_count }
  if (!isDocument(hits) || !isList(hits['hits'])) return undefined
  const total = isDocument(hits['total']) ? hits['total']['value'] : hits['total']
  if (typeof total !== 'number') return undefined
  return { documents: hits['hits'].map(({ _source, _score }) => ({ ...(_source as Document), _score })), total }
}

/** A server that tells no code of its own has failed at something that we cannot name. */
const unknownCode = 500

function refusalOf(errors: readonly unknown[]): Failure {
  const told = errors.filter(isDocument)
  const text = told.map(({ message }) => String(message)).join(' ')
  const code = told.map(({ extensions }) => (isDocument(extensions) ? extensions['code'] : undefined)).find(isNumber)
  return { ok: false, at: 'code', code: code ?? unknownCode, text }
}

function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isList(value: unknown): value is Document[] {
  return Array.isArray(value) && value.every(isDocument)
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}
