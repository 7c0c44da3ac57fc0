import type { Product } from '@welt/contract/entity/product.ts'
import { fieldValues, isRecord } from '../search/field-values.ts'
import { isTabled, tableOf, type VariantTable } from './variant-table.ts'

/** What is long, and told only with the whole product: nobody needs it to find, list or price one. */
const longFields = ['description', 'short_description', 'media_gallery', 'product_links'] as const
const children = 'configurable_children'
const options = 'configurable_options'
/** What a product is found by. */
const optionWords = { label: `${options}.label`, values: `${options}.values.label` }

type LongField = (typeof longFields)[number]
type DetailField = LongField | typeof children | typeof options

/** What a whole product has beside the brief one. */
export type Detail = Partial<Pick<Product, DetailField>>

/** A product as far as it must be known before somebody looks at it. What is left out stands there as null, so that it keeps its place. */
export type BriefProduct = {
  [Field in keyof Product as Field extends DetailField ? never : Field]: Product[Field]
} & {
  [children]?: VariantTable
  [options]?: OptionWords
} & { [Field in LongField]?: null }

interface OptionWords {
  readonly label: readonly unknown[]
  readonly values: { readonly label: readonly unknown[] }
}

const detailFields: readonly DetailField[] = [...longFields, children, options]

/** Prices are read with care by the price rules, all other fields only travel through. */
export function isProduct(value: unknown): value is Product {
  if (!isRecord(value) || typeof value.sku !== 'string' || typeof value.id !== 'number') return false
  const children = value.configurable_children
  if (children === undefined) return true
  return Array.isArray(children) && children.every((child) => isRecord(child) && typeof child.sku === 'string')
}

/** The same for one that was split. */
export function isBriefProduct(value: unknown): value is BriefProduct {
  if (!isRecord(value) || typeof value.sku !== 'string' || typeof value.id !== 'number') return false
  const table = value[children]
  if (table === undefined) return true
  return isRecord(table) && Array.isArray(table.sku) && table.sku.every((sku) => typeof sku === 'string')
}

/** Null for a product that is brief already. `joinProduct` makes of both what it was, in the order that it had. */
export function splitProduct(product: Product): { brief: BriefProduct; detail: Detail | null } {
  const own = detailFields.filter((field) => product[field] !== undefined)
  if (own.length === 0) return { brief: asBrief(product), detail: null }
  const detail = Object.fromEntries(own.map((field) => [field, product[field]]))
  const brief = Object.fromEntries(own.map((field) => [field, briefly(product, field)]))
  return { brief: asBrief({ ...product, ...brief }), detail }
}

export function joinProduct(brief: BriefProduct, detail: Detail): Product {
  const whole: object = { ...brief, ...detail }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is brief in the first, the second has whole
  return whole as Product
}

/** Whether a path may lead into the detail of a product. */
export function isOfDetail(path: string): boolean {
  const [top = ''] = path.split('.', 1)
  return isDetail(top)
}

/**
 * Where a path leads to all that the whole product has there. `unknown` is below something in the detail: nobody knows what is there
 * before it is read.
 */
export function whereIs(brief: BriefProduct, path: string): 'brief' | 'detail' | 'unknown' {
  const [top = '', field, ...below] = path.split('.')
  if (!isDetail(top) || brief[top] === undefined) return 'brief'
  const table = brief[children]
  if (top === children && table) {
    if (field === undefined || isTabled(table, path.slice(children.length + 1))) return 'brief'
    return below.length === 0 ? 'detail' : 'unknown'
  }
  if (path === optionWords.label || path === optionWords.values) return 'brief'
  return field === undefined ? 'detail' : 'unknown'
}

function briefly(product: Product, field: DetailField): VariantTable | OptionWords | null {
  if (field === children) return tableOf(product, product[children] ?? [])
  if (field !== options) return null
  return {
    label: fieldValues(product, optionWords.label),
    values: { label: fieldValues(product, optionWords.values) },
  }
}

function isDetail(field: string): field is DetailField {
  return detailFields.some((each) => each === field)
}

function asBrief(fields: object): BriefProduct {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whoever splits a product says so
  return fields as BriefProduct
}
