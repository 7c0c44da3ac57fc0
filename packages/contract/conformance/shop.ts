import { z } from 'zod'
import { askCatalog, type CatalogQuestion } from './catalog-question.ts'
import type { ConformanceClient } from './conformance-client.ts'
import type { ConformanceView } from './conformance-options.ts'

/** What the suite reads of a product; everything else is the platform's own affair. */
const Seen = z.looseObject({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  type_id: z.string(),
  status: z.int(),
  visibility: z.int(),
  url_path: z.string().optional(),
  price_incl_tax: z.number().optional(),
  updated_at: z.string().optional(),
  stock: z.looseObject({ is_in_stock: z.boolean(), qty: z.number() }).optional(),
  configurable_children: z.array(z.looseObject({ sku: z.string() })).optional(),
})
export type SeenProduct = z.infer<typeof Seen>

const SeenCategory = z.looseObject({
  id: z.int(),
  url_key: z.string(),
  url_path: z.string(),
  slug: z.string().optional(),
  position: z.number(),
  is_active: z.boolean(),
  product_count: z.int(),
})

/** One store view as a client sees it. */
export interface Shop {
  view: ConformanceView
  index: string
  /** Every product, hidden ones too. */
  products: SeenProduct[]
  /** Those that a list may show. */
  listed: SeenProduct[]
  categories: z.infer<typeof SeenCategory>[]
  attributes: { attribute_id: number; attribute_code: string }[]
  pages: { identifier: string; title: string }[]
  ask: (question: Omit<CatalogQuestion, 'index'>) => ReturnType<typeof askCatalog>
  /** Of all that match, in order. */
  ids: (question: Omit<CatalogQuestion, 'index'>) => Promise<number[]>
}

/** The largest page that a client may ask for; a catalogue may hold more. */
const largestPage = 4000
const unread = 'description,media_gallery,configurable_options'

export async function discoverShop(client: ConformanceClient, view: ConformanceView): Promise<Shop> {
  const { index } = view.elasticsearch
  const ask: Shop['ask'] = (question) => askCatalog(client, { index, ...question })
  const askAll = async (question: Omit<CatalogQuestion, 'index'>) => {
    const all = []
    let from = Number(question.parameters?.from ?? 0)
    for (;;) {
      const { hits, total } = await ask({
        ...question,
        parameters: { ...question.parameters, size: largestPage, from },
      })
      all.push(...hits)
      from += hits.length
      if (hits.length === 0 || from >= total) return all
    }
  }
  const products = z.array(Seen).parse(await askAll({ parameters: { sort: 'id:asc', _source_exclude: unread } }))
  const [categories, attributes, pages] = await Promise.all([
    ask({ entity: 'category', parameters: { size: largestPage } }),
    ask({ entity: 'attribute', parameters: { size: largestPage } }),
    ask({ entity: 'cms_page', parameters: { size: 500 } }),
  ])
  return {
    view,
    index,
    products,
    listed: products.filter(({ visibility, status }) => visibility >= 2 && status <= 1),
    categories: z.array(SeenCategory).parse(categories.hits),
    attributes: z.array(z.looseObject({ attribute_id: z.int(), attribute_code: z.string() })).parse(attributes.hits),
    pages: z.array(z.looseObject({ identifier: z.string(), title: z.string() })).parse(pages.hits),
    ask,
    async ids(question) {
      const hits = await askAll({ ...question, parameters: { _source_include: 'id', ...question.parameters } })
      return hits.map(({ id }) => Number(id))
    },
  }
}

/** The first of a list that must not be empty: a platform without any goods cannot be tested. */
export function oneOf<T>(list: readonly T[], what: string): T {
  const [first] = list
  if (first === undefined) throw new Error(`The platform shows no ${what}.`)
  return first
}

/** The root of the categories may have none. */
export function hasPath(page: { url_path?: string }): boolean {
  return Boolean(page.url_path)
}
