import type { Category } from '@welt/contract/entity/category.ts'
import { PublicConfig } from '@welt/contract/entity/public-config.ts'
import { expect, test } from 'vitest'
import { categoryIds, readListingQuery } from './listing-query.ts'

const products = PublicConfig.shape.products.parse({})

test.each([
  ['', { sort: 'position', page: 1 }],
  ['sort=final_price:desc&page=3', { sort: 'final_price:desc', page: 3 }],
  ['sort=password', { sort: 'position', page: 1 }],
  ['page=0', { sort: 'position', page: 1 }],
  ['page=-2', { sort: 'position', page: 1 }],
  ['page=1.5', { sort: 'position', page: 1 }],
  ['page=abc', { sort: 'position', page: 1 }],
  ['page=1e9', { sort: 'position', page: 80 }],
])('the address "%s" is read without surprises', (search, expected) => {
  expect(readListingQuery(new URLSearchParams(search), products)).toEqual(expected)
})

test('a category stands for everything below it', () => {
  const node = (id: number, children_data: Category[] = []): Category => ({
    id,
    parent_id: 2,
    name: String(id),
    level: 2,
    position: 0,
    is_active: true,
    product_count: 1,
    url_key: String(id),
    url_path: String(id),
    children_data,
  })
  expect(categoryIds(node(1, [node(2, [node(3)]), node(4)]))).toEqual([1, 2, 3, 4])
})
