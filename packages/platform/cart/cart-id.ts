import { randomBytes, randomInt } from 'node:crypto'

/** 128 random bits: who knows it has the cart. */
export function guestCartId(): string {
  return randomBytes(16).toString('hex')
}

/**
 * Clients take the cart of a customer for a number: 16 random digits that survive being one. It opens nothing without the
 * customer's token, but an order can be sent by it: `docs/decision/order-by-cart-id.md`.
 */
export function customerCartId(): string {
  const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0')
  return `${randomInt(1, 9)}${digits(8)}${digits(7)}`
}
