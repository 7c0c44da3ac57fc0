import { describe, expect, test } from 'vitest'
import { UrlMapHit } from '../api/url.ts'
import { type ConformanceClient, refusalOf } from './conformance-client.ts'
import type { ConformanceOptions } from './conformance-options.ts'
import { hasPath, oneOf, type Shop } from './shop.ts'

/** A path is answered from the index of the view that is meant: that tells which view it was. */
export function describeStoreSelection(
  client: ConformanceClient,
  { storeViews, defaultStoreCode }: Pick<ConformanceOptions, 'storeViews' | 'defaultStoreCode'>,
  shopOf: (storeCode: string) => Promise<Shop>,
): void {
  async function indexAnswering(storeCode: string, path: (url: string) => string, init?: RequestInit) {
    const { categories } = await shopOf(storeCode)
    const { url_path } = oneOf(categories.filter(hasPath), 'category with a path')
    const { body } = await client.call(path(`url=${encodeURIComponent(url_path)}`), init)
    return UrlMapHit.parse(body)?._index
  }

  describe('store selection', () => {
    test.each(storeViews)('[API-6] $storeCode by query, header and path', async ({ storeCode, url, elasticsearch }) => {
      const { index } = elasticsearch
      expect(await indexAnswering(storeCode, (query) => `/api/url?${query}&storeCode=${storeCode}`)).toBe(index)
      const headers = { 'x-vs-store-code': storeCode }
      expect(await indexAnswering(storeCode, (query) => `/api/url?${query}`, { headers })).toBe(index)
      expect(await indexAnswering(storeCode, (query) => `/${storeCode}/api/url?${query}`)).toBe(index)
      expect(await indexAnswering(storeCode, (query) => `${url}/api/url?${query}`)).toBe(index)
    })

    test('the default view is meant when nothing is said', async () => {
      const { index } = await shopOf(defaultStoreCode)
      expect(await indexAnswering(defaultStoreCode, (query) => `/api/url?${query}`)).toBe(index)
    })

    test('an unknown store code is 400 in the envelope', async () => {
      expect(refusalOf(await client.call('/api/url?url=a&storeCode=nowhere')).code).toBe(400)
    })
  })
}
