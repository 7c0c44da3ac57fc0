import type { TierPrice } from '@welt/contract/entity/product.ts'

/** Tiers as catalogues write them, numbers as text too; what is no tier is left out. */
export function readTiers(value: unknown): TierPrice[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return []
    const tier: Record<string, unknown> = { ...one }
    const [customer_group_id, qty, amount] = [tier.customer_group_id, tier.qty, tier.value].map(readNumber)
    if (customer_group_id === undefined || qty === undefined || amount === undefined) return []
    return [{ ...tier, customer_group_id, qty, value: amount }]
  })
}

function readNumber(value: unknown): number | undefined {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  const number = isNumber ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}
