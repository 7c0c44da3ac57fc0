import { isRecord } from '../../search/field-values.ts'
import type { Notes } from '../report/notes.ts'
import type { AttributeBook } from './attribute-book.ts'
import { type Draft, isEmpty, recordsIn } from './draft.ts'

/** The product of the files that has this sku, or this id. */
export type FindProduct = (name: string) => Draft | undefined

/** What a variant has of its own; its place in the shop is that of its product. */
const variantFields = [
  'id',
  'sku',
  'name',
  'status',
  'price',
  'special_price',
  'special_from_date',
  'special_to_date',
  'final_price',
  'tier_prices',
  'image',
  'small_image',
  'thumbnail',
  'weight',
  'stock',
]

/** A variant with nothing but these says only which product it is. */
const namingFields = new Set(['id', 'sku', 'name', 'position', 'product_id'])

/** Whether the variants stand in documents of their own: then these must be read first. */
export function namesVariants(draft: Draft): boolean {
  return variantsOf(draft).some(isName)
}

/** Variants that are named by sku or id alone get what the products of these names have. */
export function fillVariants(draft: Draft, find: FindProduct, attributes: AttributeBook, notes: Notes): void {
  const codes = [...variantFields, ...codesOf(draft, attributes)]
  draft.configurable_children = variantsOf(draft).flatMap((variant) => {
    if (!isName(variant)) return [variant]
    const found = find(nameOf(variant))
    if (!found) return unknown(variant, notes)
    notes.add('variant-found')
    return [Object.fromEntries(codes.flatMap((code) => (isEmpty(found[code]) ? [] : [[code, found[code]]])))]
  })
}

/** Where the list is missing, the platform's own list of ids stands in for it. */
function variantsOf(draft: Draft): unknown[] {
  const { configurable_children: children, extension_attributes: extension } = draft
  if (Array.isArray(children) && children.length > 0) return children
  const links = isRecord(extension) ? extension.configurable_product_links : undefined
  return Array.isArray(links) ? links : []
}

function isName(variant: unknown): boolean {
  if (!isRecord(variant)) return typeof variant === 'string' || typeof variant === 'number'
  return Object.keys(variant).every((field) => namingFields.has(field)) && nameOf(variant) !== ''
}

function nameOf(variant: unknown): string {
  const name = isRecord(variant) ? (variant.sku ?? variant.id) : variant
  return typeof name === 'string' || typeof name === 'number' ? String(name) : ''
}

/** One that was given as an object stays, as poor as it is. */
function unknown(variant: unknown, notes: Notes): unknown[] {
  notes.add('variant-unknown')
  return isRecord(variant) ? [variant] : []
}

function codesOf(draft: Draft, attributes: AttributeBook): string[] {
  const asked = recordsIn(draft.configurable_options).flatMap((option) => {
    const code = option.attribute_code ?? attributes.byId(option.attribute_id)?.attribute_code
    return typeof code === 'string' ? [code] : []
  })
  const own = attributes.choices
    .filter(({ is_user_defined }) => is_user_defined !== false)
    .map((one) => one.attribute_code)
  return [...new Set([...asked, ...own])]
}
