import type { CartItem, ServerCartItem } from '@welt/contract/entity/cart-item.ts'
import { describe, expect, test } from 'vitest'
import { itemChecksum } from './item-checksum.ts'
import { sameItem } from './same-item.ts'

type Choice = { option_id: string; option_value: string | number }

const custom = (...custom_options: Choice[]) => ({ extension_attributes: { custom_options } })
const variant = (...configurable_item_options: Choice[]) => ({ extension_attributes: { configurable_item_options } })
const bundle = (...option_selections: number[]) => ({
  extension_attributes: { bundle_options: [{ option_id: 1, option_selections }] },
})

const engraved = custom({ option_id: '7', option_value: 'Grüße' })
const size41 = { option_id: '93', option_value: '41' }
const size42 = { option_id: '93', option_value: '42' }

const client = (fields: Partial<CartItem>): CartItem => ({ sku: 'OX-1', qty: 1, ...fields })
const server = (fields: Partial<ServerCartItem>): ServerCartItem => ({ item_id: 90, sku: 'OX-1', qty: 1, ...fields })

describe('sameItem', () => {
  test.each<[string, CartItem, ServerCartItem, boolean]>([
    ['plain, same sku', client({}), server({}), true],
    ['plain, other sku', client({}), server({ sku: 'OX-2' }), false],
    ['plain, same id, other sku', client({ server_item_id: 90 }), server({ sku: 'OX-2' }), true],
    ['plain, id as text', client({ server_item_id: '90' }), server({ sku: 'OX-2' }), true],
    ['plain, sku in other case', client({ sku: 'ox-1' }), server({}), false],
    ['variant, same sku', client({ product_option: variant(size41) }), server({}), true],
    [
      'variant, same id, other sku',
      client({ server_item_id: 90, product_option: variant(size41) }),
      server({ sku: 'OX-2', product_option: variant(size42) }),
      false,
    ],
    ['engraved, same words', client({ product_option: engraved }), server({ product_option: engraved }), true],
    [
      'engraved, other words',
      client({ product_option: engraved }),
      server({ product_option: custom({ option_id: '7', option_value: 'Gruß' }) }),
      false,
    ],
    ['engraved against plain of the same sku', client({ product_option: engraved }), server({}), false],
    [
      'engraved, same id, options not told by the server',
      client({ server_item_id: 90, product_option: engraved }),
      server({}),
      true,
    ],
    [
      'engraved, stored checksum',
      client({ checksum: itemChecksum({ product_option: engraved }) }),
      server({ product_option: engraved }),
      true,
    ],
    [
      'bundle, the server writes its own sku',
      client({ sku: 'SET', product_option: bundle(2, 4) }),
      server({ sku: 'SET-a-b', product_option: bundle(2, 4) }),
      true,
    ],
    [
      'bundle, other selection',
      client({ sku: 'SET', product_option: bundle(2, 4) }),
      server({ sku: 'SET', product_option: bundle(2, 5) }),
      false,
    ],
    [
      'one engraving on two sizes',
      client({
        product_option: {
          extension_attributes: { ...engraved.extension_attributes, ...variant(size41).extension_attributes },
        },
      }),
      server({
        product_option: {
          extension_attributes: { ...engraved.extension_attributes, ...variant(size42).extension_attributes },
        },
      }),
      false,
    ],
  ])('[CART-4] %s', (_, item, serverItem, same) => {
    expect(sameItem(item, serverItem)).toBe(same)
    expect(sameItem(serverItem, item)).toBe(same)
  })

  test('[CART-4] skus are compared as texts, for a stored cart may hold one as a number', () => {
    expect(sameItem({ sku: 4711 }, server({ sku: '4711' }))).toBe(true)
  })

  test('[CART-4] a missing side is never the same, nor are two lines without an id and with different skus', () => {
    expect(sameItem(undefined, undefined)).toBe(false)
    expect(sameItem(client({}), undefined)).toBe(false)
    expect(sameItem(client({}), client({ sku: 'OX-2' }))).toBe(false)
    expect(sameItem(client({ server_item_id: '' }), client({ sku: 'OX-2', server_item_id: '' }))).toBe(false)
  })
})
