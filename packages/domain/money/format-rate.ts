import type { StoreView } from '@welt/contract/entity/store-view.ts'

/** A rate of tax as people of a store view read it: `25,5`. The sign is a matter of the sentence. */
export function formatRate(percent: number, { decimalSeparator }: Pick<StoreView['i18n'], 'decimalSeparator'>): string {
  return String(percent).replace('.', decimalSeparator)
}
