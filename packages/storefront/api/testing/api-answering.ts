import { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { englishView, germanView } from '../../testing/create-test-shop.ts'
import type { ApiOptions } from '../api-options.ts'
import { type Api, createApi } from '../create-api.ts'

interface Setting {
  search?: Partial<PublicConfig['search']>
  graphql?: Partial<PublicConfig['graphql']>
  users?: Partial<PublicConfig['users']>
  storeViews?: StoreView[]
  options?: Partial<ApiOptions>
}

/** An API on a platform that answers one thing, and tells what it was asked. */
export function apiAnswering(
  answer: (request: Request) => Response | Promise<Response>,
  { search, graphql, users, storeViews = [germanView, englishView], options }: Setting = {},
): { api: Api; asked: Request[] } {
  const asked: Request[] = []
  const api = createApi({
    storeView: englishView,
    config: PublicConfig.parse({
      version: '1.12.3',
      storeViews,
      defaultStoreCode: 'laszlo_en',
      search,
      graphql,
      users,
    }),
    origin: 'http://platform.test',
    timeout: 1000,
    fetch: async (request) => {
      asked.push(request)
      return answer(request)
    },
    ...options,
  })
  return { api, asked }
}

export const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })
