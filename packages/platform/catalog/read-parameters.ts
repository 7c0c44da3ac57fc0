import { catalogLimit, defaultPageSize } from './catalog-limit.ts'

/** What stands in the URL beside the search query itself. */
export interface CatalogParameters {
  from: number
  size: number
  sort: string
  /** A text from `q`, for clients that send no query. */
  text: string
  include: string[]
  exclude: string[]
  compact: boolean
  /** Each hit tells why it was found. */
  explain: boolean
}

export type ParametersReading = { ok: true; parameters: CatalogParameters } | { ok: false; reason: string }

export function readParameters(query: Readonly<Record<string, string>>): ParametersReading {
  const size = readNumber(query.size, defaultPageSize)
  const from = readNumber(query.from, 0)
  if (size === undefined || from === undefined) return { ok: false, reason: 'size and from are whole numbers.' }
  if (size > catalogLimit.size) return { ok: false, reason: `size is at most ${catalogLimit.size}.` }
  const include = readPatterns(query, '_source_include')
  const exclude = readPatterns(query, '_source_exclude')
  if (include.length > catalogLimit.fieldPatterns || exclude.length > catalogLimit.fieldPatterns) {
    return { ok: false, reason: `At most ${catalogLimit.fieldPatterns} fields can be named.` }
  }
  const parameters: CatalogParameters = {
    size: size < 1 ? defaultPageSize : size,
    from: Math.max(from, 0),
    sort: query.sort ?? '',
    text: query.q ?? '',
    include,
    exclude,
    compact: query.response_format === 'compact',
    explain: query.explain === 'true',
  }
  return { ok: true, parameters }
}

/** Undefined when it is there and no whole number. */
function readNumber(text: string | undefined, absent: number): number | undefined {
  if (text === undefined || text.trim() === '') return absent
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : undefined
}

/** Later versions of the engine write `_source_includes`. */
function readPatterns(query: Readonly<Record<string, string>>, name: string): string[] {
  const text = query[name] ?? query[`${name}s`] ?? ''
  const patterns = text.split(',').map((pattern) => pattern.trim())
  return [...new Set(patterns.filter((pattern) => pattern !== '' && pattern.length <= 200))]
}
