import type { TaxRule } from '@welt/contract/entity/tax-rule.ts'
import { describe, expect, test } from 'vitest'
import { chooseTaxRate } from './choose-tax-rate.ts'

const rules: TaxRule[] = [
  {
    id: 1,
    product_tax_class_ids: [2, 5],
    customer_tax_class_ids: [3],
    rates: [
      { rate: 23, tax_country_id: 'PL', region_name: null },
      { rate: 7.75, tax_country_id: 'US', tax_region_id: 12, region_name: 'California' },
      { rate: 5, tax_country_id: 'US', tax_region_id: 0, region_name: 'Anywhere' },
      { rate: 19, tax_country_id: 'DE', region_name: '', tax_postcode: '10115' },
      { rate: 16, tax_country_id: 'DE' },
    ],
  },
  { id: 2, product_tax_class_ids: [2, 8], customer_tax_class_ids: [4], rates: [{ rate: 0, tax_country_id: 'DE' }] },
  { id: 3, product_tax_class_ids: [7], customer_tax_class_ids: [3], rates: [{ rate: 7, tax_country_id: 'DE' }] },
]
const berlin = { taxClassId: 2, country: 'DE', region: '' }

describe('chooseTaxRate', () => {
  test.each([
    { taxCase: berlin, rate: 19, because: 'the first rate of the country, whatever its post code' },
    { taxCase: { ...berlin, taxClassId: '2' }, rate: 19, because: 'a class id may travel as text' },
    { taxCase: { ...berlin, taxClassId: 7 }, rate: 7, because: 'the product class chooses the rule' },
    { taxCase: { ...berlin, country: 'PL' }, rate: 23, because: 'the country chooses the rate' },
    { taxCase: { ...berlin, country: 'US', region: 'California' }, rate: 7.75, because: 'the region is named' },
    { taxCase: { ...berlin, country: 'US', region: 'Utah' }, rate: 5, because: 'region id 0 covers every region' },
    { taxCase: { ...berlin, userGroupId: 3 }, rate: 19, because: 'the group is in the first rule' },
    { taxCase: { ...berlin, userGroupId: 4 }, rate: 0, because: 'the group is in the second rule only' },
  ])('[PRICE-2] $rate %: $because', ({ taxCase, rate }) => {
    expect(chooseTaxRate(rules, taxCase)?.rate).toBe(rate)
  })

  test.each([
    { taxCase: { ...berlin, taxClassId: 99 } },
    { taxCase: { ...berlin, taxClassId: undefined } },
    { taxCase: { ...berlin, country: 'FR' } },
    { taxCase: { ...berlin, userGroupId: 99 } },
  ])('[PRICE-2] no rate for $taxCase', ({ taxCase }) => {
    expect(chooseTaxRate(rules, taxCase)).toBeNull()
  })
})
