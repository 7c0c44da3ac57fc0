import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { GraphqlResponse } from '../api/graphql.ts'
import { type CatalogQuestion, searchQueryOf } from './catalog-question.ts'
import { catalogQuestions } from './catalog-question-arbitrary.ts'
import { type ConformanceClient, refusalOf } from './conformance-client.ts'
import { oneOf, type Shop } from './shop.ts'

const productQuery = `query ProductListFilters(
  $filter: ProductFilterInput, $search: String!, $pageSize: Int, $currentPage: Int, $sort: ProductSortInput,
  $_sourceInclude: [String], $_sourceExclude: [String]
) {
  products(
    filter: $filter, search: $search, pageSize: $pageSize, currentPage: $currentPage, sort: $sort,
    _sourceInclude: $_sourceInclude, _sourceExclude: $_sourceExclude
  ) {
    items total_count aggregations sort_fields { options { value } } page_info { page_size current_page }
  }
}`

const Products = z.object({
  products: z.looseObject({
    items: z.array(z.looseObject({})),
    total_count: z.int(),
    aggregations: z.record(z.string(), z.looseObject({})).nullable(),
  }),
})

/** Catalogue search in GraphQL, with the queries that clients of the field send. */
export function describeCatalogGraphql(client: ConformanceClient, shop: () => Promise<Shop>): void {
  async function send(query: string, variables: object = {}) {
    const { view } = await shop()
    return client.call('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-vs-store-code': view.storeCode },
      body: JSON.stringify({ query, variables }),
    })
  }

  async function data<Schema extends z.ZodType>(schema: Schema, query: string, variables: object = {}) {
    const { status, body, text } = await send(query, variables)
    const { data, errors } = GraphqlResponse.parse(body)
    if (status !== 200 || errors) throw new Error(`GraphQL answered ${status}: ${text.slice(0, 400)}`)
    return schema.parse(data)
  }

  describe('GraphQL', () => {
    test('[API-5] it finds the same products in the same order as the search does, and counts the same', async () => {
      const seen = await shop()
      await fc.assert(
        fc.asyncProperty(catalogQuestions(seen), async (question) => {
          const asked = asGraphql(question)
          const rest = await seen.ask(asked)
          const { products } = await data(Products, productQuery, variablesOf(asked))
          expect({ ids: products.items.map(({ id }) => id), total: products.total_count }).toEqual({
            ids: rest.hits.map(({ id }) => id),
            total: rest.total,
          })
          expect(products.aggregations ?? undefined).toEqual(rest.aggregations)
        }),
        { numRuns: 40 },
      )
    })

    test('[API-5] typed fields say the same as the documents', async () => {
      const { listed } = await shop()
      const { id, sku, name } = oneOf(
        listed.filter(({ configurable_children }) => configurable_children?.length),
        'product',
      )
      const query = `{ products(filter: { id: { eq: ${id} } }) {
        total_count nodes { id sku name price_incl_tax stock { is_in_stock } configurable_children { sku } }
      } }`
      const Nodes = z.object({ products: z.object({ total_count: z.int(), nodes: z.array(z.looseObject({})) }) })
      const { products } = await data(Nodes, query)
      const product = listed.find((one) => one.id === id)
      expect(products).toMatchObject({
        total_count: 1,
        nodes: [
          {
            id,
            sku,
            name,
            price_incl_tax: product?.price_incl_tax,
            stock: { is_in_stock: product?.stock?.is_in_stock },
          },
        ],
      })
      expect(products.nodes[0]?.configurable_children).toEqual(
        product?.configurable_children?.map((child) => ({ sku: child.sku })),
      )
    })

    test.each([
      [
        'categories',
        'query CategoryList($filter: CategoryFilterInput, $sort: CategorySortInput) { found: categories(filter: $filter, sort: $sort, pageSize: 100) { hits suggest } }',
        'category',
      ],
      [
        'customAttributeMetadata',
        'query ($filter: AttributeInput) { found: customAttributeMetadata(attributes: $filter, pageSize: 100) { hits } }',
        'attribute',
      ],
      [
        'taxrule',
        'query taxrule($filter: TaxRuleInput) { found: taxrule(filter: $filter, pageSize: 100) { hits } }',
        'taxrule',
      ],
      [
        'reviews',
        'query ($filter: ReviewFilterInput) { found: reviews(filter: $filter, pageSize: 100) { hits } }',
        'review',
      ],
    ] as const)('%s tells the documents that the search tells', async (_name, query, entity) => {
      const { ask } = await shop()
      const Hits = z.object({
        found: z.object({
          hits: z.object({ total: z.int(), hits: z.array(z.looseObject({ _source: z.looseObject({}) })) }),
        }),
      })
      const { found } = await data(Hits, query)
      const rest = await ask({ entity, parameters: { size: 100 } })
      expect(found.hits.total).toBe(rest.total)
      expect(found.hits.hits.map(({ _source }) => _source)).toEqual(rest.hits.map(({ _score, ...source }) => source))
    })

    test.each([
      ['cmsPages', 'items { title identifier content meta_description meta_keywords }', 'cms_page'],
      ['cmsBlocks', 'items { title identifier content creation_time }', 'cms_block'],
      ['cmsHierarchies', 'items { title identifier children_data { identifier } }', 'cms_hierarchy'],
    ] as const)('%s are found by their identifier', async (field, selection, entity) => {
      const { ask } = await shop()
      const { hits } = await ask({ entity, parameters: { size: 1 } })
      const { identifier, title } = oneOf(hits, entity)
      const Items = z.object({ found: z.object({ items: z.array(z.looseObject({})) }) })
      const query = `query ($filter: CmsInput) { found: ${field}(filter: $filter) { ${selection} } }`
      const { found } = await data(Items, query, { filter: { identifier: { eq: identifier } } })
      expect(found.items).toMatchObject([{ identifier, title }])
    })

    test('a GET asks too, and so does the path with the code of a store view', async () => {
      const { view, products } = await shop()
      const { id } = oneOf(products, 'product')
      const query = new URLSearchParams({ query: `{ products(filter: {id: {eq: ${id}}}) { total_count } }` })
      for (const path of [`/graphql?storeCode=${view.storeCode}&`, `/graphql/${view.storeCode}/?`]) {
        expect((await client.call(`${path}${query}`)).body).toEqual({ data: { products: { total_count: 1 } } })
      }
    })
  })

  describe('what GraphQL refuses', () => {
    const nested = (levels: number): string => (levels === 0 ? 'id' : `children_data { ${nested(levels - 1)} }`)
    test('[S-44] eight levels are answered, a ninth is not', async () => {
      expect((await send(`{ categories { items { ${nested(5)} } } }`)).status).toBe(200)
      expect(refusalOf(await send(`{ categories { items { ${nested(6)} } } }`)).code).toBe(400)
    })

    const many = (count: number, each: (at: number) => string) =>
      Array.from({ length: count }, (_, at) => each(at)).join(' ')
    test.each([
      [
        'levels hidden in fragments',
        `{ categories { items { ...a } } } fragment a on Category { ${nested(3)} children_data { ...b } } fragment b on Category { ${nested(6)} }`,
      ],
      ['many searches under other names', `{ ${many(40, (at) => `a${at}: products { total_count }`)} }`],
      ['large pages under other names', `{ ${many(3, (at) => `a${at}: products(pageSize: 4000) { items }`)} }`],
      [
        'fragments in fragments',
        `{ products(pageSize: 100) { nodes { ...f9 } } } fragment f0 on Product { ${many(9, (at) => `a${at}: sku`)} } ${many(9, (at) => `fragment f${at + 1} on Product { ...f${at} x: id ...f${at} ...f${at} }`)}`,
      ],
      ['a fragment in itself', '{ products { nodes { ...a } } } fragment a on Product { ...a }'],
      ['a text of endless length', `{ ${many(3000, () => '__typename')} }`],
      ['what the schema is', '{ __schema { types { name } } }'],
      ['a query that is none', '{ products '],
      ['an unknown field', '{ customers { email } }'],
      ['a change', 'mutation { deleteEverything }'],
      ['a variable of the wrong kind', 'query ($size: Int!) { products(pageSize: $size) { total_count } }'],
    ])('[S-44] %s is 400 with words, in the envelope and as errors', async (_title, query) => {
      const answer = await send(query)
      const { code } = refusalOf(answer)
      const { errors, data } = GraphqlResponse.parse(answer.body)
      expect([code, data]).toEqual([400, undefined])
      expect(errors?.[0]?.message.length).toBeGreaterThan(10)
    })

    test.each([
      ['a script', 'filter: { sku: { script: "1" } }'],
      ['a field that is no name', 'filter: { _: { eq: 1 }, sku: { in: [{ a: 1 }] } }'],
      ['a page that is too large', 'pageSize: 4001'],
      ['a sort without a direction', 'sort: { id: 1 }'],
    ])('[S-44] %s is told as an error of the field', async (_title, argument) => {
      const { status, body } = await send(`{ products(${argument}) { total_count } }`)
      const { errors, data } = GraphqlResponse.parse(body)
      expect([status, data]).toEqual([200, { products: null }])
      expect(errors?.[0]).toMatchObject({ path: ['products'], extensions: { code: 400 } })
    })

    test.each(['', '[]', '{}', '{"query":1}', '{"query":"{__typename}","variables":[]}', 'no json'])(
      'the body %j is 400',
      async (body) => {
        const answer = await client.call('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
        expect(refusalOf(answer).code).toBe(400)
      },
    )
  })
}

/** GraphQL counts pages, not documents; it has one filter for an attribute, and counts what it filters in the catalogue. */
function asGraphql(question: CatalogQuestion): CatalogQuestion {
  const { size = 50, from = 0 } = question.parameters ?? {}
  const whole = Number(size) < 1 ? 50 : Number(size)
  const page = Math.max(0, Math.floor(Number(from) / whole))
  const filters = [...new Map((question.filters ?? []).map((filter) => [filter[0], filter])).values()]
  const scopes = new Map(filters.map(([attribute, , scope = 'default']) => [attribute, scope]))
  const counted = (question.available ?? []).filter((field) => scopes.get(field) !== 'default')
  const filtered = filters.flatMap(([attribute]) => (scopes.get(attribute) === 'catalog' ? [attribute] : []))
  return {
    ...question,
    filters,
    available: [...new Set([...counted, ...filtered])],
    sort: [...new Map((question.sort ?? []).map((key) => [key.field, key])).values()],
    parameters: { ...question.parameters, size: whole, from: page * whole },
  }
}

/** The variables that a client of the field makes of a question. */
function variablesOf(question: CatalogQuestion) {
  const { _appliedFilters, _availableFilters, _appliedSort, _searchText } = searchQueryOf(question)
  const filter: Record<string, unknown> = {}
  for (const { field, scope } of _availableFilters) filter[field] = { scope }
  for (const { attribute, value, scope } of _appliedFilters) filter[attribute] = filterOf(value, scope)
  const { size, from, _source_include } = question.parameters ?? {}
  return {
    filter,
    search: _searchText,
    sort: Object.fromEntries(_appliedSort.map(({ field, options }) => [field, options === 'desc' ? 'DESC' : 'ASC'])),
    pageSize: Number(size),
    currentPage: Number(from) / Number(size) + 1,
    _sourceInclude: [String(_source_include)],
  }
}

function filterOf(value: unknown, scope: string) {
  const isOperators = typeof value === 'object' && value !== null
  return { ...(isOperators ? value : { eq: value }), scope }
}
