import { type SearchQuery, SearchQuery as SearchQuerySchema } from '@welt/contract/api/catalog.ts'
import { defaultPageSize } from '../catalog/catalog-limit.ts'
import { type CatalogParameters, readParameters } from '../catalog/read-parameters.ts'
import { isRecord } from '../search/field-values.ts'
import { readFilterArgument } from './read-filter-argument.ts'

/** As the schema lets them through. */
export interface SearchArguments {
  search?: string | null
  filter?: unknown
  attributes?: unknown
  sort?: unknown
  pageSize?: number | null
  currentPage?: number | null
  _sourceInclude?: readonly (string | null)[] | null
  _sourceIncludes?: readonly (string | null)[] | null
  _sourceExclude?: readonly (string | null)[] | null
}

export type SearchArgumentReading =
  | { ok: true; query: SearchQuery; parameters: CatalogParameters; currentPage: number; sortedBy: string[] }
  | { ok: false; reason: string }

/** Arguments of a field become the same search query that the other calls send. */
export function readSearchArguments(args: SearchArguments): SearchArgumentReading {
  const filter = readFilterArgument(args.filter ?? args.attributes)
  if (typeof filter === 'string') return { ok: false, reason: filter }
  const sort = readSort(args.sort)
  if (typeof sort === 'string') return { ok: false, reason: sort }
  const size = pageSizeOf(args)
  const currentPage = Math.max(args.currentPage ?? 1, 1)
  const reading = readParameters({
    size: String(size),
    from: String((currentPage - 1) * size),
    _source_include: listText(args._sourceInclude ?? args._sourceIncludes),
    _source_exclude: listText(args._sourceExclude),
  })
  if (!reading.ok) return reading
  const query = SearchQuerySchema.safeParse({
    _appliedFilters: filter.applied,
    _availableFilters: filter.available,
    _appliedSort: sort,
    _searchText: args.search ?? '',
  })
  if (!query.success) return { ok: false, reason: 'A filter and a sort need the name of a field.' }
  const sortedBy = sort.map(({ field }) => field)
  return { ok: true, query: query.data, parameters: reading.parameters, currentPage, sortedBy }
}

export function pageSizeOf({ pageSize }: SearchArguments): number {
  return pageSize && pageSize >= 1 ? pageSize : defaultPageSize
}

/** `{ updated_at: DESC }` */
function readSort(value: unknown): { field: string; options: string }[] | string {
  if (value === undefined || value === null) return []
  if (!isRecord(value)) return 'A sort is an object of fields, each ASC or DESC.'
  const keys: { field: string; options: string }[] = []
  for (const [field, direction] of Object.entries(value)) {
    if (typeof direction !== 'string' || !/^(?:asc|desc)$/i.test(direction)) {
      return `The field ${field.slice(0, 60)} is sorted by ASC or by DESC.`
    }
    keys.push({ field, options: direction.toLowerCase() })
  }
  return keys
}

function listText(fields: SearchArguments['_sourceInclude']): string {
  return (fields ?? []).filter((field) => field !== null).join(',')
}
