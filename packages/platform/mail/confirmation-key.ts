const start = 'order-placed:'

/** Under which the letter about an order waits, once for each. */
export function confirmationKey(orderId: number): string {
  return `${start}${orderId}`
}

/** NaN for what is no such key. */
export function orderOfConfirmation(key: string): number {
  return key.startsWith(start) ? Number(key.slice(start.length)) : Number.NaN
}
