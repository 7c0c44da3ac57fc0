import type { APIRequestContext } from '@playwright/test'

export interface Model {
  sku: string
  name: string
  urlPath: string
  children: { sku: string; qty: number; inStock: boolean; [attribute: string]: unknown }[]
}

interface Hit {
  sku: string
  nm: string
  url_path: string
  configurable_children?: { sku: string; stock?: { qty: number; is_in_stock: boolean } }[]
}

/** Products are found through the API, so that no journey knows the demo data by heart. */
export async function findProducts(
  request: APIRequestContext,
  type: string,
  index = 'vue_storefront_catalog',
): Promise<Model[]> {
  const query = {
    _appliedFilters: [
      { attribute: 'type_id', value: { eq: type }, scope: 'default' },
      { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
    ],
    _appliedSort: [{ field: 'id', options: 'asc' }],
  }
  const params = new URLSearchParams({
    request: JSON.stringify(query),
    request_format: 'search-query',
    response_format: 'compact',
    size: '50',
  })
  const answer = await request.get(`/api/catalog/${index}/product/_search?${params}`)
  const { hits } = (await answer.json()) as { hits: Hit[] }
  return hits.map((hit) => ({
    sku: hit.sku,
    name: hit.nm,
    urlPath: hit.url_path,
    children: (hit.configurable_children ?? []).map(({ stock, ...child }) => ({
      ...child,
      qty: stock?.qty ?? 0,
      inStock: stock?.is_in_stock ?? false,
    })),
  }))
}

/** A model of which some variants are there and some are sold out. */
export async function findModel(request: APIRequestContext): Promise<Model & { available: string; soldOut: string }> {
  for (const model of await findProducts(request, 'configurable')) {
    const available = model.children.find((child) => child.inStock && child.qty > 0)
    const soldOut = model.children.find((child) => !child.inStock)
    if (available && soldOut) return { ...model, available: available.sku, soldOut: soldOut.sku }
  }
  throw new Error('The catalogue holds no model that is there in one size and sold out in another.')
}

/** A category of the menu, by its path in the German view. */
export async function findCategory(
  request: APIRequestContext,
  urlPath: string,
): Promise<{ id: number; url_key: string }> {
  const query = { _appliedFilters: [{ attribute: 'url_path', value: { eq: urlPath }, scope: 'default' }] }
  const params = new URLSearchParams({
    request: JSON.stringify(query),
    request_format: 'search-query',
    response_format: 'compact',
  })
  const answer = await request.get(`/api/catalog/vue_storefront_catalog/category/_search?${params}`)
  const { hits } = (await answer.json()) as { hits: { id: number; url_key: string }[] }
  if (!hits[0]) throw new Error(`The catalogue holds no category at ${urlPath}.`)
  return hits[0]
}
