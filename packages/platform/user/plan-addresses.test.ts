import type { CustomerAddress } from '@welt/contract/entity/customer.ts'
import { CustomerRequestAddress } from '@welt/contract/entity/customer-request.ts'
import { describe, expect, test } from 'vitest'
import { planAddresses } from './plan-addresses.ts'

const fields = {
  firstname: 'Ada',
  lastname: 'Öztürk',
  street: ['Weg 1'],
  postcode: '50674',
  city: 'Köln',
  country_id: 'DE',
}
const region = { region: null, region_code: null, region_id: 0 }
const stored: CustomerAddress[] = [
  { ...fields, id: 1, customer_id: 9, region, region_id: 0, default_billing: true, default_shipping: true },
  { ...fields, id: 2, customer_id: 9, region, region_id: 0, default_billing: false, default_shipping: false },
]

interface Sent {
  id?: number
  default_billing?: boolean
}

function billingOf(sent: readonly Sent[] | undefined, named?: number): number | 'new' | 'none' | 'foreign' {
  const addresses = sent?.map((one) => CustomerRequestAddress.parse({ ...fields, ...one }))
  const planned = planAddresses(
    { customerId: 9, stored },
    { addresses, default_billing: named, default_shipping: undefined },
  )
  if (!planned.ok) return planned.reason
  const chosen = planned.plan.addresses.filter(({ isBilling }) => isBilling)
  expect(chosen.length).toBeLessThan(2)
  return chosen[0] ? (chosen[0].id ?? 'new') : 'none'
}

describe('the default address', () => {
  test.each<[string, readonly Sent[] | undefined, number | undefined, number | 'new' | 'none']>([
    ['stays where nothing is said', undefined, undefined, 1],
    ['stays where it is sent back', [{ id: 1, default_billing: true }, { id: 2 }], 1, 1],
    [
      'is the one that is newly marked',
      [
        { id: 1, default_billing: true },
        { id: 2, default_billing: true },
      ],
      1,
      2,
    ],
    ['is a new one that is marked', [{ id: 1, default_billing: true }, { default_billing: true }], 1, 'new'],
    ['is the last of several new marks', [{ id: 2, default_billing: true }, { default_billing: true }], 1, 'new'],
    ['is the one that the customer names', undefined, 2, 2],
    ['is the one that the customer names, marks sent back or not', [{ id: 1, default_billing: true }, { id: 2 }], 2, 2],
    ['is the one that the customer names where no mark is sent', [{ id: 1 }, { id: 2 }], 1, 1],
    ['is none where no mark is sent and none is named', [{ id: 1 }, { id: 2 }], undefined, 'none'],
    ['is none where the default is removed', [{ id: 2 }], 1, 'none'],
    ['is never one that is not there', undefined, 77, 1],
  ])('%s', (_title, sent, named, wanted) => {
    expect(billingOf(sent, named)).toBe(wanted)
  })

  test('is not asked about where an address is somebody else’s', () => {
    expect(billingOf([{ id: 3 }])).toBe('foreign')
  })
})

describe('the list of addresses', () => {
  test('adds what is new, keeps what is sent, removes what is left out', () => {
    const addresses = [
      CustomerRequestAddress.parse({ ...fields, id: '2', city: 'Bonn' }),
      CustomerRequestAddress.parse(fields),
    ]
    const planned = planAddresses(
      { customerId: 9, stored },
      { addresses, default_billing: undefined, default_shipping: undefined },
    )
    expect(planned).toMatchObject({
      ok: true,
      plan: { addresses: [{ id: 2, fields: { city: 'Bonn' } }, { id: undefined }], removed: [1] },
    })
  })

  test.each([{ id: 0 }, { id: null }, { id: '' }, {}])('an address with %j is new', (given) => {
    const addresses = [CustomerRequestAddress.parse({ ...fields, ...given })]
    const planned = planAddresses(
      { customerId: 9, stored: [] },
      { addresses, default_billing: undefined, default_shipping: undefined },
    )
    expect(planned).toMatchObject({ ok: true, plan: { addresses: [{ id: undefined }] } })
  })
})
