/** A code as it is kept and looked for, however somebody types it. */
export function couponCode(typed: string): string {
  return typed.trim().normalize('NFC').toUpperCase()
}
