/** How a shopper comes back from a payment provider. */
export type PaymentOutcome = 'success' | 'error' | 'back' | 'unknown'

const outcomes = ['success', 'error', 'back'] as const

/** "Payment return URL takes the query r=success, r=error or r=back." */
export function paymentOutcome(search: string): PaymentOutcome {
  const told = new URLSearchParams(search).get('r')
  return outcomes.find((outcome) => outcome === told) ?? 'unknown'
}
