import { Coupon } from '@welt/contract/entity/coupon.ts'
import { Customer } from '@welt/contract/entity/customer.ts'
import { Order, orderStatuses } from '@welt/contract/entity/order.ts'
import { sumCents, toCents } from '@welt/domain/money/cents.ts'
import { expect, test } from 'vitest'
import { buildCatalog } from '../build-catalog.ts'
import { demoStoreViews, ellermoor, laszlo } from '../testing/demo-store-views.ts'
import { buildCustomers } from './build-customers.ts'
import { buildOrders } from './build-orders.ts'
import { coupons } from './coupons.ts'
import { soldThing } from './sold-thing.ts'

const customers = buildCustomers(demoStoreViews)
const orders = buildOrders(demoStoreViews, customers)

/** A failing test must not print where somebody lives, be they invented or not. */
const faultsOf = (list: readonly unknown[], schema: typeof Order | typeof Customer) =>
  list.flatMap((one) => schema.safeParse(one).error?.issues.map(({ path, code }) => `${path.join('.')} ${code}`) ?? [])

test('customers, orders and coupons have the shape of the contract', () => {
  expect(faultsOf(customers, Customer)).toEqual([])
  expect(faultsOf(orders, Order)).toEqual([])
  expect(coupons.filter((coupon) => !Coupon.safeParse(coupon).success)).toEqual([])
})

test('their times are written like those of people who come later', () => {
  const times = [...customers, ...orders].flatMap(({ created_at, updated_at }) => [created_at, updated_at])
  expect(times.filter((time) => new Date(time).toISOString() !== time)).toEqual([])
})

test('there are six people and more, a business among them, in Germany and Austria', () => {
  const business = customers.filter(({ group_id }) => group_id === 2)
  const countries = new Set(customers.flatMap(({ addresses }) => addresses.map(({ country_id }) => country_id)))
  expect(customers.length).toBeGreaterThanOrEqual(6)
  expect(business.map(({ addresses: [address] }) => Boolean(address?.company && address.vat_id))).toEqual([true])
  expect([...countries].toSorted()).toEqual(['AT', 'DE'])
  expect(customers.every(({ email }) => /@([a-z-]+\.)?example\.com$/.test(email))).toBe(true)
})

test('every customer has one address for bills and one for parcels, and names them', () => {
  for (const { addresses, default_billing, default_shipping } of customers) {
    const ids = (kind: 'default_billing' | 'default_shipping') =>
      addresses.filter((address) => address[kind]).map(({ id }) => String(id))
    expect(ids('default_billing')).toEqual([default_billing])
    expect(ids('default_shipping')).toEqual([default_shipping])
  }
})

test('fifteen orders and more, of every status, each with a number of its own', () => {
  expect(orders.length).toBeGreaterThanOrEqual(15)
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses))
  expect(new Set(orders.map(({ increment_id }) => increment_id)).size).toBe(orders.length)
  expect(orders.every(({ increment_id }) => /^\d{9}$/.test(increment_id))).toBe(true)
})

test('every order adds up to the cent', () => {
  for (const order of orders) {
    const cents = (field: 'row_total_incl_tax' | 'tax_amount' | 'discount_amount') =>
      sumCents(order.items.map((item) => toCents(item[field])))
    expect(cents('row_total_incl_tax')).toBe(toCents(order.subtotal_incl_tax))
    expect(cents('tax_amount')).toBe(toCents(order.tax_amount))
    expect(cents('discount_amount')).toBe(0 - toCents(order.discount_amount))
    expect(toCents(order.grand_total)).toBe(toCents(order.subtotal_incl_tax) + toCents(order.discount_amount))
    expect(toCents(order.total_due)).toBe(order.status === 'pending' ? toCents(order.grand_total) : 0)
    for (const item of order.items) {
      const paid = toCents(item.row_total_incl_tax) - toCents(item.discount_amount)
      const tax = (paid * item.tax_percent) / (100 + item.tax_percent)
      expect(toCents(item.row_total_incl_tax)).toBe(toCents(item.price_incl_tax) * item.qty_ordered)
      expect(Math.abs(toCents(item.tax_amount) - tax)).toBeLessThanOrEqual(0.5)
    }
  }
})

test('the tax is that of the country where the parcel goes, and the net price is the same everywhere', () => {
  const rates = new Map<string, Set<number>>()
  for (const { extension_attributes, items } of orders) {
    const country = extension_attributes.shipping_assignments[0]?.shipping.address.country_id ?? ''
    rates.set(country, new Set([...(rates.get(country) ?? []), ...items.map(({ tax_percent }) => tax_percent)]))
  }
  expect(Object.fromEntries(rates)).toEqual({ DE: new Set([19]), AT: new Set([20]) })
  const [german, austrian] = ['000000012', '000000018'].map(
    (number) => orders.find(({ increment_id }) => increment_id === number)?.items[0],
  )
  expect([german?.price_incl_tax, german?.price]).toEqual([359, 301.68])
  expect([austrian?.price_incl_tax, austrian?.price]).toEqual([382.18, 318.48])
})

test('what was bought is in the catalogue, at the price of that day', () => {
  const skus = new Set(buildCatalog(ellermoor).product.map(({ sku }) => sku))
  const bought = orders.flatMap(({ items }) => items.map(({ sku }) => sku))
  expect(bought.filter((sku) => !skus.has(sku))).toEqual([])
  expect(soldThing('LEATHER-MILK').grossAt('2026-03-30 00:00:00', 1, 1)).toBe(14.9)
  expect(soldThing('LEATHER-MILK').grossAt('2026-11-01 00:00:00', 1, 1)).toBe(11.9)
  expect(soldThing('CLOTH').grossAt('2026-11-01 00:00:00', 2, 10)).toBe(4.9)
  expect(() => soldThing('WIEN-COG-425-G').grossAt('2025-01-01 00:00:00', 1, 1)).toThrow(/not yet sold/)
  expect(() => soldThing('NOTHING')).toThrow(/not sold/)
})

test('an order speaks the language of the view in which it was placed', () => {
  const names = (list: readonly Order[], number: string) =>
    list.find(({ increment_id }) => increment_id === number)?.items.map(({ name }) => name)
  expect(names(orders, '000000008')?.[0]).toBe('Kopenhagen Chestnut 38 G')
  expect(names(orders, '000000002')?.[0]).toBe('Florenz Schwarz 39 F')
  const english = buildCustomers([laszlo])
  expect(names(buildOrders([laszlo], english), '000000002')?.[0]).toBe('Florenz Black 39 F')
})

test('there is a coupon of every kind', () => {
  const now = '2026-11-15 00:00:00'
  expect(new Set(coupons.map(({ kind }) => kind))).toEqual(new Set(['percent', 'fixed']))
  expect(coupons.filter(({ validTo = now }) => validTo < now).map(({ code }) => code)).toEqual(['SOMMER2025'])
  expect(coupons.filter(({ validFrom = now }) => validFrom > now).map(({ code }) => code)).toEqual(['FRUEHLING34'])
  expect(coupons.filter(({ minimumCents }) => minimumCents).map(({ code }) => code)).toEqual(['LEISTEN50'])
  expect(coupons.filter(({ usageLimit }) => usageLimit === 1).map(({ code }) => code)).toEqual(['EINMAL20'])
})
