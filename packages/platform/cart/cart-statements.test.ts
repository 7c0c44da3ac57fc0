import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type CountedDatabase, countStatements } from '../storage/testing/count-statements.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { type CartShop, openCartShop } from './testing/cart-shop.ts'

let counted: CountedDatabase
let shop: CartShop
let cart: string

beforeEach(async () => {
  counted = countStatements(await temporarySqlite())
  shop = await openCartShop(counted.database)
  cart = await shop.create()
  await add('BOOK')
  await add('OX-12-400')
})
afterEach(() => counted.database.close())

async function add(sku: string): Promise<void> {
  expect(await shop.add(cart, { sku, qty: 1 })).toMatchObject({ status: 200 })
}

describe('what a guest asks of a cart sends to the database', () => {
  test('one statement for a new cart', async () => {
    expect(await counted.during(() => shop.create())).toBe(1)
  })

  test('one statement to pull it, however many lines it has', async () => {
    expect(await counted.during(() => shop.pull(cart))).toBe(1)
    await add('OX-13-425')
    expect(await counted.during(() => shop.pull(cart))).toBe(1)
  })

  test('one statement to price it', async () => {
    expect(await counted.during(() => shop.totals(cart))).toBe(1)
  })

  test('two statements to add to it: whose it is, and the line', async () => {
    expect(await counted.during(() => add('BOOK'))).toBe(2)
  })
})
