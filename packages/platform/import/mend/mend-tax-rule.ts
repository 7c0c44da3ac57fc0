import { TaxRule } from '@welt/contract/entity/tax-rule.ts'
import type { Mended, Notes } from '../report/notes.ts'
import { type Draft, isEmpty, recordsIn } from './draft.ts'
import { fitSchema } from './fit-schema.ts'
import { mendFields } from './mend-fields.ts'
import { mendId } from './mend-id.ts'
import { readId } from './read-value.ts'

export function mendTaxRule(draft: Draft, outerId: string | undefined, notes: Notes): Mended<TaxRule> {
  if (mendId(draft, outerId, notes) === undefined) return { ok: false, reason: 'no-id' }
  mendFields(draft, { code: 'text' }, notes)
  for (const field of ['product_tax_class_ids', 'customer_tax_class_ids'])
    draft[field] = idList(draft[field], field, notes)
  const rates = recordsIn(draft.rates)
  draft.rates = rates.filter((rate) => mendRate(rate, notes))
  const isUsable = Array.isArray(draft.rates) && draft.rates.length > 0
  const hasClass = Array.isArray(draft.product_tax_class_ids) && draft.product_tax_class_ids.length > 0
  if (!isUsable || !hasClass) return { ok: false, reason: 'no-rates' }
  return fitSchema(TaxRule, draft, notes)
}

function mendRate(rate: Draft, notes: Notes): boolean {
  mendFields(
    rate,
    {
      id: 'integer',
      rate: 'decimal',
      tax_country_id: 'text',
      tax_region_id: 'integer',
      code: 'text',
      tax_postcode: 'text',
    },
    notes,
  )
  const isUsable = typeof rate.rate === 'number' && !isEmpty(rate.tax_country_id)
  if (!isUsable) notes.add('rate-left-out')
  return isUsable
}

function idList(value: unknown, field: string, notes: Notes): number[] {
  const given: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value]
  const ids = given.flatMap((one) => readId(one) ?? [])
  if (given.some((one) => typeof one === 'string')) notes.add('number-as-text', field)
  return ids
}
