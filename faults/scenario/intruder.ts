import { allCalls } from '@welt/contract/api/all-calls.ts'
import { z } from 'zod'
import { plentySku, soldOutSku } from '../stage/goods.ts'
import type { ShopAnswer } from '../stage/shop-client.ts'
import type { Stage } from '../stage/stage.ts'
import { buyerAddress, newCart, orderOf, sendOrder } from './buyer.ts'
import { logIn, type StageCustomer, signUp } from './customer.ts'
import { impersonalCalls, type OwnerThings, type PersonalCall, personalCalls } from './intruder-call.ts'
import type { Scenario } from './scenario.ts'

/** S-20: every call × whose things they are × who asks. */
export const intruder: Scenario = {
  id: 'S-20',
  title: 'strangers, guests and old tokens ask for what is not theirs',
  async play(stage) {
    const owner = await signUp(stage, 'Eigentuemer')
    const other = await signUp(stage, 'Andere')
    const expired = await logIn(stage, owner)
    await stage.client.result(`/api/user/logout?token=${expired}`, { body: {} })
    const things = await ownThings(stage, owner)
    const faults: string[] = []
    let asked = 0

    for (const [name, call] of Object.entries(personalCalls)) {
      if (!call) continue
      const before = await stateOf(stage, owner)
      const ask = (token: string, of = things) => askFor(stage, call, of, token)
      const strangers: [who: string, allowed: readonly number[], answer: ShopAnswer][] = [
        ['expired', [401], await ask(expired)],
        ['invented', [401], await ask('f'.repeat(43))],
        ['other', call.other, await ask(other.token)],
        ...(call.guest.length > 0
          ? [['guest', call.guest, await ask('')] as [string, readonly number[], ShopAnswer]]
          : []),
      ]
      asked += strangers.length
      for (const [who, allowed, { status, text }] of strangers) {
        if (!allowed.includes(status)) faults.push(`${name} answered ${who} ${status}`)
        if (isTelling(text, things, owner)) faults.push(`${name} told ${who} of the owner`)
      }
      if ((await stateOf(stage, owner)) !== before) faults.push(`${name} let a stranger change something`)
      const unknown = await ask(other.token, nobodys(things))
      const refused = strangers.find(([who]) => who === 'other')?.[2]
      if (refused?.status === 404 && unknown.text !== refused.text)
        faults.push(`${name} tells what exists from what does not`)
      const answer = await ask(owner.token)
      if (answer.status !== (call.owner ?? 200))
        faults.push(`${name} answered the owner ${answer.status} ${answer.text.slice(0, 100)}`)
    }

    const unsorted = Object.keys(allCalls).filter((name) => !(name in personalCalls) && !impersonalCalls.has(name))
    const guessable = await guessableIds(stage)
    return {
      pass: faults.length === 0 && unsorted.length === 0 && guessable === 0,
      figures: {
        calls: Object.keys(allCalls).length,
        personal: Object.keys(personalCalls).length,
        asked,
        faults: faults.length,
        'guessable ids': guessable,
        ...(faults[0] !== undefined && { first: faults[0] }),
        ...(unsorted.length > 0 && { unsorted: unsorted.join(' ') }),
      },
    }
  },
}

function askFor({ client }: Stage, call: PersonalCall, things: OwnerThings, token: string): Promise<ShopAnswer> {
  const path = call.path(things)
  return client.send(`${path}${path.includes('?') ? '&' : '?'}token=${token}`, call.sending(things))
}

const Lines = z.array(z.looseObject({ item_id: z.union([z.string(), z.number()]) })).min(1)
const Profile = z.looseObject({ addresses: z.array(z.looseObject({ id: z.int() })).min(1) })
const Placed = z.looseObject({ magentoOrderId: z.string() })

/** A customer with an address, an order and a filled cart. */
async function ownThings(stage: Stage, owner: StageCustomer): Promise<OwnerThings> {
  const { client, database } = stage
  await database.run(
    "INSERT INTO coupon (code, kind, value) VALUES ('STAGE10', 'percent', 1000) ON CONFLICT DO NOTHING",
  )
  const customer = { firstname: 'Eigentuemer', lastname: 'Eigentuemer-Nachname', addresses: [buyerAddress] }
  const { addresses } = Profile.parse(await client.result(`/api/user/me?token=${owner.token}`, { body: { customer } }))
  const products = [{ sku: plentySku, qty: 1 }]
  const first = await newCart(stage, `?token=${owner.token}`)
  const { magentoOrderId } = Placed.parse((await sendOrder(stage, orderOf({ cart_id: first, products }))).result)
  const cartId = await newCart(stage, `?token=${owner.token}`)
  const at = `cartId=${cartId}&token=${owner.token}`
  await client.result(`/api/cart/update?${at}`, { body: { cartItem: { ...products[0], quoteId: cartId } } })
  await subscribe(stage, owner)
  const [line] = Lines.parse(await client.result(`/api/cart/pull?${at}`))
  return {
    email: owner.email,
    cartId,
    itemId: String(line?.item_id),
    orderId: magentoOrderId,
    addressId: addresses[0]?.id ?? 0,
    customerId: owner.id,
  }
}

/** Gets the newsletter, and waits for a pair. */
async function subscribe({ client, database }: Stage, { email, token }: StageCustomer): Promise<void> {
  await database.run(
    `INSERT INTO newsletter_subscription (email, store_code, status, unsubscribe_token, proof, requested_at, confirmed_at)
     VALUES ($1, 'laszlo_de', 'subscribed', $1, '[]', $2, $2)`,
    [email, new Date().toISOString()],
  )
  const alert = { body: { sku: soldOutSku, email } }
  await client.result(`/api/ext/elastic-stock/productstockalert?token=${token}`, alert)
}

/** The same questions about what nobody has. */
function nobodys(things: OwnerThings): OwnerThings {
  return { ...things, cartId: '1234567890123456', itemId: '999999999', orderId: '999999999' }
}

/** Everything in the database that belongs to the owner, as one text. */
async function stateOf({ database }: Stage, { id, email }: StageCustomer): Promise<string> {
  const questions = [
    'SELECT * FROM customer WHERE id = $1',
    'SELECT * FROM customer_address WHERE customer_id = $1 ORDER BY id',
    'SELECT * FROM cart WHERE customer_id = $1 ORDER BY id',
    'SELECT cart_item.* FROM cart_item JOIN cart ON cart.id = cart_item.cart_id WHERE customer_id = $1 ORDER BY item_id',
    'SELECT * FROM sales_order WHERE customer_id = $1 ORDER BY entity_id',
  ]
  const rows = await Promise.all(questions.map((sql) => database.all(sql, [id])))
  const byEmail = [
    'SELECT key FROM outbox_mail WHERE recipient = $1 ORDER BY id',
    'SELECT * FROM newsletter_subscription WHERE email = $1',
    'SELECT * FROM stock_alert WHERE email = $1',
  ]
  const more = await Promise.all(byEmail.map((sql) => database.all(sql, [email])))
  return JSON.stringify([rows, more])
}

function isTelling(text: string, { cartId, orderId }: OwnerThings, { email }: StageCustomer): boolean {
  return [email, 'Eigentuemer', cartId, `"${orderId}"`, '"subscribed"', '"active"'].some((secret) =>
    text.includes(secret),
  )
}

/** 128 random bits each: none twice, none like the one before. */
async function guessableIds(stage: Stage): Promise<number> {
  const ids: string[] = []
  for (let at = 0; at < 20; at++) ids.push(await newCart(stage))
  const odd = ids.filter((id) => !/^[0-9a-f]{32}$/.test(id)).length
  const alike = ids.filter((id, at) => id.slice(0, 8) === ids[at - 1]?.slice(0, 8)).length
  return odd + alike + (ids.length - new Set(ids).size)
}
