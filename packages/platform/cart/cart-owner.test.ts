import { errorText } from '@welt/contract/error-text.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { cartRepo } from './cart-repo.ts'
import { purgeCarts } from './purge-carts.ts'
import { type CallOptions, type CartShop, openCartShop } from './testing/cart-shop.ts'

/** What each call is sent; nothing where it takes no body. */
const changes: Readonly<Record<string, object | undefined>> = {
  pull: undefined,
  totals: undefined,
  coupon: undefined,
  'payment-methods': undefined,
  'shipping-methods': { address: { country_id: 'DE' } },
  'shipping-information': { addressInformation: { shippingAddress: { country_id: 'AT' } } },
  'collect-totals': { methods: {} },
  'apply-coupon': undefined,
  'delete-coupon': undefined,
  update: { cartItem: { sku: 'WAX', qty: 1 } },
  delete: { cartItem: { sku: 'CREAM' } },
}

await describeOnEachEngine('whose cart it is', (open) => {
  let shop: CartShop
  let anna: number
  let bert: number

  beforeAll(async () => {
    shop = await openCartShop(await open())
    anna = await shop.addCustomer()
    bert = await shop.addCustomer()
    await shop.database.run(`INSERT INTO coupon (code, kind, value) VALUES ('FUENF', 'fixed', 500)`)
  })
  afterAll(() => shop.database.close())

  const lines = async (cartId: string, options?: CallOptions) =>
    (await shop.pull(cartId, options)).map(({ sku, qty }) => [sku, qty])

  describe('create', () => {
    test('[SYNC-1] gives a guest a new cart of 128 random bits each time', async () => {
      const ids = await Promise.all([shop.create(), shop.create(), shop.create()])
      expect(new Set(ids).size).toBe(3)
      expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
    })

    test('[SYNC-1] finds the customer’s active cart again: a number that survives being one, another in each store view', async () => {
      const first = await shop.create({ as: anna })
      expect(first).toMatch(/^[1-8]\d{15}$/)
      expect(String(Number(first))).toBe(first)
      expect(await shop.create({ as: anna })).toBe(first)
      expect(await shop.create({ as: anna, store: 'laszlo_en' })).not.toBe(first)
      expect(await shop.create({ as: bert })).not.toBe(first)
    })

    test('[SYNC-1] answers 401 to a token that is over, so that the client goes on as a guest', async () => {
      const { status, result } = await shop.call('/api/cart/create', { as: 'expired' })
      expect([status, result]).toEqual([401, errorText.notAuthorized])
    })

    test('makes one cart of a hundred calls at once', async () => {
      const customer = await shop.addCustomer()
      const ids = await Promise.all(Array.from({ length: 100 }, () => shop.create({ as: customer })))
      expect(new Set(ids).size).toBe(1)
    })
  })

  describe('access', () => {
    test.each(Object.keys(changes))(
      '[S-20] %s is for the owner alone, and nobody learns that the cart exists',
      async (call) => {
        const owner = await shop.addCustomer()
        const cartId = await shop.create({ as: owner })
        await shop.add(cartId, { sku: 'CREAM', qty: 1 }, { as: owner })
        const body = changes[call]
        const ask = (id: string, as?: number | 'expired') =>
          shop.call(`/api/cart/${call}?cartId=${id}${call === 'apply-coupon' ? '&coupon=FUENF' : ''}`, {
            ...(body && { body }),
            ...(as !== undefined && { as }),
          })
        const unknown = await ask('1234567890123456')
        expect([unknown.status, unknown.result]).toEqual([404, errorText.noSuchCart])
        for (const stranger of [undefined, bert]) {
          const refusal = await ask(cartId, stranger)
          expect([refusal.status, refusal.result]).toEqual([404, errorText.noSuchCart])
        }
        expect((await ask(cartId, 'expired')).status).toBe(401)
        expect(await lines(cartId, { as: owner })).toEqual([['CREAM', 1]])
        expect((await ask(cartId, owner)).status).toBe(200)
      },
    )

    test('to a guest’s cart is by its id alone, with a customer’s token as without', async () => {
      const cartId = await shop.create()
      expect((await shop.add(cartId, { sku: 'CREAM', qty: 1 }, { as: anna })).status).toBe(200)
      expect(await lines(cartId)).toEqual([['CREAM', 1]])
      expect(await lines(cartId, { as: bert })).toEqual([['CREAM', 1]])
    })

    test('to the customer’s own cart needs no id; a guest must name one', async () => {
      const cartId = await shop.create({ as: bert })
      await shop.add(cartId, { sku: 'BOOK', qty: 1 }, { as: bert })
      expect(await lines('', { as: bert })).toEqual([['BOOK', 1]])
      for (const id of ['', 'null', 'undefined']) {
        const refusal = await shop.call(`/api/cart/pull?cartId=${id}`)
        expect([refusal.status, refusal.result]).toEqual([400, errorText.noCartId])
      }
    })

    test.each(Object.keys(changes))('%s of a cart that is ordered is 404, and changes nothing', async (call) => {
      const cartId = await shop.create()
      await shop.add(cartId, { sku: 'CREAM', qty: 1 })
      await shop.database.run(`UPDATE cart SET status = 'ordered' WHERE token = $1`, [cartId])
      const body = changes[call]
      const refusal = await shop.call(`/api/cart/${call}?cartId=${cartId}&coupon=FUENF`, { ...(body && { body }) })
      expect([refusal.status, refusal.result]).toEqual([404, errorText.noSuchCart])
      const kept = await cartRepo.findByToken(shop.database, cartId)
      expect(kept?.items).toMatchObject([{ sku: 'CREAM', qty: 1 }])
    })
  })

  describe('merge', () => {
    async function guestCart(...items: [sku: string, qty: number][]): Promise<string> {
      const cartId = await shop.create()
      for (const [sku, qty] of items) await shop.add(cartId, { sku, qty })
      return cartId
    }

    test('[SYNC-10] adds quantities up, caps them and takes the guest’s cart out of use', async () => {
      const customer = await shop.addCustomer()
      const own = await shop.create({ as: customer })
      await shop.add(own, { sku: 'CREAM', qty: 1 }, { as: customer })
      await shop.add(own, { sku: 'BOX', qty: 2 }, { as: customer })
      const guest = await guestCart(['CREAM', 2], ['BOX', 3], ['OX-12-400', 1])
      expect(await shop.create({ as: customer, cartId: guest })).toBe(own)
      const merged = [
        ['CREAM', 3],
        ['BOX', 3],
        ['OX-12-400', 1],
      ]
      expect(await lines(own, { as: customer })).toEqual(merged)
      expect((await shop.call(`/api/cart/pull?cartId=${guest}`)).status).toBe(404)
      await shop.create({ as: customer, cartId: guest })
      expect(await lines(own, { as: customer })).toEqual(merged)
    })

    test('never happens unasked, nor with another customer’s cart', async () => {
      const [one, other] = [await shop.addCustomer(), await shop.addCustomer()]
      const theirs = await shop.create({ as: other })
      await shop.add(theirs, { sku: 'WAX', qty: 1 }, { as: other })
      const own = await shop.create({ as: one, cartId: theirs })
      expect(await lines(own, { as: one })).toEqual([])
      expect(await lines(theirs, { as: other })).toEqual([['WAX', 1]])
    })

    test('keeps the coupon of the guest’s cart where the customer’s has none', async () => {
      const customer = await shop.addCustomer()
      const guest = await guestCart(['CREAM', 5])
      await shop.call(`/api/cart/apply-coupon?cartId=${guest}&coupon=FUENF`)
      const own = await shop.create({ as: customer, cartId: guest })
      expect(await shop.totals(own, { as: customer })).toMatchObject({ coupon_code: 'FUENF', discount_amount: -5 })
    })

    test('[R-11] of a hundred logins at once makes one cart with everything in it once', async () => {
      const customer = await shop.addCustomer()
      const guest = await guestCart(['CREAM', 2], ['TREE', 1])
      await shop.call(`/api/cart/apply-coupon?cartId=${guest}&coupon=FUENF`)
      const ids = await Promise.all(Array.from({ length: 100 }, () => shop.create({ as: customer, cartId: guest })))
      const [own = ''] = ids
      expect(new Set(ids).size).toBe(1)
      expect(await lines(own, { as: customer })).toEqual([
        ['CREAM', 2],
        ['TREE', 1],
      ])
      expect((await shop.totals(own, { as: customer })).discount_amount).toBe(-5)
      const active = await shop.database.get(
        `SELECT COUNT(*) AS n FROM cart WHERE customer_id = $1 AND status = 'active'`,
        [customer],
      )
      expect(active).toEqual({ n: 1 })
    })
  })

  describe('many at once', () => {
    test('an addition waits for an order that is being placed, and then finds the cart over', async () => {
      const cartId = await shop.create()
      const cart = await cartRepo.findByToken(shop.database, cartId)
      const [locked, placed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const placing = shop.database.transaction(
        async (tx) => {
          await cartRepo.setStatus(tx, cart?.id ?? 0, 'ordered')
          locked.resolve()
          await placed.promise
        },
        { isolation: 'read committed' },
      )
      await locked.promise
      const adding = shop.add(cartId, { sku: 'CREAM', qty: 1 })
      setTimeout(placed.resolve, 50)
      await placing
      expect(await adding).toMatchObject({ status: 404, result: errorText.noSuchCart })
      expect((await cartRepo.findByToken(shop.database, cartId))?.items).toEqual([])
    })

    test('add up in one line, and never beyond the most that may be sold', async () => {
      const cartId = await shop.create()
      const answers = await Promise.all(Array.from({ length: 50 }, () => shop.add(cartId, { sku: 'CREAM', qty: 1 })))
      expect(answers.every(({ status }) => status === 200)).toBe(true)
      expect(await lines(cartId)).toEqual([['CREAM', 50]])
      const boxes = await Promise.all(Array.from({ length: 20 }, () => shop.add(cartId, { sku: 'BOX', qty: 1 })))
      expect(boxes.filter(({ status }) => status === 200)).toHaveLength(3)
      expect(boxes.filter(({ status }) => status === 400)).toHaveLength(17)
      expect(await lines(cartId)).toEqual([
        ['CREAM', 50],
        ['BOX', 3],
      ])
    })
  })

  describe('old carts', () => {
    test('of guests go after 90 days, with their lines; what a customer has put aside stays', async () => {
      const customer = await shop.addCustomer()
      const [guest, own, fresh] = [await shop.create(), await shop.create({ as: customer }), await shop.create()]
      await shop.add(guest, { sku: 'CREAM', qty: 1 })
      await shop.add(own, { sku: 'CREAM', qty: 1 }, { as: customer })
      const began = shop.now
      shop.now += 60 * 24 * 60 * 60 * 1000
      await shop.add(fresh, { sku: 'CREAM', qty: 1 })
      shop.now = began + 91 * 24 * 60 * 60 * 1000
      expect(await purgeCarts(shop.database, shop.now, 3)).toBeGreaterThan(3)
      expect((await shop.call(`/api/cart/pull?cartId=${guest}`)).status).toBe(404)
      expect(await lines(own, { as: customer })).toEqual([['CREAM', 1]])
      expect(await lines(fresh)).toEqual([['CREAM', 1]])
      const orphans = await shop.database.get(
        'SELECT COUNT(*) AS n FROM cart_item WHERE cart_id NOT IN (SELECT id FROM cart)',
      )
      expect(orphans).toEqual({ n: 0 })
      shop.now = began
    })
  })
})
