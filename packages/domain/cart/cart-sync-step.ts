import type { CartItem, ServerCartItem } from '@welt/contract/entity/cart-item.ts'

/** Asks the server for something: `beginStep`, then the call, then `settleStep`. */
export type ServerStep =
  /** cart/update without item_id: the server takes the line into its cart. */
  | { do: 'send'; item: CartItem; qty: number }
  /** cart/update with item_id: the server sets its line to the quantity. */
  | { do: 'update-server'; item: CartItem; serverItem: ServerCartItem; qty: number }
  /** cart/delete, of a line that the shopper has removed, or of one (`null`) that the browser does not have. */
  | { do: 'delete-server'; item: CartItem | null; serverItem: ServerCartItem }

/** What of the quantity was the server's before: a new line of the browser's is added up. */
export function fromServer(step: Extract<ServerStep, { do: 'update-server' }>): number {
  return step.qty - step.item.qty
}

/** Concerns the browser's cart alone: `beginStep` does all of it. */
export type LocalStep =
  /** Both sides agree, and the line learns its id. */
  | { do: 'acknowledge'; item: CartItem; serverItem: ServerCartItem }
  | { do: 'take-server-quantity'; item: CartItem; serverItem: ServerCartItem }
  | { do: 'remove-local'; item: CartItem }

/** Needs the product of the server's line: load it, then `addServerItem`. If it cannot be loaded, the line waits. */
export type LoadStep = { do: 'add-local'; serverItem: ServerCartItem }

export type CartSyncStep = ServerStep | LocalStep | LoadStep
