import type { CartItem, ServerCartItem } from '@welt/contract/entity/cart-item.ts'
import { acknowledgeItem } from './acknowledge-item.ts'
import { fromServer, type ServerStep } from './cart-sync-step.ts'
import { changeItem } from './change-item.ts'
import { forgetServerLine } from './forget-server-cart.ts'
import { isLeaving } from './leaving-item.ts'

export type StepAnswer =
  /** The line as the server holds it now; `null` when it holds none, as after a delete. */
  | { ok: true; serverItem: ServerCartItem | null }
  /**
   * `refused`: the server has judged and said no. `unanswered`: nobody knows what it did (see `readFailure`). `overtaken`: a sum
   * was reckoned from a quantity that the server no longer holds.
   */
  | { ok: false; reason: 'refused' | 'unanswered' | 'overtaken' }

/** The lines after the server's answer to a step that `beginStep` began. */
export function settleStep(items: readonly CartItem[], step: ServerStep, answer: StepAnswer): CartItem[] {
  const unanswered = !answer.ok && answer.reason === 'unanswered'
  if (unanswered || !step.item) return [...items]
  const isOvertaken = !answer.ok && answer.reason === 'overtaken'
  if (isOvertaken && step.do === 'update-server') return changeItem(items, step.item, (line) => takeApart(line, step))
  const asked = step.do === 'delete-server' ? 0 : step.qty
  return changeItem(items, step.item, (line) =>
    answer.ok ? accept(line, asked, answer.serverItem) : refuse(line, asked),
  )
}

/** The server's quantity counts, unless the shopper has changed the line since: then theirs does, by the next plan. */
function accept(line: CartItem, asked: number, serverItem: ServerCartItem | null): CartItem | null {
  if (!serverItem) return isLeaving(line) ? null : forgetServerLine(line)
  return { ...acknowledgeItem(line, serverItem), qty: line.qty === asked ? serverItem.qty : line.qty }
}

/** Beside what the server holds the line is new again, and the next plan reckons anew; a newer wish of the shopper stays. */
function takeApart(line: CartItem, step: Extract<ServerStep, { do: 'update-server' }>): CartItem {
  return line.qty === step.qty ? { ...forgetServerLine(line), qty: line.qty - fromServer(step) } : line
}

/** "The previous quantity is restored, or the item is removed if there was none." */
function refuse({ told, ...line }: CartItem, asked: number): CartItem | null {
  // Neither the shopper wants it nor the server has it.
  if (isLeaving(line) && told) return null
  if (line.qty !== asked) return line
  return line.prev_qty ? { ...line, qty: line.prev_qty } : null
}
