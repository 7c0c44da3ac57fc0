/** "Quantity accepts numbers or numeric strings and counts only values of 0 or more": anything else counts as nothing. */
export function parseQuantity(value: unknown): number {
  const quantity = typeof value === 'string' && numeric.test(value) ? Number(value) : value
  return typeof quantity === 'number' && Number.isFinite(quantity) && quantity > 0 ? quantity : 0
}

const numeric = /^\s*\d+(\.\d+)?\s*$/
