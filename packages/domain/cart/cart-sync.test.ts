import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addItem } from './add-item.ts'
import { changeQuantity } from './change-quantity.ts'
import { itemStanding } from './item-standing.ts'
import { isLeaving, shownItems } from './leaving-item.ts'
import type { CartSyncMode } from './plan-cart-sync.ts'
import { removeItem } from './remove-item.ts'
import { type Fate, ModelServer, plan, sync } from './testing/model-server.ts'
import { clientLine, quantities, type Shoe, serverIdOf, serverLine, shoeOf, shoes } from './testing/model-shop.ts'

const qty = fc.integer({ min: 1, max: 5 })
const anyShoe = fc.constantFrom(...shoes)
const anyRules = fc.record({
  mode: fc.constantFrom<CartSyncMode>('force-client', 'merge', 'pull'),
  removalAllowed: fc.boolean(),
})
const anyFates = fc.array(fc.constantFrom<Fate>('answered', 'refused', 'lost-before', 'lost-after'), { maxLength: 12 })
const losses = fc.array(fc.constantFrom<Fate>('answered', 'lost-before', 'lost-after'), { maxLength: 12 })

const perShoe = <Line>(line: (shoe: Shoe) => fc.Arbitrary<Line>): fc.Arbitrary<Line[]> =>
  fc
    .tuple(...shoes.map((shoe) => fc.option(line(shoe), { nil: null })))
    .map((lines) => lines.filter((one) => one !== null))

const newLine = (shoe: Shoe) => qty.map((wanted) => clientLine(shoe, { qty: wanted }))

/** New, told or acknowledged; removed by the shopper or not; with the server's id, or with one it has no more. */
const anyLine = (shoe: Shoe): fc.Arbitrary<CartItem> => {
  const wanted = fc.oneof(qty, fc.constant(0))
  const id = serverIdOf(shoe)
  return fc.oneof(
    newLine(shoe),
    fc.record({ qty: wanted, prev_qty: fc.constant(0) }).map((fields) => clientLine(shoe, fields)),
    fc
      .record({ qty: wanted, prev_qty: qty, server_item_id: fc.constantFrom(id, String(id), 500 + id) })
      .map((fields) => clientLine(shoe, fields)),
  )
}

const browserCart = perShoe(anyLine)
const serverCart = perShoe((shoe) => qty.map((held) => serverLine(shoe, held)))

describe('a cart sync', () => {
  test('[SYNC-3] [SYNC-4] [SYNC-5] makes both carts hold the same, in every mode, and then has nothing left to do', () => {
    fc.assert(
      fc.property(browserCart, serverCart, anyRules, (before, held, rules) => {
        const server = new ModelServer(held)
        const items = sync(before, server, rules)
        expect(quantities(items)).toEqual(quantities(server.lines))
        expect(plan(items, server, rules)).toEqual([])
      }),
    )
  })

  test('[SYNC-6] gets there whatever became of earlier calls: refused, lost on the way, lost on the way back', () => {
    fc.assert(
      fc.property(browserCart, serverCart, anyRules, anyFates, (before, held, rules, fates) => {
        const server = new ModelServer(held)
        const items = sync(sync(before, server, rules, fates), server, rules)
        expect(quantities(items)).toEqual(quantities(server.lines))
        expect(plan(items, server, rules)).toEqual([])
      }),
    )
  })

  test('[SYNC-3] loses no line that the server holds, unless the shopper removed it or the mode forces it out', () => {
    fc.assert(
      fc.property(browserCart, serverCart, anyRules, anyFates, (before, held, rules, fates) => {
        const server = new ModelServer(held)
        const removed = new Set(before.filter(isLeaving).map(shoeOf))
        const mine = new Set(before.map(shoeOf))
        const kept = held
          .map(shoeOf)
          .filter((shoe) => !removed.has(shoe) && (mine.has(shoe) || rules.mode !== 'force-client'))
        const items = sync(sync(before, server, rules, fates), server, rules)
        expect(items.map(shoeOf)).toEqual(expect.arrayContaining(kept))
      }),
    )
  })

  test('[SYNC-3] never lets a line vanish that the server has not acknowledged, unless it refuses it', () => {
    fc.assert(
      fc.property(browserCart, serverCart, anyRules, losses, (before, held, rules, fates) => {
        const server = new ModelServer(held)
        const wanted = shownItems(before).filter((item) => itemStanding(item) !== 'acknowledged')
        const items = sync(sync(before, server, rules, fates), server, rules)
        expect(items.map(shoeOf)).toEqual(expect.arrayContaining(wanted.map(shoeOf)))
      }),
    )
  })

  test('[SYNC-4] after login adds quantities up once, however often answers are lost and the merge begins again', () => {
    const rules = { mode: 'merge', removalAllowed: true } as const
    fc.assert(
      fc.property(perShoe(newLine), serverCart, fc.array(losses, { maxLength: 4 }), (guest, customer, rounds) => {
        const server = new ModelServer(customer)
        let items: readonly CartItem[] = guest
        for (const fates of [...rounds, []]) items = sync(items, server, rules, fates)

        const [mine, theirs] = [quantities(guest), quantities(customer)]
        const names = Object.keys({ ...mine, ...theirs })
        const sums = Object.fromEntries(names.map((name) => [name, (mine[name] ?? 0) + (theirs[name] ?? 0)]))
        expect(quantities(items)).toEqual(sums)
        expect(quantities(server.lines)).toEqual(sums)
      }),
    )
  })
})

describe('a shopper with two devices and a bad network', () => {
  type Deed = (items: readonly CartItem[], server: ModelServer) => readonly CartItem[]

  const syncs = (fates: fc.Arbitrary<Fate[]>) =>
    fc.tuple(anyRules, fates).map(
      ([rules, those]): Deed =>
        (items, server) =>
          sync(items, server, rules, those),
    )
  const picks = fc.tuple(anyShoe, qty)
  const anyDeed = fc.oneof(
    picks.map(
      ([shoe, n]): Deed =>
        (items) =>
          addItem(items, clientLine(shoe, { qty: n })),
    ),
    picks.map(
      ([shoe, n]): Deed =>
        (items) =>
          changeQuantity(items, shoe, n),
    ),
    anyShoe.map(
      (shoe): Deed =>
        (items) =>
          removeItem(items, shoe),
    ),
    picks.map(
      ([shoe, n]): Deed =>
        (items, server) => (server.add(shoe, n), items),
    ),
    anyShoe.map(
      (shoe): Deed =>
        (items, server) =>
          server.drop(shoe) ?? items,
    ),
    syncs(anyFates),
  )
  const after = (deeds: readonly Deed[], server: ModelServer, items: readonly CartItem[] = []) =>
    deeds.reduce((lines, deed) => deed(lines, server), items)

  test('[SYNC-3] [SYNC-4] [SYNC-5] [SYNC-6] ends with one cart, whatever was done on either side', () => {
    fc.assert(
      fc.property(fc.array(anyDeed, { maxLength: 30 }), anyRules, (deeds, rules) => {
        const server = new ModelServer([])
        const items = sync(after(deeds, server), server, rules)
        expect(quantities(items)).toEqual(quantities(server.lines))
        expect(plan(items, server, rules)).toEqual([])
      }),
    )
  })

  test('does not see a removed line again, unless it is added again or the server refuses to delete it', () => {
    const history = fc.array(anyDeed, { minLength: 10, maxLength: 20 })
    fc.assert(
      fc.property(history, fc.array(syncs(losses), { maxLength: 4 }), anyRules, (deeds, later, rules) => {
        const server = new ModelServer([])
        const before = after(deeds, server)
        const removed = shownItems(before).find((item) => itemStanding(item) !== 'new')
        fc.pre(removed !== undefined)
        const items = sync(after(later, server, removeItem(before, removed)), server, rules)
        expect(items.map(shoeOf)).not.toContain(shoeOf(removed))
      }),
    )
  })
})
