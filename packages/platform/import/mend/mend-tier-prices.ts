import { isRecord } from '../../search/field-values.ts'
import type { Notes } from '../report/notes.ts'
import type { Draft } from './draft.ts'
import { mendFields } from './mend-fields.ts'

/** Other shops name the group `cust_group` and the amount `price`. */
export function mendTierPrices(draft: Draft, notes: Notes): void {
  const tiers = draft.tier_prices
  if (!Array.isArray(tiers)) return
  for (const tier of tiers) {
    if (!isRecord(tier)) continue
    tier.customer_group_id ??= tier.cust_group
    tier.value ??= tier.price
    tier.qty ??= tier.price_qty
    mendFields(tier, { customer_group_id: 'integer', qty: 'decimal', value: 'decimal' }, notes)
  }
}
