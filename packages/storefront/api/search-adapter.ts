import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { ApiOptions } from './api-options.ts'
import type { Search } from './catalog-query.ts'

export interface SearchAdapter {
  createSearch: (options: ApiOptions) => Search
}

type AdapterName = PublicConfig['search']['adapter']

/** Each way to ask the catalogue is a file of its own in the build: a first view asks nothing, its data came with the HTML. */
const adapters: Record<AdapterName, () => Promise<SearchAdapter>> = {
  rest: () => import('./search-rest.ts'),
  graphql: () => import('./search-graphql.ts'),
}

const loaded: Partial<Record<AdapterName, SearchAdapter>> = {}

/** What could not be fetched is tried again with the next question. */
export async function searchAdapter(name: AdapterName): Promise<SearchAdapter> {
  loaded[name] ??= await adapters[name]()
  return loaded[name]
}
