import { describe, expect, test } from 'vitest'
import { mapUrl, UrlMapHit } from '../api/url.ts'
import { type ConformanceClient, refusalOf } from './conformance-client.ts'
import { hasPath, oneOf, type Shop } from './shop.ts'

export function describeUrls(client: ConformanceClient, shop: () => Promise<Shop>): void {
  async function map(body: object) {
    const { view } = await shop()
    const { status, body: hit } = await client.post(`/api/url/map?storeCode=${view.storeCode}`, body)
    expect(status).toBe(200)
    return UrlMapHit.parse(hit)
  }

  async function productWithPath() {
    return oneOf(
      (await shop()).listed.filter(({ url_path }) => url_path),
      'product with a path',
    )
  }

  describe('url', () => {
    test('[URL-5] the path of every product, category and page leads to it', async () => {
      const { index, listed, categories, pages } = await shop()
      for (const { url_path, sku } of listed.filter(hasPath).slice(0, 20)) {
        expect(await map({ url: url_path, includeFields: null, excludeFields: [], filters: { sku } })).toMatchObject({
          _index: index,
          _type: 'product',
          _source: { sku },
        })
      }
      for (const { url_path, id } of categories.filter((one) => one.is_active && hasPath(one)).slice(0, 20)) {
        expect(await map({ url: url_path })).toMatchObject({ _type: 'category', _source: { id } })
      }
      for (const { identifier, title } of pages.slice(0, 20)) {
        expect(await map({ url: identifier })).toMatchObject({ _type: 'cms_page', _source: { title } })
      }
    })

    test('[URL-5] a product hit is what the catalogue tells, priced', async () => {
      const { sku, url_path, price_incl_tax } = await productWithPath()
      expect((await map({ url: url_path }))?._source).toMatchObject({ sku, price_incl_tax })
    })

    test('[URL-5] include and exclude choose the fields', async () => {
      const { sku, url_path } = await productWithPath()
      const hit = await map({ url: url_path, includeFields: ['sku', 'name'], excludeFields: ['name'] })
      expect(hit?._source).toEqual({ sku })
    })

    test('[URL-5] nothing there, or only something alike, is null with status 200', async () => {
      const { url_path = '' } = await productWithPath()
      for (const url of ['no-such-page', `${url_path}-x`, `${url_path}/x`, url_path.slice(1)]) {
        expect(await map({ url }), url).toBeNull()
      }
    })

    test('slashes at the ends, a query string, the view’s prefix and percent signs are forgiven', async () => {
      const { view } = await shop()
      const { sku, url_path = '' } = await productWithPath()
      const encoded = url_path.replaceAll('-', '%2D')
      for (const url of [`/${url_path}`, `${url_path}/`, `${url_path}?a=1`, `${view.url}/${url_path}`, encoded]) {
        expect(await map({ url }), url).toMatchObject({ _source: { sku } })
      }
    })

    test('a hidden variant with a path of its own keeps its own hit', async () => {
      const { products } = await shop()
      for (const { url_path, sku } of products.filter((one) => one.visibility === 1 && hasPath(one)).slice(0, 5)) {
        expect(await map({ url: url_path })).toMatchObject({ _type: 'product', _source: { sku } })
      }
    })

    test('the GET form gives the same hit', async () => {
      const { view } = await shop()
      const { url_path = '' } = await productWithPath()
      const path = `/api/url?url=${encodeURIComponent(url_path)}&storeCode=${view.storeCode}`
      expect((await client.call(path)).body).toEqual(await map({ url: url_path }))
    })

    test('a missing url is 400 with the text that clients know', async () => {
      const expected = { code: 400, result: mapUrl.errors[400] }
      expect(refusalOf(await client.post('/api/url/map', {}))).toEqual(expected)
      expect(refusalOf(await client.post('/api/url/map', { url: '' }))).toEqual(expected)
      expect(refusalOf(await client.call('/api/url'))).toEqual(expected)
    })
  })
}
