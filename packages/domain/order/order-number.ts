/** The number that people name: nine digits, more when there are that many orders. */
export function orderNumber(entityId: number): string {
  return String(entityId).padStart(9, '0')
}
