import type { StoreView } from '@welt/contract/entity/store-view.ts'

export type NumberSigns = Pick<StoreView['i18n'], 'decimalSeparator' | 'groupSeparator'>

/** `12345` with one fraction digit as `1.234,5`, by the store view's own signs: a browser takes longer for a locale's than for a page. */
export function writeNumber(
  units: number,
  fractionDigits: number,
  { decimalSeparator, groupSeparator }: NumberSigns,
): string {
  const digits = String(units).padStart(fractionDigits + 1, '0')
  const whole = digits.slice(0, digits.length - fractionDigits).replace(/\B(?=(\d{3})+$)/g, () => groupSeparator)
  return fractionDigits === 0 ? whole : whole + decimalSeparator + digits.slice(-fractionDigits)
}
