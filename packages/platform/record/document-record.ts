import { isRecord } from '../search/field-values.ts'
import { asRow } from '../storage/as-row.ts'
import { asciiJson } from './ascii-json.ts'
import { type BriefProduct, type Detail, isProduct, joinProduct, splitProduct } from './brief-product.ts'
import { packJson, unpackJson } from './packed-json.ts'

/** The texts of a document in the database. */
export interface DocumentRecord {
  /** What a shop reads when it opens; where there is no detail, all of it. */
  document: string
  /** What it reads when somebody looks at the product, packed: kept as it is it would be most of the memory. */
  detail: Uint8Array | null
}

export function writeRecord(entity: string, document: object): DocumentRecord {
  if (entity !== 'product' || !isProduct(document)) return { document: asciiJson(document), detail: null }
  const { brief, detail } = splitProduct(document)
  return { document: asciiJson(brief), detail: detail && packJson(detail) }
}

/** The document that was written. */
export function readRecord({ document, detail }: DocumentRecord): unknown {
  const value: unknown = JSON.parse(document)
  return detail === null ? value : joinProduct(asRow<BriefProduct>(value), readDetail(detail))
}

export function readDetail(packed: Uint8Array): Detail {
  return asRow<Detail>(unpackJson(packed))
}

export function isSameRecord(one: DocumentRecord, other: DocumentRecord): boolean {
  if (one.document !== other.document) return false
  if (one.detail === null || other.detail === null) return one.detail === other.detail
  return Buffer.compare(one.detail, other.detail) === 0
}

/** The skus of a product: its own and those of its variants. */
export function skusOfRecord({ document, detail }: DocumentRecord): string[] {
  const product: unknown = JSON.parse(document)
  if (!isRecord(product)) return []
  const { configurable_children: variants } = product
  const ofVariants: unknown[] =
    detail !== null && isRecord(variants) ? listOf(variants.sku) : listOf(variants).map(skuOf)
  return [product.sku, ...ofVariants].filter((sku) => typeof sku === 'string')
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function skuOf(value: unknown): unknown {
  return isRecord(value) ? value.sku : undefined
}
