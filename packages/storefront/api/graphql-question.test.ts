import { describe, expect, test } from 'vitest'
import type { CatalogQuery, EntityName } from './catalog-query.ts'
import { graphqlQuestion } from './graphql-question.ts'

describe('a catalogue question in GraphQL', () => {
  test('[API-5] has its filters, counts, sort, words, page and fields as variables', () => {
    const question = graphqlQuestion('product', {
      text: 'Größe "42"',
      filters: { status: { in: [0, 1] }, 'stock.is_in_stock': { eq: true } },
      facets: ['hf_color'],
      sort: 'final_price:desc',
      from: 8,
      size: 8,
      include: ['sku', 'name'],
      exclude: ['finalPrice*'],
    })
    expect(question.variables).toEqual({
      search: 'Größe "42"',
      filter: { status: { in: [0, 1] }, 'stock.is_in_stock': { eq: true }, hf_color: { scope: 'catalog' } },
      sort: { final_price: 'DESC' },
      pageSize: 8,
      currentPage: 2,
      _sourceInclude: ['sku', 'name'],
      _sourceExclude: ['finalPrice*'],
    })
    expect(question.query).toBe(
      'query ($search: String, $filter: ProductFilterInput, $sort: ProductSortInput, $pageSize: Int, $currentPage: Int, ' +
        '$_sourceInclude: [String], $_sourceExclude: [String]) { found: products(search: $search, filter: $filter, sort: $sort, ' +
        'pageSize: $pageSize, currentPage: $currentPage, _sourceInclude: $_sourceInclude, _sourceExclude: $_sourceExclude) ' +
        '{ items total_count aggregations } }',
    )
  })

  test.each<[EntityName, CatalogQuery, string, object]>([
    [
      'category',
      { filters: { id: { eq: 20 } }, sort: 'position', size: 1 },
      'query ($filter: CategoryFilterInput, $sort: CategorySortInput, $pageSize: Int, $currentPage: Int) { found: categories(filter: $filter, sort: $sort, pageSize: $pageSize, currentPage: $currentPage) { hits aggregations } }',
      { filter: { id: { eq: 20 } }, sort: { position: 'ASC' }, pageSize: 1, currentPage: 1 },
    ],
    [
      'attribute',
      {},
      'query ($pageSize: Int, $currentPage: Int) { found: attributes(pageSize: $pageSize, currentPage: $currentPage) { hits aggregations } }',
      { pageSize: 50, currentPage: 1 },
    ],
    [
      'cms_page',
      { filters: { identifier: { eq: 'agb' } }, size: 0, text: '' },
      'query ($filter: CmsInput, $pageSize: Int, $currentPage: Int) { found: cmsPages(filter: $filter, pageSize: $pageSize, currentPage: $currentPage) { hits aggregations } }',
      { filter: { identifier: { eq: 'agb' } }, pageSize: 50, currentPage: 1 },
    ],
    [
      'review',
      { sort: 'rating:desc,created_at:desc', size: 8 },
      'query ($sort: SortInput, $pageSize: Int, $currentPage: Int) { found: reviews(sort: $sort, pageSize: $pageSize, currentPage: $currentPage) { hits aggregations } }',
      { sort: { rating: 'DESC', created_at: 'DESC' }, pageSize: 8, currentPage: 1 },
    ],
  ])('[API-5] about a %s has only the arguments that it needs', (entity, asked, query, variables) => {
    const question = graphqlQuestion(entity, asked)
    expect([question.query, question.variables]).toEqual([query, variables])
  })

  test('that begins in the midst of a page asks for a larger one, and says what of it is wanted', () => {
    const { variables, wanted } = graphqlQuestion('product', { from: 5, size: 10 })
    expect([variables, wanted]).toEqual([
      { pageSize: 15, currentPage: 1 },
      { from: 5, to: 15 },
    ])
  })

  test('cannot filter and count the same attribute: that is a bug of who asks, not an empty answer', () => {
    expect(() => graphqlQuestion('product', { filters: { hf_color: { in: [1] } }, facets: ['hf_color'] })).toThrow(
      'GraphQL cannot filter and count hf_color in one question.',
    )
  })
})
