import type { TaxRate, TaxRule } from '@welt/contract/entity/tax-rule.ts'

export interface TaxCase {
  /** Travels as a number or as its text. */
  taxClassId: number | string | undefined
  country: string
  region: string
  /** Given only when grouped tax is active. */
  userGroupId?: number
}

/** The first rule for the product's class and the shopper's group, and in it the first rate for the place. Post codes do not count. */
export function chooseTaxRate(rules: readonly TaxRule[], taxCase: TaxCase): TaxRate | null {
  const { taxClassId, country, region, userGroupId } = taxCase
  const rule = rules.find(
    (rule) =>
      rule.product_tax_class_ids.includes(Number(taxClassId)) &&
      (userGroupId === undefined || rule.customer_tax_class_ids.includes(userGroupId)),
  )
  return rule?.rates.find((rate) => rate.tax_country_id === country && coversRegion(rate, region)) ?? null
}

function coversRegion(rate: TaxRate, region: string): boolean {
  return rate.tax_region_id === 0 || !rate.region_name || rate.region_name === region
}
