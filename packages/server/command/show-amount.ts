import { type Cents, fromCents } from '@welt/domain/money/cents.ts'

/** `55680` as `556.80`: as it is typed, too. Commands speak one language, whatever the store views speak. */
export function showAmount(cents: Cents): string {
  return fromCents(cents).toFixed(2)
}
