import { isRecord } from '../../search/field-values.ts'
import type { Notes } from '../report/notes.ts'
import type { Draft } from './draft.ts'
import { liftAttributes } from './lift-attributes.ts'
import { type FieldKind, mendFields } from './mend-fields.ts'
import { dropAbsurdAmounts, dropComputedPrices, mendDates, priceKinds } from './mend-prices.ts'
import { mendStock } from './mend-stock.ts'
import { mendTierPrices } from './mend-tier-prices.ts'

const variantKinds: Readonly<Record<string, FieldKind>> = {
  id: 'integer',
  sku: 'text',
  name: 'text',
  status: 'integer',
  ...priceKinds,
}

/** "Every key of the chosen child overwrites the parent's, null included": a variant must not carry these. */
const parentsOwn = new Set(['type_id', 'url_path'])

/** The variants of a product, each with its values as fields of its own. */
export function mendVariants(draft: Draft, dropComputed: boolean, notes: Notes): void {
  const children = draft.configurable_children
  if (children === undefined) return
  if (!Array.isArray(children)) {
    delete draft.configurable_children
    notes.add(children === null ? 'empty-field' : 'not-understood', 'configurable_children')
    return
  }
  draft.configurable_children = children.filter((child: unknown) => {
    if (!isRecord(child)) return leaveOut(notes)
    liftAttributes(child, notes)
    for (const [field, value] of Object.entries(child)) {
      if (value !== null && !parentsOwn.has(field)) continue
      delete child[field]
      notes.add('variant-field')
    }
    mendFields(child, variantKinds, notes)
    dropAbsurdAmounts(child, notes)
    if (typeof child.sku !== 'string') return leaveOut(notes)
    mendDates(child, notes)
    mendTierPrices(child, notes)
    mendStock(child, notes)
    if (dropComputed) dropComputedPrices(child, notes)
    return true
  })
}

function leaveOut(notes: Notes): false {
  notes.add('variant-left-out')
  return false
}
