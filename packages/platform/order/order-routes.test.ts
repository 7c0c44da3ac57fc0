import { placeOrder } from '@welt/contract/api/order.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { purgeCarts } from '../cart/purge-carts.ts'
import { writtenMails } from '../mail/testing/written-mails.ts'
import { demoStoreViews } from '../seed/testing/demo-store-views.ts'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { orderRepo } from './order-repo.ts'
import { defaultOrderSettings, type OrderSettings } from './order-settings.ts'
import { createOrderShop, fillOrderShop, type OrderShop, orderMoment } from './testing/order-shop.ts'
import { sampleAddress, sampleOrder } from './testing/sample-order.ts'
import { createWriteOrderLetter } from './write-order-letter.ts'

const oxford = { sku: 'OX-42', qty: 1 }

await describeOnEachEngine('an order', (open) => {
  let database: Database
  let shop: OrderShop

  beforeEach(async () => {
    database = await open()
    await fillOrderShop(database)
    shop = await createOrderShop(database)
  })
  afterEach(() => database.close())

  const count = async (table: string) => (await database.get<{ n: number }>(`SELECT count(*) AS n FROM ${table}`))?.n
  const shelf = async (sku: string) =>
    (await database.get<{ qty: number }>('SELECT qty FROM stock_item WHERE sku = $1', [sku]))?.qty
  const onlyOrder = async () => {
    const row = await database.get<{ entity_id: number }>('SELECT entity_id FROM sales_order')
    return row && orderRepo.find(database, row.entity_id)
  }
  const letters = (changed: Partial<OrderSettings> = {}) => {
    const settings = { ...defaultOrderSettings, publicUrl: 'https://shop.example', ...changed }
    return writtenMails(database, createWriteOrderLetter({ database, storeViews: demoStoreViews, settings }))
  }
  const nothingWritten = async () => {
    const tables = ['sales_order', 'sales_order_line', 'placement_key', 'order_payment', 'outbox_mail']
    expect(await Promise.all(tables.map(count))).toEqual(tables.map(() => 0))
    expect(
      await database.all("SELECT 1 FROM stock_movement UNION ALL SELECT 1 FROM cart WHERE status = 'ordered'"),
    ).toEqual([])
    expect(await shelf('OX-42')).toBe(5)
  }

  describe('that is all right', () => {
    test('[ORDER-1] [API-4] is answered with its number, takes the goods from the shelf and leaves the cart behind', async () => {
      const cart_id = await shop.cart()
      const { status, body } = await shop.order(sampleOrder({ cart_id, products: [oxford, { sku: 'LACE', qty: 3 }] }))
      expect({ status, ...body }).toEqual({
        status: 200,
        code: 200,
        result: {
          magentoOrderId: '1000',
          orderNumber: '000001000',
          backendOrderId: '1000',
          transferedAt: new Date(orderMoment).toISOString(),
        },
      })
      expect([await shelf('OX-42'), await shelf('LACE')]).toEqual([4, 997])
      expect(shop.changed).toEqual(['LACE', 'OX-42'])
      expect(await database.get('SELECT status FROM cart WHERE token = $1', [cart_id])).toEqual({ status: 'ordered' })
    })

    test('[ORDER-1] is kept with lines, totals, addresses and payment as the platform computed them', async () => {
      const products = [oxford, { sku: 'LACE', qty: 3, price: 0.01, price_incl_tax: 0 }]
      await shop.order(sampleOrder({ cart_id: await shop.cart({ coupon: 'TEN' }), products, grand_total: 1 }))
      expect(await onlyOrder()).toMatchObject({
        increment_id: '000001000',
        status: 'pending',
        state: 'new',
        store_id: 1,
        customer_id: null,
        customer_email: sampleAddress.email,
        coupon_code: 'TEN',
        subtotal_incl_tax: 120.5,
        discount_amount: -12.05,
        shipping_amount: 0,
        grand_total: 108.45,
        total_due: 108.45,
        tax_amount: 17.32,
        items: [
          { sku: 'OX-42', parent_sku: 'OX', name: 'Oxford Wien', qty_ordered: 1, price_incl_tax: 119 },
          { sku: 'LACE', qty_ordered: 3, price_incl_tax: 0.5, row_total_incl_tax: 1.5 },
        ],
        billing_address: { lastname: 'Weiß', street: ['Am Markt', '1'], region: { region_id: 0 } },
        payment: {
          method: 'invoice',
          additional_information: [
            'Rechnung',
            expect.stringMatching(/Bitte zahlen Sie 108,45\s€ innerhalb/) as unknown,
          ],
        },
        extension_attributes: { delivery_time: '2 bis 3 Werktage' },
        shipping_description: 'DHL GoGreen',
      })
      const [payment] = await database.all('SELECT method, amount_cents, state FROM order_payment')
      expect(payment).toEqual({ method: 'invoice', amount_cents: 10_845, state: 'pending' })
      expect(await database.all('SELECT coupon_code, email FROM coupon_use')).toEqual([
        { coupon_code: 'TEN', email: sampleAddress.email },
      ])
    })

    test('[ORDER-1] of a set takes its parts from the shelf', async () => {
      await shop.order(sampleOrder({ cart_id: await shop.cart(), products: [{ sku: 'SET', qty: 2 }] }))
      expect([await shelf('TREE'), await shelf('LACE')]).toEqual([98, 996])
      const moved = await database.all('SELECT sku, delta, reason FROM stock_movement ORDER BY id')
      expect(moved).toEqual([
        { sku: 'LACE', delta: -4, reason: 'placed' },
        { sku: 'TREE', delta: -2, reason: 'placed' },
      ])
    })

    test('[ORDER-1] changes the cart to what was ordered: more, fewer and other goods', async () => {
      const cart_id = await shop.cart()
      const cart = await database.get<{ id: number }>('SELECT id FROM cart WHERE token = $1', [cart_id])
      const put = "INSERT INTO cart_item (cart_id, sku, option_hash, qty) VALUES ($1, $2, '', $3)"
      await database.run(put, [cart?.id ?? 0, 'TREE', 4])
      await database.run(put, [cart?.id ?? 0, 'OX-43', 1])
      await shop.order(sampleOrder({ cart_id, products: [{ sku: 'TREE', qty: 1 }, oxford] }))
      expect((await onlyOrder())?.items.map(({ sku, qty_ordered }) => [sku, qty_ordered])).toEqual([
        ['TREE', 1],
        ['OX-42', 1],
      ])
      expect(await shelf('OX-43')).toBe(3)
    })

    test('may cost more than a small number holds', async () => {
      const { body } = await shop.order(
        sampleOrder({ cart_id: await shop.cart(), products: [{ sku: 'BELL', qty: 10_000 }] }),
      )
      expect(body.code).toBe(200)
      expect((await onlyOrder())?.grand_total).toBe(107_100_000)
    })

    test('of a store view that the shop no longer has is placed in the view where it is sent to', async () => {
      const cart_id = await shop.cart()
      await database.run("UPDATE cart SET store_code = 'closed' WHERE token = $1", [cart_id])
      expect((await shop.order(sampleOrder({ cart_id }))).body.code).toBe(200)
      expect(await onlyOrder()).toMatchObject({ store_id: 1, grand_total: 119 })
    })

    test('pays the tax of the country where it is sent to', async () => {
      const shipping = { ...sampleAddress, country_id: 'se', postcode: '114 55', city: 'Stockholm' }
      await shop.order(sampleOrder({ cart_id: await shop.cart(), products: [oxford], shipping }))
      expect(await onlyOrder()).toMatchObject({ grand_total: 125, tax_amount: 25, items: [{ tax_percent: 25 }] })
    })

    test('of goods that nobody sends needs no address for them', async () => {
      const order = { products: [{ sku: 'VOUCHER', qty: 1 }], shipping: null, carrier: '', method: '' }
      expect((await shop.order(sampleOrder({ cart_id: await shop.cart(), ...order }))).status).toBe(200)
      expect(await onlyOrder()).toMatchObject({ grand_total: 50, is_virtual: true, shipping_description: '' })
      const byCash = sampleOrder({ cart_id: await shop.cart(), ...order, payment: 'cashondelivery' })
      expect((await shop.order(byCash)).body).toEqual({
        code: 400,
        result: 'Error placing an order. The payment method is not available.',
      })
    })

    test('belongs to the customer whose cart it is, whatever it says about users', async () => {
      await database.run(
        `INSERT INTO customer (id, email, group_id, store_id, created_at, updated_at, document)
         VALUES (7, 'kunde@kunde.test', 1, 1, '', '', '{}')`,
      )
      const cart_id = await shop.cart({ customerId: 7 })
      const billing = { ...sampleAddress, email: undefined }
      await shop.order(sampleOrder({ cart_id, user_id: 99, products: [oxford], billing, shipping: billing }))
      const { items, total } = await orderRepo.history(database, 7, { page: 1, size: 20 })
      expect(total).toBe(1)
      expect(items[0]).toMatchObject({ customer_id: 7, customer_group_id: 1, customer_email: 'kunde@kunde.test' })
      expect(await orderRepo.history(database, 99, { page: 1, size: 20 })).toEqual({ items: [], total: 0 })
    })

    test('[ORDER-1] writes its confirmation in the same moment, with all that the law asks for', async () => {
      await shop.order(sampleOrder({ cart_id: await shop.cart({ coupon: 'TEN' }), products: [oxford] }))
      const [row] = await database.all('SELECT key, recipient FROM outbox_mail')
      expect(row).toEqual({ key: 'order-placed:1000', recipient: sampleAddress.email })
      const [mail] = await letters()
      expect(mail).toMatchObject({ subject: 'Ihre Bestellung 000001000 bei ellermoor', storeCode: 'laszlo_de' })
      const plain = JSON.stringify(mail).replaceAll('\u00a0', ' ')
      const parts = [
        'Oxford Wien',
        '119,00 €',
        '-11,90 €',
        '107,10 €',
        '19 % MwSt.',
        '17,10 €',
        'Am Markt 1',
        'Rechnung',
      ]
      const law = [
        '2 bis 3 Werktage',
        'agb.html',
        'Wir liefern Schuhe.',
        'widerruf.html',
        'Vierzehn Tage.',
        'https://shop.example/widerruf',
      ]
      for (const part of [...parts, ...law]) expect(plain).toContain(part)
    })

    test('[ORDER-1] its confirmation says what was said when it was placed, whatever is said since', async () => {
      const before = await createOrderShop(database, {
        order: { deliveryTime: { de: '9 Tage', en: '9 days' } },
      })
      const request = sampleOrder({ cart_id: await before.cart(), products: [oxford], payment: 'checkmo' })
      expect(await before.order(request)).toMatchObject({ body: { code: 200 } })
      const [mail] = await letters({ deliveryTime: { de: 'heute', en: 'today' } })
      const plain = mail?.text.replaceAll('\u00a0', ' ') ?? ''
      expect(plain).toContain('9 Tage')
      expect(plain).not.toContain('heute')
      expect(plain).toContain('überweisen Sie 119,00 € mit dem Verwendungszweck 000001000')
    })

    test('keeps the texts of its moment, once for all orders that were shown them', async () => {
      await shop.order(sampleOrder({ cart_id: await shop.cart(), products: [oxford] }))
      await shop.order(sampleOrder({ cart_id: await shop.cart(), products: [oxford] }))
      const kept = await database.all<{ title: string }>('SELECT title FROM kept_text')
      expect(kept.map(({ title }) => title).sort()).toEqual(['Datenschutz', 'Geschäftsbedingungen', 'Widerruf'])
      const texts = await database.all<{ texts: string }>('SELECT texts FROM sales_order')
      expect(texts).toHaveLength(2)
      expect(texts[0]).toEqual(texts[1])
      expect(texts[0]?.texts).toMatch(/^{"terms":".{64}","withdrawal":".{64}","privacy":".{64}"}$/)
    })
  })

  describe('that is not all right', () => {
    test('[API-7] is refused with a list of its faults, and nothing is written', async () => {
      const billing = { ...sampleAddress, lastname: '', postcode: '1' }
      const answer = await shop.order(
        sampleOrder({ cart_id: await shop.cart(), products: [{ sku: 'OX-42', qty: 0 }], billing }),
      )
      expect(answer.body).toEqual({
        code: 400,
        result: [
          'products[0].qty must be a whole number from 1 to 10000.',
          'addressInformation.billingAddress.lastname is required.',
          'addressInformation.billingAddress.postcode must have at least 3 characters.',
        ],
      })
      await nothingWritten()
    })

    test.each<[string, object, string | RegExp]>([
      ['no such product', { products: [{ sku: 'NOPE', qty: 1 }] }, /^Error while adding products\. NOPE: /],
      [
        'a product that is off sale',
        { products: [{ sku: 'GONE', qty: 1 }] },
        /^Error while adding products\. GONE: .*not available/,
      ],
      [
        'more than there is',
        { products: [{ sku: 'OX-42', qty: 6 }] },
        'Error while adding products. Oxford Wien (OX-42) is not available in this quantity.',
      ],
      [
        'a parent without a choice',
        { products: [{ sku: 'OX', qty: 1 }] },
        /^Error while adding products\. OX: No such configuration/,
      ],
      [
        'too little',
        { products: [{ sku: 'LACE', qty: 39 }] },
        'Error placing an order. The minimum order value is 20,00\u00a0€, and 0,50\u00a0€ are missing.',
      ],
      [
        'an unknown way of payment',
        { payment: 'barter' },
        'Error placing an order. The payment method is not available.',
      ],
      [
        'an unknown way of shipping',
        { method: 'pigeon' },
        'Error placing an order. The shipping method is not available.',
      ],
      [
        'a country that nobody delivers to',
        { shipping: { ...sampleAddress, country_id: 'XX' } },
        'Error while adding shipping address. The shop does not deliver to XX.',
      ],
    ])('[API-7] because of %s is refused in words, and nothing is written', async (_, changes, text) => {
      const { status, body } = await shop.order(
        sampleOrder({ cart_id: await shop.cart(), products: [oxford], ...changes }),
      )
      expect(status).toBe(400)
      expect(body.result).toMatch(text)
      await nothingWritten()
    })

    test('[API-7] needs an address to send it to and one to write to', async () => {
      const cart_id = await shop.cart()
      const nowhere = await shop.order(sampleOrder({ cart_id, products: [oxford], shipping: null }))
      expect(nowhere.body).toEqual({ code: 400, result: ['addressInformation.shippingAddress is required.'] })
      const silent = { ...sampleAddress, email: '' }
      const unheard = await shop.order(sampleOrder({ cart_id, products: [oxford], billing: silent, shipping: silent }))
      expect(unheard.body).toEqual({ code: 400, result: ['addressInformation.billingAddress.email is required.'] })
    })

    test('forty laces for 20,00 EUR are enough, and of 0,50 EUR each', async () => {
      const { status } = await shop.order(
        sampleOrder({ cart_id: await shop.cart(), products: [{ sku: 'LACE', qty: 40 }] }),
      )
      expect(status).toBe(200)
    })

    test('[API-7] is refused when the shopper has seen another total, which is then told', async () => {
      const order = { cart_id: await shop.cart(), products: [oxford] }
      const { status, body } = await shop.order(sampleOrder({ ...order, expected_total: 118.99 }))
      expect(status).toBe(409)
      expect(body.result).toMatchObject({
        grand_total: 119,
        errorMessage: errorText.totalChanged,
      })
      await nothingWritten()
      expect((await shop.order(sampleOrder({ ...order, expected_total: '119.00' }))).status).toBe(200)
    })

    test('[API-7] chooses among several ways of shipping, but need not where there is one', async () => {
      const titles = { de: 'Eilbote', en: 'Courier' }
      const courier = {
        carrierCode: 'bike',
        methodCode: 'now',
        carrierTitle: titles,
        methodTitle: titles,
        grossCents: 990,
      }
      const unsaid = { products: [oxford], carrier: '', method: '' }
      expect((await shop.order(sampleOrder({ cart_id: await shop.cart(), ...unsaid }))).status).toBe(200)
      const two = await createOrderShop(database, { cart: { shippingMethods: [...standard, courier] } })
      expect((await two.order(sampleOrder({ cart_id: await two.cart(), ...unsaid }))).status).toBe(400)
      await two.order(sampleOrder({ cart_id: await two.cart(), products: [oxford], carrier: '', method: 'now' }))
      const orders = await database.all('SELECT grand_total_cents, shipping_cents FROM sales_order ORDER BY entity_id')
      expect(orders.at(-1)).toEqual({ grand_total_cents: 12_890, shipping_cents: 990 })
    })
  })

  describe('of somebody', () => {
    test('[S-20] is placed by whoever knows the cart; another customer and an old token are told nothing', async () => {
      const cart_id = await shop.cart({ customerId: 7 })
      const order = sampleOrder({ cart_id, products: [oxford] })
      shop.as({ kind: 'customer', customerId: 8, groupId: 1, email: 'b@kunde.test', sessionId: 's' })
      const foreign = await shop.order(order)
      const unknown = await shop.order(sampleOrder({ cart_id: 'f'.repeat(32), products: [oxford] }))
      expect([foreign.status, foreign.text]).toEqual([404, unknown.text])
      shop.as({ kind: 'expired' })
      expect((await shop.order(order)).status).toBe(401)
      await nothingWritten()
      shop.as({ kind: 'customer', customerId: 7, groupId: 1, email: 'a@kunde.test', sessionId: 's' })
      const own = sampleOrder({ cart_id: '', products: [oxford] })
      expect((await shop.order(own)).status).toBe(200)
      shop.as({ kind: 'guest' })
      expect((await shop.order(own)).body).toEqual({ code: 400, result: ['cart_id is required.'] })
    })
  })

  test('[S-20] of carts that there are none of is not tried for long, and guests and customers are not held up by it', async () => {
    const cart_id = '1234567890123456'
    await database.run('UPDATE cart SET token = $1 WHERE token = $2', [cart_id, await shop.cart({ customerId: 7 })])
    const from = (address: string, id: string) =>
      shop.order(sampleOrder({ cart_id: id, products: [oxford] }), { address })
    for (let place = 0; place < 20; place++) expect((await from('10.0.0.1', `${10 ** 15 + place}`)).status).toBe(404)
    for (const id of ['1000000000000020', cart_id]) {
      const refused = await from('10.0.0.1', id)
      expect([refused.status, refused.headers.get('retry-after')], 'a right one is not told apart').toEqual([
        429,
        '3600',
      ])
    }
    expect((await from('10.0.0.1', await shop.cart())).status, 'a guest of the same address').toBe(200)
    shop.as({ kind: 'customer', customerId: 7, groupId: 1, email: 'a@kunde.test', sessionId: 's' })
    const own = await from('10.0.0.1', cart_id)
    expect(own.status, 'the owner, with a token').toBe(200)
    shop.as({ kind: 'guest' })
    expect((await from('10.0.0.2', cart_id)).text, 'another address').toBe(own.text)
    shop.later(60 * 60_000 + 1)
    expect((await from('10.0.0.1', cart_id)).text, 'an hour later').toBe(own.text)
  })

  describe('that is sent again', () => {
    test('[R-02] [ORDER-1] is one order, and every answer is the first one', async () => {
      const order = sampleOrder({ cart_id: await shop.cart(), products: [oxford] })
      const second = await createOrderShop(database)
      const parallel = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? shop : second).order(order))
      const answers = await Promise.all(parallel)
      shop.later(5000)
      for (let again = 0; again < 5; again++) answers.push(await shop.order({ ...order, updated_at: again }))
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      expect(answers[0]?.status).toBe(200)
      expect(await count('sales_order')).toBe(1)
      expect(await shelf('OX-42')).toBe(4)
    })

    test('[R-02] is still known when old carts are cleared away, however long its own had been put aside', async () => {
      const order = sampleOrder({ cart_id: await shop.cart(), products: [oxford] })
      const dayMs = 24 * 60 * 60 * 1000
      shop.later(89 * dayMs)
      const first = await shop.order(order)
      shop.later(2 * dayMs)
      await purgeCarts(database, orderMoment + 91 * dayMs)
      expect(first.status).toBe(200)
      expect((await shop.order(order)).text).toBe(first.text)
    })

    test('[R-02] under the same key is one order, in whichever cart it lies by then', async () => {
      const lost = sampleOrder({ cart_id: await shop.cart(), order_id: 'a'.repeat(56), products: [oxford] })
      const second = await createOrderShop(database)
      const moved = { ...lost, cart_id: await shop.cart() }
      const answers = await Promise.all([
        shop.order(lost),
        second.order(moved),
        shop.order(moved, { key: 'k'.repeat(20) }),
      ])
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      expect(await count('sales_order')).toBe(1)
    })

    test('[R-02] without any key is known by its cart, also when it comes with one later', async () => {
      const cart_id = await shop.cart()
      const first = await shop.order(sampleOrder({ cart_id, products: [oxford] }))
      const again = await shop.order(sampleOrder({ cart_id, order_id: 'b'.repeat(56), products: [oxford] }))
      expect(again.text).toBe(first.text)
    })

    test.each<[string, object]>([
      ['quantity', { products: [{ sku: 'OX-42', qty: 2 }] }],
      ['address', { shipping: { ...sampleAddress, city: 'Bonn' } }],
      ['way of payment', { payment: 'checkmo' }],
    ])('[R-03] with another %s is refused, and what was ordered stays', async (_, changes) => {
      const cart_id = await shop.cart()
      await shop.order(sampleOrder({ cart_id, products: [oxford] }), { key: 'one-and-the-same' })
      const before = await onlyOrder()
      for (const id of [cart_id, await shop.cart()]) {
        const changed = sampleOrder({ cart_id: id, products: [oxford], ...changes })
        const { body } = await shop.order(changed, { key: 'one-and-the-same' })
        expect(body).toEqual({ code: 409, result: placeOrder.errors[409] })
      }
      expect(await onlyOrder()).toEqual(before)
      expect(await count('sales_order')).toBe(1)
    })

    test('[R-02] is never counted by a limit, but new tries of one cart and of one address are', async () => {
      const placed = sampleOrder({ cart_id: await shop.cart(), products: [oxford] })
      for (let again = 0; again < 15; again++) expect((await shop.order(placed)).status).toBe(200)
      const hopeless = sampleOrder({ cart_id: await shop.cart(), products: [{ sku: 'OX-42', qty: 99 }] })
      for (let again = 0; again < 10; again++) expect((await shop.order(hopeless)).status).toBe(400)
      const refused = await shop.order(hopeless)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
      shop.later(61_000)
      expect((await shop.order(hopeless)).status).toBe(400)

      const strict = await createOrderShop(database, { order: { ordersPerAddress: 2 } })
      const from = async (address: string) =>
        (
          await strict.order(sampleOrder({ cart_id: await strict.cart(), products: [{ sku: 'TREE', qty: 1 }] }), {
            address,
          })
        ).status
      expect([await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.2')]).toEqual([
        200, 200, 429, 200,
      ])
    })

    test('[S-20] of a cart that nobody has is counted too, so that ids are not tried out', async () => {
      const strict = await createOrderShop(database, { order: { ordersPerAddress: 3 } })
      const statuses = []
      for (let guess = 0; guess < 5; guess++) {
        const order = sampleOrder({ cart_id: String(guess).repeat(32), products: [oxford] })
        statuses.push((await strict.order(order, { address: '10.0.0.3' })).status)
      }
      expect(statuses).toEqual([404, 404, 404, 429, 429])
    })

    test('[S-20] is found by its key, if nobody could guess it', async () => {
      const key = 'c'.repeat(56)
      await shop.order(sampleOrder({ cart_id: await shop.cart(), order_id: key, products: [oxford] }))
      await shop.order(sampleOrder({ cart_id: await shop.cart(), order_id: '17', products: [oxford] }))
      expect((await shop.call(`/api/sync/order/${key}`)).body).toEqual({
        code: 200,
        result: {
          platform_order_id: '1000',
          transmited: true,
          transmited_at: new Date(orderMoment).toISOString(),
          platform: 'welt',
          order: null,
        },
      })
      const cart_id = await shop.cart()
      await shop.order(sampleOrder({ cart_id, products: [oxford] }))
      expect((await shop.call(`/api/sync/order/${cart_id}`)).status).toBe(200)
      for (const other of ['17', '1000', 'd'.repeat(56)]) {
        expect((await shop.call(`/api/sync/order/${other}`)).status).toBe(404)
      }
      const digits = '1234567890123456'
      await shop.order(sampleOrder({ cart_id: await shop.cart(), order_id: digits, products: [oxford] }))
      expect((await shop.call(`/api/sync/order/${digits}`)).status).toBe(404)
    })
  })

  describe('in a crowd', () => {
    test('[R-01] sells the last five pairs once each, whatever the quantities, and says who comes too late', async () => {
      const second = await createOrderShop(database)
      const buyers = await Promise.all(
        Array.from({ length: 24 }, async (_, at) => {
          const lines = [
            { sku: 'OX-42', qty: (at % 3) + 1 },
            { sku: 'OX-43', qty: 1 },
          ]
          const products = at % 2 === 0 ? lines : lines.toReversed()
          return (at % 4 < 2 ? shop : second).order(sampleOrder({ cart_id: await shop.cart(), products }))
        }),
      )
      const refused = buyers.filter(({ status }) => status !== 200)
      expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([400]))
      for (const { body } of refused) expect(body.result).toMatch(/is not available in this quantity/)
      const sold = await database.get<{ pairs: number }>(
        "SELECT sum(qty) AS pairs FROM sales_order_line WHERE sku = 'OX-42'",
      )
      expect(await shelf('OX-42')).toBe(5 - (sold?.pairs ?? 0))
      expect(await shelf('OX-42')).toBeGreaterThanOrEqual(0)
      expect(await shelf('OX-43')).toBe(3 - ((await count('sales_order')) ?? 0))
    })

    test('[R-05] uses a coupon for one order once; the others are told, and pay the full price if they order again', async () => {
      const second = await createOrderShop(database)
      const orders = await Promise.all(
        Array.from({ length: 8 }, async () =>
          sampleOrder({ cart_id: await shop.cart({ coupon: 'ONCE' }), products: [{ sku: 'TREE', qty: 1 }] }),
        ),
      )
      const answers = await Promise.all(orders.map((order, at) => (at % 2 === 0 ? shop : second).order(order)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const refused = answers.filter(({ status }) => status === 400)
      expect(refused.map(({ body }) => body.result)).toEqual(Array(7).fill('incorrect coupon code'))
      const at = answers.findIndex(({ status }) => status === 400)
      expect((await shop.order(orders[at] ?? {})).status).toBe(200)
      expect(await database.all('SELECT grand_total_cents, coupon_code FROM sales_order ORDER BY entity_id')).toEqual([
        { grand_total_cents: 4000, coupon_code: 'ONCE' },
        { grand_total_cents: 5000, coupon_code: null },
      ])
      expect(await database.get("SELECT times_used FROM coupon WHERE code = 'ONCE'")).toEqual({ times_used: 1 })
    })

    test('without a coupon that counts is placed at once when the shopper has seen the full price', async () => {
      await database.run("UPDATE coupon SET times_used = 1 WHERE code = 'ONCE'")
      const cart_id = await shop.cart({ coupon: 'ONCE' })
      const order = sampleOrder({ cart_id, products: [{ sku: 'TREE', qty: 1 }], expected_total: 50 })
      expect((await shop.order(order)).status).toBe(200)
    })
  })
})

const standard = [
  {
    carrierCode: 'flatrate',
    methodCode: 'flatrate',
    carrierTitle: { de: 'DHL', en: 'DHL' },
    methodTitle: { de: 'DHL GoGreen', en: 'DHL GoGreen' },
    grossCents: 0,
  },
]
