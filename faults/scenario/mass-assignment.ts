import { plentySku } from '../stage/goods.ts'
import type { Stage } from '../stage/stage.ts'
import { buyerAddress, newCart, orderOf, sendOrder } from './buyer.ts'
import { type StageCustomer, signUp } from './customer.ts'
import type { Scenario } from './scenario.ts'

/** So long that no hash and no hour holds it by chance. */
const forgedNumber = 910_071_007

/** What nobody may set about themselves. */
const forbidden: Readonly<Record<string, unknown>> = {
  group_id: forgedNumber,
  groupId: forgedNumber,
  groupToken: 'forged',
  website_id: 77,
  store_id: 77,
  created_at: '1999-01-01',
  updated_at: '1999-01-01',
  created_in: 'forged',
  is_seeded: 1,
  isSeeded: true,
  email_verified: true,
  confirmation: 'forged',
  password_hash: 'forged',
  passwordHash: 'forged',
  rp_token: 'forged',
  store_credit: forgedNumber,
  reward_points: forgedNumber,
  disable_auto_group_change: forgedNumber,
  is_admin: true,
  role: 'admin',
  custom_attributes: [{ attribute_code: 'group_id', value: String(forgedNumber) }],
  extension_attributes: { is_subscribed: true, group_id: forgedNumber },
}

/** S-21: no field is set that the contract does not let anybody set. */
export const massAssignment: Scenario = {
  id: 'S-21',
  title: 'fields that nobody may set',
  async play(stage) {
    const faults = [
      ...(await profileFaults(stage)),
      ...(await registrationFaults(stage)),
      ...(await orderFaults(stage)),
      ...(await reviewFaults(stage)),
    ]
    return {
      pass: faults.length === 0,
      figures: {
        fields: Object.keys(forbidden).length,
        faults: faults.length,
        ...(faults[0] !== undefined && { first: faults[0] }),
      },
    }
  },
}

/** Columns that only the shop may change. */
async function rowOf({ database }: Stage, id: number): Promise<string> {
  return JSON.stringify(
    await database.get(
      'SELECT id, email, password_hash, group_id, store_id, created_at, is_seeded FROM customer WHERE id = $1',
      [id],
    ),
  )
}

async function documentOf({ database }: Stage, id: number): Promise<string> {
  const rows = await database.all<{ document: string }>(
    'SELECT document FROM customer WHERE id = $1 UNION ALL SELECT document FROM customer_address WHERE customer_id = $1',
    [id],
  )
  return rows.map(({ document }) => document).join()
}

const traces = ['forged', String(forgedNumber), 'is_admin', 'email_verified', '1999-01-01', '"admin"']
const isForged = (text: string) => traces.some((trace) => text.includes(trace))

async function profileFaults(stage: Stage): Promise<string[]> {
  const customer = await signUp(stage, 'Wechsel')
  const other = await signUp(stage, 'Anderer')
  const before = await rowOf(stage, customer.id)
  const faults: string[] = []
  const change = (body: object) => stage.client.send(`/api/user/me?token=${customer.token}`, { body })
  const own = { firstname: 'Wechsel', lastname: 'Geändert' }
  for (const [field, value] of Object.entries(forbidden)) {
    await change({ customer: { ...own, [field]: value }, [field]: value })
    await change({ customer: { ...own, addresses: [{ ...buyerAddress, [field]: value }] } })
    if ((await rowOf(stage, customer.id)) !== before) faults.push(`${field} changed the customer`)
    if (isForged(await documentOf(stage, customer.id))) faults.push(`${field} was kept with the profile`)
  }
  faults.push(...(await identityFaults(stage, customer, other)))
  const allowed = await change({ customer: { ...own, gender: 1 } })
  if (allowed.code !== 200 || !allowed.text.includes('Geändert')) faults.push('what may be changed could not be')
  return faults
}

/** Somebody else's number or address, and an e-mail address without the password. */
async function identityFaults(stage: Stage, customer: StageCustomer, other: StageCustomer): Promise<string[]> {
  const before = [
    await rowOf(stage, customer.id),
    await rowOf(stage, other.id),
    await documentOf(stage, other.id),
  ].join()
  const change = (body: object) => stage.client.send(`/api/user/me?token=${customer.token}`, { body })
  const name = { firstname: 'Wechsel', lastname: 'Fremd' }
  const answers = [
    await change({ customer: { ...name, id: other.id } }),
    await change({ customer: { ...name, addresses: [{ ...buyerAddress, customer_id: other.id }] } }),
    await change({ customer: { ...name, email: 'taken-over@kunde.test' } }),
    await change({ customer: { ...name, email: 'taken-over@kunde.test' }, currentPassword: 'wrong' }),
  ]
  const after = [
    await rowOf(stage, customer.id),
    await rowOf(stage, other.id),
    await documentOf(stage, other.id),
  ].join()
  return [
    ...(after === before ? [] : ['somebody else was changed, or an e-mail address without the password']),
    ...answers.flatMap(({ status }, at) =>
      status >= 400 && status < 500 ? [] : [`forged identity ${at} was answered ${status}`],
    ),
  ]
}

async function registrationFaults(stage: Stage): Promise<string[]> {
  const email = `neu-${Date.now()}@kunde.test`
  const customer = { firstname: 'Neu', lastname: 'Kunde', email, id: forgedNumber, ...forbidden }
  await stage.client.send('/api/user/create', { body: { customer, password: 'Rahmen-genäht-12', ...forbidden } })
  const row = await stage.database.get<{ id: number; group_id: number }>('SELECT * FROM customer WHERE email = $1', [
    email,
  ])
  const kept = row ? JSON.stringify(row) : ''
  return row && (isForged(kept) || row.id === forgedNumber) ? ['a registration set what it may not'] : []
}

async function orderFaults(stage: Stage): Promise<string[]> {
  const cart_id = await newCart(stage)
  const extra = {
    user_id: forgedNumber,
    customer_id: forgedNumber,
    entity_id: forgedNumber,
    increment_id: 'forged',
    status: 'processing',
    state: 'complete',
    ...forbidden,
  }
  const products = [{ sku: plentySku, qty: 1, name: 'forged', ...forbidden }]
  const order = orderOf({ cart_id, products, ...extra })
  const billingAddress = { ...buyerAddress, ...forbidden }
  await sendOrder(stage, {
    ...order,
    addressInformation: { ...order.addressInformation, billingAddress, ...forbidden },
  })
  const row = await stage.database.get<{ status: string; customer_id: number | null }>(
    'SELECT sales_order.* FROM sales_order JOIN cart ON cart.id = cart_id WHERE token = $1',
    [cart_id],
  )
  if (!row) return ['an order with too many fields was not placed']
  return isForged(JSON.stringify(row)) || row.status !== 'pending' || row.customer_id !== null
    ? ['an order set what it may not']
    : []
}

async function reviewFaults(stage: Stage): Promise<string[]> {
  const review = { product_id: 20, title: 'Gut', detail: 'Sehr gut', nickname: 'Neu', review_entity: 'product' }
  const extra = {
    id: forgedNumber,
    review_status: 1,
    status: 1,
    customer_id: forgedNumber,
    store_id: 77,
    verified: true,
  }
  await stage.client.send('/api/review/create', { body: { review: { ...review, ...extra } } })
  const rows = await stage.database.all<{ id: number; customer_id: number | null; status: number }>(
    'SELECT id, customer_id, status FROM product_review',
  )
  return rows.some(({ id, customer_id, status }) => id === forgedNumber || customer_id === forgedNumber || status === 1)
    ? ['a review set what it may not']
    : []
}
