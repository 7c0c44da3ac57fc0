import { errorText } from '@welt/contract/error-text.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ellermoor } from '../seed/testing/demo-store-views.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { cartRepo } from './cart-repo.ts'
import { planReconcile, reconcile, type WantedItem } from './reconcile.ts'
import { type CartShop, openCartShop } from './testing/cart-shop.ts'

const item = (sku: string, qty: number, optionHash = '') => ({
  sku,
  qty,
  optionHash,
  parentSku: null,
  productOption: null,
})

describe('a plan', () => {
  test('puts what is missing or different, removes what is too much, and leaves the rest alone', () => {
    const held = [
      { itemId: 1, ...item('A', 1) },
      { itemId: 2, ...item('B', 2) },
      { itemId: 3, ...item('C', 3) },
      { itemId: 4, ...item('C', 3, 'x') },
    ]
    const wanted = [item('A', 1), item('B', 5), item('C', 3, 'x'), item('D', 1)]
    expect(planReconcile(held, wanted)).toEqual({ put: [wanted[1], wanted[3]], remove: [held[2]] })
  })
})

await describeOnEachEngine('reconcile', (open) => {
  let shop: CartShop
  beforeAll(async () => {
    shop = await openCartShop(await open())
  })
  afterAll(() => shop.database.close())

  async function reconciled(cartId: string, wanted: readonly WantedItem[]) {
    const surroundings = shop.surroundingsOf('laszlo_de', ellermoor)
    return shop.database.transaction(async (tx) => {
      const found = await cartRepo.findByToken(tx, cartId)
      if (!found) throw new Error('no cart')
      const answer = await reconcile(tx, found, wanted, surroundings)
      return 'cart' in answer ? answer.cart.items.map(({ sku, qty }) => [sku, qty]) : answer.problems
    })
  }

  test('makes a cart hold exactly what is wanted; what is named twice is added up', async () => {
    const cartId = await shop.create()
    await shop.add(cartId, { sku: 'CREAM', qty: 1 })
    await shop.add(cartId, { sku: 'WAX', qty: 2 })
    const wanted = [
      { sku: 'WAX', qty: 2 },
      { sku: 'BOOK', qty: 1 },
      { sku: 'OX-12-400', parentSku: 'OX', qty: 1 },
      { sku: 'BOOK', qty: 2 },
    ]
    const held = [
      ['WAX', 2],
      ['BOOK', 3],
      ['OX-12-400', 1],
    ]
    expect(await reconciled(cartId, wanted)).toEqual(held)
    expect((await shop.pull(cartId)).map(({ sku, qty }) => [sku, qty])).toEqual(held)
    expect(await reconciled(cartId, wanted)).toEqual(held)
  })

  test('changes nothing when one of the products cannot be sold, and names each', async () => {
    const cartId = await shop.create()
    await shop.add(cartId, { sku: 'CREAM', qty: 1 })
    const problems = await reconciled(cartId, [
      { sku: 'WAX', qty: 1 },
      { sku: 'NONE', qty: 1 },
      { sku: 'BOX', qty: 2 },
      { sku: 'BOX', qty: 2 },
    ])
    expect(problems).toEqual([
      { sku: 'NONE', reason: 'gone', text: errorText.noSuchProduct },
      { sku: 'BOX', reason: 'quantity', text: errorText.quantityAboveMaximum(3) },
    ])
    expect((await shop.pull(cartId)).map(({ sku, qty }) => [sku, qty])).toEqual([['CREAM', 1]])
  })
})
