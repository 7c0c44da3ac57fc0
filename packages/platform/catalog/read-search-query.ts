import { SearchQuery } from '@welt/contract/api/catalog.ts'
import { isRecord } from '../search/field-values.ts'
import { catalogLimit } from './catalog-limit.ts'

export type SearchQueryReading = { ok: true; query: SearchQuery } | { ok: false; reason: string }

const knownKeys = new Set(Object.keys(SearchQuery.shape))

/** What makes a question a search query. */
export const queryKeys = ['_appliedFilters', '_availableFilters', '_appliedSort', '_searchText'] as const

/** What the client sent becomes our own query type; nothing else reaches the engine. */
export function readSearchQuery(value: unknown): SearchQueryReading {
  if (value === undefined) return { ok: true, query: SearchQuery.parse({}) }
  if (!isRecord(value)) return { ok: false, reason: 'The search request is no JSON object.' }
  const unknown = Object.keys(value).find((key) => !knownKeys.has(key))
  if (unknown !== undefined)
    return { ok: false, reason: `The search request has an unknown key: ${unknown.slice(0, 40)}.` }
  if (isDeeperThan(value, catalogLimit.depth)) {
    return { ok: false, reason: `The search request is nested deeper than ${catalogLimit.depth} levels.` }
  }
  const parsed = SearchQuery.safeParse(withoutNulls(value))
  if (!parsed.success) return { ok: false, reason: describe(parsed.error.issues) }
  const { _appliedFilters, _appliedSort } = parsed.data
  if (_appliedFilters.length > catalogLimit.filters) {
    return { ok: false, reason: `At most ${catalogLimit.filters} filters can be applied at once.` }
  }
  if (_appliedSort.length > catalogLimit.sorts) {
    return { ok: false, reason: `At most ${catalogLimit.sorts} sort fields can be used at once.` }
  }
  return { ok: true, query: parsed.data }
}

/** Null says as little as nothing. */
function withoutNulls(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null))
}

function describe(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  const parts = issues.slice(0, 5).map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
  return `The search request is not understood. ${parts.join('; ')}`
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1))
}
