import { describe, expect, test } from 'vitest'
import { runMend } from '../testing/run-mend.ts'
import type { Draft } from './draft.ts'
import { mendTaxRule } from './mend-tax-rule.ts'

describe('tax rules', () => {
  const whole = {
    id: 2,
    product_tax_class_ids: [2],
    customer_tax_class_ids: [3],
    rates: [{ rate: 19, tax_country_id: 'DE' }],
  }

  test.each<[string, Draft, Draft, string[]]>([
    ['as it should be', {}, {}, []],
    [
      'everything as text',
      {
        id: '2',
        product_tax_class_ids: ['2'],
        customer_tax_class_ids: '3',
        rates: [{ rate: '19.0000', tax_country_id: 'DE' }],
      },
      {},
      ['number-as-text id product_tax_class_ids customer_tax_class_ids rate'],
    ],
    ['a rate without a country', { rates: [{ rate: 7 }, ...whole.rates] }, {}, ['rate-left-out']],
  ])('%s', (_, given, becomes, told) => {
    const { mended, reasons } = runMend(mendTaxRule, { ...whole, ...given })
    expect(mended).toMatchObject({ ok: true, document: { ...whole, ...becomes } })
    expect(reasons.toSorted()).toEqual(told.toSorted())
  })

  test.each([{ rates: [] }, { rates: null }, { product_tax_class_ids: [] }])('%j is of no use', (given) => {
    expect(runMend(mendTaxRule, { ...whole, ...given }).mended).toEqual({ ok: false, reason: 'no-rates' })
  })
})
