import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { type CartShop, openCartShop } from './testing/cart-shop.ts'

await describeOnEachEngine('nonsense', (open) => {
  let shop: CartShop
  beforeAll(async () => {
    shop = await openCartShop(await open())
  })
  afterAll(() => shop.database.close())

  const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary', maxLength: 300 }), fc.double())
  const sku = fc.oneof(fc.constantFrom('CREAM', 'OX', 'SET', 'TREE', 'BELT', 'OX-12-400'), anything)
  const choice = fc.record(
    {
      option_id: fc.oneof(fc.constantFrom(1, 2, 3, '93', '142'), anything),
      option_value: anything,
      option_qty: anything,
      option_selections: anything,
    },
    { requiredKeys: [] },
  )
  const choices = fc.oneof(fc.array(choice, { maxLength: 3 }), anything)
  const product_option = fc.oneof(
    fc.record({
      extension_attributes: fc.record(
        { custom_options: choices, configurable_item_options: choices, bundle_options: choices },
        { requiredKeys: [] },
      ),
    }),
    anything,
  )
  const cartItem = fc.record(
    { sku, qty: fc.oneof(fc.constantFrom(1, 2), anything), item_id: anything, product_option },
    { requiredKeys: [] },
  )
  const address = fc.oneof(
    fc.record(
      { country_id: anything, street: anything, region: anything, region_id: anything, postcode: anything },
      { requiredKeys: [] },
    ),
    anything,
  )
  const body = fc.oneof(
    fc.record({ cartItem: fc.oneof(cartItem, anything) }),
    fc.record({ address }),
    fc.record({
      addressInformation: fc.record(
        { shippingAddress: address, billingAddress: address, shippingCarrierCode: anything },
        { requiredKeys: [] },
      ),
    }),
    fc.record({ methods: anything }),
  )
  const call = fc.constantFrom('update', 'delete', 'shipping-methods', 'shipping-information', 'collect-totals')

  test('[S-36] of any shape is answered with 200, 400 or 404, and the cart can still be read', async () => {
    const cartId = await shop.create()
    await fc.assert(
      fc.asyncProperty(call, body, async (name, sent) => {
        const { status } = await shop.call(`/api/cart/${name}?cartId=${cartId}`, { body: sent })
        expect([200, 400, 404]).toContain(status)
      }),
      { numRuns: 300 },
    )
    expect(await shop.totals(cartId)).toMatchObject({ items: expect.any(Array) as unknown })
    expect(await shop.pull(cartId)).toBeInstanceOf(Array)
  })
})
