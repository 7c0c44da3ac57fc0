import type { CartItem, ServerCartItem } from '@welt/contract/entity/cart-item.ts'
import { addServerItem } from '../add-server-item.ts'
import { beginStep } from '../begin-step.ts'
import type { CartSyncStep, ServerStep } from '../cart-sync-step.ts'
import { type CartSyncMode, planCartSync } from '../plan-cart-sync.ts'
import { type StepAnswer, settleStep } from '../settle-step.ts'
import { productOf, type Shoe, serverLine, shoeOf } from './model-shop.ts'

/** A server's cart by the wire contract: update without item_id adds, with item_id sets. */
export class ModelServer {
  lines: readonly ServerCartItem[]
  #nextId = 1000

  constructor(lines: readonly ServerCartItem[]) {
    this.lines = lines
  }

  add(shoe: Shoe, qty: number): ServerCartItem {
    const held = this.lines.find((line) => shoeOf(line) === shoe)
    return this.#put(held ? { ...held, qty: held.qty + qty } : { ...serverLine(shoe, qty), item_id: this.#nextId++ })
  }

  drop(shoe: Shoe): null {
    this.lines = this.lines.filter((line) => shoeOf(line) !== shoe)
    return null
  }

  perform(step: ServerStep): ServerCartItem | null {
    if (step.do === 'send') return this.add(shoeOf(step.item), step.qty)
    if (step.do === 'delete-server') return this.drop(shoeOf(step.serverItem))
    return this.#put({ ...step.serverItem, qty: step.qty })
  }

  #put(line: ServerCartItem): ServerCartItem {
    const index = this.lines.findIndex(({ item_id }) => item_id === line.item_id)
    this.lines = index < 0 ? [...this.lines, line] : this.lines.with(index, line)
    return line
  }
}

/** What can become of a call. The cruel one is `lost-after`: the server has done it and the browser never hears. */
export type Fate = 'answered' | 'refused' | 'lost-before' | 'lost-after'

export interface Rules {
  mode: CartSyncMode
  removalAllowed: boolean
}

export function plan(items: readonly CartItem[], server: ModelServer, rules: Rules): CartSyncStep[] {
  return planCartSync({ clientItems: items, serverItems: server.lines, ...rules })
}

/** One sync, as the storefront walks it. Calls beyond the listed fates are answered. */
export function sync(
  items: readonly CartItem[],
  server: ModelServer,
  rules: Rules,
  fates: readonly Fate[] = [],
): readonly CartItem[] {
  let lines = items
  for (const [index, step] of plan(items, server, rules).entries()) {
    const fate = fates[index] ?? 'answered'
    lines = beginStep(lines, step)
    if (step.do === 'add-local') {
      if (fate === 'answered') lines = addServerItem(lines, step.serverItem, productOf(shoeOf(step.serverItem)))
    } else if (step.do === 'send' || step.do === 'update-server' || step.do === 'delete-server') {
      lines = settleStep(lines, step, ask(server, step, fate))
    }
  }
  return lines
}

function ask(server: ModelServer, step: ServerStep, fate: Fate): StepAnswer {
  if (fate === 'refused') return { ok: false, reason: 'refused' }
  if (fate === 'lost-before') return { ok: false, reason: 'unanswered' }
  const serverItem = server.perform(step)
  return fate === 'answered' ? { ok: true, serverItem } : { ok: false, reason: 'unanswered' }
}
