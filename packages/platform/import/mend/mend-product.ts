import { Product } from '@welt/contract/entity/product.ts'
import type { Mended, Notes } from '../report/notes.ts'
import type { AttributeBook } from './attribute-book.ts'
import { type Draft, isEmpty } from './draft.ts'
import { fitSchema } from './fit-schema.ts'
import { liftAttributes } from './lift-attributes.ts'
import { mendProductAddress } from './mend-address.ts'
import { type CategoryName, mendCategoryList } from './mend-category-list.ts'
import { type FieldKind, mendFields } from './mend-fields.ts'
import { mendPictures } from './mend-gallery.ts'
import { mendId } from './mend-id.ts'
import { mendLinks } from './mend-links.ts'
import { mendOptions } from './mend-options.ts'
import { dropAbsurdAmounts, dropComputedPrices, mendDates, mendPrice, priceKinds } from './mend-prices.ts'
import { mendStock } from './mend-stock.ts'
import { mendTierPrices } from './mend-tier-prices.ts'
import { mendType } from './mend-type.ts'
import { mendVariants } from './mend-variants.ts'
import { raiseToVariants } from './raise-to-variants.ts'
import { splitChoices } from './split-choices.ts'

/** What the rest of the import tells about products. */
export interface ProductFacts {
  attributes: AttributeBook
  categoryName: CategoryName
  /** The product class of the first tax rule. */
  taxClass: number | undefined
  /** Whether the shop computes prices with tax; then those of the file go. */
  computesPrices: boolean
}

const productKinds: Readonly<Record<string, FieldKind>> = {
  sku: 'text',
  name: 'text',
  parentSku: 'text',
  parentId: 'integer',
  status: 'integer',
  visibility: 'integer',
  url_key: 'text',
  url_path: 'text',
  slug: 'text',
  description: 'text',
  qty: 'decimal',
  created_at: 'text',
  updated_at: 'text',
  is_configured: 'flag',
  base_price_amount: 'decimal',
  base_price_base_amount: 'decimal',
  not_saleable: 'integer',
  lowest_price_30_days: 'decimal',
  rating_summary: 'decimal',
  review_count: 'integer',
  ...priceKinds,
}

/**
 * A product as the shop can sell it, whatever style it was written in. Where something that was not understood had to be left
 * out, the rules for what is missing are asked again.
 */
export function mendProduct(
  draft: Draft,
  outerId: string | undefined,
  facts: ProductFacts,
  notes: Notes,
): Mended<Product> {
  const mended = mendOnce(draft, outerId, facts, notes)
  const isCut = mended.ok && notes.entries.has('not-understood')
  return isCut ? mendOnce(draft, outerId, facts, notes) : mended
}

function mendOnce(draft: Draft, outerId: string | undefined, facts: ProductFacts, notes: Notes): Mended<Product> {
  const id = mendId(draft, outerId, notes)
  if (id === undefined) return { ok: false, reason: 'no-id' }
  liftAttributes(draft, notes)
  for (const [field, value] of Object.entries(draft)) {
    if (value !== null) continue
    delete draft[field]
    notes.add('empty-field', field)
  }
  mendSwitches(draft)
  mendFields(draft, productKinds, notes)
  splitChoices(draft, facts.attributes, notes)
  dropAbsurdAmounts(draft, notes)
  if (isEmpty(draft.sku)) return { ok: false, reason: 'no-sku' }

  mendLinks(draft, notes)
  mendVariants(draft, facts.computesPrices, notes)
  mendType(draft, notes)
  mendDefaults(draft, facts, notes)
  const name = typeof draft.name === 'string' ? draft.name : ''
  mendProductAddress(Object.assign(draft, { id, name }), notes)
  mendPictures(draft, notes)
  mendCategoryList(draft, facts.categoryName, notes)
  mendOptions(draft, facts.attributes, notes)
  mendStock(draft, notes)
  mendDates(draft, notes)
  mendTierPrices(draft, notes)
  if (facts.computesPrices) dropComputedPrices(draft, notes)
  mendPrice(draft, notes)
  raiseToVariants(draft, notes)
  return fitSchema(Product, draft, notes)
}

/** On and off, where a shop writes yes and no for it: 1 is on sale, 2 is not. */
function mendSwitches(draft: Draft): void {
  if (typeof draft.status === 'boolean') draft.status = draft.status ? 1 : 2
  for (const field of ['errors', 'info']) {
    const value = draft[field]
    if (Array.isArray(value) && value.length === 0) delete draft[field]
  }
}

function mendDefaults(draft: Draft, { taxClass }: ProductFacts, notes: Notes): void {
  if (isEmpty(draft.name)) {
    draft.name = draft.sku
    notes.add('name-missing')
  }
  if (draft.status === undefined) {
    draft.status = 1
    notes.add('status-missing')
  }
  if (draft.visibility === undefined) {
    draft.visibility = draft.parentSku === undefined ? 4 : 1
    notes.add('visibility-missing')
  }
  if (typeof draft.tax_class_id === 'string' && /^\d+$/.test(draft.tax_class_id)) {
    draft.tax_class_id = Number(draft.tax_class_id)
    notes.add('number-as-text', 'tax_class_id')
  }
  if (isEmpty(draft.tax_class_id) && taxClass !== undefined) {
    draft.tax_class_id = taxClass
    notes.add('tax-class-missing')
  }
}
