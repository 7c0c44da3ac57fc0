import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { acknowledgeItem } from './acknowledge-item.ts'
import { type CartSyncStep, fromServer, type LocalStep, type ServerStep } from './cart-sync-step.ts'
import { changeItem } from './change-item.ts'
import { forgetServerLine } from './forget-server-cart.ts'
import { isLeaving } from './leaving-item.ts'

/**
 * The lines as they must be stored before a step's call goes out. What is decided is written down first: should the
 * answer be lost, the next plan sees that a line was sent or merged already and does not do it twice.
 *
 * A line that is sent is given a name for that, `addId`, and keeps the first: the call may be under way still.
 *
 * The shopper may have changed a line since the plan was made. Their newer wish stays, and the next plan follows it.
 */
export function beginStep(items: readonly CartItem[], step: CartSyncStep, addId?: string): CartItem[] {
  if (step.do === 'add-local' || !step.item) return [...items]
  return changeItem(items, step.item, (line) => begin(line, step, addId))
}

function begin(line: CartItem, step: ServerStep | LocalStep, addId: string | undefined): CartItem | null {
  if (step.do === 'send') {
    const told = line.told ?? (addId === undefined ? undefined : { id: addId, qty: step.qty })
    return { ...forgetServerLine(line), prev_qty: 0, ...(told && { told }) }
  }
  if (step.do === 'remove-local') return line.qty === step.item.qty ? null : forgetServerLine(line)
  const known = acknowledgeItem(line, step.serverItem)
  if (step.do === 'acknowledge' || step.do === 'delete-server') return known
  if (step.do === 'take-server-quantity')
    return line.qty === step.item.qty ? { ...known, qty: step.serverItem.qty } : known
  return isLeaving(line) ? known : { ...known, qty: line.qty + fromServer(step) }
}
