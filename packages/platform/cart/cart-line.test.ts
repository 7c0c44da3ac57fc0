import * as calls from '@welt/contract/api/cart.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { type CartShop, itemId, openCartShop } from './testing/cart-shop.ts'
import { black40 } from './testing/shop-documents.ts'

await describeOnEachEngine('lines of a cart', (open) => {
  let shop: CartShop

  beforeAll(async () => {
    shop = await openCartShop(await open())
  })
  afterAll(() => shop.database.close())

  const lines = async (cartId: string) => (await shop.pull(cartId)).map(({ sku, qty }) => [sku, qty])

  describe('an adding that has a name', () => {
    const again = { sku: 'CREAM', qty: 2, add_id: 'a1' }

    test('adds once, however often it is said, one after the other or all together', async () => {
      const cartId = await shop.create()
      const { result } = await shop.add(cartId, again)
      expect(await shop.add(cartId, { ...again, qty: 9 })).toMatchObject({ status: 200, result })
      const other = { sku: 'WAX', qty: 1, add_id: 'a2' }
      const answers = await Promise.all(Array.from({ length: 20 }, () => shop.add(cartId, other)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(await lines(cartId)).toEqual([
        ['CREAM', 2],
        ['WAX', 1],
      ])
    })

    test('is another one under another name, and in another cart', async () => {
      const [cartId, second] = [await shop.create(), await shop.create()]
      await shop.add(cartId, again)
      await shop.add(cartId, { ...again, add_id: 'a3' })
      await shop.add(second, again)
      expect(await lines(cartId)).toEqual([['CREAM', 4]])
      expect(await lines(second)).toEqual([['CREAM', 2]])
    })

    test('does not get into the way of others that come at the same moment', async () => {
      const cartId = await shop.create()
      const all = Array.from({ length: 40 }, (_, place) => ({
        sku: place % 2 ? 'CREAM' : 'WAX',
        qty: 1,
        add_id: `b${place}`,
      }))
      const answers = await Promise.all(all.map((item) => shop.add(cartId, item)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(Object.fromEntries(await lines(cartId))).toEqual({ CREAM: 20, WAX: 20 })
    })

    test('does not bring back what was taken out meanwhile', async () => {
      const cartId = await shop.create()
      const { result } = await shop.add(cartId, again)
      await shop.call(`/api/cart/delete?cartId=${cartId}`, { body: { cartItem: { item_id: itemId(result) } } })
      expect(await shop.add(cartId, again)).toMatchObject({ status: 404, result: errorText.noSuchCartItem })
      expect(await lines(cartId)).toEqual([])
    })

    test('that was refused may be tried again, in another quantity', async () => {
      const cartId = await shop.create()
      const box = { sku: 'BOX', qty: 9, add_id: 'a4' }
      expect(await shop.add(cartId, box)).toMatchObject({ status: 400 })
      expect(await shop.add(cartId, { ...box, qty: 1 })).toMatchObject({ status: 200 })
      expect(await lines(cartId)).toEqual([['BOX', 1]])
    })
  })

  describe('a quantity that was reckoned from another', () => {
    test('is taken as long as the line holds that one, and refused from then on', async () => {
      const cartId = await shop.create()
      const item_id = itemId((await shop.add(cartId, { sku: 'CREAM', qty: 2 })).result)
      expect(await shop.add(cartId, { item_id, qty: 3, from_qty: 2 })).toMatchObject({ status: 200 })
      expect(await shop.add(cartId, { item_id, qty: 9, from_qty: 2 })).toMatchObject({
        status: 409,
        result: calls.updateCart.errors[409],
      })
      expect(await lines(cartId)).toEqual([['CREAM', 3]])
    })

    test('is that of one alone where many come at the same moment', async () => {
      const cartId = await shop.create()
      const item_id = itemId((await shop.add(cartId, { sku: 'CREAM', qty: 2 })).result)
      const sums = Array.from({ length: 10 }, () => shop.add(cartId, { item_id, qty: 3, from_qty: 2 }))
      const taken = (await Promise.all(sums)).filter(({ status }) => status !== 409)
      expect(taken).toEqual([expect.objectContaining({ status: 200 })])
      expect(await lines(cartId)).toEqual([['CREAM', 3]])
    })

    test('must be one', async () => {
      const cartId = await shop.create()
      const item_id = itemId((await shop.add(cartId, { sku: 'CREAM', qty: 2 })).result)
      expect(await shop.add(cartId, { item_id, qty: 3, from_qty: 'two' })).toMatchObject({ status: 400 })
    })
  })

  describe('a line', () => {
    test('[API-3] of a simple product is told as it was added', async () => {
      const cartId = await shop.create()
      const { status, result } = await shop.add(cartId, { sku: 'CREAM', qty: 2, quoteId: cartId })
      expect(status).toBe(200)
      expect(result).toEqual({
        item_id: expect.any(Number) as unknown,
        sku: 'CREAM',
        qty: 2,
        name: 'Schuhcreme',
        price: 10,
        product_type: 'simple',
        quote_id: cartId,
      })
      expect(await shop.pull(cartId)).toEqual([result])
    })

    test('[API-3] of a configurable product comes as parent and options, and is answered with the variant', async () => {
      const cartId = await shop.create()
      const { result } = await shop.add(cartId, { sku: 'OX', qty: 1, product_option: black40 })
      expect(result).toMatchObject({
        sku: 'OX-12-400',
        name: 'Oxford „Größe“',
        product_type: 'configurable',
        product_option: {
          extension_attributes: {
            configurable_item_options: [
              { option_id: '93', option_value: '12' },
              { option_id: '142', option_value: '400' },
            ],
          },
        },
      })
      const again = await shop.add(cartId, { sku: 'OX-12-400', qty: '2' })
      expect(again.result).toMatchObject({ sku: 'OX-12-400', qty: 3, product_type: 'configurable' })
      expect(await lines(cartId)).toEqual([['OX-12-400', 3]])
    })

    test.each([
      ['no options', undefined],
      ['half of them', { extension_attributes: { configurable_item_options: [{ option_id: 93, option_value: 12 }] } }],
      [
        'a pair that is switched off',
        {
          extension_attributes: {
            configurable_item_options: [
              { option_id: 93, option_value: 12 },
              { option_id: 142, option_value: 425 },
            ],
          },
        },
      ],
      ['nonsense', { extension_attributes: { configurable_item_options: [[], 'x'] } }],
    ])('of a configurable product with %s is refused in the words of the source', async (_title, product_option) => {
      const cartId = await shop.create()
      const refusal = await shop.add(cartId, { sku: 'OX', qty: 1, product_option })
      expect([refusal.status, refusal.result]).toEqual([400, errorText.noSuchConfiguration])
      expect(await lines(cartId)).toEqual([])
    })

    test('is added to without item_id and set with it', async () => {
      const cartId = await shop.create()
      await shop.add(cartId, { sku: 'CREAM', qty: 2 })
      const { result } = await shop.add(cartId, { sku: 'CREAM', qty: 3 })
      const item_id = itemId(result)
      expect(await lines(cartId)).toEqual([['CREAM', 5]])
      await shop.add(cartId, { sku: 'CREAM', qty: 4, item_id: String(item_id) })
      expect(await lines(cartId)).toEqual([['CREAM', 4]])
      await shop.add(cartId, { qty: 1, item_id })
      expect(await lines(cartId)).toEqual([['CREAM', 1]])
    })

    test('of another cart cannot be set or deleted', async () => {
      const mine = await shop.create()
      const theirs = await shop.create()
      const item_id = itemId((await shop.add(theirs, { sku: 'CREAM', qty: 2 })).result)
      await shop.add(mine, { sku: 'WAX', qty: 1 })
      const set = await shop.add(mine, { sku: 'CREAM', qty: 9, item_id })
      const deleted = await shop.call(`/api/cart/delete?cartId=${mine}`, { body: { cartItem: { item_id } } })
      expect([set.status, deleted.status]).toEqual([404, 404])
      expect(await lines(theirs)).toEqual([['CREAM', 2]])
    })

    test('with other options is another line, and becomes the other when it is made the same', async () => {
      const cartId = await shop.create()
      const engraved = (words: string) => ({
        extension_attributes: { custom_options: [{ option_id: '1', option_value: words }] },
      })
      await shop.add(cartId, { sku: 'TREE', qty: 1, product_option: engraved('Jörg') })
      const other = await shop.add(cartId, { sku: 'TREE', qty: 2, product_option: engraved('Käthe') })
      expect(await lines(cartId)).toEqual([
        ['TREE', 1],
        ['TREE', 2],
      ])
      const item_id = itemId(other.result)
      await shop.add(cartId, { sku: 'TREE', qty: 2, item_id, product_option: engraved('Zoë') })
      expect(JSON.stringify(await shop.pull(cartId))).toContain('Zoë')
      await shop.add(cartId, { sku: 'TREE', qty: 2, item_id, product_option: engraved('Jörg') })
      expect(await lines(cartId)).toEqual([['TREE', 3]])
    })

    test('leaves by its id or by its sku', async () => {
      const cartId = await shop.create()
      const item_id = itemId((await shop.add(cartId, { sku: 'CREAM', qty: 1 })).result)
      await shop.add(cartId, { sku: 'WAX', qty: 1 })
      const remove = (cartItem: object) => shop.call(`/api/cart/delete?cartId=${cartId}`, { body: { cartItem } })
      expect(await remove({ sku: 'CREAM', item_id, quoteId: cartId })).toMatchObject({ status: 200, result: true })
      expect(await remove({ sku: 'WAX' })).toMatchObject({ status: 200, result: true })
      expect(await remove({ sku: 'WAX', item_id })).toMatchObject({ status: 404, result: errorText.noSuchCartItem })
      expect(await remove({})).toMatchObject({ status: 400 })
      expect(await lines(cartId)).toEqual([])
    })

    test.each([
      ['an unknown sku', { sku: 'NONE' }, 404, errorText.noSuchProduct],
      ['a product that is switched off', { sku: 'OLD' }, 400, errorText.notAvailable],
      ['a variant that is switched off', { sku: 'OX-12-425' }, 400, errorText.notAvailable],
      ['a grouped product', { sku: 'GROUP' }, 400, errorText.groupedItself],
      ['no sku', {}, 400, calls.updateCart.errors[400]],
      ['a missing required option', { sku: 'BELT' }, 400, errorText.requiredOption('Länge')],
      [
        'an option that the product does not have',
        {
          sku: 'CREAM',
          product_option: { extension_attributes: { custom_options: [{ option_id: 9, option_value: 1 }] } },
        },
        400,
        errorText.wrongOption('9'),
      ],
      [
        'a value that the option does not have',
        {
          sku: 'BELT',
          product_option: { extension_attributes: { custom_options: [{ option_id: 3, option_value: 99 }] } },
        },
        400,
        errorText.wrongOption('Länge'),
      ],
      [
        'an engraving that is too long',
        {
          sku: 'TREE',
          product_option: {
            extension_attributes: { custom_options: [{ option_id: 1, option_value: 'x'.repeat(13) }] },
          },
        },
        400,
        errorText.wrongOption('Brandzeichen'),
      ],
    ])('with %s is refused', async (_title, cartItem, status, text) => {
      const cartId = await shop.create()
      const refusal = await shop.add(cartId, { qty: 1, ...cartItem })
      expect([refusal.status, refusal.result]).toEqual([status, text])
      expect(await lines(cartId)).toEqual([])
    })
  })

  describe('a quantity', () => {
    const none = errorText.quantityNotPositive
    const broken = errorText.quantityNotInteger
    const tooMany = errorText.quantityAboveMaximum(10_000)

    test.each([
      [-1, none],
      [0, none],
      ['-1', none],
      ['0', none],
      [0.5, broken],
      ['0.5', broken],
      [10_001, tooMany],
      [1e9, tooMany],
      ['1e3', broken],
      [null, broken],
      ['', broken],
      ['viele', broken],
      [[2], broken],
      [{}, broken],
      [true, broken],
    ])('[R-08] of %j is refused, added or set, and nothing changes', async (qty, text) => {
      const cartId = await shop.create()
      const item_id = itemId((await shop.add(cartId, { sku: 'CREAM', qty: 2 })).result)
      for (const cartItem of [
        { sku: 'CREAM', qty },
        { sku: 'CREAM', qty, item_id },
      ]) {
        const refusal = await shop.add(cartId, cartItem)
        expect([refusal.status, refusal.result]).toEqual([400, text])
      }
      expect(await lines(cartId)).toEqual([['CREAM', 2]])
    })

    test('[STOCK-5] stays below the most that may be sold, also when it is added up', async () => {
      const cartId = await shop.create()
      await shop.add(cartId, { sku: 'BOX', qty: 2 })
      const refusal = await shop.add(cartId, { sku: 'BOX', qty: 2 })
      expect([refusal.status, refusal.result]).toEqual([400, 'Only 3 products of this type are available'])
      expect((await shop.add(cartId, { sku: 'BOX', qty: 1 })).status).toBe(200)
      expect((await shop.add(cartId, { sku: 'CREAM', qty: '10000' })).status).toBe(200)
      expect((await shop.add(cartId, { sku: 'CREAM', qty: 1 })).result).toBe(tooMany)
      expect(await lines(cartId)).toEqual([
        ['BOX', 3],
        ['CREAM', 10_000],
      ])
    })

    test('may exceed the shelf: out-of-stock items may be put in the cart', async () => {
      const cartId = await shop.create()
      expect((await shop.add(cartId, { sku: 'RARE', qty: 1 })).status).toBe(200)
    })
  })
})
