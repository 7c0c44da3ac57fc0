import { isRecord } from '../../search/field-values.ts'
import type { Notes } from '../report/notes.ts'
import { type Draft, recordsIn } from './draft.ts'
import { type FieldKind, mendFields } from './mend-fields.ts'

const linkKinds: Readonly<Record<string, FieldKind>> = {
  sku: 'text',
  linked_product_sku: 'text',
  linked_product_type: 'text',
  position: 'integer',
}
const bundleKinds: Readonly<Record<string, FieldKind>> = {
  option_id: 'integer',
  title: 'text',
  required: 'flag',
  position: 'integer',
}
const bundleLinkKinds: Readonly<Record<string, FieldKind>> = {
  sku: 'text',
  qty: 'decimal',
  price: 'decimal',
  is_default: 'flag',
}
const questionKinds: Readonly<Record<string, FieldKind>> = {
  option_id: 'integer',
  title: 'text',
  is_require: 'flag',
  price: 'decimal',
}

/** Lists that some shops keep among the extension attributes, by the name that they have here. */
const movedLists = { bundle_product_options: 'bundle_options', configurable_product_options: 'configurable_options' }

/** Parts of groups and bundles, related products and the questions that a product asks. */
export function mendLinks(draft: Draft, notes: Notes): void {
  const extension = draft.extension_attributes
  if (isRecord(extension)) {
    for (const [from, to] of Object.entries(movedLists))
      if (Array.isArray(extension[from])) draft[to] ??= extension[from]
  }
  for (const link of recordsIn(draft.product_links)) mendFields(link, linkKinds, notes)
  for (const option of recordsIn(draft.bundle_options)) {
    mendFields(option, bundleKinds, notes)
    for (const link of recordsIn(option.product_links)) mendFields(link, bundleLinkKinds, notes)
  }
  for (const question of recordsIn(draft.custom_options)) {
    mendFields(question, questionKinds, notes)
    dropEmpty(question, ['price_type', 'values'], notes)
    for (const value of recordsIn(question.values)) {
      mendFields(value, { option_type_id: 'integer', title: 'text', price: 'decimal' }, notes)
      dropEmpty(value, ['price_type'], notes)
    }
  }
}

function dropEmpty(draft: Draft, fields: readonly string[], notes: Notes): void {
  for (const field of fields) {
    if (draft[field] !== null && draft[field] !== '') continue
    delete draft[field]
    notes.add('empty-field', field)
  }
}
