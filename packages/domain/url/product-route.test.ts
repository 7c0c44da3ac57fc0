import { productTypes } from '@welt/contract/entity/product.ts'
import { describe, expect, test } from 'vitest'
import { productRoute } from './product-route.ts'

const oxford = { id: 7, sku: 'OX-1', name: 'Oxford', type_id: 'simple', slug: 'oxford-black-7' } as const

describe('productRoute', () => {
  test.each(productTypes)('[URL-4] a product of type %s goes to the route of its type', (type_id) => {
    expect(productRoute({ ...oxford, type_id }).name).toBe(`${type_id}-product`)
  })

  test('[URL-4] a product without a parent is its own parent', () => {
    expect(productRoute(oxford).params).toEqual({ parentSku: 'OX-1', slug: 'oxford-black-7' })
    expect(productRoute({ ...oxford, parentSku: 'OX-1' }).params).toEqual({ parentSku: 'OX-1', slug: 'oxford-black-7' })
  })

  test('[URL-4] a variant goes to its parent and is the chosen child there', () => {
    expect(productRoute({ ...oxford, sku: 'OX-1-42', parentSku: 'OX-1' }).params).toEqual({
      parentSku: 'OX-1',
      slug: 'oxford-black-7',
      childSku: 'OX-1-42',
    })
  })

  test('[URL-4] a product without a slug takes its url key', () => {
    expect(productRoute({ ...oxford, slug: undefined, url_key: 'oxford-black' }).params.slug).toBe('oxford-black')
  })
})
