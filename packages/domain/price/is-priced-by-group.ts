import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { taxUserGroup } from '../tax/tax-user-group.ts'

export interface GroupRules {
  tierPrices: boolean
  tax: StoreView['tax']
}

/** Whether what is shown may depend on who is logged in: "when price tiers or grouped tax are active". */
export function isPricedByGroup({ tierPrices, tax }: GroupRules): boolean {
  return tierPrices || taxUserGroup(tax) !== undefined
}
