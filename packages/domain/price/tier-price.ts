import type { TierPrice } from '@welt/contract/entity/product.ts'

/** The field's id for "all groups"; guests are group 0. */
export const allGroups = 32_000
export const guestGroup = 0

/** Whether a tier is meant for a group: by its own id, or because it is meant for everybody. */
export function isTierOf(tier: TierPrice, groupId: number): boolean {
  return tier.customer_group_id === groupId || tier.customer_group_id === allGroups
}

/**
 * The best price that a group gets at a quantity, in the terms of the catalogue's own prices (net or gross, as the store
 * view says). Null where no tier reaches down to the quantity. A tier that asks nothing is a fault of the data, not a gift.
 */
export function tierPrice(
  tiers: readonly TierPrice[] | null | undefined,
  { groupId, qty }: { groupId: number; qty: number },
): number | null {
  const values = (tiers ?? [])
    .filter((tier) => isTierOf(tier, groupId) && tier.qty <= qty && tier.value > 0)
    .map(({ value }) => value)
  return values.length === 0 ? null : Math.min(...values)
}
