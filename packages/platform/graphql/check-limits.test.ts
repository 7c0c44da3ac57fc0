import { parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { checkLimits } from './check-limits.ts'
import { createSchema } from './create-schema.ts'

const schema = createSchema()
const check = (query: string, variables = {}) => checkLimits(parse(query), schema, variables)

describe('a query that is small enough', () => {
  test.each<[string, object?]>([
    ['{ products { total_count } }'],
    ['{ products(pageSize: 4000) { items } }'],
    ['{ categories(pageSize: 4000) { hits suggest } }'],
    ['query ($n: Int = 4000) { a: products(pageSize: $n) { items } b: products(pageSize: $n) { items } }', { n: 10 }],
    ['{ a: products { nodes { sku } } b: products { nodes { sku } } }'],
    ['{ products { nodes { ...p } } } fragment p on Product { sku name stock { qty } configurable_children { sku } }'],
    ['{ __schema { types { fields { type { ofType { ofType { ofType { ofType { name } } } } } } } } }'],
  ])('%s', (query, variables = {}) => {
    expect(check(query, variables)).toBeUndefined()
  })
})

describe('a query that is too large', () => {
  test.each<[string, object, RegExp]>([
    [
      '{ categories { items { children_data { children_data { children_data { children_data { children_data { children_data { id } } } } } } } } }',
      {},
      /8 levels/,
    ],
    ['query ($n: Int) { products(pageSize: $n) { items nodes { sku name description } } }', { n: 4000 }, /too much/],
    [
      'query ($n: Int = 4000) { a: products(pageSize: $n) { items } b: products(pageSize: $n) { items } }',
      {},
      /too much/,
    ],
    ['{ a: products(pageSize: 3000) { items } b: products(pageSize: 3000) { items } }', {}, /too much/],
    ['{ categories { items { ...a } } } fragment a on Category { children_data { ...a } }', {}, /contain itself/],
    ['query a { products(pageSize: 4000) { items } } query b { products(pageSize: 4000) { items } }', {}, /too much/],
  ])('%s', (query, variables, reason) => {
    expect(check(query, variables)).toMatch(reason)
  })

  test('fragments that double each other are measured once each, and told', () => {
    const doubled = Array.from({ length: 60 }, (_, at) => `fragment f${at + 1} on Product { ...f${at} ...f${at} }`)
    const query = `{ products { nodes { ...f60 } } } fragment f0 on Product { sku } ${doubled.join(' ')}`
    expect(check(query)).toBe('The query asks for too much: far more of 25000.')
  })
})
