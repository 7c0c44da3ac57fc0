import { describe, expect, test } from 'vitest'
import { readOrderRequest } from './read-order-request.ts'
import { sampleAddress, sampleOrder } from './testing/sample-order.ts'

function faultsOf(body: unknown): string[] {
  const reading = readOrderRequest(body)
  return reading.ok ? [] : reading.faults
}

describe('an order that was sent', () => {
  test('[API-4] is read with all that clients of the field add to it, and only what counts is kept', () => {
    const reading = readOrderRequest({
      ...sampleOrder({ products: [{ sku: 'OX-42', qty: 1, price: 0.5, stock: { qty: 3 }, errors: {} }] }),
      user_id: 7,
      transmited: true,
      grand_total: 1,
      constructor: 'x',
    })
    expect(reading).toMatchObject({ ok: true, request: { products: [{ sku: 'OX-42', qty: 1 }] } })
    expect(JSON.stringify(reading)).not.toMatch(/user_id|price|stock|grand_total|constructor/)
  })

  test('[API-4] takes ids and quantities as numbers or texts', () => {
    const body = sampleOrder({ cart_id: 4711, order_id: 17, products: [{ sku: 4223, qty: '2' }] })
    expect(readOrderRequest(body)).toMatchObject({
      request: { cart_id: '4711', order_id: '17', products: [{ sku: '4223', qty: 2 }] },
    })
  })

  test('[API-4] takes one letter of any script as a name, and leaves out what is null or empty', () => {
    const address = { ...sampleAddress, firstname: 'Ö', lastname: 'Ж', company: null, telephone: '', region: null }
    const sparse = { ...address, street: ['Am Markt 1', null], vat_id: undefined, region_id: null, postcode: 10115 }
    expect(readOrderRequest(sampleOrder({ billing: sparse }))).toMatchObject({
      request: {
        addressInformation: {
          billingAddress: { firstname: 'Ö', company: '', telephone: '', street: ['Am Markt 1'], postcode: '10115' },
        },
      },
    })
  })

  test('[API-7] is checked whole: every product and both addresses, one text per fault', () => {
    const body = sampleOrder({
      products: [{ sku: 'OX-42', qty: 1 }, { sku: '', qty: 0.5 }, { qty: -1 }, null],
      billing: { ...sampleAddress, firstname: '123', street: [null, ''] },
      shipping: { ...sampleAddress, postcode: 'x', country_id: 'Germany', email: 'nobody' },
    })
    expect(faultsOf(body)).toEqual([
      'products[1].sku is required.',
      'products[1].qty must be a whole number from 1 to 10000.',
      'products[2].sku is required.',
      'products[2].qty must be a whole number from 1 to 10000.',
      'products[3] is required.',
      'addressInformation.billingAddress.firstname must contain a letter.',
      'addressInformation.billingAddress.street is required.',
      'addressInformation.shippingAddress.postcode must have at least 3 characters.',
      'addressInformation.shippingAddress.country_id must be a country code of two letters.',
      'addressInformation.shippingAddress.email is not an e-mail address.',
    ])
  })

  test.each([[-1], [0], [0.5], [10_001], [1e9], ['1e3'], ['0x2'], [' '], [null], [true], [[1]], [{}]])(
    '[R-08] has no quantity of %j',
    (qty) => {
      expect(faultsOf(sampleOrder({ products: [{ sku: 'OX-42', qty }] }))).toHaveLength(1)
    },
  )

  test.each([[undefined], [null], ['order'], [[]], [5], [{}]])('[API-7] is not %j', (body) => {
    expect(faultsOf(body).length).toBeGreaterThan(0)
  })

  test('[API-7] says which product has options that nobody can understand', () => {
    const odd = {
      sku: 'OX-42',
      qty: 1,
      product_option: { extension_attributes: { custom_options: [{ option_id: {} }] } },
    }
    expect(faultsOf(sampleOrder({ products: [{ sku: 'OX-43', qty: 1 }, odd] }))).toEqual([
      'products[1].product_option cannot be understood.',
    ])
  })

  test('[API-7] keeps line breaks out of names, so that no letter has a header too many', () => {
    const billing = { ...sampleAddress, lastname: 'Weber\r\nBcc: all@shop.test' }
    expect(readOrderRequest(sampleOrder({ billing }))).toMatchObject({
      request: { addressInformation: { billingAddress: { lastname: 'Weber Bcc: all@shop.test' } } },
    })
    const mail = { ...sampleAddress, email: 'a@b.de\r\nBcc: all@shop.test' }
    expect(faultsOf(sampleOrder({ billing: mail }))).toHaveLength(1)
  })
})
